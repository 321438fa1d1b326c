import { type IncomingMessage, request } from 'node:http';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect as connectHttp2,
  constants,
  createServer as createHttp2Server,
  type Http2Server,
  type IncomingHttpHeaders,
  type IncomingHttpStatusHeader,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../test/helpers/deferred.ts';
import { type HttpServer, listenOnFreePort, startHttpServer } from '../../../test/helpers/http-server.ts';
import { toNodeRequest } from '../../../test/helpers/server-requests.ts';
import type { Delivery } from '../receiver/delivery.ts';
import { createWebhookReceiver } from '../receiver/receiver.ts';
import type { WebhookReceiverConfig } from '../receiver/receiver-options.ts';
import { createTestWebhook } from '../testing.ts';
import { nodeListener } from './node.ts';
import type { NodeListener } from './node-request.ts';

const secret = 'whsec_5e0c7a1f';

let http: HttpServer | undefined;
afterEach(() => http?.close());

type Credentials = { apiKey: string; apiSecret: string } | Record<string, never>;

function setUp({ credentials = {}, ...options }: Partial<WebhookReceiverConfig> & { credentials?: Credentials } = {}) {
  const purchase = vi.fn();
  const rejections: Delivery[] = [];
  const { promise, resolve } = deferred<Delivery>();
  const onDelivery = (delivery: Delivery) => {
    if (delivery.result === 'handled') return;
    rejections.push(delivery);
    resolve(delivery);
  };
  const on = { 'payment.purchase': purchase };
  const receive = createWebhookReceiver({
    accept: 'payment',
    secret,
    on,
    onDelivery,
    ...credentials,
    ...options,
  } as WebhookReceiverConfig);
  return { receive, purchase, rejections, rejection: promise };
}

async function serve(listener: NodeListener): Promise<number> {
  http = await startHttpServer(listener);
  return Number(new URL(http.url).port);
}

/** Sends a request to a port and returns the response. */
async function send(port: number, webhookRequest: Request, headers: Record<string, string | string[]> = {}) {
  const body = Buffer.from(await webhookRequest.arrayBuffer());
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const all = { ...Object.fromEntries(webhookRequest.headers), 'content-length': String(body.length), ...headers };
    const options = { port, host: '127.0.0.1', method: webhookRequest.method, headers: all, agent: false };
    request(options, resolve).on('error', reject).end(body);
  });
  return { status: response.statusCode, headers: response.headers, body: (await response.toArray()).join('') };
}

const webhook = () => createTestWebhook('payment.purchase', { secret });

test('handles an authentic webhook and responds with a content-length', async () => {
  const { receive, purchase } = setUp();
  const { status, headers, body } = await send(await serve(nodeListener(receive)), await webhook());
  expect({ status, body }).toEqual({ status: 200, body: '{"received":true}' });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'content-length': '17' });
  expect(purchase).toHaveBeenCalledTimes(1);
});

test('rejects a repeated signature', async () => {
  const { receive, rejections } = setUp();
  const request = await webhook();
  const signature = String(request.headers.get('x-hmac-signature'));
  const headers = { 'x-hmac-signature': [signature, signature] };
  expect((await send(await serve(nodeListener(receive)), request, headers)).status).toBe(401);
  expect(rejections).toMatchObject([{ reason: 'signature_malformed' }]);
});

test.each(['GET', 'HEAD', 'PUT', 'TRACE', 'PROPFIND'])(
  'rejects the method %s without reading its body',
  async (method) => {
    const { receive } = setUp();
    const port = await serve(nodeListener(receive));
    const response = await new Promise<IncomingMessage>((resolve) => {
      request({ port, host: '127.0.0.1', method, agent: false }, resolve).end();
    });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
  },
);

test.each(['/webhooks?a=1', '//', 'http://[', '*'])('accepts the request target %s', async (path) => {
  const { receive } = setUp();
  const port = await serve(nodeListener(receive));
  const socket = connect(port, '127.0.0.1').end(`POST ${path} HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n`);
  expect(String((await socket.toArray()).join(''))).toMatch(/^HTTP\/1.1 401 /);
});

