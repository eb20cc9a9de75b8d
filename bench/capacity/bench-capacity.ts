// npm run bench:capacity: what whole applications cost the product through its API, the latency of another driver's
// GETs meanwhile, and a hundred drivers at once. `-- --applications 30 --together 4 --burst 100 --pictures 13` measures
// other amounts.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProduct } from '../../hostile/product.ts';
import { quantile } from '../run/figures.ts';
import { Driver, drawFiles, ofDriver, type Tally } from './driver.ts';
import { cpuOf, type Split, watchCpu, watchMemory } from './usage.ts';

const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '10' },
    together: { type: 'string', default: '2' },
    burst: { type: 'string', default: '100' },
    // Pictures of each driver in the burst.
    pictures: { type: 'string', default: '3' },
  },
});
const [applications, together] = [Number(values.applications), Number(values.together)];
const [burst, pictures] = [Number(values.burst), Number(values.pictures)];
/** CPU-seconds per application, 99th percentile of GETs meanwhile in ms, total memory in MB. */
const goals = { cpu: 6.5, get: 100, memory: 1100 };

const files = await drawFiles(applications + 1);
const filesOf = (number: number) => ofDriver(files[number % files.length]!, number);
const product = await startProduct(applications + burst + 4);
const url = `http://127.0.0.1:${product.port}`;
const memory = watchMemory(product.pid);
const faults: string[] = [];
try {
  // The first one waits for the models to load.
  await new Driver(url, product.take('mx'), new Map()).apply(filesOf(0));
  await measureApplications();
  await measureBurst();
} finally {
  memory.end();
  await product.stop();
  await product.remove();
}
judge('MB at the peak, PostgreSQL included', memory.peak.all, goals.memory);
console.log(`       ${memory.peak.own.toFixed(0)} MB of them without PostgreSQL`);
for (const fault of faults) console.log(`  FAULT: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

async function measureApplications(): Promise<void> {
  const tally: Tally = new Map();
  const beside = keepAsking();
  const parts = watchCpu(product.pid);
  const [began, before] = [performance.now(), cpuOf(product.pid)];
  let next = 1;
  const applying = Array.from({ length: together }, async () => {
    for (let number = next++; number <= applications; number = next++)
      await new Driver(url, product.take('mx'), tally).apply(filesOf(number)).catch(({ message }) => {
        faults.push(message);
      });
  });
  await Promise.all(applying);
  const cpu = (cpuOf(product.pid) - before) / applications;
  const seconds = (performance.now() - began) / 1000;
  const gets = await beside.stop();
  console.log(`${applications} whole applications, ${together} at a time, in ${seconds.toFixed(0)} s: ${shown(tally)}`);
  judge('CPU-seconds an application', cpu, goals.cpu);
  console.log(`       ${shownSplit(parts.end())}`);
  judge(`ms for a GET beside, p99 of ${gets.length}`, quantile(gets, 0.99), goals.get);
  for (const answer of tally.keys())
    if (/^5/.test(answer) && !answer.startsWith('503')) faults.push(`answered ${answer}`);
}

/**
 * A hundred drivers send at the same moment; those for whom there is no room are told when to retry, and all succeed.
 */
async function measureBurst(): Promise<void> {
  const tally: Tally = new Map();
  const began = performance.now();
  const drivers = Array.from({ length: burst }, (_, number) => ({
    driver: new Driver(url, product.take('mx'), tally),
    own: filesOf(10_000 + number),
  }));
  const through = await Promise.all(
    drivers.map(({ driver, own }) =>
      Promise.all(own.weeks.slice(0, pictures).map((week) => driver.screenshot('earnings', week))).then(
        () => 1,
        ({ message }) => {
          faults.push(`in the burst: ${message}`);
          return 0;
        },
      ),
    ),
  );
  const count = through.reduce<number>((sum, item) => sum + item, 0);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${burst} drivers with ${pictures} pictures each at once: ${count} through in ${seconds.toFixed(0)} s: ${shown(tally)}`,
  );
  for (const answer of tally.keys()) if (answer.includes('rate_limited')) faults.push('somebody was rate_limited');
}

/** GETs of one more driver, ten a second. */
function keepAsking(): { stop(): Promise<number[]> } {
  const driver = new Driver(url, product.take('mx'), new Map());
  const took: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await driver.read();
      took.push(performance.now() - begun);
      await pause(100);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return took;
    },
  };
}

function judge(what: string, found: number, goal: number): void {
  const isFine = found <= goal;
  console.log(`${isFine ? 'ok    ' : 'MISSED'} ${found.toFixed(found < 10 ? 2 : 0)} ${what} (goal ${goal})`);
  if (!isFine) faults.push(`${what}: ${found.toFixed(2)} of ${goal}`);
}

function shownSplit(split: Split): string {
  return [...split]
    .toSorted(([, a], [, b]) => b.seconds - a.seconds)
    .map(([part, { seconds, processes }]) => `${part} ${(seconds / applications).toFixed(2)} (${processes} processes)`)
    .join(', ');
}

function shown(tally: Tally): string {
  return [...tally].map(([answer, count]) => `${count} x ${answer}`).join(', ');
}
