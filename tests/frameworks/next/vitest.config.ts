import { defineConfig } from 'vitest/config';
import root from '../../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: {
    include: ['tests/frameworks/next/**/*.test.ts'],
    globalSetup: ['tests/frameworks/next/install-sdk.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
