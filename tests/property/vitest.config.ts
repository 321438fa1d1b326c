import { defineConfig } from 'vitest/config';
import root from '../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: {
    include: ['tests/property/**/*.test.ts'],
    env: { PROOF: 'full' },
    // One after the other: they are timed, and write their figures into one file.
    fileParallelism: false,
    testTimeout: 900_000,
  },
});
