import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: {
    include: ['tests/next/**/*.test.ts'],
    globalSetup: ['tests/next/install-sdk.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
