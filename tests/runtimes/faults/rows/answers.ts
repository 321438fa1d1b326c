import { UnexpectedResponseError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf } from '../client-of.ts';
import { order, paid, payment, paymentId } from '../messages.ts';
import { rejectionOf } from '../rejection.ts';
import { answer, bodiless, chunked, cut, type Reply, traceId } from '../reply.ts';
import type { Row } from '../row.ts';

const html = '<!doctype html><title>Sign in</title>';

/** A success that is none. The request has arrived, so it is not sent again, and its outcome is open. */
function unexpected(server: string, reply: Reply, details: { status: number; contentType?: string }): Row {
  return {
    server,
    caller: 'UnexpectedResponseError with the status, content type and request id',
    async run({ begin }) {
      const run = await begin(reply);
      const error = await rejectionOf(clientOf(run).payments.create(order));
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({ code: 'unexpected_response', requestId: traceId, outcome: 'unknown', ...details });
      expect((await run.log()).requests).toHaveLength(1);
    },
  };
}

function broken(server: string, end: 'close' | 'reset'): Row {
  return {
    server,
    caller: 'ConnectionError or UnexpectedResponseError; never a part of an answer',
    async run({ begin }) {
      const run = await begin(cut(paid, end));
      const error = await rejectionOf(clientOf(run, { maxRetries: 0 }).payments.retrieve(paymentId));
      expect(['connection', 'unexpected_response']).toContain(error.code);
      expect(error.attempts).toHaveLength(1);
    },
  };
}

const contentType = 'application/json';

/** Answers that cannot be used. */
export const answers: readonly Row[] = [
  unexpected('answers 200 with HTML', answer(200, html, { type: 'text/html' }), {
    status: 200,
    contentType: 'text/html',
  }),
  unexpected('answers 200 with JSON that is cut short', answer(200, JSON.stringify(payment).slice(0, -9)), {
    status: 200,
    contentType,
  }),
  unexpected('answers 200 in chunks, of which there are none', chunked(200, []), { status: 200, contentType }),
  unexpected('answers 200 with `Content-Length: 0`', answer(200, ''), { status: 200, contentType }),
  unexpected('answers 204 where a body is declared', bodiless(204), { status: 204 }),
  broken('answers 200, and closes the connection half-way through the body', 'close'),
  broken('answers 200, and resets the connection half-way through the body', 'reset'),
];
