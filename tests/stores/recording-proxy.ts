import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type HttpServer, startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';

/** A POST as it arrived. */
export interface RecordedPost {
  readonly publicApiKey: unknown;
  readonly key: unknown;
  /** The text of the body, byte for byte. */
  readonly body: string;
}

export interface RecordingProxy extends Pick<HttpServer, 'url' | 'close'> {
  /** The POSTs of all clients, in order. */
  readonly posts: readonly RecordedPost[];
  /**
   * Leaves the next POST without a response. `request`: it does not reach the service. `response`: the service has processed it. Resolves
   * when that has happened.
   */
  loseNext(lost: 'request' | 'response'): Promise<void>;
}

/** Stands between a client and a server, records every POST, and can lose one. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const posts: RecordedPost[] = [];
  let loss: { lost: 'request' | 'response'; report: () => void } | undefined;

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url, headers } = request;
    const body = await buffer(request);
    const isPost = method === 'POST';
    const current = isPost ? loss : undefined;
    if (isPost) {
      loss = undefined;
      posts.push({ publicApiKey: headers['public-api-key'], key: headers['x-idempotency-key'], body: `${body}` });
    }
    if (current?.lost === 'request') return current.report();

    const { host: _host, connection: _connection, 'content-length': _length, ...sent } = headers;
    const received = await fetch(`${target}${url}`, {
      method,
      headers: sent as Record<string, string>,
      ...(isPost && { body }),
    });
    const text = await received.text();
    if (current !== undefined) return current.report();
    const retryAfter = received.headers.get('retry-after');
    response.writeHead(received.status, {
      'content-type': 'application/json',
      ...(retryAfter !== null && { 'retry-after': retryAfter }),
    });
    response.end(text);
  }

  const { url, close } = await startHttpServer((request, response) => {
    // A client that was killed has no use for its response.
    forward(request, response).catch(() => response.destroy());
  });
  return {
    url,
    close,
    posts,
    loseNext: (lost) =>
      new Promise((report) => {
        loss = { lost, report };
      }),
  };
}
