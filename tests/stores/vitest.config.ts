import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: {
    include: ['tests/stores/*.test.ts'],
    globalSetup: fileURLToPath(new URL('./servers.ts', import.meta.url)),
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
