import { createRequire } from 'node:module';
import { setupMockServer } from '@paychord/mock-server/vitest';
import { afterAll, expect, test } from 'vitest';
import { startProductionServer } from '../../../end-to-end/vitest-entry/production-server.ts';

/** The part of jsdom that this file uses. The checks of the root do not see its separate installation. */
interface JsDom {
  JSDOM: new (html: string, options: object) => { window: typeof globalThis & { close(): void } };
  VirtualConsole: new () => object;
}
const { JSDOM, VirtualConsole } = createRequire(import.meta.url)('jsdom') as JsDom;

const production = await startProductionServer();
// Before MSW starts, which replaces what it finds. Its own origin is that of the server, which spares it a preflight request.
const page = new JSDOM('', { url: `http://127.0.0.1:${production.port}/`, virtualConsole: new VirtualConsole() });
const { XMLHttpRequest: PageRequest, XMLHttpRequestUpload, Document, DOMParser, ProgressEvent } = page.window;
Object.assign(globalThis, { XMLHttpRequest: PageRequest, XMLHttpRequestUpload, Document, DOMParser, ProgressEvent });
afterAll(() => page.window.close());

const payments = setupMockServer({ cors: true });

/** Returns the status of the response, or 0 without a response. */
function send(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.addEventListener('loadend', () => resolve(request.status));
    request.send();
  });
}

test.each([
  ['to another machine', 'production.test', {}],
  ['to another machine with the secret key', 'production.test', { 'private-secret-key': 'sk_live_1' }],
  ['to this machine with the secret key', '127.0.0.1', { 'private-secret-key': 'sk_live_1' }],
])('passes: an XMLHttpRequest %s is refused before it connects', async (_to, host, headers) => {
  expect(await send(`http://${host}:${production.port}/labels`, headers)).toBe(0);
  expect(payments.unhandledRequests()).toEqual([expect.stringContaining('was not sent')]);
  expect(production.connections()).toBe(0);
});

test('passes: an XMLHttpRequest to this machine without the secret key is sent', async () => {
  expect(await send(`http://127.0.0.1:${production.port}/labels`)).toBe(204);
});

test('passes: an XMLHttpRequest to the base URL gets a response of the mock server', async () => {
  expect(await send(`${payments.baseUrl}/v1/payments/493e9374-510a-4201-9e09-de669d75f256`)).toBe(401);
});
