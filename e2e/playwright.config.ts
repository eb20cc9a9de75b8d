import { defineConfig, devices } from '@playwright/test';
import { findHeadlessChromium } from '../scripts/chromium.ts';
import { keepTemporaryFilesInMemory } from '../scripts/memory-folder.ts';

keepTemporaryFilesInMemory();

// Playwright forces colours in its workers and drops them again for a log: with both, each process that a worker starts prints a warning.
delete process.env.NO_COLOR;

const chromium = findHeadlessChromium();

// Every state of both apps takes minutes: `npm run test:states`.
const without = process.env.STATES ? [] : [/@states/];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './product/start-product.ts',
  // A slow, busy machine is not a fault: the benchmarks measure waiting times.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  // A machine that stalls for a minute shouldn't fail a run: a journey that passes the second time is listed as flaky.
  retries: 1,
  // Two per core, because a journey waits as much as it works; with three, calls ran into their timeouts.
  workers: 4,
  // Parallel by journey, not by file: otherwise a file with six journeys would keep one worker busy long after the
  // others. Files whose journeys share a product or slots say so.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line']],
  use: {
    // Set by the global setup, which runs before the workers read this file.
    baseURL: process.env.PUBLIC_URL,
    // A button that can't be pressed for two minutes never will be: this saves the rest of the journey's time.
    actionTimeout: 120_000,
    // Recording costs a fifth of a journey's time: `TRACE=1` turns it on to debug a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: ['--no-sandbox'], ...(chromium && { executablePath: chromium }) },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: [/@desktop/, ...without],
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } },
    },
    {
      name: 'desktop',
      grep: /@desktop/,
      grepInvert: without,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
