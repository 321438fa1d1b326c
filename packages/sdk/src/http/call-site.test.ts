import { describe, expect, test } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  neverRespond,
  paymentBody,
  paymentId,
  type Responder,
  resetConnection,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';

// Responds in a later turn of the event loop, when the caller is no longer on the stack.
const delayed =
  (responder: Responder): Responder =>
  (request) =>
    new Promise((resolve, reject) => setImmediate(() => Promise.resolve(responder(request)).then(resolve, reject)));

const failures: [name: string, responder: Responder, options?: object][] = [
  ['AuthenticationError', respondWithStatus(401)],
  ['PermissionError', respondWithStatus(403)],
  ['NotFoundError', respondWithStatus(404)],
  ['InvalidRequestError', respondWithStatus(422)],
  ['IdempotencyError', respondWithStatus(409)],
  ['RateLimitError', respondWithStatus(429)],
  ['ServerError', respondWithStatus(500)],
  ['UnexpectedResponseError', () => json({})],
  ['ConnectionError', resetConnection],
  ['TimeoutError', neverRespond],
  ['AbortError', neverRespond, { signal: AbortSignal.abort() }],
  ['ConfigurationError', respondWithStatus(401)],
  ['RequestValidationError', respondWithStatus(401), { maxRetries: -1 }],
];

describe.each(failures)('the stack of %s', (name, responder, options) => {
  const secret = name === 'ConfigurationError' ? { privateSecretKey: async () => '' } : {};
  const { client } = createScriptedClient([delayed(responder)], secret);
  const calls: [string, () => PromiseLike<unknown>][] = [
    ['create', () => client.payments.create(paymentBody, options)],
    ['retrieve', () => client.payments.retrieve(paymentId, options)],
    ['waitFor', () => client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], ...options })],
  ];

  test.each(calls)('contains the calling function when %s rejects', async (method, call) => {
    async function callingFunction() {
      await call();
    }
    const error = await callingFunction().catch((thrown) => thrown);
    // waitFor continues after a temporary failure, so it ends with a time-out.
    const endsWithTimeout = method === 'waitFor' && /RateLimit|Server|Connection/.test(name);
    expect(error.name).toBe(endsWithTimeout ? 'TimeoutError' : name);
    expect(error.stack.split('\n')[0]).toBe(`${error.name}: ${error.message}`);
    expect(error.stack).toContain('callingFunction');
    expect(error.stack).toContain('call-site.test.ts');
    expect(Object.keys(error)).not.toContain('stack');
  });
});

test('an error has a stack of one line when Error.stackTraceLimit is 0', async () => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const error = await createScriptedClient([respondWithStatus(404)]).getPaymentError();
    expect(error.stack).toBe(`NotFoundError: ${error.message}`);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
});
