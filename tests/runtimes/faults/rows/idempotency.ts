import {
  type ApiError,
  AuthenticationError,
  type Client,
  ConnectionError,
  IdempotencyError,
  ServerError,
} from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf } from '../client-of.ts';
import { errorResponse, newCustomer, order, payment, paymentId, successResponse } from '../messages.ts';
import { rejectionOf } from '../rejection.ts';
import { bytesOf, type Reply, reset, response } from '../reply.ts';
import type { Row } from '../row.ts';
import { expectSameRequest } from '../same-request.ts';

function expectRetry(server: string, ...failures: readonly Reply[]): Row {
  return {
    server,
    caller: 'success, with the same key and bytes',
    async run({ begin }) {
      const run = await begin(...failures, successResponse);
      const { data, attempts, idempotencyKey } = await clientOf(run, { maxRetries: 1 })
        .payments.create(order)
        .withResponse();
      expect(data).toEqual(payment);
      expect(attempts).toHaveLength(failures.length + 1);
      expect(await expectSameRequest(run, failures.length + 1)).toBe(idempotencyKey);
    },
  };
}

/** A request without a key is not safe to send twice. */
function expectSingleRequest(server: string, reply: Reply, type: typeof ApiError | typeof ConnectionError): Row {
  return {
    server: `${server}, to a request without a key (\`customers.create\`)`,
    caller: `${type === ConnectionError ? 'ConnectionError' : 'ServerError'}, \`unknown\`; it was sent once`,
    async run({ begin }) {
      const run = await begin(reply);
      const error = await rejectionOf(clientOf(run).customers.create(newCustomer));
      expect(error).toBeInstanceOf(type);
      expect(error).toMatchObject({ outcome: 'unknown', idempotencyKey: undefined });
      expect(error.attempts).toHaveLength(1);
      expect((await run.log()).requests).toHaveLength(1);
    },
  };
}

const sendsMisdirectedAgain = {
  Chromium: 'the request was sent twice, because a browser repeats it after a 421',
};

const misdirected = errorResponse(421, 'MISDIRECTED_REQUEST');

/** HTTP allows to send a request again after a 421. Node does that within one `fetch`, up to three times, and may leave out the body. */
function misdirectedPost(what: string, body: object, call: (client: Client) => PromiseLike<unknown>): Row {
  return {
    server: `returns 421 to ${what}`,
    caller: 'InvalidRequestError; it was sent once',
    fails: sendsMisdirectedAgain,
    async run({ begin, runtime }) {
      const run = await begin(misdirected, misdirected);
      const error = await rejectionOf(call(clientOf(run, { maxRetries: 0 })));
      expect(error).toMatchObject({ code: 'invalid_request', status: 421 });
      const { requests } = await run.log();
      expect(requests).toHaveLength(runtime in sendsMisdirectedAgain ? 2 : 1);
      const text = bytesOf(JSON.stringify(body));
      for (const request of requests) {
        expect(request.body).toBe(text);
        // Never in chunks, which a service may refuse.
        expect(request.headers).toMatchObject({
          'content-type': 'application/json',
          'content-length': `${text.length}`,
        });
      }
    },
  };
}

const running = errorResponse(409, 'REQUEST_IN_PROCESS', { headers: { 'retry-after': '0' } });

/** What became of a POST is not known, and it is sent again or is not. */
export const idempotency: readonly Row[] = [
  expectRetry('returns 500 to a POST, then 200', response(500, '')),
  expectRetry('resets the connection after a POST has arrived, then 200', reset),
  expectRetry('closes the connection after a POST has arrived, then 200', { end: 'close' }),
  expectRetry('loses a response, returns REQUEST_IN_PROCESS three times, then 200', reset, running, running, running),
  {
    server: 'resets the connection after a POST has arrived; `maxRetries` is 0',
    caller: 'ConnectionError, `unknown`, one attempt',
    async run({ begin }) {
      const run = await begin(reset);
      const error = await rejectionOf(clientOf(run, { maxRetries: 0 }).payments.create(order));
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({ code: 'connection', outcome: 'unknown', retryable: true });
      expect(error.attempts).toHaveLength(1);
      expect(await expectSameRequest(run, 1)).toBe(error.idempotencyKey);
    },
  },
  {
    server: 'resets the connection after a POST without a body has arrived; `maxRetries` is 0',
    caller: 'ConnectionError, `unknown`, one attempt',
    async run({ begin }) {
      const run = await begin(reset, successResponse);
      const { onboardings } = clientOf(run, { maxRetries: 0, organizationCode: 'org-1' });
      const error = await rejectionOf(onboardings.reverseTransfer('transfer-1'));
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({ code: 'connection', outcome: 'unknown', retryable: true });
      expect(await expectSameRequest(run, 1)).toBe(error.idempotencyKey);
      expect((await run.log()).requests[0]?.headers).not.toHaveProperty('content-type');
    },
  },
  {
    server: 'loses a response, then 401',
    caller: 'AuthenticationError, still `unknown`',
    async run({ begin }) {
      const run = await begin(reset, errorResponse(401, 'INVALID_CREDENTIALS'));
      const error = await rejectionOf(clientOf(run).payments.create(order));
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(error).toMatchObject({ code: 'authentication', status: 401, outcome: 'unknown' });
      expect(error.attempts).toHaveLength(2);
      expect(await expectSameRequest(run, 2)).toBe(error.idempotencyKey);
    },
  },
  {
    server: 'returns 401 at once',
    caller: 'AuthenticationError, `rejected`',
    async run({ begin }) {
      const run = await begin(errorResponse(401, 'INVALID_CREDENTIALS'));
      const error = await rejectionOf(clientOf(run).payments.create(order));
      expect(error).toMatchObject({ code: 'authentication', outcome: 'rejected' });
      expect(error.attempts).toHaveLength(1);
    },
  },
  {
    server: 'loses a response, then IDEMPOTENCY_DUPLICATED',
    caller: 'IdempotencyError, `unknown`, never a new key',
    async run({ begin }) {
      const run = await begin(reset, errorResponse(400, 'IDEMPOTENCY_DUPLICATED'));
      const error = await rejectionOf(clientOf(run).payments.create(order));
      expect(error).toBeInstanceOf(IdempotencyError);
      expect(error).toMatchObject({ code: 'idempotency', outcome: 'unknown' });
      expect(error.cause).toBeInstanceOf(ConnectionError);
      expect(await expectSameRequest(run, 2)).toBe(error.idempotencyKey);
    },
  },
  expectSingleRequest('returns 500', response(500, ''), ServerError),
  expectSingleRequest('resets the connection', reset, ConnectionError),
  misdirectedPost('a request without a key (`customers.create`)', newCustomer, (client) =>
    client.customers.create(newCustomer),
  ),
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
