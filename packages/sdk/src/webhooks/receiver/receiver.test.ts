import { describe, expect, test, vi } from 'vitest';
import {
  acceptedResponse,
  computeSignature,
  createTestReceiver,
  paymentKey,
  paymentPayload,
  paymentRequest,
  purchaseHandlers,
  readResponse,
  rejectedResponse,
  secret,
  signedRequest,
  transferKey,
  transferPayload,
  transferRequest,
  useFrozenClock,
} from '../../../test/helpers/test-receiver.ts';
import { memoryStore } from '../stores/memory.ts';
import { createWebhookReceiver } from './receiver.ts';

useFrozenClock();

describe('createWebhookReceiver', () => {
  test('runs the handler once with the event and its context', async () => {
    const { receive, purchase, problems } = createTestReceiver();
    expect(await readResponse(receive(paymentRequest()))).toEqual(acceptedResponse);
    expect(purchase.mock.calls).toEqual([
      [
        { kind: 'payment', type_event: 'payment.purchase', payload: paymentPayload },
        { key: paymentKey, attempt: 0, isRedelivery: false, matchedSecretIndex: 0 },
      ],
    ]);
    expect(problems).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('runs the transfer handler without an attempt number', async () => {
    const arrived = vi.fn();
    const { receive } = createTestReceiver({ on: { 'banking.transfer': arrived } });
    // A counter in a transfer is not documented, so it is ignored.
    await receive(transferRequest({ retry: 1 }));
    expect(arrived.mock.lastCall?.[1]).toMatchObject({ attempt: undefined, isRedelivery: undefined });
    arrived.mockClear();
    expect(await readResponse(receive(transferRequest()))).toEqual(acceptedResponse);
    expect(arrived).toHaveBeenCalledExactlyOnceWith(
      { kind: 'transfer', payload: transferPayload },
      {
        key: transferKey,
        attempt: undefined,
        isRedelivery: undefined,
        matchedSecretIndex: 0,
      },
    );
  });

  test('sets isRedelivery for a later attempt', async () => {
    const { receive, purchase } = createTestReceiver();
    for (const attempt of [1, 3]) {
      await receive(paymentRequest({ retry: attempt }));
      expect(purchase.mock.lastCall?.[1]).toMatchObject({ key: paymentKey, attempt, isRedelivery: true });
    }
  });

  test('passes the index of the matching secret during a rotation', async () => {
    const { receive, purchase } = createTestReceiver({ secret: ['whsec_new', secret] });
    await receive(paymentRequest());
    expect(purchase.mock.lastCall?.[1]).toMatchObject({ matchedSecretIndex: 1 });
  });

  test.each([
    ['has no handler', { type_event: 'payment.refund' }],
    ['has an unknown type', { type_event: 'payment.three_d_secure' }],
    ['has the type __proto__', { type_event: '__proto__' }],
    ['has the type constructor', { type_event: 'constructor' }],
    ['has the type hasOwnProperty', { type_event: 'hasOwnProperty' }],
  ])('passes an event to onUnknown and acknowledges it when it %s', async (_what, changes) => {
    const onUnknown = vi.fn();
    const { receive, purchase } = createTestReceiver({ onUnknown });
    expect(await readResponse(receive(paymentRequest(changes)))).toEqual(acceptedResponse);
    expect(onUnknown.mock.calls).toMatchObject([[{ ...changes, payload: { ...paymentPayload, ...changes } }, {}]]);
    expect(purchase).not.toHaveBeenCalled();
    expect(await readResponse(createTestReceiver().receive(paymentRequest(changes)))).toEqual(acceptedResponse);
  });

  test.each([
    ['status', { data: { payment: { ...paymentPayload.data.payment, status: 'ON_THE_MOON' } } }],
    ['version', { version: 99 }],
    ['field', { extra: { deep: [1] } }],
  ])('passes an event with an unknown %s to the handler of its type', async (_what, changes) => {
    const { receive, purchase } = createTestReceiver();
    expect(await readResponse(receive(paymentRequest(changes)))).toEqual(acceptedResponse);
    expect(purchase.mock.lastCall?.[0]).toMatchObject({ payload: { ...paymentPayload, ...changes } });
  });

  test('passes an event with the type banking.transfer to onUnknown, because its shape is not validated', async () => {
    const [arrived, onUnknown] = [vi.fn(), vi.fn()];
    const { receive } = createTestReceiver({ on: { 'banking.transfer': arrived }, onUnknown });
    expect(await readResponse(receive(paymentRequest({ type_event: 'banking.transfer', data: {} })))).toEqual(
      acceptedResponse,
    );
    expect(onUnknown).toHaveBeenCalledTimes(1);
    expect(arrived).not.toHaveBeenCalled();
  });

  test('passes a transfer with an unknown rail or status to the transfer handler', async () => {
    const arrived = vi.fn();
    const { receive } = createTestReceiver({ on: { 'banking.transfer': arrived } });
    const changes = { payment_rail: 'PIX', status: 'RETURNED' };
    expect(await readResponse(receive(transferRequest(changes)))).toEqual(acceptedResponse);
    expect(arrived.mock.lastCall?.[0]).toMatchObject({ payload: changes });
  });

  test('does not call the store for an event without a handler', async () => {
    const dedupe = { claim: vi.fn(), commit: vi.fn(), release: vi.fn() };
    const { receive } = createTestReceiver({ dedupe });
    expect(await readResponse(receive(paymentRequest({ type_event: 'payment.refund' })))).toEqual(acceptedResponse);
    expect(dedupe.claim).not.toHaveBeenCalled();
  });

  test('handles an event with 10,000 nested levels and no idempotency key', async () => {
    const { receive, purchase } = createTestReceiver({ dedupe: memoryStore() });
    const deep = JSON.stringify({
      ...paymentPayload,
      data: { payment: { ...paymentPayload.data.payment, idempotency_key: null } },
    });
    const body = deep.replace('{', `{"extra":${'['.repeat(10_000)}${']'.repeat(10_000)},`);
    expect(await readResponse(receive(signedRequest(body)))).toEqual(acceptedResponse);
    expect(await readResponse(receive(signedRequest(body)))).toEqual(acceptedResponse);
    expect(purchase).toHaveBeenCalledTimes(1);
  });
});

describe('a rejected request', () => {
  const wrong = computeSignature('{}');

  test.each<[string, Record<string, string>, string]>([
    ['empty signature', { 'x-hmac-signature': '' }, 'signature_malformed'],
    ['hex signature', { 'x-hmac-signature': Buffer.from(wrong, 'base64').toString('hex') }, 'signature_malformed'],
    ['wrong signature', { 'x-hmac-signature': wrong }, 'signature_mismatch'],
  ])(
    'gets the same 401 response for every cause, and only the report has the code: %s',
    async (_cause, headers, reason) => {
      const { receive, purchase, reasons, problems } = createTestReceiver();
      expect(await readResponse(receive(signedRequest(JSON.stringify(paymentPayload), headers)))).toEqual(
        rejectedResponse(401),
      );
      expect(reasons()).toEqual([reason]);
      expect(problems).toMatchObject([{ status: 401, error: { code: reason } }]);
      expect(purchase).not.toHaveBeenCalled();
    },
  );

  test('gets the same 401 response for missing and wrong credentials', async () => {
    const credentials = { apiKey: 'key-1', apiSecret: 'hush-1' };
    const { receive, reasons } = createTestReceiver(credentials);
    const body = JSON.stringify(paymentPayload);
    expect(await readResponse(receive(signedRequest(body)))).toEqual(rejectedResponse(401));
    expect(await readResponse(receive(signedRequest(body, { 'x-api-key': 'key-1', 'x-secret': 'x' })))).toEqual(
      rejectedResponse(401),
    );
    expect(await readResponse(receive(signedRequest(body, { 'x-api-key': 'key-1', 'x-secret': 'hush-1' })))).toEqual(
      acceptedResponse,
    );
    expect(reasons()).toEqual(['credentials_missing', 'credentials_mismatch']);
  });

  test('gets 401 without a signature when a secret is configured', async () => {
    const { receive, reasons } = createTestReceiver();
    const request = new Request('https://merchant.example', { method: 'POST', body: JSON.stringify(paymentPayload) });
    expect(await readResponse(receive(request))).toEqual(rejectedResponse(401));
    expect(reasons()).toEqual(['signature_missing']);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('gets 405 for the method %s', async (method) => {
    const { receive, reasons } = createTestReceiver();
    const response = await readResponse(receive(new Request('https://merchant.example', { method })));
    expect(response).toEqual(rejectedResponse(405, { allow: 'POST' }));
    expect(reasons()).toEqual(['method_not_allowed']);
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, object]>([
    ['not JSON', '{', { error: 'body_not_json' }],
    ['empty', '', { error: 'body_not_json' }],
    ['not UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d), { error: 'body_not_utf8' }],
    ['null', 'null', { error: 'body_not_object' }],
    ['an array', JSON.stringify([paymentPayload]), { error: 'body_not_object' }],
  ])('gets 400 with its code when it is authentic and %s', async (_what, body, named) => {
    const { receive, reasons } = createTestReceiver();
    expect(await readResponse(receive(signedRequest(body)))).toEqual(
      rejectedResponse(400, { body: { received: false, ...named } }),
    );
    expect(reasons()).toEqual([(named as { error: string }).error]);
  });
});

describe('an event without a typed handler', () => {
  const both = { accept: ['payment', 'transfer'] };
  const purchases = { 'payment.purchase': () => {} };
  const refunds = { 'payment.refund': () => {} };
  const transfers = { 'banking.transfer': () => {} };
  const noStatus = { data: { payment: { id: 'pay-1' } } };

  test.each<[what: string, options: Record<string, unknown>, request: () => Request, status: number, reason: string]>([
    ['a kind outside accept', { accept: ['payment'], on: purchases }, transferRequest, 500, 'not_accepted'],
    ['a kind outside accept', { accept: ['transfer'], on: transfers }, paymentRequest, 500, 'not_accepted'],
    ['malformed, with a handler', { ...both, on: purchases }, () => paymentRequest(noStatus), 500, 'malformed'],
    ['malformed, without a handler', { ...both, on: refunds }, () => paymentRequest(noStatus), 200, 'malformed'],
    [
      'malformed, with a transfer handler',
      { ...both, on: transfers },
      () => paymentRequest(noStatus),
      200,
      'malformed',
    ],
    [
      'malformed, with one of two handlers',
      { ...both, on: { ...purchases, ...refunds } },
      () => paymentRequest(noStatus),
      500,
      'malformed',
    ],
    [
      'a transfer with an unknown type',
      { ...both, on: transfers },
      () => transferRequest({ type_event: 'banking.transfer_returned' }),
      200,
      'unknown_type',
    ],
    ['a null type', { ...both, on: refunds }, () => paymentRequest({ type_event: null }), 500, 'malformed'],
    ['a null type', { ...both, on: transfers }, () => paymentRequest({ type_event: null }), 200, 'malformed'],
    ['an empty type', { ...both, on: refunds }, () => paymentRequest({ type_event: '' }), 200, 'unknown_type'],
    ['a transfer without an id', { ...both, on: transfers }, () => transferRequest({ id: null }), 500, 'malformed'],
    ['a transfer without an id', { ...both, on: purchases }, () => transferRequest({ id: null }), 200, 'malformed'],
    [
      'an invalid amount',
      { ...both, on: transfers },
      () => transferRequest({ amount: { value: 1 } }),
      500,
      'malformed',
    ],
    [
      'another direction',
      { ...both, on: transfers },
      () => transferRequest({ direction: 'OUTGOING' }),
      500,
      'malformed',
    ],
    [
      'an unknown type',
      { ...both, on: purchases },
      () => paymentRequest({ type_event: 'payment.new' }),
      200,
      'unknown_type',
    ],
    ['a known type', { ...both, on: refunds }, paymentRequest, 200, 'no_handler'],
  ])('is never rejected with 4xx: %s (%#)', async (_what, options, request, status, reason) => {
    const { receive, deliveries } = createTestReceiver(options);
    expect(await readResponse(receive(request()))).toEqual(
      status === 200 ? acceptedResponse : rejectedResponse(status),
    );
    expect(deliveries).toMatchObject([{ result: 'unhandled', status, reason, event: {} }]);

    // With onUnknown, whether it returns or throws decides.
    const onUnknown = vi.fn();
    const observed = createTestReceiver({ ...options, onUnknown });
    expect(await readResponse(observed.receive(request()))).toEqual(acceptedResponse);
    expect(onUnknown).toHaveBeenCalledTimes(1);
    onUnknown.mockRejectedValue(new Error('not now'));
    expect(await readResponse(observed.receive(request()))).toEqual(rejectedResponse(500));
    expect(observed.deliveries).toMatchObject([{ result: 'handled' }, { result: 'failed', reason: 'handler_failed' }]);
  });
});

describe('the configuration', () => {
  test('is copied at creation', async () => {
    const secrets = [Buffer.from(secret)];
    const accept: 'payment'[] = ['payment'];
    const purchase = vi.fn();
    const on = { 'payment.purchase': purchase };
    const receive = createWebhookReceiver({ accept, secret: secrets, on });
    secrets[0]?.fill(0);
    secrets.length = 0;
    accept.length = 0;
    on['payment.purchase'] = vi.fn();
    expect((await receive(paymentRequest())).status).toBe(200);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test("accepts every request with verification: 'none'", async () => {
    const receive = createWebhookReceiver({ accept: ['payment'], verification: 'none', on: purchaseHandlers });
    const request = new Request('https://merchant.example', { method: 'POST', body: JSON.stringify(paymentPayload) });
    expect((await receive(request)).status).toBe(200);
  });
});
