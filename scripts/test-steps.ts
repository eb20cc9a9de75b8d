import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Step } from './steps.ts';

const bin = (path: string) => `node_modules/${path}`;
// They spend as much time waiting for databases and processes as working, so there is one more than there are cores.
export const workers = `--maxWorkers=${availableParallelism() + 1}`;
// In a log that isn't watched live, only failures are worth printing.
const watched = Boolean(process.stdout.isTTY);
const reporter = watched ? '--reporter=dot' : '--reporter=minimal';
const vitest = (...args: string[]) => [bin('vitest/vitest.mjs'), 'run', reporter, ...args];
// One checker: the usual four each work out many of the same types, which takes twice the CPU time. Collecting garbage
// less often saves a quarter of the rest and uses no more memory.
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

/** The tag of the journeys that `npm test` runs without `--all`: every main path once. */
export const CORE = '@core';

/**
 * All checks, by the names for `npm test -- --only`; with `all` also the slow ones, and `withoutPostgres` leaves out what `npm run
 * test:postgres` runs.
 */
export function testSteps(all: boolean, withoutPostgres = false) {
  const projects = withoutPostgres ? ['node', 'web'] : ['node', 'web', 'sql'];
  return {
    lint: {
      name: 'lint',
      args: [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', `--colors=${watched ? 'force' : 'off'}`],
    },
    types: { name: 'types', ...typescript('.') },
    // Browser code, which `types` leaves out: it may use only features of 2022 browsers.
    browsers: { name: 'browsers', ...typescript('web') },
    unit: { name: 'unit', args: vitest(...projects.map((name) => `--project=${name}`), workers) },
    proofs: { name: 'proofs', args: vitest('--project', 'proofs', workers) },
    screens: { name: 'screens', args: vitest('--project', 'browser') },
    build: { name: 'build', args: ['scripts/build-web.mjs', 'applicant', 'gallery'] },
    journeys: { name: 'journeys', args: all ? playwright() : playwright('--grep', CORE) },
  } satisfies Record<string, Step>;
}

export type StepName = keyof ReturnType<typeof testSteps>;

/**
 * Screens wait for the clock half of their time, so node tests run beside them. Journeys need the build and run alone:
 * they read pictures at a low priority, which would starve on two cores beside the node tests.
 */
export const testGroups: StepName[][] = [
  ['lint', 'types', 'browsers', 'build'],
  ['screens', 'unit'],
  ['proofs'],
  ['journeys'],
];

/** Steps that run only with `--all` or when named. */
export const longSteps: StepName[] = ['proofs'];

const root = path.join(import.meta.dirname, '..');
const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }).sort();

/** What `npm test` without `--all` leaves out: proofs, and files of journeys that it skips wholly or partly. */
export function leftOut(): { proofs: string[]; journeys: string[] } {
  const journeys = find('e2e/*.spec.ts').map((file) => {
    const declared = readFileSync(path.join(root, file), 'utf8')
      .split(/^ *test\(/m)
      .slice(1);
    const core = declared.filter((text) => text.slice(0, text.indexOf('async (')).includes(CORE));
    return { name: path.basename(file, '.spec.ts'), none: core.length === 0, all: core.length === declared.length };
  });
  return {
    proofs: find('{contract,postgres,reader,server,scripts,sandbox}/**/*.proof.test.ts'),
    journeys: journeys.filter(({ all }) => !all).map(({ name, none }) => (none ? name : `${name} (some)`)),
  };
}

/** The same in words, for the end of a run. */
export function reportLeftOut(): string {
  const { proofs, journeys } = leftOut();
  return [
    'Left out, as npm test -- --all runs them:',
    `  proofs: ${proofs.map((file) => path.basename(file, '.proof.test.ts')).join(', ')}`,
    `  journeys: ${journeys.join(', ')}`,
  ].join('\n');
}
