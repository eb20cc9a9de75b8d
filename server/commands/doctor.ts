import { parseArgs } from 'node:util';
import { readConfigOrExit } from '../config/config.ts';
import { examineDeeply } from './doctor/deep.ts';
import { examine } from './doctor/examine.ts';
import { failUsage } from './shell.ts';

const usage = 'npm run doctor [-- --deep]   --deep also checks database, files, disk, clock, jobs and backups';

// Prints for every outside service whether it is configured and works, and warns if drivers have no contact for help. The exit
// code is 1 if something doesn't work.
const deep = readArguments();
const config = readConfigOrExit(process.env);
const findings = [...(await examine(config)), ...(deep ? await examineDeeply(config, () => new Date()) : [])];
for (const { name, state, words } of findings) console.log(`${state.padEnd(6)}  ${name.padEnd(12)}  ${words}`);
process.exitCode = findings.some(({ state }) => state === 'FAILED') ? 1 : 0;

function readArguments(): boolean {
  try {
    return parseArgs({ options: { deep: { type: 'boolean', default: false } } }).values.deep;
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
