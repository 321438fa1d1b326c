import { sign } from '@paychord/sdk/webhooks';
import { createTestPayload } from '@paychord/sdk/webhooks/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from './send.ts';
import { type Server, secret, startApp } from './server.ts';

let server: Server;
beforeAll(async () => {
  server = await startApp('apps/nest-controller.ts');
});
afterAll(() => server.stop());

const deliver = async (body: string, signature?: string) => {
  const headers = { 'content-type': 'application/json', 'x-hmac-signature': signature ?? (await sign(body, secret)) };
  return send(`${server.url}/webhooks`, { headers, body });
};

test('a NestJS controller handles a genuine event once, also above the 100 kB limit of its parser', async () => {
  const payload = createTestPayload('payment.purchase');
  const body = JSON.stringify(payload) + ' '.repeat(150_000);
  expect(await deliver(body)).toMatchObject({ status: 200, body: '{"received":true}' });
  expect(await deliver(body)).toMatchObject({ status: 200 });
  const line = `paid ${payload.data.payment.id}`;
  await server.prints(line);
  expect(server.lines.filter((each) => each === line)).toHaveLength(1);
});

test('a NestJS controller handles an unsigned transfer', async () => {
  const payload = createTestPayload('banking.transfer');
  const headers = { 'content-type': 'application/json' };
  const transfers = `${server.url}/v1/banking/transfers`;
  expect(await send(transfers, { headers, body: JSON.stringify(payload) })).toMatchObject({ status: 200 });
  await server.prints(`received ${payload.id}`);
});

test('a NestJS controller rejects a forged event', async () => {
  const body = JSON.stringify(createTestPayload('payment.purchase'));
  expect(await deliver(body, await sign(body, 'another'))).toMatchObject({ status: 401 });
});
