import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { findHeadlessChromium } from './scripts/chromium.ts';
import { fetchModulesOnce } from './scripts/fetch-once.ts';
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.ts';

keepTemporaryFilesInMemory();

const chromium = findHeadlessChromium();
// Screens are tested with the React that drivers get, which takes a quarter less of the browser's time.
// `REACT=development` brings back React's checks and readable errors, to explain a failure.
const isProduction = process.env.REACT !== 'development';
const browserPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'wouter/use-browser-location',
  'zod/mini',
  'react-day-picker',
  'react-hot-toast/headless',
  '@tanstack/react-query',
  'idb-keyval',
  'uqr',
  'yet-another-react-lightbox',
  'yet-another-react-lightbox/plugins/zoom',
  'pdfjs-dist/legacy/build/pdf.mjs',
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  '@cantoo/pdf-lib',
  'zxing-wasm/reader',
  'eventsource-parser',
  'vitest-browser-react',
  'mediabunny',
  'wouter',
  'react-aria-components',
  '@internationalized/date',
  'react-hotkeys-hook',
  '@simplewebauthn/browser',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  '@zxcvbn-ts/language-en',
  '@zxcvbn-ts/language-es-es',
];

const withoutPage = {
  // The product's modules hold no state, and each test file builds what it needs. Loading the modules again for each
  // file took a fifth of the time.
  isolate: false,
  // As with the screens: a slow, busy machine is not a fault.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  // As with the journeys: only a test that fails twice is a fault.
  retry: 1,
};

const onNode = {
  ...withoutPage,
  globalSetup: ['server/testing/test-postgres.ts'],
  // Node loads the code itself, as it does in production: nothing is transformed twice.
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/** The rooms where nearly all SQL is: `npm run test:postgres` runs their tests on the oldest PostgreSQL that Debian has. */
const withSql = ['core', 'applications', 'appointments', 'corrections', 'notifications', 'personal-data', 'staff'];
// They ask the same of every call, or wait: what they find doesn't depend on the database's version.
const ofAnyVersion = ['hostile-input', 'gate', 'roles', 'repeated-writes', 'throttle', 'free-port', 'applicant-pages'];
const sqlTests = `server/{${withSql.join()}}/**/!(${ofAnyVersion.join('|')}).test.ts`;
const withoutProofs = [...configDefaults.exclude, '**/*.proof.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{contract,postgres,reader,server,scripts,sandbox,e2e}/**/*.test.ts'],
          exclude: [...withoutProofs, sqlTests],
          ...onNode,
        },
      },
      { test: { name: 'sql', include: [sqlTests], exclude: withoutProofs, ...onNode } },
      {
        test: {
          // Web code that needs no page. Some of its imports work only with Vite.
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          ...withoutPage,
        },
      },
      {
        test: {
          // Tests that start whole servers, restore backups or read dozens of pictures: `npm test -- --all`.
          name: 'proofs',
          include: ['{contract,postgres,reader,server,scripts,sandbox}/**/*.proof.test.ts'],
          ...onNode,
        },
      },
      {
        plugins: [fetchModulesOnce()],
        define: { 'process.env.NODE_ENV': JSON.stringify(isProduction ? 'production' : 'development') },
        oxc: { jsx: { runtime: 'automatic', development: !isProduction } },
        // A package discovered in the middle of a run would load a second copy of React.
        optimizeDeps: { include: browserPackages },
        test: {
          name: 'browser',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['web/src/test-setup.ts'],
          // Files that run at the same time are pages in separate contexts, and share no browser storage.
          maxWorkers: 2,
          // A slow, busy machine is not a fault; a test that timed out continues beside the next one.
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // A mocked module would not be noticed by a browser that fetches each module only once.
            importMapMocks: true,
            viewport: { width: 360, height: 740 },
            provider: playwright({
              // Below a test's own limit, so that a press which never gets through is named.
              actionTimeout: 30_000,
              launchOptions: { args: ['--no-sandbox'], ...(chromium && { executablePath: chromium }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
