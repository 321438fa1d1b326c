import { beforeEach, describe, expect, test, vi } from 'vitest';
import { throwing } from '../../test/helpers/deferred.ts';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  paymentBody,
  type Responder,
  refuseConnection,
  resetConnection,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';
import { recordUnhandledRejections } from '../../test/helpers/unhandled-rejections.ts';
import type { Client } from '../client.ts';
import type { ClientOptions } from './client-options.ts';
import type { Hooks, RequestEvent } from './hooks.ts';

// Makes the random delay before a retry predictable.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));

type HookCall = [keyof Hooks, object];

/** A scripted client, and what its hooks receive. */
function createRecordedClient(responders: readonly Responder[], options: Partial<ClientOptions> = {}) {
  const hookCalls: HookCall[] = [];
  const record = (name: keyof Hooks) => (event: object) => void hookCalls.push([name, event]);
  const hooks: Hooks = {
    onRequest: record('onRequest'),
    onResponse: record('onResponse'),
    onRetry: record('onRetry'),
    onError: record('onError'),
  };
  return { hookCalls, ...createScriptedClient(responders, { hooks, ...options }) };
}

const callInfo = {
  operation: 'createPayment',
  method: 'POST',
  path: '/v1/payments',
  origin: 'https://api.example.com',
  idempotencyKey: 'order-1',
};

test('hooks receive each request, response, retry and error', async () => {
  const { hookCalls, getPaymentError } = createRecordedClient([
    respondWithStatus(503, undefined, { 'x-trace-id': 'trace-1' }),
    resetConnection,
    respondWithStatus(403),
  ]);
  const error = await getPaymentError({ idempotencyKey: 'order-1' });
  const unavailable = { ...callInfo, attempt: 1, status: 503, requestId: 'trace-1' };
  expect(hookCalls).toMatchObject([
    ['onRequest', { ...callInfo, attempt: 1 }],
    ['onResponse', { ...unavailable, durationMs: 0 }],
    ['onRetry', { ...unavailable, delayMs: 250, error: { code: 'server' } }],
    ['onRequest', { ...callInfo, attempt: 2 }],
    ['onRetry', { ...callInfo, attempt: 2, cause: 'ECONNRESET', delayMs: 500, error: { code: 'connection' } }],
    ['onRequest', { ...callInfo, attempt: 3 }],
    ['onResponse', { ...callInfo, attempt: 3, status: 403 }],
    ['onError', { ...callInfo, attempt: 3, status: 403, error }],
  ]);
});

test('onError receives a validation error of a call that sends no request', async () => {
  const { hookCalls, client } = createRecordedClient([respondWithPayment]);
  await client.payments.create({ ...paymentBody, description: 'x' }).catch(() => {});
  expect(hookCalls).toMatchObject([['onError', { attempt: 0, error: { code: 'invalid_input' } }]]);
});

test('hook events contain no query, header or body, except identifiers', async () => {
  const { hookCalls, client } = createRecordedClient([respondWithPayment]);
  await client.payments.retrieve('identifier-of-the-payment', { rawResponse: true, headers: { 'X-Shop': 'south' } });
  expect(hookCalls).toHaveLength(2);
  expect(hookCalls.map(([, event]) => event)).toMatchObject(Array(2).fill({ paymentId: 'identifier-of-the-payment' }));
  expect(JSON.stringify(hookCalls)).not.toMatch(/raw_response|south|SUCCEEDED|secret-key/);
});

describe('a call is unaffected by a hook', () => {
  const thenable = Object.defineProperty({}, 'then', { get: throwing(new Error('no')) });

  test.each<[string, () => unknown]>([
    ['that throws', throwing(new Error('no'))],
    ['that rejects', () => Promise.reject(new Error('no'))],
    ['that never resolves', () => new Promise(() => {})],
    ['that returns an object whose then throws', () => thenable],
  ])('%s', async (_, hook) => {
    const unhandled = recordUnhandledRejections();
    const anyHook = hook as () => void;
    const hooks = { onRequest: anyHook, onResponse: anyHook, onRetry: anyHook, onError: anyHook };
    const { client, getPaymentError } = createScriptedClient(
      [respondWithStatus(500), respondWithPayment, respondWithStatus(404)],
      { hooks },
    );
    expect(await client.payments.create(paymentBody)).toMatchObject({ id: 'payment-1' });
    expect(await getPaymentError()).toMatchObject({ code: 'not_found' });
    expect(await unhandled()).toEqual([]);
  });

  test('that changes its event', async () => {
    const hooks: Hooks = {
      onRequest: (event) => void Object.assign(event, { idempotencyKey: 'other', path: '/other' }),
    };
    const { client, fetch } = createScriptedClient([respondWithStatus(500), respondWithPayment], { hooks });
    await client.payments.create(paymentBody, { idempotencyKey: 'order-1' });
    expect(fetch.requests.map(({ url, headers }) => [url, headers['x-idempotency-key']])).toEqual([
      ['https://api.example.com/v1/payments', 'order-1'],
      ['https://api.example.com/v1/payments', 'order-1'],
    ]);
  });
});

