import { UnexpectedResponseError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf } from '../client-of.ts';
import { order, payment, paymentId, successResponse } from '../messages.ts';
import { rejectionOf } from '../rejection.ts';
import { chunked, emptyResponse, json, type Reply, response, traceId, truncated } from '../reply.ts';
import type { Row } from '../row.ts';
import { expectSameRequest } from '../same-request.ts';

const html = '<!doctype html><title>Sign in</title>';

interface Details {
  readonly status: number;
  readonly contentType?: string;
}

/** A success that a second attempt would not change. The request has arrived, so its outcome is open. */
function unexpected(server: string, reply: Reply, details: Details): Row {
  return {
    server,
    caller: 'UnexpectedResponseError with the status, content type and request id, `unknown`; one attempt',
    async run({ begin }) {
      const run = await begin(reply);
      const error = await rejectionOf(clientOf(run).payments.create(order));
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({ code: 'unexpected_response', requestId: traceId, outcome: 'unknown', ...details });
      expect((await run.log()).requests).toHaveLength(1);
    },
  };
}

/** A response that was truncated off on its way: the next attempt with the same key may arrive whole. */
function truncatedRow(server: string, reply: Reply, status: number): Row {
  return {
    server: `${server}, then 200`,
    caller: 'success, with the same key and bytes',
    async run({ begin }) {
      const run = await begin(reply, successResponse);
      const { data, attempts } = await clientOf(run, { maxRetries: 1 }).payments.create(order).withResponse();
      expect(data).toEqual(payment);
      expect(attempts).toMatchObject([{ status, cause: 'unexpected_response' }, { status: 200 }]);
      await expectSameRequest(run, 2);
    },
  };
}

function broken(server: string, end: 'close' | 'reset'): Row {
  return {
    server,
    caller: 'ConnectionError or UnexpectedResponseError; never a partial response',
    async run({ begin }) {
      const run = await begin(truncated(successResponse, end));
      const error = await rejectionOf(clientOf(run, { maxRetries: 0 }).payments.retrieve(paymentId));
      expect(['connection', 'unexpected_response']).toContain(error.code);
      expect(error.attempts).toHaveLength(1);
    },
  };
}

const contentType = 'application/json';

const endless: Row = {
  server: 'returns 200 with a body that does not end',
  caller: 'UnexpectedResponseError after 10 MiB, `unknown`; the connection is ended',
  async run({ begin }) {
    const run = await begin({
      head: ['HTTP/1.1 200 OK', `content-type: ${contentType}`, 'connection: close'],
      pieces: [' '.repeat(512 * 1024)],
      everyMs: 1,
      forever: true,
      end: 'close',
    });
    const error = await rejectionOf(clientOf(run).payments.create(order));
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ outcome: 'unknown', retryable: false, status: 200 });
    expect(error.attempts).toHaveLength(1);
    await run.left();
  },
};

/** Answers that cannot be used. */
export const unusableResponses: readonly Row[] = [
  unexpected('returns 200 with HTML', response(200, html, { type: 'text/html' }), {
    status: 200,
    contentType: 'text/html',
  }),
  unexpected('returns 200 with `{}`', json(200, {}), { status: 200, contentType }),
  unexpected('returns 200 with `{"id":null,"status":null}`', json(200, { id: null, status: null }), {
    status: 200,
    contentType,
  }),
  endless,
  truncatedRow('returns 200 with truncated JSON', response(200, JSON.stringify(payment).slice(0, -9)), 200),
  truncatedRow('returns 200 with an empty chunked body', chunked(200, []), 200),
  truncatedRow('returns 200 with `Content-Length: 0`', response(200, ''), 200),
  truncatedRow('returns 204 where a body is declared', emptyResponse(204), 204),
  broken('returns 200, and closes the connection half-way through the body', 'close'),
  broken('returns 200, and resets the connection half-way through the body', 'reset'),
];
