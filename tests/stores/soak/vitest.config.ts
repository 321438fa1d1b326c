import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import root from '../../../vitest.config.ts';

/** `--mode full` soaks for as long as there is something to learn. */
export default defineConfig(({ mode }) => ({
  ...root,
  test: {
    include: ['tests/stores/soak/**/*.test.ts'],
    globalSetup: fileURLToPath(new URL('../servers.ts', import.meta.url)),
    env: { PROOF: mode === 'full' ? 'full' : 'reduced' },
    testTimeout: mode === 'full' ? 1_000_000 : 120_000,
    hookTimeout: 30_000,
    disableConsoleIntercept: true,
  },
}));
