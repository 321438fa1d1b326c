import { AuthenticationError, ConnectionError, IdempotencyError, ServerError } from '@paychord/sdk';
import { expect } from 'vitest';
import {
  clientOf,
  errorResponse,
  expectSameRequest,
  failing,
  newCustomer,
  order,
  paymentId,
  rejectionOf,
  retried,
} from '../calls.ts';
import { type Reply, reset, response } from '../reply.ts';
import type { Row } from '../row.ts';

/** A request without a key is not safe to send twice. */
const sentOnce = (server: string, reply: Reply, type: typeof ServerError | typeof ConnectionError) =>
  failing(
    `${server}, to a request without a key (\`customers.create\`)`,
    `${type === ConnectionError ? 'ConnectionError' : 'ServerError'}, \`unknown\`; it was sent once`,
    {
      replies: [reply],
      call: ({ customers }) => customers.create(newCustomer),
      type,
      error: { outcome: 'unknown', idempotencyKey: undefined },
    },
  );

const sendsMisdirectedAgain = {
  Chromium: 'the request was sent twice, because a browser repeats it after a 421',
};

const misdirected = errorResponse(421, 'MISDIRECTED_REQUEST');

const unauthorized = errorResponse(401, 'INVALID_CREDENTIALS');
const lostConnection = {
  replies: [reset],
  options: { maxRetries: 0 },
  type: ConnectionError,
  error: { code: 'connection', outcome: 'unknown', retryable: true },
};
const running = errorResponse(409, 'REQUEST_IN_PROCESS', { headers: { 'retry-after': '0' } });

/** What became of a POST is not known, and it is sent again or is not. */
export const idempotency: readonly Row[] = [
  retried('returns 500 to a POST, then 200', [response(500, '')]),
  retried('resets the connection after a POST has arrived, then 200', [reset]),
  retried('closes the connection after a POST has arrived, then 200', [{ end: 'close' }]),
  retried('loses a response, returns REQUEST_IN_PROCESS three times, then 200', [reset, running, running, running]),
  failing(
    'resets the connection after a POST has arrived; `maxRetries` is 0',
    'ConnectionError, `unknown`, one attempt',
    lostConnection,
  ),
  failing(
    'resets the connection after a POST without a body has arrived; `maxRetries` is 0',
    'ConnectionError, `unknown`, one attempt',
    {
      ...lostConnection,
      options: { maxRetries: 0, organizationCode: 'org-1' },
      call: ({ onboardings }) => onboardings.reverseTransfer('transfer-1'),
    },
    async (_error, run) => {
      expect((await run.log()).requests[0]?.headers).not.toHaveProperty('content-type');
    },
  ),
  failing('loses a response, then 401', 'AuthenticationError, still `unknown`', {
    replies: [reset, unauthorized],
    type: AuthenticationError,
    error: { code: 'authentication', status: 401, outcome: 'unknown' },
  }),
  failing('returns 401 at once', 'AuthenticationError, `rejected`', {
    replies: [unauthorized],
    type: AuthenticationError,
    error: { code: 'authentication', outcome: 'rejected' },
  }),
  failing('loses a response, then IDEMPOTENCY_DUPLICATED', 'IdempotencyError, `unknown`, never a new key', {
    replies: [reset, errorResponse(400, 'IDEMPOTENCY_DUPLICATED')],
    type: IdempotencyError,
    error: { code: 'idempotency', outcome: 'unknown', cause: expect.any(ConnectionError) },
  }),
  sentOnce('returns 500', response(500, ''), ServerError),
  sentOnce('resets the connection', reset, ConnectionError),
  {
    server: 'returns 421 to a POST with a key',
    caller: 'InvalidRequestError; it was sent once',
    fails: sendsMisdirectedAgain,
    differs: {
      Node: 'the request may be sent more than once with the same key, because Node may repeat it without its body',
    },
    async run({ begin, runtime }) {
      const run = await begin(misdirected, misdirected, misdirected);
      const error = await rejectionOf(clientOf(run, { maxRetries: 0 }).payments.create(order));
      const { requests } = await run.log();
      const keys = new Set(requests.map(({ headers }) => headers['x-idempotency-key']));
      expect(keys).toEqual(new Set([error.idempotencyKey]));
      // Node times out at a moment that depends on the arrival of the response parts.
      if (runtime !== 'Node') expect(requests).toHaveLength(runtime in sendsMisdirectedAgain ? 2 : 1);
    },
  },
  {
    server: 'returns 421 to a GET',
    caller: 'InvalidRequestError; the runtime repeats it at most once',
    async run({ begin }) {
      const run = await begin(misdirected, misdirected);
      const error = await rejectionOf(clientOf(run, { maxRetries: 0 }).payments.retrieve(paymentId));
      expect(error).toMatchObject({ code: 'invalid_request', status: 421 });
      const { length } = (await run.log()).requests;
      expect([1, 2]).toContain(length);
      await expectSameRequest(run, length);
    },
  },
];
