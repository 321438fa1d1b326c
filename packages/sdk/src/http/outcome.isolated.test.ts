import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { throwing } from '../../test/helpers/deferred.ts';
import {
  createScriptedClient,
  neverRespond,
  paymentBody,
  type Responder,
  refuseConnection,
  resetConnection,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';
import type { CallOutcome } from '../errors/base.ts';
import type { ApiError } from '../errors/errors.ts';

const inProcess = respondWithStatus(400, 'REQUEST_IN_PROCESS');
const duplicated = respondWithStatus(400, 'IDEMPOTENCY_DUPLICATED');

describe('the service code determines the error, and is shown as it is,', () => {
  test.each([
    ['REQUEST_IN_PROCESS', 'PROCESS', true],
    ['IDEMPOTENCY_DUPLICATED', 'IDEMPOTENCY', false],
  ])('of %s, also when it contains a credential', async (code, publicApiKey, retryable) => {
    const options = { publicApiKey, maxRetries: 0 };
    const error = await createScriptedClient([respondWithStatus(400, code)], options).getPaymentError();
    expect(error).toMatchObject({ code: 'idempotency', outcome: 'unknown', retryable });
    expect((error as ApiError).serviceCode).toBe(code);
  });
});

describe('the outcome of a failed call', () => {
  const outcomes: readonly (readonly [CallOutcome, string, Responder])[] = [
    ['not_sent', 'a refused connection', refuseConnection],
    ...[401, 403, 404, 405, 413, 415, 422, 429].map(
      (code) => ['rejected', `a ${code}`, respondWithStatus(code)] as const,
    ),
    ['rejected', 'a 400 INVALID_PARAMETERS', respondWithStatus(400, 'INVALID_PARAMETERS')],
    ['unknown', 'a 400 without a code', respondWithStatus(400)],
    ...[402, 408, 409, 418, 425, 500, 502, 503, 504, 599].map(
      (code) => ['unknown', `a ${code}`, respondWithStatus(code)] as const,
    ),
    ['unknown', 'a 400 REQUEST_IN_PROCESS', inProcess],
    ['unknown', 'a 400 IDEMPOTENCY_DUPLICATED', duplicated],
    ['unknown', 'a 409 REQUEST_IN_PROCESS', respondWithStatus(409, 'REQUEST_IN_PROCESS')],
    ['unknown', 'a connection reset', resetConnection],
    ['unknown', 'a time-out', neverRespond],
  ];

  test.each(outcomes)('is %s after one attempt with %s', async (outcome, _, responder) => {
    expect(await createScriptedClient([responder], { maxRetries: 0 }).getPaymentError()).toMatchObject({ outcome });
  });

  test('is the least certain outcome of all attempts', async () => {
    const byCertainty: CallOutcome[] = ['not_sent', 'rejected', 'unknown'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 6 }), async (script) => {
        const error = await createScriptedClient(
          script.map(([, , responder]) => responder),
          { maxRetries: 5 },
        ).getPaymentError();
        const ranks = script.slice(0, error.attempts.length).map(([outcome]) => byCertainty.indexOf(outcome));
        expect(error.outcome).toBe(byCertainty[Math.max(...ranks)]);
      }),
      { numRuns: 60 },
    );
  });

  test('is not_sent when validation rejects the input', async () => {
    const { client } = createScriptedClient([respondWithPayment]);
    const creating = client.payments.create({ ...paymentBody, description: 'x' });
    await expect(creating).rejects.toMatchObject({ outcome: 'not_sent', attempts: [], retryable: false });
  });
});

