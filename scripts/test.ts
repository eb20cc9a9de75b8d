import { parseArgs } from 'node:util';
import { installChromium } from './install-chromium.ts';
import { runSteps } from './steps.ts';
import { testGroups, testSteps } from './test-steps.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',') ?? Object.keys(testSteps);
const unknown = only.filter((name) => !(name in testSteps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: choose from ${Object.keys(testSteps).join(', ')}.`);
  process.exit(2);
}

const begun = performance.now();
if (only.includes('screens') || only.includes('journeys')) process.env.CHROMIUM = installChromium();
const groups = testGroups.map((names) => names.filter((name) => only.includes(name)).map((name) => testSteps[name]));
const failed = await runSteps(groups);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(failed.length > 0 ? `FAILED: ${failed.join(', ')} (${seconds} s)` : `All tests passed (${seconds} s).`);
process.exitCode = failed.length > 0 ? 1 : 0;
