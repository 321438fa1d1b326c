import { createServer, type IncomingMessage, request, type Server } from 'node:http';
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
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createWebhookReceiver } from '../receiver/receiver.ts';
import type { WebhookReceiverConfig } from '../receiver/receiver-options.ts';
import type { Delivery } from '../receiver/result.ts';
import { createTestWebhook, toNodeRequest } from '../testing.ts';
import { nodeListener } from './node.ts';
import type { NodeListener } from './node-listener.ts';

const secret = 'whsec_5e0c7a1f';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

type Credentials = { apiKey: string; apiSecret: string } | Record<string, never>;

function setUp({ credentials = {}, ...options }: Partial<WebhookReceiverConfig> & { credentials?: Credentials } = {}) {
  const purchase = vi.fn();
  const rejections: Delivery[] = [];
  const { promise, resolve } = deferred<Delivery>();
  const onDelivery = (delivery: Delivery) => {
    if (delivery.verdict === 'handled') return;
    rejections.push(delivery);
    resolve(delivery);
  };
  const on = { 'payment.purchase': purchase };
  const receive = createWebhookReceiver({
    accept: ['payment'],
    secret,
    on,
    onDelivery,
    ...credentials,
    ...options,
  } as WebhookReceiverConfig);
  return { receive, purchase, rejections, rejection: promise };
}

async function serve(listener: NodeListener): Promise<number> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

/** Sends the request to a port, and resolves to the answer. */
async function send(port: number, given: Request, headers: Record<string, string | string[]> = {}) {
  const body = Buffer.from(await given.arrayBuffer());
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const all = { ...Object.fromEntries(given.headers), 'content-length': String(body.length), ...headers };
    const options = { port, host: '127.0.0.1', method: given.method, headers: all, agent: false };
    request(options, resolve).on('error', reject).end(body);
  });
  return { status: response.statusCode, headers: response.headers, body: (await response.toArray()).join('') };
}

const webhook = () => createTestWebhook('payment.purchase', { secret });

test('takes a genuine webhook, and answers with a length', async () => {
  const { receive, purchase } = setUp();
  const { status, headers, body } = await send(await serve(nodeListener(receive)), await webhook());
  expect({ status, body }).toEqual({ status: 200, body: '{"received":true}' });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'content-length': '17' });
  expect(purchase).toHaveBeenCalledTimes(1);
});

test('refuses a signature that is there twice', async () => {
  const { receive, rejections } = setUp();
  const request = await webhook();
  const signature = String(request.headers.get('x-hmac-signature'));
  const headers = { 'x-hmac-signature': [signature, signature] };
  expect((await send(await serve(nodeListener(receive)), request, headers)).status).toBe(401);
  expect(rejections).toMatchObject([{ reason: 'signature_malformed' }]);
});