describe('a hook that', () => {
  const deepFreeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    for (const each of Object.values(Object.freeze(value))) deepFreeze(each);
  };

  test('freezes its event does not affect the call', async () => {
    const hooks = { onRequest: deepFreeze, onResponse: deepFreeze, onRetry: deepFreeze, onError: deepFreeze };
    const { client, getPaymentError } = createScriptedClient(
      [respondWithStatus(500), respondWithPayment, resetConnection, respondWithStatus(404)],
      { hooks },
    );
    const { attempts } = await client.payments.create(paymentBody).withResponse();
    expect(attempts).toMatchObject([{ status: 500 }, { status: 201 }]);
    expect(await getPaymentError()).toMatchObject({
      code: 'not_found',
      outcome: 'unknown',
      attempts: [{}, { status: 404 }],
    });
  });

  test('changes the attempts of its event does not change the attempts of the error', async () => {
    const onRequest = ({ attempts }: { attempts: readonly object[] }) => {
      for (const each of attempts) Object.assign(each, { startedAt: null, status: 200 });
    };
    const { getPaymentError } = createScriptedClient([refuseConnection], {
      hooks: { onRequest },
      maxRetries: 0,
    });
    expect(await getPaymentError()).toMatchObject({ outcome: 'not_sent', attempts: [{ startedAt: expect.any(Date) }] });
  });

  test('aborts the call in onRequest prevents the request', async () => {
    for (const earlier of [[], [respondWithStatus(503)]]) {
      const controller = new AbortController();
      const onRequest = ({ attempt }: { attempt: number }) => {
        if (attempt > earlier.length) controller.abort('changed my mind');
      };
      const { getPaymentError, fetch } = createScriptedClient([...earlier, respondWithPayment], {
        hooks: { onRequest },
      });
      expect(await getPaymentError({ signal: controller.signal })).toMatchObject({
        code: 'aborted',
        outcome: earlier.length === 0 ? 'not_sent' : 'unknown',
        attempts: earlier.map(() => ({ status: 503 })),
      });
      expect(fetch.requests).toHaveLength(earlier.length);
    }
  });
});

test('an object without any hook is rejected, because the client would call nothing', () => {
  expect(() => createScriptedClient([respondWithPayment], { hooks: console as Hooks })).toThrow(
    /^hooks\.\w+ is not a hook\. Known names: onRequest, onResponse, onRetry, onError$/,
  );
});

test('hooks can be an instance of a class with other fields', async () => {
  class Log {
    readonly lines: string[] = [];
    readonly prefix = '> ';
    onRequest({ path }: { path: string }) {
      this.lines.push(this.prefix + path);
    }
  }
  const hooks = new Log();
  await createScriptedClient([respondWithPayment], { hooks }).client.payments.create(paymentBody);
  expect(hooks.lines).toEqual(['> /v1/payments']);
});