describe('the body', () => {
  test('responds with 503 to a body that is too long and keeps the connection open', async () => {
    const { receive, rejection } = setUp({ maxBodyBytes: 1_000 });
    const port = await serve(nodeListener(receive));
    const socket = connect(port, '127.0.0.1');
    const { promise: received, resolve } = deferred();
    let text = '';
    socket.setEncoding('utf8').on('data', (data: string) => {
      text += data;
      if (text.split('HTTP/1.1').length === 3) resolve();
    });
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\n${'x'.repeat(3_000_000)}`);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await received;
    expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 503', 'HTTP/1.1 405']);
    expect(await rejection).toMatchObject({ reason: 'body_too_large' });
    socket.destroy();
  });

  test('responds with 503 when the body stops arriving, although the connection stays open', async () => {
    const { receive, rejection } = setUp({ ackTimeoutMs: 20 });
    const socket = connect(await serve(nodeListener(receive)), '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx');
    const [text] = (await socket.take(1).toArray()) as [Buffer];
    expect(String(text)).toMatch(/^HTTP\/1.1 503 /);
    expect(await rejection).toMatchObject({ reason: 'body_timeout' });
  });

  test('reports a body that is incomplete', async () => {
    const { receive, rejection } = setUp();
    const port = await serve(nodeListener(receive));
    const socket = connect(port, '127.0.0.1');
    http?.server.once('request', () => socket.destroy());
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx');
    expect(await rejection).toMatchObject({ reason: 'body_incomplete', status: 503 });
  });

  test('reports a connection that closed before the listener was called', async () => {
    const { receive, rejection } = setUp();
    const listener = nodeListener(receive);
    const port = await serve(async (incoming, outgoing) => {
      (incoming as IncomingMessage).once('close', () => listener(incoming, outgoing));
      socket.destroy();
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx');
    expect(await rejection).toMatchObject({ reason: 'body_incomplete' });
  });

  test.each([
    ['rawBody', (bytes: Buffer) => ({ rawBody: bytes, body: JSON.parse(String(bytes)) })],
    ['body, as bytes', (bytes: Buffer) => ({ body: new Uint8Array(bytes) })],
    ['body, as bytes beside text', (bytes: Buffer) => ({ rawBody: String(bytes), body: bytes })],
  ])('uses the bytes of an already read body from %s', async (_where, leave) => {
    const { receive } = setUp();
    const listener = nodeListener(receive);
    const port = await serve(async (incoming, outgoing) => {
      const bytes = Buffer.concat(await (incoming as IncomingMessage).toArray());
      await listener(Object.assign(incoming, leave(bytes)), outgoing);
    });
    expect((await send(port, await webhook())).status).toBe(200);
  });

  // Text has lost signed bytes: a byte order mark and invalid UTF-8. With text, an authentic event would look forged.
  test.each([
    ['a parsed object only', (bytes: Buffer) => ({ body: JSON.parse(String(bytes)) })],
    ['text', (bytes: Buffer) => ({ rawBody: String(bytes), body: String(bytes) })],
  ])('reports the fix when the already read body is %s', async (_where, leave) => {
    const { receive, rejections } = setUp();
    const listener = nodeListener(receive);
    const port = await serve(async (incoming, outgoing) => {
      const bytes = Buffer.concat(await (incoming as IncomingMessage).toArray());
      await listener(Object.assign(incoming, leave(bytes)), outgoing);
    });
    expect(await send(port, await webhook())).toMatchObject({ status: 500, body: '{"received":false}' });
    const error = { name: 'WebhookConfigurationError', message: expect.stringContaining('request.rawBody') };
    expect(rejections).toMatchObject([{ reason: 'receiver_failed', error }]);
  });

  test('reads a body that a parser left unread', async () => {
    const { receive } = setUp();
    const listener = nodeListener(receive);
    const port = await serve((incoming, outgoing) => listener(Object.assign(incoming, { body: {} }), outgoing));
    expect((await send(port, await webhook())).status).toBe(200);
  });

  test('reports a body that was decoded to text', async () => {
    const { receive, rejections } = setUp();
    const listener = nodeListener(receive);
    const port = await serve((incoming, outgoing) => {
      (incoming as IncomingMessage).setEncoding('utf8');
      return listener(incoming, outgoing);
    });
    expect((await send(port, await webhook())).status).toBe(500);
    expect(rejections).toMatchObject([{ error: { message: 'The body must be a stream of bytes' } }]);
  });
});

test('does not respond again when other code has responded', async () => {
  const { receive, purchase } = setUp();
  const listener = nodeListener(receive);
  const port = await serve((incoming, outgoing) => {
    purchase.mockImplementation(() => Object.assign(outgoing, { statusCode: 504 }).end('late'));
    return listener(incoming, outgoing);
  });
  expect(await send(port, await webhook())).toMatchObject({ status: 504, body: 'late' });
});

/** Sends headers that Node itself never provides, but a proxy or a framework can. */
async function responseTo(headers: Record<string, string | string[]>, credentials: Credentials = {}) {
  const { receive, rejections } = setUp({ credentials });
  const incoming = await toNodeRequest(await webhook());
  const outgoing = { statusCode: 0, headersSent: false, setHeader: vi.fn(), end: vi.fn() };
  Object.assign(incoming, { headers: { ...incoming.headers, ...headers } });
  await nodeListener(receive)(incoming, outgoing);
  return { status: outgoing.statusCode, rejections };
}

test.each([
  ['text beyond Latin-1', { 'cloudfront-viewer-city': 'Łódź' }],
  ['text beyond Latin-1 among others', { 'x-city': ['a', 'Łódź'] }],
  ['control characters', { 'x-broken': '\n\0' }],
  ['an invalid name', { 'bad name': '1', '': '1', ż: '1' }],
])('ignores %s in a header that the receiver does not use', async (_what, headers) => {
  expect(await responseTo(headers)).toEqual({ status: 200, rejections: [] });
});

test.each([
  ['x-hmac-signature', {}, 'signature_malformed'],
  ['x-secret', { apiKey: 'key-1', apiSecret: 'hush-1' }, 'credentials_mismatch'],
] as const)('rejects a %s that no Request can carry', async (name, credentials, reason) => {
  const right = { 'x-api-key': 'key-1', 'x-secret': 'hush-1' };
  expect(await responseTo(right, credentials)).toMatchObject({ status: 200 });
  for (const unreadable of ['Łódź', '\n\0', ['Łódź']]) {
    const response = await responseTo({ ...right, [name]: unreadable }, credentials);
    expect(response).toMatchObject({ status: 401, rejections: [{ reason }] });
  }
});

describe('nodeListener on an HTTP/2 server', () => {
  let http2: Http2Server;
  let session: ClientHttp2Session;
  afterEach(() => {
    session.destroy();
    http2.close();
  });

  async function open(listener: NodeListener): Promise<void> {
    http2 = createHttp2Server(listener);
    session = connectHttp2(`http://127.0.0.1:${await listenOnFreePort(http2)}`);
    session.on('error', () => {});
  }

  /** Sends a request and returns the response. */
  async function sendHttp2(headers: OutgoingHttpHeaders, body?: Buffer) {
    const stream = session.request({ ':method': 'POST', ':path': '/webhooks', ...headers });
    const received = new Promise<IncomingHttpHeaders & IncomingHttpStatusHeader>((resolve, reject) => {
      stream.on('response', resolve).on('error', reject);
    });
    stream.end(body);
    const { ':status': status, allow } = await received;
    return { status, allow, body: (await stream.toArray()).join('') };
  }

  test('handles an authentic webhook', async () => {
    const { receive, purchase } = setUp();
    await open(nodeListener(receive));
    const request = await webhook();
    const headers = Object.fromEntries(request.headers);
    const response = await sendHttp2(headers, Buffer.from(await request.arrayBuffer()));
    expect(response).toEqual({ status: 200, body: '{"received":true}' });
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('rejects a repeated signature', async () => {
    const { receive, rejections } = setUp();
    await open(nodeListener(receive));
    const request = await webhook();
    const signature = String(request.headers.get('x-hmac-signature'));
    const headers = { 'x-hmac-signature': [signature, signature] };
    expect((await sendHttp2(headers, Buffer.from(await request.arrayBuffer()))).status).toBe(401);
    expect(rejections).toMatchObject([{ reason: 'signature_malformed' }]);
  });

  test('responds with 503 to a body that is too long and keeps the session open', async () => {
    const { receive, rejections } = setUp({ maxBodyBytes: 1_000 });
    await open(nodeListener(receive));
    expect((await sendHttp2({}, Buffer.alloc(3_000_000, 'x'))).status).toBe(503);
    expect(rejections).toMatchObject([{ reason: 'body_too_large' }]);
    expect((await sendHttp2({})).status).toBe(401);
  });

  test.each(['GET', 'HEAD', 'PUT'])('rejects the method %s', async (method) => {
    const { receive } = setUp();
    await open(nodeListener(receive));
    expect(await sendHttp2({ ':method': method })).toMatchObject({ status: 405, allow: 'POST' });
  });

  test.each([
    ['session', () => session.destroy()],
    ['stream', (stream: ClientHttp2Stream) => stream.close(constants.NGHTTP2_CANCEL)],
  ])('reports an incomplete body when its %s closes', async (_what, breakOff) => {
    const { receive, rejection, purchase } = setUp();
    await open(nodeListener(receive));
    const stream = session.request({ ':method': 'POST', ...Object.fromEntries((await webhook()).headers) });
    stream.on('error', () => {});
    http2.once('request', () => breakOff(stream));
    stream.write('{');
    // Node ends the body of a reset stream like a complete one, and emits the reset afterwards.
    expect((await rejection).reason).toMatch(/^(body_incomplete|signature_mismatch)$/);
    expect(purchase).not.toHaveBeenCalled();
  });
});

test('passes the complete URL to verify when a framework has shortened it', async () => {
  const verify = vi.fn(() => true);
  const receive = createWebhookReceiver({ accept: 'transfer', verify, on: { 'banking.transfer': () => {} } });
  const incoming = await toNodeRequest(await createTestWebhook('banking.transfer'));
  const response = { statusCode: 0, headersSent: false, setHeader: () => {}, end: () => {} };
  await nodeListener(receive)(Object.assign(incoming, { url: '/', originalUrl: '/transfers/token-1?a=b' }), response);
  expect(response.statusCode).toBe(200);
  const url = 'http://localhost/transfers/token-1?a=b';
  expect(verify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url }));
});
