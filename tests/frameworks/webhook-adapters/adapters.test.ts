import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sign } from '@paychord/sdk/webhooks';
import { createTestPayload } from '@paychord/sdk/webhooks/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMixedWebhooks, deliverMixed, expectedStatuses, type MixedWebhook } from '../mixed-webhooks.ts';
import { contentTypes } from './content-types.ts';
import { flood } from './flood.ts';
import { frameworks } from './frameworks.ts';
import { type ReceivedResponse, type RequestOptions, send } from './send.ts';
import { peakMemory, type Server, secret } from './server.ts';

const taken = { status: 200, body: '{"received":true}' };
const refused = (status: number, body: object = {}) => ({
  status,
  body: JSON.stringify({ received: false, ...body }),
});
const json = { 'content-type': 'application/json' };

async function signed(
  body: string | Uint8Array,
  headers: object = json,
): Promise<RequestOptions & { body: string | Uint8Array }> {
  return { body, headers: { ...headers, 'x-hmac-signature': await sign(body, secret) } };
}

/** The payload that the specification shows: nothing tells it from that of another, similar event. */
function bareEnvelope() {
  const { type, type_event, account_id, retry, version, data } = createTestPayload('payment.purchase');
  const { id, status } = data.payment;
  const text = JSON.stringify({ type, type_event, account_id, retry, version, data: { payment: { id, status } } });
  return { text, line: `paid ${id}` };
}

function purchase(changes: object = {}) {
  const payload = createTestPayload('payment.purchase');
  Object.assign(payload.data.payment, changes);
  return { text: JSON.stringify(payload), line: `paid ${payload.data.payment.id}` };
}

/** Each framework with a request that stalled and gets its response after the time-out. */
const started = new Map<string, Promise<{ server: Server; stopped: Promise<ReceivedResponse> }>>();
beforeAll(() => {
  for (const { title, path = '/webhooks', isBuffered, start } of frameworks) {
    const begun = { headers: { ...json, 'content-length': '100' }, body: '{', isEndless: true };
    const entry = start().then(async (server) => {
      const stopped = isBuffered ? new Promise<ReceivedResponse>(() => {}) : send(server.url + path, begun);
      // It is looked at in the end.
      stopped.catch(() => {});
      return { server, stopped };
    });
    entry.catch(() => {});
    started.set(title, entry);
  }
});
afterAll(async () => {
  for (const entry of started.values()) await entry.then(({ server }) => server.stop()).catch(() => {});
});