describe('the error class', () => {
  test.each([
    [401, undefined, 'AuthenticationError'],
    [403, undefined, 'PermissionError'],
    [404, undefined, 'NotFoundError'],
    [400, 'PAYMENT_NOT_FOUND', 'NotFoundError'],
    [400, 'INVALID_PARAMETERS', 'InvalidRequestError'],
    [405, undefined, 'InvalidRequestError'],
    [413, undefined, 'InvalidRequestError'],
    [415, undefined, 'InvalidRequestError'],
    [422, undefined, 'InvalidRequestError'],
    [451, undefined, 'InvalidRequestError'],
    [400, 'REQUEST_IN_PROCESS', 'IdempotencyError'],
    [400, 'IDEMPOTENCY_DUPLICATED', 'IdempotencyError'],
    [409, 'SOMETHING_NEW', 'IdempotencyError'],
    [429, undefined, 'RateLimitError'],
    [500, undefined, 'ServerError'],
    [503, undefined, 'ServerError'],
    [408, undefined, 'ServerError'],
    [425, undefined, 'ServerError'],
  ])('of a %i with the code %s is %s', async (code, serviceCode, name) => {
    const responders = [respondWithStatus(code, serviceCode)];
    const error = await createScriptedClient(responders, { maxRetries: 0 }).getPaymentError();
    expect(error).toMatchObject({ name, status: code });
  });
});

const digests = [
  'NEXT_REDIRECT;push;/login;303;',
  'NEXT_REDIRECT;replace;/a;b?c=1;307;',
  'NEXT_REDIRECT;replace;https://shop.test/;308;',
  'NEXT_HTTP_ERROR_FALLBACK;404',
  'NEXT_HTTP_ERROR_FALLBACK;403',
  'NEXT_HTTP_ERROR_FALLBACK;401',
  'NEXT_NOT_FOUND',
  'DYNAMIC_SERVER_USAGE',
  'BAILOUT_TO_CLIENT_SIDE_RENDERING',
  'HANGING_PROMISE_REJECTION',
  'NEXT_PRERENDER_INTERRUPTED',
];
const frameworkErrors = [
  ...digests.map((digest) => Object.assign(new Error(digest), { digest })),
  Object.assign(new Error('postponed'), { $$typeof: Symbol.for('react.postpone') }),
];

describe.each(frameworkErrors)('the error %s, which a framework throws for its control flow,', (frameworkError) => {
  test.each([
    ['rejects', () => Promise.reject(frameworkError)],
    ['throws synchronously', throwing(frameworkError)],
  ])('is thrown unchanged and without a retry when fetch %s for a GET', async (_, responder) => {
    const onError = vi.fn();
    const { client, fetch } = createScriptedClient([responder, respondWithPayment], { hooks: { onError } });
    await expect(client.payments.retrieve('payment-1')).rejects.toBe(frameworkError);
    await expect(client.payments.waitFor('payment-1', { until: ['SUCCEEDED'] })).resolves.toBeDefined();
    expect(fetch.requests).toHaveLength(2);
    expect(onError).not.toHaveBeenCalled();
  });

  test('becomes a ConnectionError with outcome and key when fetch throws it for a POST, in each entry', async () => {
    const onError = vi.fn();
    const { client, openApi, send } = createScriptedClient([() => Promise.reject(frameworkError)], {
      hooks: { onError },
      maxRetries: 0,
    });
    const body = paymentBody;
    for (const call of [
      client.payments.create(body),
      openApi.POST('/v1/payments', { body }),
      send('/v1/payments', { method: 'POST', body: JSON.stringify(body) }),
    ])
      await expect(call).rejects.toMatchObject({
        code: 'connection',
        outcome: 'unknown',
        idempotencyKey: expect.any(String),
        cause: frameworkError,
      });
    expect(onError).toHaveBeenCalledTimes(3);
  });

  test('is thrown unchanged when a function for a credential throws it, before anything was sent', async () => {
    const throwError = () => Promise.reject(frameworkError);
    const { client, fetch } = createScriptedClient([respondWithPayment], { publicApiKey: throwError });
    await expect(client.payments.create(paymentBody)).rejects.toBe(frameworkError);
    expect(fetch.requests).toEqual([]);
  });
});

describe('an error with any other digest becomes a ConnectionError', () => {
  test.each(['1234567890', 'X', 'NEXT', 'X\nDYNAMIC_SERVER_USAGE'])('%j, also for a GET', async (digest) => {
    const error = Object.assign(new Error('thrown'), { digest });
    const { client } = createScriptedClient([() => Promise.reject(error)], { maxRetries: 0 });
    await expect(client.payments.retrieve('payment-1')).rejects.toMatchObject({ code: 'connection', cause: error });
  });
});
