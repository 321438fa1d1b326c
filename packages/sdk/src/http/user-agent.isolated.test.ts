import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { createScriptedClient, paymentBody, respondWithPayment } from '../../test/helpers/scripted-client.ts';
import { version } from '../generated/version.ts';
import { userAgentHeader } from './client-options.ts';

const stubGlobals = (globals: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
};

test('the version is the one of package.json', () => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  expect(version).toBe(JSON.parse(manifest).version);
});

describe('the header names the SDK and the runtime', () => {
  const node = { versions: { node: '24.1.0' } };

  test.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['Node', 'node/24.1.0', { process: node }],
    ['Bun, which also has a version of Node', 'bun/1.3.0', { process: { versions: { node: '24.1.0', bun: '1.3.0' } } }],
    [
      'Deno, which also has a version of Node',
      'deno/2.9.5',
      { process: { versions: { node: '24.1.0', deno: '2.9.5' } } },
    ],
    ['workerd with nodejs_compat', 'workerd', { process: node, navigator: { userAgent: 'Cloudflare-Workers' } }],
    ['workerd without it', 'workerd', { process: undefined, navigator: { userAgent: 'Cloudflare-Workers' } }],
  ])('on %s', (_, runtime, globals) => {
    stubGlobals({ navigator: undefined, ...globals });
    expect(userAgentHeader()).toEqual({ 'user-agent': `paychord-sdk/${version} ${runtime}` });
  });
});

describe('there is no header', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['in a page', { process: undefined, document: {}, navigator: { userAgent: 'Mozilla/5.0' } }],
    ['in a page that a test runner simulates in Node', { document: {} }],
    ['in a worker of a browser', { process: undefined, navigator: { userAgent: 'Mozilla/5.0' } }],
    ['in an unknown runtime', { process: {}, navigator: {} }],
  ])('%s', (_, globals) => {
    stubGlobals(globals);
    expect(userAgentHeader()).toEqual({});
  });
});

test('a User-Agent of the caller replaces the one of the SDK', async () => {
  const { client, send, fetch } = createScriptedClient([respondWithPayment], { headers: { 'User-Agent': 'shop/1' } });
  await client.payments.create(paymentBody);
  await client.payments.create(paymentBody, { headers: { 'USER-AGENT': 'shop/2' } });
  await send('https://api.example.com/v1/payments/payment-1');
  await send('https://api.example.com/v1/payments/payment-1', { headers: { 'User-Agent': 'shop/3' } });
  expect(fetch.requests.map(({ headers }) => headers['user-agent'])).toEqual(['shop/1', 'shop/2', 'shop/1', 'shop/3']);
});

test('createFetch sends the header too, also to an undocumented path', async () => {
  const { send, fetch } = createScriptedClient([respondWithPayment]);
  await send('https://api.example.com/v1/payments/payment-1');
  await send('https://api.example.com/v1/settlements');
  expect(fetch.requests.map(({ headers }) => headers['user-agent'])).toEqual(
    Array(2).fill(`paychord-sdk/${version} node/${process.versions.node}`),
  );
});