describe('hook events contain the identifiers', () => {
  const customerId = '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22';
  const ids = ({ paymentId, transactionId, customerId, transferId, campaignId }: RequestEvent) => ({
    ...{ paymentId, transactionId, customerId, transferId, campaignId },
  });

  test.each<[string, object, (client: Client) => Promise<unknown>]>([
    [
      'of a payment and a transaction',
      { paymentId: 'pay-1', transactionId: 'txn-1' },
      ({ payments }) => payments.cancel('pay-1', 'txn-1', { merchant_reference: 'CANCEL-1' }),
    ],
    ['of a customer', { customerId }, ({ paymentMethods }) => paymentMethods.list(customerId)],
    ['of a transfer', { transferId: 'transfer-1' }, ({ onboardings }) => onboardings.reverseTransfer('transfer-1')],
    ['of a campaign', { campaignId: 'campaign-1' }, ({ campaigns }) => campaigns.retrieve('campaign-1')],
  ])('%s in the path', async (_, expected, call) => {
    const { hookCalls, client } = createRecordedClient([respondWithStatus(404)], { organizationCode: 'org-1' });
    await call(client).catch(() => {});
    expect(hookCalls.map(([name]) => name)).toEqual(['onRequest', 'onResponse', 'onError']);
    for (const [, event] of hookCalls) expect(ids(event as RequestEvent)).toEqual({ ...ids({} as never), ...expected });
  });

  test('of a created payment and customer, from onResponse on', async () => {
    const { hookCalls, client, send } = createRecordedClient([respondWithPayment]);
    await client.payments.create(paymentBody);
    await client.customers.create({ merchant_customer_id: 'shopper' });
    await send('https://api.example.com/v1/payments', { method: 'POST', body: JSON.stringify(paymentBody) });
    expect(hookCalls.map(([name, event]) => [name, ids(event as RequestEvent)])).toMatchObject([
      ['onRequest', { paymentId: undefined }],
      ['onResponse', { paymentId: 'payment-1', customerId: undefined }],
      ['onRequest', { customerId: undefined }],
      ['onResponse', { paymentId: undefined, customerId: 'payment-1' }],
      ['onRequest', { paymentId: undefined }],
      ['onResponse', { paymentId: 'payment-1' }],
    ]);
  });

  test('without a secret that the service repeats as an id', async () => {
    const echo = () => json({ id: 'secret-key, tok_canary and 4111111111111111', status: 'SUCCEEDED' }, 201);
    const { hookCalls, client } = createRecordedClient([echo]);
    await client.payments.create({ ...paymentBody, payment_method: { token: 'tok_canary' } });
    expect(hookCalls[1]?.[1]).toMatchObject({ paymentId: '[redacted], [redacted] and [redacted]' });
  });

  test('whole when the digits of a security code are in them by chance', async () => {
    const id = '0a7e2c7b-4137-4bd1-9c11-4119a1e11d37';
    const traceId = id.replaceAll('-', '');
    const respond = () => json({ id, status: 'SUCCEEDED' }, 201, { 'x-trace-id': traceId });
    const { hookCalls, client } = createRecordedClient([respond]);
    const card_data = { number: '4111111111111111', expiration_month: 1, expiration_year: 30, security_code: '413' };
    await client.payments.create({ ...paymentBody, payment_method: { detail: { card: { card_data } } } });
    expect(hookCalls[1]?.[1]).toMatchObject({ paymentId: id, requestId: traceId });
  });

  test('without a token that is a UUID and that the service repeats as an id', async () => {
    const token = '0a7e2c7b-4137-4bd1-9c11-4119a1e11d37';
    const escaped = token.replace('0', String.raw`\u0030`);
    const respond = () => json({ id: token, status: 'SUCCEEDED' }, 201, { 'x-trace-id': token });
    const { hookCalls, client, send } = createRecordedClient([respond, respond]);
    const body = { ...paymentBody, payment_method: { token } };
    await client.payments.create(body);
    await send('https://api.example.com/v1/payments', {
      method: 'POST',
      body: JSON.stringify(body).replace(token, escaped),
    });
    const responses = hookCalls.filter(([name]) => name === 'onResponse').map(([, event]) => event);
    const redacted = { paymentId: '[redacted]', requestId: '[redacted]' };
    expect(responses).toMatchObject([redacted, redacted]);
  });

  test('of the path in a request of createFetch', async () => {
    const { hookCalls, send } = createRecordedClient([respondWithStatus(404)]);
    await send('https://api.example.com/v1/payments/pay-1');
    await send('https://api.example.com/v1/undocumented/pay-2');
    const [documented, , , undocumented] = hookCalls.map(([, event]) => event);
    expect(documented).toMatchObject({ paymentId: 'pay-1' });
    expect(JSON.stringify(undocumented)).not.toContain('pay-2');
  });
});

test('a created object whose id is not a text does not fail the call', async () => {
  const { hookCalls, client } = createRecordedClient([() => json({ id: ['payment-1'], status: 'SUCCEEDED' }, 201)]);
  expect(await client.payments.create(paymentBody)).toMatchObject({ status: 'SUCCEEDED' });
  expect(hookCalls[1]).toMatchObject(['onResponse', { isSuccess: true }]);
});

test('isSuccess is true only for a response with the result of the operation', async () => {
  const { hookCalls, client } = createRecordedClient([
    respondWithStatus(503),
    () => new Response('', { status: 201 }),
    respondWithPayment,
  ]);
  await client.payments.create(paymentBody);
  const responses = hookCalls.filter(([name]) => name === 'onResponse').map(([, event]) => event);
  expect(responses).toMatchObject([
    { status: 503, isSuccess: false },
    { status: 201, isSuccess: false },
    { status: 201, isSuccess: true },
  ]);
});

test('the client calls every hook of an array in order, each with its own event', async () => {
  const called: string[] = [];
  const first: Hooks = {
    onRequest(event) {
      called.push('first');
      Object.assign(event, { path: '/changed' });
      throw new Error('no');
    },
  };
  const second: Hooks = { onRequest: ({ path }) => void called.push(`second ${path}`) };
  await createScriptedClient([respondWithPayment], { hooks: [first, {}, second] }).client.payments.create(paymentBody);
  expect(called).toEqual(['first', 'second /v1/payments']);
});

test('a change of the array after createClient does not change the hooks', async () => {
  const onRequest = vi.fn();
  const hooks = [{ onRequest }];
  const { client } = createScriptedClient([respondWithPayment], { hooks });
  hooks.length = 0;
  await client.payments.create(paymentBody);
  expect(onRequest).toHaveBeenCalledOnce();
});
