// npm run test:hostile: attacks the running product beside an honest driver. `-- --seconds 30` measures longer, `--
// --only words` selects the attacks whose names contain the word, `-- --short` is quick and tolerates a busy machine.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Attack, attacks } from './attacks.ts';
import { beHonest } from './honest-driver.ts';
import { stillThere, treeOf } from './processes.ts';
import { startProduct } from './product.ts';
import { faultsOf, faultsOfStop, type Measured, report, type Slack } from './report.ts';
import { type Seen, watch } from './watch.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
  },
});
const duration = values.short ? 2000 : Number(values.seconds) * 1000;
const slack: Slack = values.short ? 2 : 1;
const chosen = attacks.filter(({ name }) => name.includes(values.only));
const faults: string[] = [];
let passed = 0;

// Each attack needs up to three applications, up to twice, plus one for a driver before it and one beside it.
const product = await startProduct(10 * chosen.length + 20);
const watching = watch(product);
const sights: Seen[] = [];
try {
  // The first screenshot waits for the models to load.
  await beHonest(product, AbortSignal.abort(), 1);
  console.log(report.head);
  for (const attack of chosen) {
    let found = await measure(attack);
    // Other work on this machine can also slow a driver down, but only an attack does so every time.
    if (found.length > 0) found = await measure(attack);
    faults.push(...found);
    if (found.length === 0) passed++;
  }
  const stopFaults = await stopUnderAttack();
  faults.push(...stopFaults);
  if (stopFaults.length === 0) passed++;
} finally {
  watching.end();
  await product.stop();
  await product.remove();
}
const outside = [...new Set(sights.flatMap((seen) => seen.outside))];
faults.push(...outside.map((address) => `something talked to ${address}`));
if (outside.length === 0) passed++;
console.log(report.end(sights));
for (const fault of faults) console.log(`  FAULT: ${fault}`);
console.log(`${passed} passed, ${faults.length} failed`);
process.exit(faults.length > 0 ? 1 : 0);

/** A driver alone, then beside the attack; returns the exceeded limits. */
async function measure(attack: Attack): Promise<string[]> {
  const alone = await beHonest(product, AbortSignal.abort(), 3);
  await watching.read();
  const stop = new AbortController();
  const attacking = attack.run(product, stop.signal);
  // The attack must be under way before the driver starts.
  await pause(1000);
  const times = await beHonest(product, AbortSignal.timeout(duration), 3);
  stop.abort();
  const tally = await attacking;
  const measured: Measured = { name: attack.name, alone, times, tally, seen: await watching.read() };
  sights.push(measured.seen);
  console.log(report.line(measured));
  // Leftovers of this attack must not count against the next one.
  await beHonest(product, AbortSignal.abort(), 1);
  return faultsOf(measured, slack);
}

/** SIGTERM during the worst files: the stop ends in time, and no process of the product remains. */
async function stopUnderAttack(): Promise<string[]> {
  const end = new AbortController();
  const attacking = Promise.all(attacks.slice(0, 4).map((attack) => attack.run(product, end.signal)));
  await pause(3000);
  const before = treeOf(product.pid);
  const { code, ms } = await product.stop();
  end.abort();
  await attacking;
  const left = stillThere(before);
  const seconds = (ms / 1000).toFixed(1);
  console.log(`\nstopped under attack in ${seconds} s with exit code ${code}; processes left: ${left.length}`);
  return faultsOfStop({ code, ms, left });
}
