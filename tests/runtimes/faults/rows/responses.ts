import { UnexpectedResponseError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf, failing, order, payment, paymentId, rejectionOf, retried, successResponse } from '../calls.ts';
import {
  bytesOf,
  chunked,
  emptyResponse,
  json,
  otherOrigin,
  type Reply,
  response,
  traceId,
  truncated,
} from '../reply.ts';
import type { Row } from '../row.ts';

const html = '<!doctype html><title>Sign in</title>';
const contentType = 'application/json';

/** A success that a second attempt would not change. The request has arrived, so its outcome is open. */
const unexpected = (server: string, reply: Reply, details: { readonly contentType?: string } = { contentType }) =>
  failing(server, 'UnexpectedResponseError with the status, content type and request id, `unknown`; one attempt', {
    replies: [reply],
    type: UnexpectedResponseError,
    error: { code: 'unexpected_response', requestId: traceId, outcome: 'unknown', status: 200, ...details },
  });

/** A response that was truncated on its way: the next attempt with the same key may arrive whole. */
const truncatedRow = (server: string, reply: Reply, status = 200) =>
  retried(`${server}, then 200`, [reply], [{ status, cause: 'unexpected_response' }, { status: 200 }]);

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

const endless = failing(
  'returns 200 with a body that does not end',
  'UnexpectedResponseError after 10 MiB, `unknown`; the connection is ended',
  {
    replies: [
      {
        head: ['HTTP/1.1 200 OK', `content-type: ${contentType}`, 'connection: close'],
        pieces: [' '.repeat(512 * 1024)],
        everyMs: 1,
        forever: true,
        end: 'close',
      },
    ],
    type: UnexpectedResponseError,
    error: { outcome: 'unknown', retryable: false, status: 200 },
  },
  (_error, run) => run.left(),
);

/** Responses that cannot be used. */
export const unusableResponses: readonly Row[] = [
  unexpected('returns 200 with HTML', response(200, html, { type: 'text/html' }), { contentType: 'text/html' }),
  unexpected('returns 200 with `{}`', json(200, {})),
  unexpected('returns 200 with `{"id":null,"status":null}`', json(200, { id: null, status: null })),
  endless,
  truncatedRow('returns 200 with truncated JSON', response(200, JSON.stringify(payment).slice(0, -9))),
  truncatedRow('returns 200 with an empty chunked body', chunked(200, [])),
  truncatedRow('returns 200 with `Content-Length: 0`', response(200, '')),
  truncatedRow('returns 204 where a body is declared', emptyResponse(204), 204),
  broken('returns 200, and closes the connection half-way through the body', 'close'),
  broken('returns 200, and resets the connection half-way through the body', 'reset'),
];

function asSent(server: string, value: object, reply: Reply = json(200, value)): Row {
  return {
    server,
    caller: 'the response as sent',
    async run({ begin }) {
      const run = await begin(reply);
      expect(await clientOf(run).payments.retrieve(paymentId)).toEqual(value);
    },
  };
}

const bytes = bytesOf(JSON.stringify(payment));

/** Valid responses that a strict parser would reject. */
export const unusualResponses: readonly Row[] = [
  asSent('splits the characters of "São Paulo €" over chunks', payment, chunked(200, [...bytes])),
  asSent('sends an unknown enum value', { ...payment, status: 'BRAND_NEW' }),
  asSent('sends an unknown field', { ...payment, brand_new: { field: [1] } }),
  asSent('omits an optional field', { id: paymentId, status: 'SUCCEEDED' }),
  {
    server: 'receives "São Paulo €"',
    caller: 'the response; every byte arrives',
    async run({ begin }) {
      const run = await begin(json(200, payment));
      expect(await clientOf(run).payments.create(order)).toEqual(payment);
      const [request] = (await run.log()).requests;
      expect(request?.body).toContain(bytesOf('São Paulo €'));
    },
  },
];

const hidden = { Chromium: 'its `status` is 0, because a browser hides the status of a redirect' };

/** Redirects to another origin, which would respond successfully. */
export const redirects: readonly Row[] = [301, 302, 307, 308].map((status) => ({
  server: `returns ${status} to another origin, GET and POST`,
  caller: 'UnexpectedResponseError; nothing is sent there',
  differs: hidden,
  async run({ begin, runtime }) {
    const redirect = emptyResponse(status, { location: `${otherOrigin}/v1/payments`, 'content-length': '0' });
    const run = await begin(redirect, redirect);
    const { payments } = clientOf(run);
    for (const call of [() => payments.retrieve(paymentId), () => payments.create(order)]) {
      const error = await rejectionOf(call());
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({ outcome: 'unknown', status: runtime in hidden ? 0 : status });
    }
    const { requests, elsewhere } = await run.log();
    expect(requests).toHaveLength(2);
    expect(elsewhere).toBe(0);
  },
}));
