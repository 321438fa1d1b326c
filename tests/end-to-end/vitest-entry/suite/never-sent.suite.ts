import { type IncomingMessage, request as nodeRequest } from 'node:http';
import { setupMockServer } from '@paychord/mock-server/vitest';
import { bypass } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { startProductionServer } from '../production-server.ts';

// Starts before interception, as the check below shows that it can be reached without it.
const production = await startProductionServer();
const reached = (await fetch(`http://production.test:${production.port}/`)).status;

const payments = setupMockServer();
const secret = { 'private-secret-key': 'sk_live_1' };
const elsewhere = (path = '/labels') => `http://production.test:${production.port}${path}`;
const loopback = (path = '/labels') => `http://127.0.0.1:${production.port}${path}`;

/** A request of `node:http`, from its options to its response. */
function overHttp(url: string, options: object = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = nodeRequest(url, options, resolve);
    request.on('connect', resolve);
    request.on('error', reject);
    request.end();
  });
}

test('passes: without interception the server can be reached', () => {
  expect(reached).toBe(204);
  expect(production.connections()).toBe(1);
});

let before = 0;
beforeEach(() => {
  before = production.connections();
});

test.each<[string, () => Promise<unknown>]>([
  ['fetch', () => fetch(elsewhere())],
  ['fetch with a body', () => fetch(elsewhere(), { method: 'POST', body: 'a=1' })],
  ['fetch with the secret key', () => fetch(elsewhere(), { headers: secret })],
  ['fetch of an asset, which MSW itself lets pass', () => fetch(elsewhere('/logo.png'))],
  ['fetch of what bypass() wraps', () => fetch(bypass(elsewhere(), { headers: secret }))],
  ['node:http', () => overHttp(elsewhere(), { headers: secret })],
  ['node:http with the Host header of this machine', () => overHttp(elsewhere(), { headers: { host: 'localhost' } })],
  ['fetch with the secret key, to this machine', () => fetch(loopback('/v1/payments'), { headers: secret })],
  ['node:http with the secret key, to this machine', () => overHttp(loopback(), { headers: secret })],
])('passes: %s is refused before it connects', async (_how, send) => {
  await expect(send()).rejects.toThrow();
  expect(payments.unhandledRequests()).toEqual([expect.stringContaining('was not sent')]);
  expect(production.connections() - before).toBe(0);
});

test('passes: the error says what was refused and how to allow it', async () => {
  const error = await overHttp(elsewhere()).catch((reason: unknown) => reason);
  expect(String(error)).toContain(`GET ${elsewhere()} was not sent`);
  expect(String(error)).toContain('pass your own MSW server');
  const leaking = await overHttp(loopback(), { headers: secret }).catch((reason: unknown) => reason);
  expect(String(leaking)).toContain('private-secret-key');
  expect(String(leaking)).toContain(payments.baseUrl);
  expect(String(leaking)).not.toContain('sk_live_1');
  payments.unhandledRequests();
});

test.each(['localhost:443', '127.0.0.1:443', 'shipping.example:443'])(
  'passes: a tunnel to %s through a proxy is refused before it connects',
  async (path) => {
    const tunnel = { method: 'CONNECT', path };
    // MSW 2 fails to read the request, and MSW 3 leaves it to us.
    await expect((async () => overHttp(elsewhere(''), tunnel))()).rejects.toThrow();
    payments.unhandledRequests();
    expect(production.connections() - before).toBe(0);
  },
);

test('passes: a WebSocket to another machine is refused before it connects', async () => {
  const socket = new WebSocket(elsewhere('/socket').replace('http:', 'ws:'));
  await new Promise((resolve) => socket.addEventListener('error', resolve));
  expect(payments.unhandledRequests()).toEqual([expect.stringContaining('was not sent')]);
  expect(production.connections() - before).toBe(0);
});

test('passes: a request to this machine without the secret key is sent', async () => {
  expect((await fetch(loopback())).status).toBe(204);
  expect((await overHttp(loopback())).statusCode).toBe(204);
  expect(production.connections() - before).toBe(2);
});
