import { describe, expect, test, vi } from 'vitest';
import { paymentRequest, secret } from '../../../test/helpers/test-receiver.ts';
import { knownWebhookEventTypeValues } from '../../generated/known-values.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { memoryStore } from '../stores/memory.ts';
import { createWebhookReceiver } from './receiver.ts';
import { resolveReceiverConfig, type WebhookReceiverConfig } from './receiver-options.ts';

const right = { accept: 'payment', secret, on: { 'payment.refund': () => {} } };
const acceptMessage = (received: string) =>
  `accept must be 'payment' or 'transfer', one kind for each route: { accept: 'payment', secret } (received ${received})`;
const integerMessage = (received: unknown, max = 2 ** 31 - 1) =>
  `must be an integer from 1 to ${max} (received ${received})`;
const storeMessage = (received: string) =>
  `dedupe must be a store, such as memoryStore() or redisStore(client), or absent (received ${received})`;
const verificationMessage = 'Pass secret, or apiKey and apiSecret, or only a function verify, or only unverified: true';

test('accepts times up to the maximum delay of a timer, and a longer ttlMs', () => {
  const limits = { leaseMs: 2 ** 31 - 1, ackTimeoutMs: 2 ** 31 - 1, maxBodyBytes: 2 ** 31 - 1, ttlMs: 2 ** 31 };
  expect(resolveReceiverConfig({ ...right, ...limits } as never)).toMatchObject(limits);
});

test.each<[string, object, string]>([
  ['how to verify', { secret: undefined, unverified: true }, verificationMessage],
  ['verify beside a secret', { verify: () => true }, verificationMessage],
  ['verify, not a function', { verify: 'token' }, verificationMessage],
  [
    'the former name of unverified',
    { verification: 'none' },
    'verification is not an option of createWebhookReceiver.',
  ],
  ['accept, missing', { accept: undefined }, acceptMessage('undefined')],
  ['accept, unknown kind', { accept: 'refund' }, acceptMessage('"refund"')],
  ['accept, two kinds', { accept: ['payment', 'transfer'] }, acceptMessage('["payment","transfer"]')],
  [
    'the name of a handler',
    { on: { 'payments.refunded': () => {} } },
    'on.payments.refunded is not a listed event. Did you mean on.payment.refund?',
  ],
  [
    'the name of a handler that is not similar to an event',
    { on: { succeeded: () => {} } },
    `on.succeeded is not a listed event. Listed events: ${knownWebhookEventTypeValues.join(', ')}.`,
  ],
  [
    'a handler for an event outside accept',
    { on: { 'banking.transfer': () => {} } },
    "on.banking.transfer is never called. Handle it in a receiver with accept: 'transfer'",
  ],
  [
    'an option',
    { onunknown: () => {} },
    'onunknown is not an option of createWebhookReceiver. Did you mean onUnknown?',
  ],
  ['an option', { handlers: {} }, 'handlers is not an option of createWebhookReceiver. '],
  ...[
    undefined,
    null,
    {},
    new Map([['payment.refund', () => {}]]),
    () => {},
    new (class {
      'payment.refund'() {}
    })(),
  ].map((on): [string, object, string] => [
    'on',
    { on },
    "on has no handler. Pass on: { 'payment.purchase': … } or onUnknown",
  ]),
  ['the value of a handler', { on: { 'payment.refund': 'refund' } }, 'on.payment.refund must be a function'],
  ['onUnknown', { onUnknown: 7 }, 'onUnknown must be a function'],
  ['onDelivery', { onDelivery: null }, 'onDelivery must be a function'],
  ['dedupeKey', { dedupeKey: 'id' }, 'dedupeKey must be a function'],
  ['waitUntil', { waitUntil: {} }, 'waitUntil must be a function'],
  ['a clock without setTimeout', { clock: { clearTimeout() {} } }, 'clock.setTimeout must be a function'],
  ['leaseMs', { leaseMs: 0.5 }, `leaseMs ${integerMessage(0.5)}`],
  ['ttlMs', { ttlMs: 0 }, `ttlMs ${integerMessage(0, Number.MAX_SAFE_INTEGER)}`],
  ['maxBodyBytes', { maxBodyBytes: 2 ** 31 }, `maxBodyBytes ${integerMessage(2 ** 31)}`],
  ['ackTimeoutMs', { ackTimeoutMs: '8s' }, `ackTimeoutMs ${integerMessage('8s')}`],
  ['dedupe', { dedupe: undefined }, storeMessage('undefined')],
  ['dedupe, the function that creates a store', { dedupe: memoryStore }, storeMessage('function')],
  ['a store without commit', { dedupe: { ...memoryStore(), commit: undefined } }, storeMessage('object')],
  ['a negative ttlMs', { ttlMs: -1 }, `ttlMs ${integerMessage(-1, Number.MAX_SAFE_INTEGER)}`],
  ['an infinite leaseMs', { leaseMs: Number.POSITIVE_INFINITY }, `leaseMs ${integerMessage('Infinity')}`],
  ['a handler for __proto__', { on: JSON.parse('{"__proto__":1}') }, 'on.__proto__ is not a listed event'],
  [
    'a misspelled event',
    { on: { 'payment.purchse': () => {} } },
    "on.payment.purchse is not a listed event. Did you mean on.payment.purchase? If the service sends it, pass onOther: { 'payment.purchse': … }",
  ],
  [
    'an event that on does not list',
    { on: { 'payment.succeeded': () => {} } },
    `on.payment.succeeded is not a listed event. Listed events: ${knownWebhookEventTypeValues.join(', ')}. If the service sends it, pass onOther: { 'payment.succeeded': … }`,
  ],
  ['a listed event in onOther', { onOther: { 'payment.refund': () => {} } }, 'onOther.payment.refund is never called'],
  ['a transfer in onOther', { onOther: { 'banking.transfer': () => {} } }, 'onOther.banking.transfer is never called'],
  ['the value of onOther', { onOther: { 'payment.settled': 1 } }, 'onOther.payment.settled must be a function'],
  ['ttlMs, too large', { ttlMs: 1e300 }, `ttlMs ${integerMessage(1e300, Number.MAX_SAFE_INTEGER)}`],
  ['apiKey with a newline', { apiKey: 'key\n', apiSecret: 'secret' }, 'apiKey must be trimmed, printable ASCII'],
  ['apiSecret beyond ASCII', { apiKey: 'key', apiSecret: 'sécret' }, 'apiSecret must be trimmed, printable ASCII'],
  ['apiSecret, missing', { apiKey: 'key' }, 'apiSecret is not set. Is its environment variable set?'],
  ['secret, undefined', { secret: undefined }, 'secret is not set. Is its environment variable set?'],
  ...['false', 0, null].map((acknowledgeEarly): [string, object, string] => [
    'acknowledgeEarly',
    { acknowledgeEarly },
    'acknowledgeEarly must be true or false',
  ]),
  ...[{}, { dedupe: memoryStore() }].map((store): [string, object, string] => [
    'acknowledgeEarly',
    { acknowledgeEarly: true, ...store },
    'acknowledgeEarly must be true or false, and needs a persistent dedupe store',
  ]),
])('names the invalid option in the error: %s', (_setting, changes, message) => {
  const create = () => createWebhookReceiver({ ...right, ...changes } as never);
  expect(create).toThrow(WebhookConfigurationError);
  expect(create).toThrow(message);
});

