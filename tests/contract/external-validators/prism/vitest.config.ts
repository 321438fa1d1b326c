import { defineConfig } from 'vitest/config';
import root from '../../../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: {
    include: ['tests/contract/external-validators/prism/**/*.test.ts'],
    hookTimeout: 60_000,
    // A test sends hundreds of requests. It takes seconds, and longer while both cores are busy.
    testTimeout: 120_000,
  },
});
