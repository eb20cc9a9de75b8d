import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'lab',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // A whole training takes minutes.
    testTimeout: 600_000,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
