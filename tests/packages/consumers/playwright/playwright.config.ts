import type { PaychordOptions } from '@paychord/mock-server/playwright';
import { defineConfig } from '@playwright/test';

export default defineConfig<object, PaychordOptions>({
  testMatch: 'fixtures.spec.ts',
  fullyParallel: true,
  workers: 2,
  use: {
    application: {
      command: process.env.COMMAND ?? 'node application.mjs',
      env: { DATABASE: `shop_${process.env.TEST_PARALLEL_INDEX}` },
      webhookPath: '/webhooks',
    },
  },
});
