import type { FastifyInstance, InjectOptions } from 'fastify';
import { MadeUpStaff } from '../../scripts/demo/made-up-staff.ts';
import type { Installation } from './installation.ts';
import { type Read, readsOf } from './reads.ts';
import { note, type Times } from './timed-app.ts';

/**
 * Makes each read `count` times, alternating between the installations, so that other work on the machine slows all of
 * them.
 */
export async function measureReads(sites: Installation[], count: number): Promise<Times[]> {
  const asked = await Promise.all(sites.map(async (site) => ({ site, ...(await signIn(site)) })));
  const reads = await readsOf(sites[0]!.deps.pool);
  const all: Times[] = sites.map(() => new Map());
  for (const read of reads) {
    // The first warms the caches.
    for (let n = 0; n <= count; n++)
      for (const [at, { site, cookie }] of asked.entries()) {
        const took = await time(site, read, cookie);
        if (n > 0) note(all[at]!, read.name, took);
      }
  }
  return all;
}

/** In ms; NaN if it was refused, which misses any goal. */
async function time(
  { app }: Installation,
  { name, method, url, payload, isStaffs }: Read,
  cookie: string,
): Promise<number> {
  const begun = performance.now();
  const answer = await app.inject({
    method,
    url,
    ...(isStaffs && { headers: { cookie } }),
    ...(payload && { payload }),
  });
  const took = performance.now() - begun;
  if (answer.statusCode < 400) return took;
  console.log(`${name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  return Number.NaN;
}

/** An admin whose second factor is fresh. */
async function signIn({ app, deps }: Installation): Promise<{ cookie: string }> {
  let cookie = '';
  const inject = async (call: InjectOptions) => {
    const answer = await app.inject(call);
    cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0]!;
    return answer;
  };
  await MadeUpStaff.hire(
    { inject } as unknown as FastifyInstance,
    deps,
    'admin',
    'Bench',
    `admin-${Date.now()}@example.com`,
  );
  await deps.pool.query(`update staff_sessions set stepped_up_until = now() + interval '3 hours'`);
  return { cookie };
}
