import path from 'node:path';
import { parseArgs } from 'node:util';
import { installChromium, installHeadlessChromium } from './chromium.ts';
import { runSteps } from './steps.ts';
import { longSteps, reportLeftOut, type StepName, testGroups, testSteps } from './test-steps.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    'without-postgres': { type: 'boolean', default: false },
  },
});
const steps = testSteps(values.all, values['without-postgres']);
const names = Object.keys(steps) as StepName[];
const only: string[] = values.only?.split(',') ?? names.filter((name) => values.all || !longSteps.includes(name));
const unknown = only.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: choose from ${names.join(', ')}.`);
  process.exit(2);
}

const begun = performance.now();
// See buildWeb: only tests read these files.
process.env.QUICK_BUILD = '1';
// Hundreds of processes load the same files, so they share compiled code.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled');
// Colours are only for terminals, but the tools would also use them when `CI` is set.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';
if (only.includes('screens') || only.includes('journeys')) {
  process.env.CHROMIUM = installChromium();
  process.env.CHROMIUM_SHELL = installHeadlessChromium();
}
const groups = testGroups.map((group) => group.filter((name) => only.includes(name)).map((name) => steps[name]));
const failed = await runSteps(groups);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
if (!values.all && !values.only) console.log(reportLeftOut());
console.log(failed.length > 0 ? `FAILED: ${failed.join(', ')} (${seconds} s)` : `All tests passed (${seconds} s).`);
process.exitCode = failed.length > 0 ? 1 : 0;
