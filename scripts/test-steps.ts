import { availableParallelism } from 'node:os';
import type { Step } from './steps.ts';

const bin = (path: string) => `node_modules/${path}`;
const vitest = (...args: string[]) => [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', ...args];

/** All that guards the product, by the name `npm test -- --only` knows it by. */
export const testSteps = {
  lint: {
    name: 'lint',
    args: [
      bin('@biomejs/biome/bin/biome'),
      'ci',
      '--error-on-warnings',
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
    ],
  },
  types: { name: 'types', args: [bin('typescript/bin/tsc'), '--noEmit', '-p', '.'] },
  // What runs in a browser may use only what browsers of 2022 know.
  browsers: { name: 'browsers', args: [bin('typescript/bin/tsc'), '--noEmit', '-p', 'web'] },
  // By itself vitest leaves one core to others, which on two cores is half of them.
  unit: { name: 'unit', args: vitest('--project', 'node', `--maxWorkers=${Math.max(2, availableParallelism())}`) },
  screens: { name: 'screens', args: vitest('--project', 'browser') },
  build: { name: 'build', args: ['scripts/build-web.mjs', 'applicant', 'gallery'] },
  journeys: { name: 'journeys', args: [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'] },
} satisfies Record<string, Step>;

export type StepName = keyof typeof testSteps;

/** Tests in Node and journeys wait as long as they work: side by side they leave no core idle. Journeys need what is built. */
export const testGroups: StepName[][] = [
  ['lint', 'types', 'browsers', 'build', 'screens'],
  ['unit', 'journeys'],
];
