import { judge, median, quantile } from '../run/figures.ts';
import { type Child, type Job, load, send } from './child.ts';

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

/**
 * The cost of server-rendered first screens compared with the empty page and its calls, their effect on other requests,
 * and memory.
 */
export async function benchPages(product: Child<unknown>, requestId: string, rounds: number): Promise<void> {
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
  for (const [screen, all] of Object.entries(ratios)) {
    const ratio = median(all);
    const share = `${ratio.toFixed(2)} of an empty page and its calls (wanted ${WANTED})`;
    judge(`${screen.padEnd(16)} ${share}`, ratio >= WANTED);
  }
  console.log(`  /customer        ${median(alone).toFixed(2)} of the empty page alone`);

  await besideGets(call, () => load(drawn('/customer'), 3000, 8));

  const before = await product.usage();
  await load(drawn('/tasks'), 10_000, 16);
  const after = await product.usage();
  console.log(
    `  memory: ${Math.round(before.rss)} MB before, ${Math.round(after.rss)} MB after 10,000 pages; the peak rose by ${Math.round(after.peak - before.peak)} MB`,
  );
}

/** Does `work`, and reports how long GETs take meanwhile. */
export async function besideGets(get: Job, work: () => Promise<unknown>): Promise<void> {
  const p99 = (times: number[]) => `${quantile(times, 0.99).toFixed(1)} ms`;
  const calm = await load(get, 300, 1);
  let busy = true;
  const working = work().finally(() => {
    busy = false;
  });
  const meanwhile: number[] = [];
  while (busy) meanwhile.push(...(await load(get, 20, 1)));
  await working;
  console.log(`  GET meanwhile: p99 ${p99(meanwhile)} over ${meanwhile.length} calls (calm: ${p99(calm)})`);
}
