import { defineConfig } from 'vitest/config';

// Tests through a pooler in transaction mode, started from Debian's package.
export default defineConfig({
  test: {
    include: ['scripts/**/*.on-pgbouncer.ts'],
    passWithNoTests: false,
    globalSetup: ['server/testing/test-postgres.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
