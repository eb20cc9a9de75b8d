import type { Child } from './child.ts';
import { type Job, load, send } from './load.ts';

/**
 * The cost of server-rendered first screens: compared with the empty page plus its calls, the effect on other requests, and
 * memory.
 */
export interface PagesReport {
  lines: string[];
  /** False when a goal is missed. */
  fine: boolean;
}

/** Pages, with the calls of their screens besides the one for the application. */
const screens: Record<string, string[]> = {
  '/welcome': [],
  '/customer': [],
  '/platforms': [],
  '/tasks': [],
  '/platforms/uber': ['/ocr/profile-data/ID/uber/es-MX'],
};
const COUNT = 1500;
/** The empty page and its calls, for comparison. */
const WANTED = 0.25;

export async function benchPages(product: Child<unknown>, requestId: string, rounds: number): Promise<PagesReport> {
  const { port } = product.hello;
  const visit = { 'sec-fetch-dest': 'document', 'sec-ch-ua-mobile': '?1' };
  const drawn = (screen: string): Job => ({
    port,
    path: `/${requestId}${screen}`,
    headers: { ...visit, 'accept-encoding': 'gzip, deflate, br' },
  });
  const empty: Job = { port, path: `/${requestId}/customer` };
  const call: Job = { port, path: `/api/public/admission/requests/${requestId}` };
  const holder = { 'x-admission-request-id': requestId };
  const page = await send({ ...drawn('/customer'), headers: visit });
  if (!page.includes('id="drawn"')) throw new Error('the page was not drawn; is the web app built?');

  const perSecond = async (jobs: Job[]) => {
    const start = await product.usage();
    for (const job of jobs) await load(job, COUNT, 16);
    const end = await product.usage();
    return COUNT / (end.cpu - start.cpu);
  };
  const lines: string[] = [];
  const ratios: Record<string, number[]> = {};
  const alone: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const file = await perSecond([empty]);
    for (const [screen, more] of Object.entries(screens)) {
      const reads = more.map((path): Job => ({ port, path: `/api${path.replace('ID', requestId)}`, headers: holder }));
      const floor = await perSecond([empty, call, ...reads]);
      const own = await perSecond([drawn(screen)]);
      // The first round is a warm-up and doesn't count.
      if (round > 0) ratios[screen] = [...(ratios[screen] ?? []), own / floor];
      if (round > 0 && screen === '/customer') alone.push(own / file);
    }
  }
  let fine = true;
  for (const [screen, all] of Object.entries(ratios)) {
    const ratio = median(all);
    const kept = ratio >= WANTED;
    fine &&= kept;
    lines.push(
      `  ${screen.padEnd(16)} ${ratio.toFixed(2)} of an empty page and its calls (wanted ${WANTED}) ${kept ? 'ok' : 'MISSED'}`,
    );
  }
  lines.push(`  /customer        ${median(alone).toFixed(2)} of the empty page alone`);

  const calm = await load(call, 300, 1);
  let busy = true;
  const flood = load(drawn('/customer'), 3000, 8).finally(() => {
    busy = false;
  });
  const meanwhile: number[] = [];
  while (busy) meanwhile.push(...(await load(call, 20, 1)));
  await flood;
  lines.push(
    `  GET meanwhile: p99 ${p99(meanwhile).toFixed(1)} ms over ${meanwhile.length} calls (calm: ${p99(calm).toFixed(1)} ms)`,
  );

  const before = await product.usage();
  await load(drawn('/tasks'), 10_000, 16);
  const after = await product.usage();
  lines.push(
    `  memory: ${Math.round(before.rss)} MB before, ${Math.round(after.rss)} MB after 10,000 pages; the peak rose by ${Math.round(after.peak - before.peak)} MB`,
  );
  return { lines, fine };
}

function median(list: number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}

function p99(list: number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.99)] ?? Number.NaN;
}