test.each([secret, undefined])('names the object that belongs in place of %j', (config) => {
  const message = `The options must be an object: { accept: 'payment', secret } (received ${typeof config})`;
  expect(() => createWebhookReceiver(config as never)).toThrow(message);
});

test('on is optional when onUnknown is set', async () => {
  const onUnknown = vi.fn();
  const receive = createWebhookReceiver({ accept: 'payment', secret, onUnknown });
  expect((await receive(paymentRequest())).status).toBe(200);
  expect(onUnknown).toHaveBeenCalledTimes(1);
});

test('onOther takes any payment type that on does not list', async () => {
  const settled = vi.fn();
  const receive = createWebhookReceiver({ accept: 'payment', secret, onOther: { 'payment.settled': settled }, on: {} });
  expect((await receive(paymentRequest({ type_event: 'payment.settled' }))).status).toBe(200);
  expect(settled).toHaveBeenCalledTimes(1);
});

describe('acknowledgeEarly without waitUntil', () => {
  const dedupe = { ...memoryStore(), isVolatile: false };
  const create = (changes = {}) =>
    createWebhookReceiver({ ...right, dedupe, acknowledgeEarly: true, ...changes } as WebhookReceiverConfig);

  test.each<[platform: string, simulate: () => void]>([
    ['Cloudflare Workers', () => vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' })],
    ['an Edge runtime', () => vi.stubGlobal('EdgeRuntime', 'edge-runtime')],
    ['AWS Lambda', () => vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'webhooks')],
    ['Vercel', () => vi.stubEnv('VERCEL', '1')],
  ])('is rejected on %s, because the event would be lost', (platform, simulate) => {
    simulate();
    expect(create).toThrow(
      `acknowledgeEarly would lose events on ${platform}, which stops work after the response. Pass waitUntil, or put the event into a queue`,
    );
    expect(() => create({ waitUntil: () => {} })).not.toThrow();
  });

  test('is accepted in a process that continues after the response', () => {
    expect(create).not.toThrow();
  });
});
