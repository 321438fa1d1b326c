import { expect, test } from 'vitest';
import { validateEndpoint, type WebhookEndpointOptions } from './endpoint.ts';

const url = 'http://127.0.0.1:1/webhooks';

test('accepts an endpoint with a URL or a receiver, with or without authentication', () => {
  for (const endpoint of [
    { url },
    { url: 'https://shop.example.com/hooks?tenant=1' },
    { receiver: () => new Response() },
    { url, secret: 's', apiKey: 'key', apiSecret: 'se cret' },
    { url, secret: 'ключ 🙂' },
    { url, secret: 'two words' },
  ]) {
    expect(validateEndpoint(endpoint)).toBeUndefined();
  }
});

test.each([
  '',
  'shop.example.com',
  '/webhooks',
  'ftp://shop.example.com',
  'file:///etc/hosts',
  'http://',
  'http://user:pass@shop.example.com',
])('rejects the URL %j', (wrong) => {
  expect(validateEndpoint({ url: wrong })).toMatchObject({ code: 'INVALID_PARAMETERS' });
  expect(validateEndpoint({ url: wrong })?.messages[0]).toMatch(/^url /);
});

test.each(['', ' ', '\n\t', '\ufeff', '\0', 'half of a pair \ud83d'])('rejects the secret %j', (secret) => {
  expect(validateEndpoint({ url, secret })?.messages[0]).toMatch(/^secret /);
});

test.each(['whsec-1\n', 'whsec-1 ', '\twhsec-1', '\ufeffwhsec-1'])(
  'rejects the secret %j because of its surrounding white space',
  (secret) => {
    expect(validateEndpoint({ url, secret })).toMatchObject({
      status: 400,
      messages: [expect.stringMatching(/^secret must be .* without white space or a byte order mark around it/)],
    });
  },
);

test.each(['', 'line\nbreak', 'ключ', '\0', 'ü', ' key', 'key '])('rejects the header credential %j', (key) => {
  expect(validateEndpoint({ url, apiKey: key })?.messages[0]).toMatch(/^apiKey must be printable ASCII/);
  expect(validateEndpoint({ url, apiSecret: key })?.messages[0]).toMatch(/^apiSecret must be printable ASCII/);
});

test('does not repeat a secret in the error message', () => {
  expect(JSON.stringify(validateEndpoint({ url, apiKey: 'hidden\n' }))).not.toContain('hidden');
});

test.each([
  [{ url, secret: 123 }, 'secret'],
  [{ url, secret: null }, 'secret'],
  [{ url, apiKey: 123 }, 'apiKey'],
  [{ url, apiSecret: {} }, 'apiSecret'],
  [{ url: 123 }, 'url'],
  [{ url: new URL(url) }, 'url'],
  [{ receiver: 'http://127.0.0.1:1' }, 'receiver'],
  [{ url, events: 'payment.purchase' }, 'events'],
  [{ url, events: [1] }, 'events[0] must be a string'],
])('rejects an option of the wrong type: %j', (endpoint, message) => {
  expect(validateEndpoint(endpoint as unknown as WebhookEndpointOptions)?.messages[0]).toContain(message);
});
