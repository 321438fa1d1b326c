import { describe, expect, test } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import { hang, paymentBody, reset, type Step, scripted, status } from '../../test/helpers/scripted-service.ts';
import {
  AuthenticationError,
  IdempotencyError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
} from '../errors/api-error.ts';
import {
  AbortError,
  ConfigurationError,
  ConnectionError,
  RequestValidationError,
  TimeoutError,
  UnexpectedResponseError,
} from '../errors/errors.ts';

const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';

// Long after the call has returned, and from somewhere else.
const later =
  (step: Step): Step =>
  (request) =>
    new Promise((resolve, reject) => setImmediate(() => Promise.resolve(step(request)).then(resolve, reject)));

const failures: [name: string, Kind: unknown, step: Step, options?: object][] = [
  ['AuthenticationError', AuthenticationError, status(401)],
  ['PermissionError', PermissionError, status(403)],
  ['NotFoundError', NotFoundError, status(404)],
  ['InvalidRequestError', InvalidRequestError, status(422)],
  ['IdempotencyError', IdempotencyError, status(409)],
  ['RateLimitError', RateLimitError, status(429)],
  ['ServerError', ServerError, status(500)],
  ['UnexpectedResponseError', UnexpectedResponseError, () => json({})],
  ['ConnectionError', ConnectionError, reset],
  ['TimeoutError', TimeoutError, hang],
  ['AbortError', AbortError, hang, { signal: AbortSignal.abort() }],
  ['ConfigurationError', ConfigurationError, status(401)],
  ['RequestValidationError', RequestValidationError, status(401), { maxRetries: -1 }],
];

describe.each(failures)('the stack of %s leads to the line of the caller', (name, Kind, step, options) => {
  const secret = name === 'ConfigurationError' ? { privateSecretKey: async () => '' } : {};
  const { client } = scripted([later(step)], secret);
  const calls: [string, () => PromiseLike<unknown>][] = [
    ['create', () => client.payments.create(paymentBody, options)],
    ['retrieve', () => client.payments.retrieve(paymentId, options)],
    ['waitFor', () => client.payments.waitFor(paymentId, { until: ['SUCCEEDED'], ...options })],
  ];

  test.each(calls)('of %s', async (method, call) => {
    async function payTheOrder() {
      await call();
    }
    const error = await payTheOrder().catch((thrown) => thrown);
    // To wait for a payment goes on after a failure that may pass, until the time is over.
    const isTimeUp = method === 'waitFor' && /RateLimit|Server|Connection/.test(name);
    expect(error).toBeInstanceOf(isTimeUp ? TimeoutError : Kind);
    expect(error.stack.split('\n')[0]).toBe(`${error.name}: ${error.message}`);
    expect(error.stack).toContain('payTheOrder');
    expect(error.stack).toContain('call-site.test.ts');
    expect(Object.keys(error)).not.toContain('stack');
  });
});

test('an error without a stack stays as it is', async () => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const error = await scripted([status(404)]).failing();
    expect(error.stack).toBe(`NotFoundError: ${error.message}`);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
});
