import { type Client, ConnectionError } from '@paychord/sdk';
import { expect } from 'vitest';
import {
  clientOf,
  errorResponse,
  expectSameRequest,
  order,
  payment,
  paymentId,
  type Rejection,
  rejectionOf,
  successResponse,
} from '../calls.ts';
import { json, type Reply, reset } from '../reply.ts';
import type { Row, RuntimeKind } from '../row.ts';

const cannotProve = {
  workerd: 'it reports `unknown`, because workerd does not distinguish a failed connection from a lost one',
  Chromium: 'it reports `unknown`, because a browser hides why a request failed',
};

const cannotEnd = {
  workerd: 'a worker is not a process that can end',
  Chromium: 'a page is not a process that can end',
};

function expectNotSent(error: Rejection, runtime: RuntimeKind): void {
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ code: 'connection', outcome: runtime in cannotProve ? 'unknown' : 'not_sent' });
}

const unreachable: readonly Pick<Row, 'server' | 'run'>[] = [
  {
    server: 'refuses the connection',
    async run({ unusedPort, runtime }) {
      const client = clientOf({ baseUrl: `http://127.0.0.1:${await unusedPort()}` }, { maxRetries: 0 });
      expectNotSent(await rejectionOf(client.payments.create(order)), runtime);
    },
  },
  {
    server: 'has an unknown host name',
    async run({ runtime }) {
      // A reserved name (RFC 2606), and no body: workerd treats an unsent body as a failure of the worker.
      const client = clientOf({ baseUrl: 'https://nonexistent.invalid' }, { maxRetries: 0 });
      expectNotSent(await rejectionOf(client.payments.retrieve(paymentId)), runtime);
    },
  },
];

const asksFirst = {
  Chromium: 'the browser sends a CORS preflight before each request, which uses the connection',
};

const kept = json(200, payment, { keepAlive: true });

/** The first call keeps its connection open. The server resets it when the second call arrives on it, then sends the response. */
function resetOnReuse(
  server: string,
  caller: string,
  call: (client: Client) => PromiseLike<unknown>,
  then: Reply = successResponse,
): Row {
  return {
    server,
    caller,
    unavailable: asksFirst,
    async run({ begin }) {
      const run = await begin(kept, reset, then);
      const client = clientOf(run);
      expect(await call(client)).toEqual(payment);
      await run.replied();
      if (then === successResponse) expect(await call(client)).toEqual(payment);
      else expect(await rejectionOf(call(client))).toMatchObject({ code: 'authentication', outcome: 'unknown' });
      const [first, second] = (await run.log()).requests;
      // Otherwise the row would show nothing.
      expect(second?.connection).toBe(first?.connection);
      await expectSameRequest(run, 3);
    },
  };
}

/** Connections that are not made, or do not last. */
export const connections: readonly Row[] = [
  ...unreachable.map((row) => ({ ...row, caller: 'ConnectionError, `not_sent`', differs: cannotProve })),
  ...unreachable.map((row) => ({
    ...row,
    caller: 'the process can end at once',
    unavailable: cannotEnd,
    isLast: true,
  })),
  {
    server: 'closes a keep-alive connection between two calls',
    caller: 'success, GET and POST',
    async run({ begin }) {
      const run = await begin(kept, kept, kept);
      const client = clientOf(run);
      expect(await client.payments.retrieve(paymentId)).toEqual(payment);
      await run.disconnect();
      expect(await client.payments.retrieve(paymentId)).toEqual(payment);
      await run.disconnect();
      expect(await client.payments.create(order)).toEqual(payment);
    },
  },
  resetOnReuse('resets a keep-alive connection when the next GET arrives on it, then 200', 'success', ({ payments }) =>
    payments.retrieve(paymentId),
  ),
  resetOnReuse(
    'resets a keep-alive connection when the next POST arrives on it, then 200',
    'success, with the same key and bytes',
    ({ payments }) => payments.create(order, { idempotencyKey: 'key-1' }),
  ),
  resetOnReuse(
    'loses the response to a POST on a keep-alive connection, then 401',
    'AuthenticationError, still `unknown`',
    ({ payments }) => payments.create(order, { idempotencyKey: 'key-1' }),
    errorResponse(401, 'INVALID_CREDENTIALS'),
  ),
];
