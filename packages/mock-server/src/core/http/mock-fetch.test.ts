import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import { listen } from '../../node.ts';
import { setupMockServer } from '../../vitest.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';

const payments = setupMockServer({ server: false, baseUrl: 'https://payments.test/sandbox' });
const url = 'https://payments.test/sandbox/v1/payments';

const post = (mock: Pick<MockServer, 'credentials'>, init: RequestInit = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(cardPayment()),
  ...init,
  headers: {
    'content-type': 'application/json',
    'public-api-key': mock.credentials.publicApiKey,
    'private-secret-key': mock.credentials.privateSecretKey,
    'x-idempotency-key': crypto.randomUUID(),
  },
});

const atRoot = createMockServer({ strict: true });
const fetches: readonly (readonly [string, typeof fetch, string, Pick<MockServer, 'credentials'>])[] = [
  ['createMockServer', atRoot.fetch, 'https://payments.test/v1/payments', atRoot],
  [
    'createMockServer with cors',
    createMockServer({ strict: true, cors: true }).fetch,
    'https://any.test/v1/payments',
    atRoot,
  ],
  ['setupMockServer', payments.fetch, url, payments],
];

describe.each(fetches)('the fetch of %s', (_name, fetch, address, mock) => {
  test('accepts a string, a URL and a Request, with or without options', async () => {
    expect((await fetch(address, post(mock))).status).toBe(201);
    expect((await fetch(new URL(address), post(mock))).status).toBe(201);
    expect((await fetch(new Request(address, post(mock)))).status).toBe(201);
    expect((await fetch(new Request(address, post(mock)), {})).status).toBe(201);
    expect((await fetch(`${address}/493e9374-510a-4201-9e09-de669d75f256`)).status).toBe(401);
  });

  test('options override those of a Request', async () => {
    const wrong = new Request(address, { ...post(mock), headers: { 'content-type': 'text/plain' } });
    const { headers } = post(mock);
    expect((await fetch(wrong, { headers: headers as HeadersInit })).status).toBe(201);
    expect((await fetch(new Request(address), post(mock))).status).toBe(201);
  });

  test('accepts a streaming body', async () => {
    const body = new Blob([JSON.stringify(cardPayment())]).stream();
    expect((await fetch(address, { ...post(mock), body, duplex: 'half' } as RequestInit)).status).toBe(201);
  });

  test('rejects a streaming body without duplex', async () => {
    const body = new Blob(['{}']).stream();
    await expect(fetch(address, { ...post(mock), body })).rejects.toThrow('duplex');
  });

  test.each(['follow', 'error', 'manual'] as const)('accepts the redirect mode %s', async (redirect) => {
    expect((await fetch(address, post(mock, { redirect }))).status).toBe(201);
  });

  test('rejects with the reason of the signal, before and during the call', async () => {
    const reason = new Error('the caller gave up');
    await expect(fetch(address, post(mock, { signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
    const controller = new AbortController();
    const call = fetch(new Request(address, post(mock)), { signal: controller.signal });
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  test('works without its object, and rejects instead of throwing', async () => {
    const unbound = { fetch };
    await expect(unbound.fetch('/v1/payments')).rejects.toThrow(TypeError);
    await expect(fetch.call(undefined, '/v1/payments')).rejects.toThrow(TypeError);
  });

  test('consumes the body of a Request, which cannot be sent twice', async () => {
    const request = new Request(address, post(mock));
    expect((await fetch(request)).status).toBe(201);
    expect(request.bodyUsed).toBe(true);
    await expect(fetch(request)).rejects.toThrow(TypeError);
    const unread = new Request(address, { method: 'POST', body: '{}' });
    expect((await fetch(unread)).status).toBe(401);
    expect(unread.bodyUsed).toBe(true);
  });

  test('sets the URL of the response', async () => {
    expect((await fetch(`${address}?a=1#part`, { method: 'POST' })).url).toBe(`${address}?a=1`);
  });
});

test.each(['/v1/payments', '', 'https://', 'http://me:word@payments.test/v1/payments'])(
  'rejects %j like the fetch of the runtime',
  async (address) => {
    const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error) as Promise<TypeError>;
    const [expected, actual] = [await failureOf(fetch(address)), await failureOf(atRoot.fetch(address))];
    expect(actual).toBeInstanceOf(TypeError);
    expect([actual.message, String(actual.cause)]).toEqual([expected.message, String(expected.cause)]);
  },
);

test('mock.fetch ignores the second argument that a server passes', async () => {
  // As Bun passes its server, Deno what it knows of the connection and a worker its environment.
  const { fetch } = atRoot as unknown as { fetch(request: Request, ...rest: object[]): Promise<Response> };
  for (const rest of [[{ remoteAddr: {}, completed: Promise.resolve() }], [{ port: 1, url: 'x' }], [{}, {}]]) {
    expect((await fetch(new Request('https://a.test/v1/payments', post(atRoot)), ...rest)).status).toBe(201);
  }
});

test('the error of an unknown path has a documented code and names a document that exists in process', async () => {
  const response = await atRoot.fetch('https://payments.test/v1/reports/daily');
  const { code, messages } = await response.json();
  expect([response.status, code]).toEqual([404, 'UNKNOWN_PATH']);
  expect(messages[0]).toContain('The option fallback can respond to a path that only the service has');
  const [, file = ''] = /(@paychord\/sdk\/\S+\.json) lists the paths/.exec(messages[0]) ?? [];
  const document = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8'));
  expect(document.components.schemas.KnownErrorCode.enum).toContain(code);
});

test('listen accepts any object with fetch and close', async () => {
  const server = await listen({ fetch: async () => new Response('mine'), close: async () => {} });
  expect(await (await fetch(server.url)).text()).toBe('mine');
  await server.close();
});

test('half of a truncated body arrives, also through a server that copies the body', async () => {
  const server = createServer(async (_incoming, outgoing) => {
    const response = await atRoot.fetch('https://payments.test/v1/payments', post(atRoot));
    outgoing.writeHead(response.status);
    const source = response.body?.getReader();
    try {
      for (let piece = await source?.read(); piece?.done === false; piece = await source?.read()) {
        outgoing.write(piece.value);
      }
    } catch {
      outgoing.destroy();
    }
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  atRoot.faults.inject({ phase: 'body', corrupt: 'truncated' });
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBeGreaterThan(500);
  await expect(reader?.read()).rejects.toThrow('terminated');
});
