import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import root from '../../../../vitest.config.ts';

/** `--mode full` sends more requests, from another seed each time. */
export default defineConfig(({ mode }) => ({
  ...root,
  test: {
    include: ['tests/contract/external-validators/fuzz/**/*.test.ts'],
    setupFiles: fileURLToPath(new URL('./loopback-only.ts', import.meta.url)),
    env: { PROOF: mode === 'full' ? 'full' : 'reduced' },
    testTimeout: mode === 'full' ? 1_800_000 : 300_000,
    disableConsoleIntercept: true,
  },
}));
