import { describe, expect, test, vi } from 'vitest';
import {
  acceptedResponse,
  computeSignature,
  createTestReceiver,
  paymentKey,
  paymentPayload,
  paymentRequest,
  readResponse,
  rejectedResponse,
  secret,
  signedRequest,
  transferKey,
  transferPayload,
  transferRequest,
  useFrozenClock,
} from '../../../test/helpers/test-receiver.ts';
import { WebhookVerificationError } from '../errors.ts';
import { memoryStore } from '../stores/memory.ts';
import { createWebhookReceiver } from './receiver.ts';

useFrozenClock();

describe('createWebhookReceiver', () => {
  test('runs the handler once with the event and its context', async () => {
    const { receive, purchase, problems } = createTestReceiver();
    expect(await readResponse(receive(paymentRequest()))).toEqual(acceptedResponse);
    expect(purchase.mock.calls).toEqual([
      [
        { kind: 'payment', verified: true, type_event: 'payment.purchase', payload: paymentPayload },
        { key: paymentKey, attempt: 0, isRedelivery: false, matchedSecretIndex: 0 },
      ],
    ]);
    expect(problems).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('runs the transfer handler without an attempt number', async () => {
    const arrived = vi.fn();
    const { receive } = createTestReceiver({ accept: 'transfer', on: { 'banking.transfer': arrived } });
    // A counter in a transfer is not documented, so it is ignored.
    await receive(transferRequest({ retry: 1 }));
    expect(arrived.mock.lastCall?.[1]).toMatchObject({ attempt: undefined, isRedelivery: undefined });
    arrived.mockClear();
    expect(await readResponse(receive(transferRequest()))).toEqual(acceptedResponse);
    expect(arrived).toHaveBeenCalledExactlyOnceWith(
      { kind: 'transfer', verified: true, payload: transferPayload },
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

  test('passes an event with the type banking.transfer to onUnknown, because its shape is not validated', async () => {
    const [arrived, onUnknown] = [vi.fn(), vi.fn()];
    const { receive } = createTestReceiver({ accept: 'transfer', on: { 'banking.transfer': arrived }, onUnknown });
    expect(await readResponse(receive(paymentRequest({ type_event: 'banking.transfer', data: {} })))).toEqual(
      acceptedResponse,
    );
    expect(onUnknown).toHaveBeenCalledTimes(1);
    expect(arrived).not.toHaveBeenCalled();
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
      data: { payment: { ...paymentPayload.data.payment, idempotency_key: null, updated_at: '2026-03-14' } },
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
  ])('gets 400 with its code when it is authentic and %s', async (_what, body, named) => {
    const { receive, reasons } = createTestReceiver();
    expect(await readResponse(receive(signedRequest(body)))).toEqual(
      rejectedResponse(400, { body: { received: false, ...named } }),
    );
    expect(reasons()).toEqual([(named as { error: string }).error]);
  });
});

describe('an event without a typed handler', () => {
  const purchases = { 'payment.purchase': () => {} };
  const refunds = { 'payment.refund': () => {} };
  const transfer = { accept: 'transfer', on: { 'banking.transfer': () => {} } };
  const noStatus = () => paymentRequest({ data: { payment: { id: 'pay-1' } } });
  const typed = (type_event: string | null) => () => paymentRequest({ type_event });
  const changed = (changes: object) => () => transferRequest(changes);

  test.each<[what: string, options: Record<string, unknown>, request: () => Request, status: number, reason: string]>([
    ['the other kind', { on: purchases }, transferRequest, 500, 'not_accepted'],
    ['the other kind', transfer, paymentRequest, 500, 'not_accepted'],
    ['malformed, with a handler', { on: purchases }, noStatus, 500, 'malformed'],
    ['malformed, without a handler', { on: refunds }, noStatus, 200, 'malformed'],
    ['malformed, with one of two handlers', { on: { ...purchases, ...refunds } }, noStatus, 500, 'malformed'],
    [
      'malformed, of an unlisted type with a handler',
      { onOther: { 'payment.new': () => {} } },
      () => paymentRequest({ type_event: 'payment.new', data: {} }),
      500,
      'malformed',
    ],
    ['a transfer with an unknown type', transfer, changed({ type_event: 'banking.returned' }), 200, 'unknown_type'],
    [
      'a transfer of the type of its handler',
      transfer,
      changed({ type_event: 'banking.transfer' }),
      200,
      'unknown_type',
    ],
    ['a null type', { on: refunds }, typed(null), 500, 'malformed'],
    ['an empty type', { on: refunds }, typed(''), 200, 'unknown_type'],
    ['a transfer without an id', transfer, changed({ id: null }), 500, 'malformed'],
    ['an invalid amount', transfer, changed({ amount: { value: 1 } }), 500, 'malformed'],
    ['another direction', transfer, changed({ direction: 'OUTGOING' }), 500, 'malformed'],
    ['an unlisted type', { on: purchases }, typed('payment.new'), 200, 'unknown_type'],
    ['a known type', { on: refunds }, paymentRequest, 200, 'no_handler'],
    ['of another shape', { on: purchases }, () => signedRequest('{"payment":{"id":"1"}}'), 500, 'unknown_shape'],
    ['of another shape', transfer, () => signedRequest('{"transfer":{"id":"1"}}'), 500, 'unknown_shape'],
    ['JSON null', { on: purchases }, () => signedRequest('null'), 200, 'malformed'],
    ['a JSON array', transfer, () => signedRequest(`[${JSON.stringify(transferPayload)}]`), 200, 'malformed'],
  ])('is never rejected with 4xx: %s (%#)', async (_what, options, request, status, reason) => {
    const { receive, deliveries } = createTestReceiver(options);
    const response = receive(request());
    expect(await readResponse(response)).toEqual(status === 200 ? acceptedResponse : rejectedResponse(status));
    expect(deliveries).toMatchObject([{ result: 'unhandled', status, reason, event: {} }]);
    // Only a dropped event: the others arrive again.
    expect((await response).headers.get('x-paychord-unhandled')).toBe(status === 200 ? reason : null);

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

describe('a handler that returns', () => {
  test('a Response that is not ok fails the delivery, so that the event arrives again', async () => {
    const handlers = [() => Response.json({ error: 'down' }, { status: 503 }), async () => Response.error()];
    for (const handle of handlers) {
      const { receive, deliveries } = createTestReceiver({ on: { 'payment.purchase': handle } });
      expect(await readResponse(receive(paymentRequest()))).toEqual(rejectedResponse(500));
      const message = expect.stringMatching(
        /^The handler returned a Response with status \d+\. Throw an error to reject/,
      );
      expect(deliveries).toMatchObject([{ result: 'failed', reason: 'handler_failed', error: { message } }]);
    }
  });

  test('any other value handles the event', async () => {
    const values = [
      false,
      0,
      '',
      null,
      { ok: false, status: 500 },
      { statusCode: 500 },
      new Headers(),
      Response.json({}),
    ];
    for (const value of values) {
      const { receive } = createTestReceiver({ on: { 'payment.purchase': () => value } });
      expect(await readResponse(receive(paymentRequest()))).toEqual(acceptedResponse);
    }
  });
});

describe('the configuration', () => {
  test('is copied at creation', async () => {
    const secrets = [Buffer.from(secret)];
    const purchase = vi.fn();
    const on = { 'payment.purchase': purchase };
    const receive = createWebhookReceiver({ accept: 'payment', secret: secrets, on });
    secrets[0]?.fill(0);
    secrets.length = 0;
    on['payment.purchase'] = vi.fn();
    expect((await receive(paymentRequest())).status).toBe(200);
    expect(purchase).toHaveBeenCalledTimes(1);
  });
});

describe('a bare envelope, as the specification shows it', () => {
  const bare = (type_event: string, status = 'SUCCEEDED') =>
    paymentRequest({ type_event, data: { payment: { id: 'pay-1', status } } });

  test('has no key, so that its handler runs for each delivery, also with a store', async () => {
    const refund = vi.fn();
    const { receive, deliveries } = createTestReceiver({ on: { 'payment.refund': refund }, dedupe: memoryStore() });
    // Two partial refunds.
    for (const _ of [1, 2]) expect(await readResponse(receive(bare('payment.refund')))).toEqual(acceptedResponse);
    expect(refund).toHaveBeenCalledTimes(2);
    expect(refund.mock.lastCall?.[1]).toMatchObject({ key: undefined, attempt: 0 });
    expect(deliveries.map(({ result, key }) => [result, key])).toEqual(Array(2).fill(['handled', undefined]));
  });

  test('is deduplicated by the key of a custom dedupeKey', async () => {
    const { receive, purchase } = createTestReceiver({ dedupeKey: () => 'own', dedupe: memoryStore() });
    for (const _ of [1, 2]) await receive(bare('payment.purchase'));
    expect(purchase).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ key: 'own' }));
  });
});

describe('an unlisted type of payment event', () => {
  test('reaches its handler in onOther as a payment event, with and without onUnknown', async () => {
    for (const options of [{}, { onUnknown: () => {} }]) {
      const [handle, warn] = [vi.fn(), vi.spyOn(console, 'warn').mockReturnValue()];
      const { receive, problems } = createTestReceiver({ ...options, onOther: { 'payment.settlement': handle } });
      const changes = { type_event: 'payment.settlement' };
      expect(await readResponse(receive(paymentRequest(changes)))).toEqual(acceptedResponse);
      const payload = { ...paymentPayload, ...changes };
      expect(handle.mock.lastCall?.[0]).toEqual({ kind: 'payment', verified: true, ...changes, payload });
      expect(problems).toEqual([]);
      expect(warn).not.toHaveBeenCalled();
    }
  });
});

describe('verify', () => {
  const on = { 'banking.transfer': () => {} };
  const url = 'https://merchant.example/v1/banking/transfers/token-1?a=b';
  const unsigned = () =>
    new Request(url, { method: 'POST', body: JSON.stringify(transferPayload), headers: { a: 'b' } });

  test('receives the headers, the URL and the raw body before the body is parsed', async () => {
    const verify = vi.fn(() => true);
    const { receive, deliveries } = createTestReceiver({ accept: 'transfer', on, verify });
    expect(await readResponse(receive(unsigned()))).toEqual(acceptedResponse);
    const rawBody = new TextEncoder().encode(JSON.stringify(transferPayload));
    expect(verify).toHaveBeenCalledExactlyOnceWith({ headers: expect.any(Headers), url, rawBody });
    expect(deliveries).toMatchObject([{ result: 'handled', event: { kind: 'transfer', verified: true } }]);
    const garbage = new Request(url, { method: 'POST', body: '{' });
    expect((await receive(garbage)).status).toBe(400);
    expect(verify).toHaveBeenCalledTimes(2);
  });

  test.each([false, undefined, null, 1, 'true', {}, Promise.resolve(false), Promise.resolve(1)])(
    'rejects the request with 401 when it returns %j',
    async (result) => {
      const handle = vi.fn();
      const verify = () => result;
      const { receive, reasons } = createTestReceiver({
        accept: 'transfer',
        on: { 'banking.transfer': handle },
        verify,
      });
      expect(await readResponse(receive(unsigned()))).toEqual(rejectedResponse(401));
      expect(reasons()).toEqual(['not_verified']);
      expect(handle).not.toHaveBeenCalled();
    },
  );

  test('leads to 500 when it throws, even a verification error', async () => {
    for (const error of [new Error('no list'), new WebhookVerificationError('signature_mismatch')]) {
      const verify = () => Promise.reject(error);
      const { receive, problems } = createTestReceiver({ accept: 'transfer', on, verify });
      expect(await readResponse(receive(unsigned()))).toEqual(rejectedResponse(500));
      expect(problems).toMatchObject([{ reason: 'receiver_failed', error }]);
    }
  });
});

describe('a function secret', () => {
  test('is called for each delivery, and not at creation', async () => {
    const current = vi.fn().mockReturnValueOnce('whsec_old').mockResolvedValueOnce([secret, 'whsec_old']);
    const { receive, reasons } = createTestReceiver({ secret: current });
    expect(current).not.toHaveBeenCalled();
    expect(await readResponse(receive(paymentRequest()))).toEqual(rejectedResponse(401));
    expect(await readResponse(receive(paymentRequest()))).toEqual(acceptedResponse);
    expect(reasons()).toEqual(['signature_mismatch']);
  });

  test.each<[string, () => unknown]>([
    ['throws', () => JSON.parse('')],
    ['throws a verification error', () => Promise.reject(new WebhookVerificationError('signature_mismatch'))],
    ['returns undefined', () => undefined],
    ['returns a blank secret', () => ' '],
    ['returns an empty list', () => []],
  ])('leads to 500 and never to 401 when it %s', async (_failure, failing) => {
    const { receive, problems } = createTestReceiver({ secret: failing });
    expect(await readResponse(receive(paymentRequest()))).toEqual(rejectedResponse(500));
    expect(problems).toMatchObject([{ reason: 'receiver_failed', error: expect.any(Error) }]);
  });
});
