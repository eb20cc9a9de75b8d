import { readConfigOrExit } from '../config/config.ts';
import { examine } from './doctor/examine.ts';

// Says of every outside service whether it is configured and does its work, and warns when drivers can't ask for help; the exit
// code is 1 when a service doesn't work.
const findings = await examine(readConfigOrExit(process.env));
for (const { name, state, words } of findings) console.log(`${state.padEnd(6)}  ${name.padEnd(10)}  ${words}`);
process.exitCode = findings.some(({ state }) => state === 'FAILED') ? 1 : 0;
