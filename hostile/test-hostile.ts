// npm run test:hostile: the running product under attack, an honest driver beside it. `-- --seconds 30` measures longer,
// `-- --only words` takes the attacks whose names hold the word.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { attacks } from './attacks.ts';
import { beHonest } from './honest-driver.ts';
import { limits } from './limits.ts';
import { stillThere, treeOf } from './processes.ts';
import { startProduct } from './product.ts';
import { type Measured, report } from './report.ts';
import { type Seen, watch } from './watch.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, only: { type: 'string', default: '' } },
});
const duration = Number(values.seconds) * 1000;
const chosen = attacks.filter(({ name }) => name.includes(values.only));
const faults: string[] = [];

const product = await startProduct(2 + 4 * (chosen.length + 4));
const watching = watch(product);
const sights: Seen[] = [];
try {
  // The first screenshot waits for the models to load.
  await beHonest(product, AbortSignal.abort(), 1);
  const alone = await beHonest(product, AbortSignal.abort(), 5);
  console.log(report.head(alone));
  for (const attack of chosen) {
    await watching.read();
    const stop = new AbortController();
    const attacking = attack.run(product, stop.signal);
    // The attack is to be under way before the driver comes.
    await pause(1000);
    const time = AbortSignal.timeout(duration);
    const times = await beHonest(product, time, 3);
    stop.abort();
    const measured: Measured = { name: attack.name, times, tally: await attacking, seen: await watching.read() };
    sights.push(measured.seen);
    console.log(report.line(measured, alone));
    faults.push(...limits.faultsOf(measured, alone));
    await untilQuiet();
  }
  faults.push(...(await stopUnderAttack()));
} finally {
  watching.end();
  await product.stop();
  await product.remove();
}
const outside = [...new Set(sights.flatMap((seen) => seen.outside))];
faults.push(...outside.map((address) => `something talked to ${address}`));
console.log(report.end(sights));
for (const fault of faults) console.log(`  FAULT: ${fault}`);
console.log(`${chosen.length + 2 - faults.length} passed, ${faults.length} failed`);
process.exit(faults.length > 0 ? 1 : 0);

/** What was under way when an attack ended is not to be counted against the next one. */
async function untilQuiet(): Promise<void> {
  await beHonest(product, AbortSignal.abort(), 1);
}

/** SIGTERM in the middle of the worst files: the stop ends in time, and nothing of the product is left. */
async function stopUnderAttack(): Promise<string[]> {
  const end = new AbortController();
  const attacking = Promise.all(attacks.slice(0, 4).map((attack) => attack.run(product, end.signal)));
  await pause(3000);
  const before = treeOf(product.pid);
  const { code, ms } = await product.stop();
  end.abort();
  await attacking;
  const left = stillThere(before);
  console.log(
    `\nstopped under attack in ${(ms / 1000).toFixed(1)} s with exit code ${code}; processes left: ${left.length}`,
  );
  return limits.faultsOfStop({ code, ms, left });
}
