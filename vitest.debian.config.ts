import { defineConfig } from 'vitest/config';

// Tests with programs of Debian's packages: npm run test:pgbouncer, test:proxies and test:failover name a folder of them.
export default defineConfig({
  test: {
    include: ['scripts/**/*.on-*.ts'],
    passWithNoTests: false,
    globalSetup: ['server/testing/test-postgres.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