describe.each(frameworks)('$title', (framework) => {
  const {
    title,
    path = '/webhooks',
    transfersPath = '/v1/banking/transfers',
    isBuffered = false,
    isText = false,
    endsWithSender,
    routesMethods,
    parsedPath,
  } = framework;
  let server: Server;
  let url: string;
  let transfers: string;
  let stopped: Promise<ReceivedResponse>;
  beforeAll(async () => {
    const entry = await started.get(title);
    if (!entry) throw new Error('The server was not started');
    ({ server, stopped } = entry);
    url = server.url + path;
    transfers = server.url + transfersPath;
  });

  /** What the receiver reports, of requests that are sent from now on. */
  const reports = (reason: string) => {
    const from = server.lines.length;
    return () => server.prints(new RegExp(`Webhook \\w+ with \\d+: ${reason}`), from);
  };

  /** Sends a signed event, and waits until its handler has run. Returns the line that the handler prints. */
  async function expectHandled(changes: object = {}, bodyOf = (text: string) => text): Promise<string> {
    const { text, line } = purchase(changes);
    expect(await send(url, await signed(bodyOf(text)))).toMatchObject(taken);
    await server.prints(line);
    return line;
  }

  test('accepts a payment event', () => expectHandled());

  test('runs a handler once for repeated deliveries of an event', async () => {
    const payload = createTestPayload('payment.purchase');
    const line = `paid ${payload.data.payment.id}`;
    for (const retry of [0, 1, 2]) {
      expect(await send(url, await signed(JSON.stringify({ ...payload, retry })))).toMatchObject(taken);
    }
    await expectHandled();
    expect(server.lines.filter((each) => each === line)).toEqual([line]);
  });

  test('handles each of 300 mixed webhooks once, rejects the forged ones, and warns about an unknown type', async () => {
    const from = server.lines.length;
    const linesWith = (part: string) => server.lines.slice(from).filter((line) => line.includes(part));
    const mixed = await createMixedWebhooks(secret);
    const sendTo = async ({ body, headers }: MixedWebhook) => (await send(url, { body, headers })).status;
    const { statuses, repeats } = await deliverMixed(mixed, sendTo);
    expect(statuses).toEqual(expectedStatuses);
    // Its line is the last one of the handlers.
    const last = await expectHandled();
    expect(linesWith('paid ').toSorted()).toEqual([...mixed.paid.map((id) => `paid ${id}`), last].toSorted());
    await vi.waitFor(() => expect(linesWith('Webhook rejected with 401: signature_mismatch')).toHaveLength(30));
    await vi.waitFor(() => expect(linesWith('unhandled with 200: unknown_type "payment.settled"')).toHaveLength(1));
    console.log(`${title}: 300 webhooks, 100 handled once, 30 rejected, ${repeats} repeated after a 5xx`);
  });

  test('runs a handler for each of two equal events with only the id and status of a payment', async () => {
    const { text, line } = bareEnvelope();
    for (const _ of [1, 2]) expect(await send(url, await signed(text))).toMatchObject(taken);
    await expectHandled();
    expect(server.lines.filter((each) => each === line)).toEqual([line, line]);
  });

  test.each<[string, (body: string) => Promise<RequestOptions> | RequestOptions]>([
    ['an unsigned', (body) => ({ body, headers: json })],
    ['a signed', (body) => signed(body)],
  ])('accepts %s transfer notification', async (_which, request) => {
    const payload = createTestPayload('banking.transfer');
    expect(await send(transfers, await request(JSON.stringify(payload)))).toMatchObject(taken);
    await server.prints(`received ${payload.id}`);
  });

  test('accepts a body with a byte order mark', () =>
    expectHandled({ description: 'Zażółć 漢字' }, (text) => `\uFEFF${text}`));

  test('accepts a body with any content type or none', async () => {
    for (const headers of [{}, ...contentTypes.map((type) => ({ 'content-type': type }))]) {
      const { text, line } = purchase();
      expect([headers, await send(url, await signed(text, headers))]).toMatchObject([headers, taken]);
      await server.prints(line);
    }
  });

  test('accepts a body of 150 kB', () => expectHandled({ description: 'x'.repeat(150_000) }));

  test('accepts a body in a hundred chunks without a content-length', async () => {
    const { text, line } = purchase({ description: 'ż'.repeat(50_000) });
    const { body, headers = {} } = await signed(text);
    const bytes = Buffer.from(body);
    const size = Math.ceil(bytes.length / 100);
    const pieces = Array.from({ length: 100 }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
    expect(await send(url, { headers, body: pieces })).toMatchObject(taken);
    await server.prints(line);
  });

  test('accepts a body of 1 MB and rejects one more byte', async () => {
    const { text, line } = purchase({ description: '' });
    const fill = 'x'.repeat(1_048_576 - text.length);
    const whole = text.replace('"description":""', `"description":"${fill}"`);
    expect(await send(url, await signed(whole))).toMatchObject(taken);
    await server.prints(line);
    const reported = reports('body_too_large');
    expect(await send(url, await signed(`${whole} `))).toMatchObject(refused(503));
    await reported();
  });

  test('does not decompress: returns 400 for a signed compressed body and 401 for a body compressed after signing', async () => {
    const headers = { ...json, 'content-encoding': 'gzip' };
    const { text } = purchase();
    const body = gzipSync(text);
    const { headers: ofText } = await signed(text, headers);
    expect(await send(url, { body, headers: ofText ?? {} })).toMatchObject(refused(401));
    const expected = isText ? refused(401) : refused(400, { error: 'body_not_utf8' });
    expect(await send(url, await signed(body, headers))).toMatchObject(expected);
  });

  test('rejects a repeated signature header', async () => {
    const reported = reports('signature_malformed');
    const { body, headers = {} } = await signed(purchase().text);
    const signature = String(headers['x-hmac-signature']);
    expect(
      await send(url, { body, headers: { ...headers, 'x-hmac-signature': [signature, signature] } }),
    ).toMatchObject(refused(401));
    await reported();
  });

  test('rejects a wrong or missing signature', async () => {
    const mismatch = reports('signature_mismatch');
    const { text } = purchase();
    const headers = { ...json, 'x-hmac-signature': await sign(text, 'another secret') };
    expect(await send(url, { body: text, headers })).toMatchObject(refused(401));
    await mismatch();
    const missing = reports('signature_missing');
    expect(await send(url, { body: text, headers: json })).toMatchObject(refused(401));
    await missing();
  });

  test('accepts an event whose optional fields are absent, null or of another type', () =>
    expectHandled({ amount: null, description: 7, created_at: undefined }, (text) =>
      text.replace('"retry":0', '"retry":"0"').replace('"type":"payment",', ''),
    ));

  test('returns 500 for an event without its identity, 200 for JSON that is not an object and 400 for other text', async () => {
    const reported = reports('malformed \\(data.payment.status: required\\)');
    const { text } = purchase();
    expect(await send(url, await signed(text.replace('"status":"SUCCEEDED",', '')))).toMatchObject(refused(500));
    await reported();
    const warned = reports('malformed \\(body');
    expect(await send(url, await signed(`[${text}]`))).toMatchObject(taken);
    await warned();
    expect(await send(url, await signed(`${text}]`))).toMatchObject(refused(400, { error: 'body_not_json' }));
  });

  test('ignores a declined payment and a pending transfer', async () => {
    const from = server.lines.length;
    expect(await send(url, await signed(purchase({ status: 'DECLINED' }).text))).toMatchObject(taken);
    const transfer = { ...createTestPayload('banking.transfer'), status: 'PENDING' };
    expect(await send(transfers, { body: JSON.stringify(transfer), headers: json })).toMatchObject(taken);
    const line = await expectHandled();
    expect(server.lines.slice(from).filter((each) => /paid|received/.test(each))).toEqual([line]);
  });

  test('rejects a GET request', async () => {
    const response = await send(url, { method: 'GET' });
    if (routesMethods) expect(response.status).toBe(405);
    else expect(response).toMatchObject({ ...refused(405), allow: 'POST' });
  });

  test.skipIf(parsedPath === undefined)('reports the fix if a parser has read the body', async () => {
    const from = server.lines.length;
    expect(await send(server.url + parsedPath, await signed(purchase().text))).toMatchObject(refused(500));
    await server.prints(/receiver_failed .*(The body was already read|bodyParser: false)/, from);
  });

  test.skipIf(isBuffered)('rejects a body of 300 MB without buffering it', async () => {
    const before = peakMemory(server);
    const reported = reports('body_too_large');
    expect(await flood(url, 300 * 1_048_576)).toBe(503);
    await reported();
    const after = peakMemory(server);
    if (before !== undefined && after !== undefined) {
      // Discarded chunks stay in memory until the next garbage collection.
      console.log(`${title}: grew by ${Math.round((after - before) / 1e6)} MB`);
      expect(after - before).toBeLessThan(200e6);
    }
  });

  test.skipIf(isBuffered)('keeps running after a truncated body', async () => {
    const reported = reports('body_incomplete');
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    const begun = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
    await new Promise((resolve) => socket.write(begun, resolve));
    socket.destroySoon();
    if (!endsWithSender) await reported();
    await expectHandled();
  });

  test.skipIf(isBuffered)('responds within nine seconds if a body stalls', async () => {
    expect(await stopped).toMatchObject(refused(503));
    await server.prints(/body_timeout/);
  });
});
