import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { setupMockServer } from '@paychord/mock-server/vitest';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { expect, test, vi } from 'vitest';
import { pay } from './pay.js';

vi.stubGlobal('crypto', undefined);
const payments = setupMockServer();

test('passes: pays and receives a webhook without the global crypto', async () => {
  const paid = vi.fn();
  const options = { accept: 'payment', secret: 'whsec-1', dedupe: memoryStore(), on: { 'payment.purchase': paid } };
  payments.webhooks.register({ receiver: createWebhookReceiver(options), secret: 'whsec-1' });
  expect(await pay(payments)).toBe('SUCCEEDED');
  await expect(payments).toHaveDeliveredWebhook('payment.purchase');
  expect(paid).toHaveBeenCalledOnce();
});

test('passes: a server with the admin API listens without the global crypto', async () => {
  const server = await listen(createMockServer(), { admin: true });
  expect((await fetch(`${server.url}/__mock/health`)).status).toBe(200);
  await server.close();
});
