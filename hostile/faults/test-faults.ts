// npm run test:faults: three servers on one database serve drivers who fill in, upload and book, while one thing after
// another fails. Afterwards no acknowledged write may be lost, no message sent twice, and every server must serve. `--
// --short` shortens each fault, `-- --only hangs` selects the faults whose names contain the word, `-- --bucket` keeps
// files in an object store.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { onlyAdvisors } from '../../server/appointments/testing/test-calendar.ts';
import { type Drivers, settleAccounts, startDrivers } from './drivers.ts';
import { judgeAll, type Kind, kinds } from './kinds.ts';
import { type Site, startSite } from './site.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    bucket: { type: 'boolean', default: false },
    drivers: { type: 'string', default: '6' },
  },
});
const seconds = values.short ? 5 : 20;
const rounds = values.short ? 1 : 3;
/** Undisturbed time between two faults, in ms. */
const QUIET = 2000;

const begun = performance.now();
const site = await startSite(values.bucket ? 'bucket' : 'folder');
const faults: string[] = [];
try {
  await onlyAdvisors(site, ...Array.from({ length: 20 }, (_, n) => ({ name: `Advisor ${n + 1}` })));
  const drivers = startDrivers(site, Number(values.drivers));
  let refused: Error | null = null;
  drivers.working.catch((error) => {
    refused = error;
  });
  for (let round = 0; round < rounds; round++)
    for (const kind of kinds.filter(({ name }) => name.includes(values.only))) {
      faults.push(...(await suffer(site, drivers, kind)));
      if (refused) throw refused;
    }
  await drivers.stop();
  faults.push(...(await settleAccounts(site, drivers.acknowledged)));
  console.log(`${drivers.acknowledged.length} drivers, ${drivers.writes()} writes acknowledged`);
  if (drivers.writes() < 100) faults.push('too few writes to say anything');
} finally {
  await site.close();
}
for (const fault of faults) console.log(`  FAULT: ${fault}`);
console.log(
  `${faults.length === 0 ? 'Nothing was lost' : `${faults.length} faults`} (${((performance.now() - begun) / 1000).toFixed(0)} s)`,
);
process.exit(faults.length > 0 ? 1 : 0);

async function suffer(on: Site, drivers: Drivers, { name, happen, judge }: Kind): Promise<string[]> {
  await pause(QUIET);
  const usual = drivers.look().longest;
  const wrong = await happen(on, seconds);
  const since = performance.now();
  await on.untilAllServe();
  // Calls that were waiting for its end count as well.
  const during = drivers.look();
  const back = ((performance.now() - since) / 1000).toFixed(1);
  const answers = Object.entries(during.answers).map(([answer, count]) => `${count} x ${answer}`);
  console.log(
    `\n${name}\n  all serve ${back} s later; meanwhile ${answers.join(', ')}; longest ${during.longest.toFixed(0)} ms`,
  );
  return [...wrong, ...judgeAll(during, usual), ...(judge?.(during) ?? [])].map((fault) => `${name}: ${fault}`);
}
