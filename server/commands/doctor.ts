import { parseArgs } from 'node:util';
import { readConfigOrExit } from '../config/config.ts';
import { examineDeeply } from './doctor/deep.ts';
import { examine } from './doctor/examine.ts';
import { sendTestMessages } from './doctor/message-checks.ts';
import { failUsage } from './shell.ts';

const usage = [
  'npm run doctor [-- --deep] [-- --send-to +525512345678]',
  '  --deep      also checks database, files, disk, clock, jobs and backups',
  '  --send-to   also sends a test message to this number or e-mail, by every channel that reaches it',
].join('\n');

// Prints for every outside service whether it is configured and works, and warns if drivers have no contact for help. The exit
// code is 1 if something doesn't work.
const { deep, 'send-to': sendTo } = readArguments();
const config = readConfigOrExit(process.env);
const findings = [
  ...(await examine(config)),
  ...(deep ? await examineDeeply(config, () => new Date()) : []),
  ...(sendTo ? await sendTestMessages(config, sendTo) : []),
];
for (const { name, state, words } of findings) console.log(`${state.padEnd(6)}  ${name.padEnd(12)}  ${words}`);
process.exitCode = findings.some(({ state }) => state === 'FAILED') ? 1 : 0;

function readArguments() {
  try {
    return parseArgs({ options: { deep: { type: 'boolean', default: false }, 'send-to': { type: 'string' } } }).values;
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
