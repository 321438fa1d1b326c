import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
import type { ApiError } from '../errors/api-error.ts';
import type { CallOutcome } from '../errors/base.ts';

const inProcess = respondWithStatus(400, 'REQUEST_IN_PROCESS');
const duplicated = respondWithStatus(400, 'IDEMPOTENCY_DUPLICATED');

// Makes the random delay before a retry predictable.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

describe('the service code determines the error before redaction', () => {
  test.each([
    ['REQUEST_IN_PROCESS', 'PROCESS', true],
    ['IDEMPOTENCY_DUPLICATED', 'IDEMPOTENCY', false],
  ])('of %s', async (code, publicApiKey, retryable) => {
    const error = await createScriptedClient([respondWithStatus(400, code)], {
      publicApiKey,
      maxRetries: 0,
    }).getPaymentError();
    expect(error).toMatchObject({ code: 'idempotency', outcome: 'unknown', retryable });
    expect((error as ApiError).serviceCode).toContain('[redacted]');
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

  test('stays unknown when the response of the first attempt is lost and the retry is rejected', async () => {
    expect(
      await createScriptedClient([resetConnection, respondWithStatus(401, 'INVALID_CREDENTIALS')]).getPaymentError(),
    ).toMatchObject({
      code: 'authentication',
      outcome: 'unknown',
      attempts: [{ cause: 'ECONNRESET' }, { status: 401 }],
    });
  });

  test('stays unknown when the secret key is missing at the second attempt', async () => {
    const secretKeys = ['first-key'];
    const { getPaymentError } = createScriptedClient([resetConnection], {
      privateSecretKey: () => secretKeys.shift() ?? '',
    });
    expect(await getPaymentError()).toMatchObject({ code: 'configuration', outcome: 'unknown', attempts: [{}] });
    expect(await getPaymentError()).toMatchObject({ code: 'configuration', outcome: 'not_sent', attempts: [] });
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
    const error = await createScriptedClient([respondWithStatus(code, serviceCode)], {
      maxRetries: 0,
    }).getPaymentError();
    expect(error).toMatchObject({ name, status: code });
  });
});

describe('an error with a digest, which a framework throws from fetch for its control flow', () => {
  const frameworkError = Object.assign(new Error('Dynamic server usage'), { digest: 'DYNAMIC_SERVER_USAGE' });

  test.each([
    ['rejects', () => Promise.reject(frameworkError)],
    [
      'throws synchronously',
      () => {
        throw frameworkError;
      },
    ],
  ])('is thrown unchanged and without a retry when fetch %s', async (_, responder) => {
    const onError = vi.fn();
    const { client, fetch } = createScriptedClient([responder, respondWithPayment], { hooks: { onError } });
    await expect(client.payments.retrieve('payment-1')).rejects.toBe(frameworkError);
    await expect(client.payments.waitFor('payment-1', { until: ['SUCCEEDED'] })).resolves.toBeDefined();
    expect(fetch.requests).toHaveLength(2);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('an error with a digest becomes a ConnectionError with an unknown outcome', () => {
  const throwDigest = () => Promise.reject(Object.assign(new Error('thrown late'), { digest: 'X' }));
  const respondWithFailingBody = () => new Response(new ReadableStream({ pull: throwDigest }), { status: 201 });

  test.each<[string, Responder[]]>([
    ['after an earlier attempt', [resetConnection, throwDigest]],
    ['when the response body throws it', [respondWithFailingBody]],
  ])('%s', async (_, responders) => {
    const onError = vi.fn();
    const error = await createScriptedClient(responders, { hooks: { onError } }).getPaymentError();
    expect(error).toMatchObject({ code: 'connection', outcome: 'unknown', idempotencyKey: expect.any(String) });
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
