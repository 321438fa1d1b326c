import type { PaychordOptions } from '@paychord/mock-server/playwright';
import { defineConfig } from '@playwright/test';

const { MOCK_PORT = '4010', PORT = '3000' } = process.env;
const url = `http://localhost:${PORT}`;

export default defineConfig<object, PaychordOptions>({
  testMatch: 'running.spec.ts',
  workers: 1,
  webServer: {
    command: 'node application.mjs',
    url,
    env: {
      PORT,
      PAYCHORD_BASE_URL: `http://127.0.0.1:${MOCK_PORT}`,
      PAYCHORD_PUBLIC_API_KEY: 'mock-public-key',
      PAYCHORD_PRIVATE_SECRET_KEY: 'mock-secret-key',
    },
  },
  use: { application: { url, webhookPath: '/webhooks' }, mockServer: { port: Number(MOCK_PORT) } },
});
