import { defineConfig } from 'vitest/config';
import root from '../../../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: {
    include: ['tests/contract/external-validators/prism/**/*.test.ts'],
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
