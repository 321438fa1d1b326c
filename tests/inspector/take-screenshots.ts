import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { createClient } from '@paychord/sdk';
import { verifySignature } from '@paychord/sdk/webhooks';
import { chromium, type Page } from 'playwright-core';
import { chromiumOptions, findChromium } from '../helpers/find-chromium.ts';
import { paymentBody } from '../helpers/requests.ts';

// Writes the screenshots of the documentation: `npm run screenshots`. Every id and time comes from the seed, so a run repeats the same ones.

const folder = fileURLToPath(new URL('../../packages/mock-server/images/', import.meta.url));

const mock = createMockServer({ strict: true });
await using server = await listen(mock, { admin: true, port: 4010 });
const client = createClient({ baseUrl: server.url, ...mock.credentials, maxRetries: 0 });

/** A shop with its receiver: a usual payment, a declined one, a lost response, a refund and a chargeback. */
async function useShop(): Promise<{ disputedId: string }> {
  mock.webhooks.register({
    secret: 'whsec-shop',
    receiver: (request) => receive(request, 'whsec-shop'),
  });
  mock.webhooks.register({
    secret: 'whsec-shop',
    events: ['payment.refund'],
    receiver: (request) => receive(request, 'whsec-of-another-endpoint'),
  });
  const order = (id: string, token = 'tok_card') => paymentBody({ merchant_order_id: id, payment_method: { token } });
  await client.payments.create(order('ORDER-1001'));
  await client.payments.create(order('ORDER-1002', 'tok_insufficient_funds'));
  mock.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 503 });
  const idempotencyKey = 'ORDER-1003-1';
  await client.payments.create(order('ORDER-1003'), { idempotencyKey }).catch(() => {});
  const repeated = await client.payments.create(order('ORDER-1003'), { idempotencyKey });
  await mock.clock.advance('20m');
  await client.payments.refund(repeated.id, repeated.transactions.id, {
    merchant_reference: 'ORDER-1003-return-1',
    amount: { currency: 'USD', value: 10 },
  });
  const disputed = await client.payments.create(order('ORDER-1004'));
  await mock.clock.advance('1d');
  mock.payments.openChargeback(disputed.id, { reason: 'NOT_RECEIVED' });
  await mock.settled();
  return { disputedId: disputed.id };
}

async function receive(request: Request, secret: string): Promise<Response> {
  const signature = request.headers.get('x-hmac-signature') ?? '';
  const isValid = await verifySignature(await request.text(), signature, secret);
  return new Response(null, { status: isValid ? 200 : 401 });
}

async function save(page: Page, name: string, height: number): Promise<void> {
  await page.setViewportSize({ width: 1180, height });
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
}

const { disputedId } = await useShop();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumOptions });
try {
  const page = await browser.newPage({ colorScheme: 'light' });
  const visit = async (address: string, text: string) => {
    await page.goto(`${server.url}/__mock/${address}`);
    await page.getByText(text).first().waitFor();
  };
  await visit('#/requests', 'ORDER-1004');
  await save(page, 'requests', 330);
  await visit(`#/payments/${disputedId}`, 'Timeline');
  await save(page, 'payment', 700);
  await visit('#/webhooks', '401');
  await save(page, 'webhooks', 400);
} finally {
  await browser.close();
}
