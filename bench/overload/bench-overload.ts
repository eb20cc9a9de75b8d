// npm run bench:overload: five times as many drivers as this machine serves, with staff at work beside them. First the
// pictures that drivers send one after another are counted; that rate decides how many drivers a machine serves who each
// send one picture every quarter of a minute. `-- --seconds 120 --times 5` measures other amounts.
import { parseArgs } from 'node:util';
import { startProduct } from '../../hostile/product.ts';
import { drawFiles } from '../capacity/driver.ts';
import { watchMemory } from '../capacity/usage.ts';
import { judge, quantile } from '../run/figures.ts';
import { Desk, type Rush, rush } from './rush.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '120' }, times: { type: 'string', default: '5' } },
});
const ms = Number(values.seconds) * 1000;
const times = Number(values.times);
/** Time between two pictures of a driver, in ms. */
const EVERY = 15_000;
/** Of the pictures that the machine reads without a pause, drivers in a quiet hour send this share. */
const QUIET = 0.8;
const STAFF = 3;
/** Part of the quiet rate; factor of the quiet time; ms; MB of server and children, the limit in deploy/kubernetes. */
const goals = { rate: 0.8, staff: 3, refusal: 2000, memory: 2048 };
const limits = ['CALLS_PER_MINUTE', 'APPLICATION_CALLS_PER_MINUTE', 'UPLOADS_PER_HOUR', 'SCREENSHOTS_PER_HOUR'];
for (const name of [...limits, 'WRITES_PER_HOUR', 'STAFF_OPENINGS_PER_HOUR']) process.env[name] = '100000';

const files = await drawFiles(6);
const product = await startProduct(4000);
try {
  const desks = await Promise.all(Array.from({ length: STAFF }, (_, n) => Desk.open(product, `reviewer${n}`)));
  const common = { url: `http://127.0.0.1:${product.port}`, take: () => product.take('mx'), files };
  // The first pictures wait for the models to load.
  await rush({ ...common, drivers: 2, every: 0, ms: 15_000 });
  const most = perMinute(await rush({ ...common, drivers: 4, every: 0, ms: ms / 2 }), ms / 2);
  const drivers = Math.max(1, Math.round((QUIET * most * EVERY) / 60_000));
  console.log(`${most.toFixed(0)} pictures a minute without a pause, so this machine serves ${drivers} drivers`);

  const phase = async (count: number) => {
    const memory = watchMemory(product.pid);
    const end = performance.now() + ms;
    const working = desks.map((desk) => desk.work(() => performance.now() > end));
    const drivers = await rush({ ...common, drivers: count, every: EVERY, ms });
    const p95 = quantile((await Promise.all(working)).flat(), 0.95);
    memory.end();
    const { own, all } = memory.peak;
    console.log(
      `${count} drivers: ${perMinute(drivers, ms).toFixed(0)} pictures read a minute, ` +
        `staff's calls p95 ${p95.toFixed(0)} ms, ${all.toFixed(0)} MB, refusals ${shown(drivers)}`,
    );
    return { drivers, rate: perMinute(drivers, ms), p95, own };
  };
  const quiet = await phase(drivers);
  const over = await phase(drivers * times);

  const rate = over.rate / quiet.rate;
  judge(`pictures read a minute / quiet ${rate.toFixed(2)} (goal ${goals.rate})`, rate >= goals.rate);
  const slower = over.p95 / quiet.p95;
  judge(`staff's calls, p95 / quiet ${slower.toFixed(2)} (goal ${goals.staff})`, slower <= goals.staff);
  const { refusals } = over.drivers;
  const slowest = Math.max(0, ...refusals.map((refusal) => refusal.ms));
  judge(
    `slowest of ${refusals.length} refusals ${slowest.toFixed(0)} ms (goal ${goals.refusal})`,
    slowest <= goals.refusal,
  );
  judge(
    'every refusal says when to return',
    refusals.every(({ isDated }) => isDated),
  );
  const faults = [...quiet.drivers.faults, ...over.drivers.faults];
  for (const fault of new Set(faults)) console.log(`  FAULT: ${fault}`);
  judge('nothing else failed', faults.length === 0);
  const grown = `${(over.own / quiet.own).toFixed(2)} of the quiet phase`;
  judge(
    `memory without PostgreSQL ${over.own.toFixed(0)} MB, ${grown} (goal ${goals.memory})`,
    over.own <= goals.memory,
  );
} finally {
  await product.stop();
  await product.remove();
}

function perMinute({ read }: Rush, span: number): number {
  return (read * 60_000) / span;
}

function shown({ refusals }: Rush): string {
  const lines = [...Map.groupBy(refusals, (item) => item.of)].map(([of, some]) => {
    const took = some.map((item) => item.ms);
    const shares = [0.5, 0.99, 1].map((share) => quantile(took, share).toFixed(0));
    return `\n       ${some.length} x ${of}: p50, p99 and slowest ${shares.join(', ')} ms`;
  });
  return lines.join('') || 'none';
}
