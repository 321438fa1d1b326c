import { ConnectionError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf } from '../client-of.ts';
import { order, paid, payment, paymentId } from '../messages.ts';
import { rejectionOf } from '../rejection.ts';
import { json, reset } from '../reply.ts';
import type { Row, Stage } from '../row.ts';

const cannotProve = {
  workerd: 'it says `unknown`, since workerd tells no failed connection from a lost one',
  Chromium: 'it says `unknown`, since a browser hides why a request failed',
};

const cannotEnd = {
  workerd: 'a worker is no process that could end',
  Chromium: 'a page is no process that could end',
};

async function expectNotSent({ runtime }: Stage, baseUrl: string): Promise<void> {
  const error = await rejectionOf(clientOf({ baseUrl }, { maxRetries: 0 }).payments.create(order));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ code: 'connection', outcome: runtime in cannotProve ? 'unknown' : 'not_sent' });
}

const nowhere = async ({ unusedPort }: Stage) => `http://127.0.0.1:${await unusedPort()}`;
/** A name that will never be given to anybody: RFC 2606. */
const nobody = 'https://nonexistent.invalid';

const kept = json(200, payment, { keepAlive: true });

/** Connections that are not made, or do not last. */
export const connections: readonly Row[] = [
  {
    server: 'refuses the connection',
    caller: 'ConnectionError, `not_sent`',
    differs: cannotProve,
    run: async (stage) => expectNotSent(stage, await nowhere(stage)),
  },
  {
    server: 'has a host name that is unknown',
    caller: 'ConnectionError, `not_sent`',
    differs: cannotProve,
    run: (stage) => expectNotSent(stage, nobody),
  },
  {
    server: 'refuses the connection',
    caller: 'the process can end at once',
    unavailable: cannotEnd,
    isLast: true,
    run: async (stage) => expectNotSent(stage, await nowhere(stage)),
  },
  {
    server: 'has a host name that is unknown',
    caller: 'the process can end at once',
    unavailable: cannotEnd,
    isLast: true,
    run: (stage) => expectNotSent(stage, nobody),
  },
  {
    server: 'closes a connection that was kept open between two calls',
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
    server: 'resets a connection that was kept open as the next GET arrives, then 200',
    caller: 'success',
    async run({ begin }) {
      const run = await begin(kept, reset, paid);
      const client = clientOf(run);
      expect(await client.payments.retrieve(paymentId)).toEqual(payment);
      expect(await client.payments.retrieve(paymentId)).toEqual(payment);
      expect((await run.log()).requests).toHaveLength(3);
    },
  },
  {
    server: 'resets a connection that was kept open as the next POST arrives, then 200',
    caller: 'success, with the same key and bytes',
    async run({ begin }) {
      const run = await begin(kept, reset, paid);
      const client = clientOf(run);
      expect(await client.payments.retrieve(paymentId)).toEqual(payment);
      const { data, idempotencyKey } = await client.payments.create(order).withResponse();
      expect(data).toEqual(payment);
      const [, first, second, ...more] = (await run.log()).requests;
      expect(more).toEqual([]);
      expect(second?.body).toBe(first?.body);
      expect([first, second].map((each) => each?.headers['x-idempotency-key'])).toEqual([
        idempotencyKey,
        idempotencyKey,
      ]);
    },
  },
];
