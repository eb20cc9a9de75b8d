import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { fetchModulesOnce } from './scripts/fetch-once.ts';
import { findHeadlessChromium } from './scripts/find-chromium.ts';
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.ts';

keepTemporaryFilesInMemory();

const chromium = findHeadlessChromium();
// Screens are tested with the React that drivers get, which takes a quarter less of the browser's time. `REACT=development` explains a
// failure: React's checks, and its errors in words.
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
  'recharts',
  'vitest-browser-react',
  'wouter',
  'react-aria-components',
  '@internationalized/date',
  'react-hook-form',
  '@hookform/resolvers/standard-schema',
  'react-hotkeys-hook',
  '@simplewebauthn/browser',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  '@zxcvbn-ts/language-en',
  '@zxcvbn-ts/language-es-es',
];

const withoutPage = {
  // The product keeps nothing in its modules: what a file needs it builds. Loading them for each file again took a fifth of the time.
  isolate: false,
  // As with the screens: a slow, busy machine is not a fault.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As with the journeys: what fails twice is a fault.
  retry: 1,
};

const onNode = {
  ...withoutPage,
  globalSetup: ['server/testing/test-postgres.ts'],
  // Node loads the code itself, as it does in production: nothing is transformed twice.
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{contract,postgres,server,scripts,sandbox,e2e}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.proof.test.ts'],
          ...onNode,
        },
      },
      {
        test: {
          // What of the web needs no page. Some of it imports as only Vite can.
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          ...withoutPage,
        },
      },
      {
        test: {
          // What starts whole servers, restores backups or reads dozens of pictures: `npm test -- --all`.
          name: 'proofs',
          include: ['{contract,postgres,server,scripts,sandbox}/**/*.proof.test.ts'],
          ...onNode,
        },
      },
      {
        plugins: [fetchModulesOnce()],
        define: { 'process.env.NODE_ENV': JSON.stringify(isProduction ? 'production' : 'development') },
        oxc: { jsx: { runtime: 'automatic', development: !isProduction } },
        // A package found in the middle of a run would bring a second React with it.
        optimizeDeps: { include: browserPackages },
        test: {
          name: 'browser',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['web/src/test-setup.ts'],
          // Files side by side are pages in contexts of their own, and share nothing that a browser keeps.
          maxWorkers: 2,
          // A slow, busy machine is not a fault; a test that ran out of time goes on beside the next one.
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // A mock that took the place of an answer would not be seen by a browser that fetches each module once.
            importMapMocks: true,
            viewport: { width: 360, height: 740 },
            provider: playwright({
              launchOptions: { args: ['--no-sandbox'], ...(chromium && { executablePath: chromium }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
