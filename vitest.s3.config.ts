import { defineConfig } from 'vitest/config';

// Tests that need a running object store; `npm run test:s3` starts one.
export default defineConfig({
  test: {
    include: ['server/**/*.on-s3.ts'],
    passWithNoTests: false,
    globalSetup: ['server/testing/test-postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
