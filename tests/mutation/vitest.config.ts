import { defineConfig } from 'vitest/config';
import root, { restored } from '../../vitest.config.ts';

export default defineConfig({
  ...root,
  test: {
    include: [
      'packages/sdk/src/webhooks/{*,{events,receiver,verification}/*,stores/memory}.test.ts',
      'tests/contract/webhook-vectors/*.test.ts',
    ],
    setupFiles: ['tests/mutation/seed.ts'],
    // No test waits for a time to pass; this is for a machine whose cores are busy.
    testTimeout: 30_000,
    ...restored,
  },
});
