import type { PaychordOptions } from '@paychord/mock-server/playwright';
import { defineConfig } from '@playwright/test';

export default defineConfig<object, PaychordOptions>({
  testDir: 'browser',
  fullyParallel: true,
  use: {
    application: { command: 'node main.ts', readyPath: '/orders', webhookPath: '/webhooks' },
  },
});