test.each(['GET', 'HEAD', 'PUT', 'TRACE', 'PROPFIND'])(
  'refuses the method %s and leaves its body alone',
  async (method) => {
    const { receive } = setUp();
    const port = await serve(nodeListener(receive));
    const answer = await new Promise<IncomingMessage>((resolve) => {
      request({ port, host: '127.0.0.1', method, agent: false }, resolve).end();
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  },
);

test.each(['/webhooks?a=1', '//', 'http://[', '*'])('does not mind the request target %s', async (path) => {
  const { receive } = setUp();
  const port = await serve(nodeListener(receive));
  const socket = connect(port, '127.0.0.1').end(`POST ${path} HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n`);
  expect(String((await socket.toArray()).join(''))).toMatch(/^HTTP\/1.1 401 /);
});

describe('a body', () => {
  test('that is too long gets 503 on a connection that goes on', async () => {
    const { receive, rejection } = setUp({ maxBodyBytes: 1_000 });
    const port = await serve(nodeListener(receive));
    const socket = connect(port, '127.0.0.1');
    const { promise: answered, resolve } = deferred<void>();
    let text = '';
    socket.setEncoding('utf8').on('data', (data: string) => {
      text += data;
      if (text.split('HTTP/1.1').length === 3) resolve();
    });
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\n${'x'.repeat(3_000_000)}`);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await answered;
    expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 503', 'HTTP/1.1 405']);
    expect(await rejection).toMatchObject({ reason: 'body_too_large' });
    socket.destroy();
  });

  test('that stops is given up, though the connection stays open', async () => {
    const { receive, rejection } = setUp({ ackTimeoutMs: 20 });
    const socket = connect(await serve(nodeListener(receive)), '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx');
    const [text] = (await socket.take(1).toArray()) as [Buffer];
    expect(String(text)).toMatch(/^HTTP\/1.1 503 /);
    expect(await rejection).toMatchObject({ reason: 'body_too_slow' });
  });

  test('that breaks off is reported', async () => {
    const { receive, rejection } = setUp();
    const port = await serve(nodeListener(receive));
    const socket = connect(port, '127.0.0.1');
    server?.once('request', () => socket.destroy());
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx');
    expect(await rejection).toMatchObject({ reason: 'body_incomplete', status: 503 });
  });

  test('that broke off before the listener was asked is reported', async () => {
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
    ['body, as bytes, beside text', (bytes: Buffer) => ({ rawBody: String(bytes), body: bytes })],
  ])('that was read before is taken from %s', async (_where, leave) => {
    const { receive } = setUp();
    const listener = nodeListener(receive);
    const port = await serve(async (incoming, outgoing) => {
      const bytes = Buffer.concat(await (incoming as IncomingMessage).toArray());
      await listener(Object.assign(incoming, leave(bytes)), outgoing);
    });
    expect((await send(port, await webhook())).status).toBe(200);
  });

  // Text has lost what was signed: a byte order mark, and bytes that are no UTF-8. To take it would make a genuine event a forgery.
  test.each([
    ['nowhere but in an object', (bytes: Buffer) => ({ body: JSON.parse(String(bytes)) })],
    ['text', (bytes: Buffer) => ({ rawBody: String(bytes), body: String(bytes) })],
  ])('that was read before and is %s is a mistake, and the fix is reported', async (_where, leave) => {
    const { receive, rejections } = setUp();
    const listener = nodeListener(receive);
    const port = await serve(async (incoming, outgoing) => {
      const bytes = Buffer.concat(await (incoming as IncomingMessage).toArray());
      await listener(Object.assign(incoming, leave(bytes)), outgoing);
    });
    expect(await send(port, await webhook())).toMatchObject({ status: 500, body: '{"received":false}' });
    expect(rejections).toMatchObject([
      { reason: 'receiver_failed', error: { name: 'WebhookConfigurationError', message: /request\.rawBody/ } },
    ]);
  });

  test('that a parser looked at and left is read', async () => {
    const { receive } = setUp();
    const listener = nodeListener(receive);
    const port = await serve((incoming, outgoing) => listener(Object.assign(incoming, { body: {} }), outgoing));
    expect((await send(port, await webhook())).status).toBe(200);
  });

  test('that was decoded is a mistake', async () => {
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

test('leaves an answer alone that somebody else gives meanwhile', async () => {
  const { receive, purchase } = setUp();
  const listener = nodeListener(receive);
  const port = await serve((incoming, outgoing) => {
    purchase.mockImplementation(() => Object.assign(outgoing, { statusCode: 504 }).end('late'));
    return listener(incoming, outgoing);
  });
  expect(await send(port, await webhook())).toMatchObject({ status: 504, body: 'late' });
});

/** Headers as no Node would hand them over, but a proxy in between or a framework might. */
async function answerTo(headers: Record<string, string | string[]>, credentials: Credentials = {}) {
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
  ['a name that is none', { 'bad name': '1', '': '1', ż: '1' }],
])('does not mind %s in a header that nobody reads', async (_what, headers) => {
  expect(await answerTo(headers)).toEqual({ status: 200, rejections: [] });
});

test.each(['Łódź', '\n\0', ['', 'Łódź']])('takes the signature %j for wrong, not for missing', async (signature) => {
  expect(await answerTo({ 'x-hmac-signature': signature })).toMatchObject({
    status: 401,
    rejections: [{ reason: 'signature_malformed' }],
  });
});

test.each(['x-api-key', 'x-secret'])('takes a strange %s for wrong, not for missing', async (name) => {
  const credentials = { apiKey: 'key-1', apiSecret: 'hush-1' };
  const right = { 'x-api-key': 'key-1', 'x-secret': 'hush-1' };
  expect(await answerTo(right, credentials)).toMatchObject({ status: 200 });
  expect(await answerTo({ ...right, [name]: 'Łódź' }, credentials)).toMatchObject({
    status: 401,
    rejections: [{ reason: 'credentials_mismatch' }],
  });
});

describe('on a server of HTTP/2', () => {
  let http2: Http2Server;
  let session: ClientHttp2Session;
  afterEach(() => {
    session.destroy();
    http2.close();
  });

  async function open(listener: NodeListener): Promise<void> {
    http2 = createHttp2Server(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => http2.once('listening', resolve));
    session = connectHttp2(`http://127.0.0.1:${(http2.address() as AddressInfo).port}`);
    session.on('error', () => {});
  }

  /** Sends a request, and resolves to the answer. */
  async function ask(headers: OutgoingHttpHeaders, body?: Buffer) {
    const stream = session.request({ ':method': 'POST', ':path': '/webhooks', ...headers });
    const answered = new Promise<IncomingHttpHeaders & IncomingHttpStatusHeader>((resolve, reject) => {
      stream.on('response', resolve).on('error', reject);
    });
    stream.end(body);
    const { ':status': status, allow } = await answered;
    return { status, allow, body: (await stream.toArray()).join('') };
  }

  test('takes a genuine webhook', async () => {
    const { receive, purchase } = setUp();
    await open(nodeListener(receive));
    const request = await webhook();
    const headers = Object.fromEntries(request.headers);
    const answer = await ask(headers, Buffer.from(await request.arrayBuffer()));
    expect(answer).toEqual({ status: 200, body: '{"received":true}' });
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('refuses a signature that is there twice', async () => {
    const { receive, rejections } = setUp();
    await open(nodeListener(receive));
    const request = await webhook();
    const signature = String(request.headers.get('x-hmac-signature'));
    const headers = { 'x-hmac-signature': [signature, signature] };
    expect((await ask(headers, Buffer.from(await request.arrayBuffer()))).status).toBe(401);
    expect(rejections).toMatchObject([{ reason: 'signature_malformed' }]);
  });

  test('responds with 503 to a body that is too long, on a session that goes on', async () => {
    const { receive, rejections } = setUp({ maxBodyBytes: 1_000 });
    await open(nodeListener(receive));
    expect((await ask({}, Buffer.alloc(3_000_000, 'x'))).status).toBe(503);
    expect(rejections).toMatchObject([{ reason: 'body_too_large' }]);
    expect((await ask({})).status).toBe(401);
  });

  test.each(['GET', 'HEAD', 'PUT'])('refuses the method %s', async (method) => {
    const { receive } = setUp();
    await open(nodeListener(receive));
    expect(await ask({ ':method': method })).toMatchObject({ status: 405, allow: 'POST' });
  });

  test.each([
    ['session', () => session.destroy()],
    ['stream', (stream: ClientHttp2Stream) => stream.close(constants.NGHTTP2_CANCEL)],
  ])('reports a body that breaks off with its %s', async (_what, breakOff) => {
    const { receive, rejection, purchase } = setUp();
    await open(nodeListener(receive));
    const stream = session.request({ ':method': 'POST', ...Object.fromEntries((await webhook()).headers) });
    stream.on('error', () => {});
    http2.once('request', () => breakOff(stream));
    stream.write('{');
    // Node ends the body of a stream that was reset as if it were whole, and tells of the reset after that.
    expect((await rejection).reason).toMatch(/^(body_incomplete|signature_mismatch)$/);
    expect(purchase).not.toHaveBeenCalled();
  });
});
