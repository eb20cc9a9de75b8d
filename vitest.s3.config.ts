import { defineConfig } from 'vitest/config';

// What needs an object store that runs; `npm run test:s3` starts one.
export default defineConfig({
  test: {
    include: ['server/**/*.on-s3.ts'],
    passWithNoTests: false,
    globalSetup: ['server/testing/test-postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
