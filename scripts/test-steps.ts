import { availableParallelism } from 'node:os';
import type { Step } from './steps.ts';

const bin = (path: string) => `node_modules/${path}`;
// They wait for databases and processes as much as they work: one more than the cores.
const workers = `--maxWorkers=${availableParallelism() + 1}`;
// In a log nobody watches grow, only what failed is worth its lines.
const watched = Boolean(process.stdout.isTTY);
const reporter = watched ? '--reporter=dot' : '--reporter=minimal';
const vitest = (...args: string[]) => [bin('vitest/vitest.mjs'), 'run', reporter, ...args];
// One checker: the usual four each work out much of the same types, which costs twice the processor time. Collecting garbage
// less often saves a quarter of the rest and takes no more memory.
const typescript = (project: string) => ({
  args: [bin('typescript/bin/tsc'), '--noEmit', '-p', project, '--checkers', '1'],
  env: { GOGC: '300' },
});
const playwright = (...args: string[]) => [
  bin('@playwright/test/cli.js'),
  'test',
  '-c',
  'e2e/playwright.config.ts',
  `--reporter=${watched ? 'line' : 'dot'}`,
  ...args,
];

/** The tag of the journeys that `npm test` runs without `--all`: every main way once. */
export const CORE = '@core';

/** All checks, by the names for `npm test -- --only`; with `all` also what takes long. */
export function testSteps(all: boolean) {
  return {
    lint: {
      name: 'lint',
      args: [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', `--colors=${watched ? 'force' : 'off'}`],
    },
    types: { name: 'types', ...typescript('.') },
    // Browser code, which `types` leaves out: it may use only features of 2022 browsers.
    browsers: { name: 'browsers', ...typescript('web') },
    unit: { name: 'unit', args: vitest('--project', 'node', '--project', 'web', workers) },
    proofs: { name: 'proofs', args: vitest('--project', 'proofs', workers) },
    screens: { name: 'screens', args: vitest('--project', 'browser') },
    build: { name: 'build', args: ['scripts/build-web.mjs', 'applicant', 'gallery'] },
    journeys: { name: 'journeys', args: all ? playwright() : playwright('--grep', CORE) },
  } satisfies Record<string, Step>;
}

export type StepName = keyof ReturnType<typeof testSteps>;

/**
 * Screens wait for the clock half of their time, which the node tests beside them use. Journeys need the build; they read pictures
 * at a low priority, so on two cores the node tests beside them would let the reading starve.
 */
export const testGroups: StepName[][] = [
  ['lint', 'types', 'browsers', 'build'],
  ['screens', 'unit'],
  ['proofs'],
  ['journeys'],
];

/** Steps that only `--all` runs unasked. */
export const longSteps: StepName[] = ['proofs'];
