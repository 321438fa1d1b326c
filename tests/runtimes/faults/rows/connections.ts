import { ConnectionError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf } from '../client-of.ts';
import type { Run } from '../control.ts';
import { errorResponse, order, payment, paymentId, successResponse } from '../messages.ts';
import { type Rejection, rejectionOf } from '../rejection.ts';
import { json, reset } from '../reply.ts';
import type { Row, RuntimeKind, Stage } from '../row.ts';
import { expectSameRequest } from '../same-request.ts';

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

async function refusedConnection({ unusedPort, runtime }: Stage): Promise<void> {
  const client = clientOf({ baseUrl: `http://127.0.0.1:${await unusedPort()}` }, { maxRetries: 0 });
  expectNotSent(await rejectionOf(client.payments.create(order)), runtime);
}

/** A reserved host name (RFC 2606) and no body: workerd treats an unsent body as a failure of the worker. */
async function unknown({ runtime }: Stage): Promise<void> {
  const client = clientOf({ baseUrl: 'https://nonexistent.invalid' }, { maxRetries: 0 });
  expectNotSent(await rejectionOf(client.payments.retrieve(paymentId)), runtime);
}

const asksFirst = {
  Chromium: 'the browser sends a CORS preflight before each request, which uses the connection',
};

const kept = json(200, payment, { keepAlive: true });

/** Connections that are not made, or do not last. */
export const connections: readonly Row[] = [
  {
    server: 'refuses the connection',
    caller: 'ConnectionError, `not_sent`',
    differs: cannotProve,
    run: refusedConnection,
  },
  {
    server: 'has an unknown host name',
    caller: 'ConnectionError, `not_sent`',
    differs: cannotProve,
    run: unknown,
  },
  {
    server: 'refuses the connection',
    caller: 'the process can end at once',
    unavailable: cannotEnd,
    isLast: true,
    run: refusedConnection,
  },
  {
    server: 'has an unknown host name',
    caller: 'the process can end at once',
    unavailable: cannotEnd,
    isLast: true,
    run: unknown,
  },
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
  {
    server: 'resets a keep-alive connection when the next GET arrives on it, then 200',
    caller: 'success',
    unavailable: asksFirst,
    async run({ begin }) {
      const run = await begin(kept, reset, successResponse);
      const { payments } = clientOf(run);
      expect(await payments.retrieve(paymentId)).toEqual(payment);
      await run.replied();
      expect(await payments.retrieve(paymentId)).toEqual(payment);
      await expectReuse(run);
      await expectSameRequest(run, 3);
    },
  },
  {
    server: 'resets a keep-alive connection when the next POST arrives on it, then 200',
    caller: 'success, with the same key and bytes',
    unavailable: asksFirst,
    async run({ begin }) {
      const run = await begin(kept, reset, successResponse);
      const { payments } = clientOf(run);
      const idempotencyKey = 'key-1';
      expect(await payments.create(order, { idempotencyKey })).toEqual(payment);
      await run.replied();
      expect(await payments.create(order, { idempotencyKey })).toEqual(payment);
      await expectReuse(run);
      expect(await expectSameRequest(run, 3)).toBe(idempotencyKey);
    },
  },
  {
    server: 'loses the response to a POST on a keep-alive connection, then 401',
    caller: 'AuthenticationError, still `unknown`',
    unavailable: asksFirst,
    async run({ begin }) {
      const run = await begin(kept, reset, errorResponse(401, 'INVALID_CREDENTIALS'));
      const { payments } = clientOf(run);
      const idempotencyKey = 'key-1';
      expect(await payments.create(order, { idempotencyKey })).toEqual(payment);
      await run.replied();
      const error = await rejectionOf(payments.create(order, { idempotencyKey }));
      expect(error).toMatchObject({ code: 'authentication', outcome: 'unknown' });
      await expectReuse(run);
      await expectSameRequest(run, 3);
    },
  },
];

/** Without that the row would show nothing. */
async function expectReuse(run: Run): Promise<void> {
  const [first, second] = (await run.log()).requests;
  expect(second?.connection).toBe(first?.connection);
}
