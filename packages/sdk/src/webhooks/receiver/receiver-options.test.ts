import { expect, test, vi } from 'vitest';
import { paymentRequest, purchaseHandlers, secret } from '../../../test/helpers/test-receiver.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { memoryStore } from '../stores/memory.ts';
import { createWebhookReceiver } from './receiver.ts';
import { resolveReceiverConfig } from './receiver-options.ts';

const right = { accept: ['payment'], secret, on: { 'payment.refund': () => {} } };
const acceptMessage = (received: unknown) => `accept must list payment, transfer or both (received ${received})`;
const integerMessage = (received: unknown, max = 2 ** 31 - 1) =>
  `must be an integer from 1 to ${max} (received ${received})`;
const verificationMessage = "Pass secret, or apiKey and apiSecret, or only verification: 'none'";

test('accepts times up to the maximum delay of a timer, and a longer ttlMs', () => {
  const limits = { leaseMs: 2 ** 31 - 1, ackTimeoutMs: 2 ** 31 - 1, maxBodyBytes: 2 ** 31 - 1, ttlMs: 2 ** 31 };
  expect(resolveReceiverConfig({ ...right, ...limits } as never)).toMatchObject(limits);
});

test.each<[string, object, string]>([
  ['how to verify', { secret: undefined, verification: 'none' }, verificationMessage],
  ['accept, missing', { accept: undefined }, acceptMessage('nothing')],
  ['accept, unknown kind', { accept: ['refund'] }, acceptMessage('refund')],
  [
    'the name of a handler',
    { on: { 'payment.refunded': () => {} } },
    'on.payment.refunded is not an event. Did you mean on.payment.refund?',
  ],
  [
    'the name of a handler that is not similar to an event',
    { on: { 'payment.succeeded': () => {} } },
    'on.payment.succeeded is not an event. Known names: payment.purchase, payment.authorize, payment.capture, payment.refund, payment.cancel, payment.verify, payment.chargeback, payment.fraud_screening, banking.transfer',
  ],
  [
    'a handler for an event outside accept',
    { on: { 'banking.transfer': () => {} } },
    "on.banking.transfer is never called. Add 'transfer' to accept, or remove this handler",
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
  ].map((on): [string, object, string] => ['on', { on }, 'Pass on with a handler, or onUnknown']),
  ['the value of a handler', { on: { 'payment.refund': 'refund' } }, 'on.payment.refund must be a function'],
  ['onUnknown', { onUnknown: 7 }, 'onUnknown must be a function'],
  ['onDelivery', { onDelivery: null }, 'onDelivery must be a function'],
  ['dedupeKey', { dedupeKey: 'id' }, 'dedupeKey must be a function'],
  ['waitUntil', { waitUntil: {} }, 'waitUntil must be a function'],
  ['leaseMs', { leaseMs: 0.5 }, `leaseMs ${integerMessage(0.5)}`],
  ['ttlMs', { ttlMs: 0 }, `ttlMs ${integerMessage(0, Number.MAX_SAFE_INTEGER)}`],
  ['maxBodyBytes', { maxBodyBytes: 2 ** 31 }, `maxBodyBytes ${integerMessage(2 ** 31)}`],
  ['ackTimeoutMs', { ackTimeoutMs: '8s' }, `ackTimeoutMs ${integerMessage('8s')}`],
  ['dedupe', { dedupe: undefined }, 'dedupe must be a store, such as redisStore(client)'],
  [
    'a store without commit',
    { dedupe: { ...memoryStore(), commit: undefined } },
    'dedupe must be a store, such as redisStore(client)',
  ],
  ['ttlMs, too large', { ttlMs: 1e300 }, `ttlMs ${integerMessage(1e300, Number.MAX_SAFE_INTEGER)}`],
  ['apiKey with a newline', { apiKey: 'key\n', apiSecret: 'secret' }, 'apiKey must be trimmed, printable ASCII'],
  ['apiSecret beyond ASCII', { apiKey: 'key', apiSecret: 'sécret' }, 'apiSecret must be trimmed, printable ASCII'],
  ['apiSecret, missing', { apiKey: 'key' }, 'apiSecret is not set. Is its environment variable set?'],
  ['secret, undefined', { secret: undefined }, 'secret is not set. Is its environment variable set?'],
  ['accept, not a list', { accept: 5 }, acceptMessage(5)],
  ...['false', 0, null].map((acknowledgeEarly): [string, object, string] => [
    'acknowledgeEarly',
    { acknowledgeEarly },
    'acknowledgeEarly must be true or false',
  ]),
  [
    'acknowledgeEarly',
    { acknowledgeEarly: true, dedupe: memoryStore() },
    'acknowledgeEarly must be true or false, and needs a persistent dedupe store',
  ],
])('names the invalid option in the error: %s', (_setting, changes, message) => {
  expect(() => resolveReceiverConfig({ ...right, ...changes } as never)).toThrow(message);
});

test('on is optional when onUnknown is set', async () => {
  const onUnknown = vi.fn();
  const receive = createWebhookReceiver({ accept: ['payment'], secret, onUnknown });
  expect((await receive(paymentRequest())).status).toBe(200);
  expect(onUnknown).toHaveBeenCalledTimes(1);
});

test.each<[string, object]>([
  ['an empty configuration', {}],
  ['no secret', { accept: ['payment'], on: purchaseHandlers }],
  ['a blank secret', { ...right, secret: ' \uFEFF' }],
  ['a list with a blank secret', { ...right, secret: [secret, ''] }],
  ['an empty list of secrets', { ...right, secret: [] }],
  ['a secret with a lone surrogate', { ...right, secret: '\uD800' }],
  ['an undefined secret', { ...right, secret: undefined }],
  ['a secret with verification: none', { ...right, verification: 'none' }],
  ['an empty accept list', { ...right, accept: [] }],
  ['no accept', { secret, on: purchaseHandlers }],
  ['a handler for an unknown event', { ...right, on: { 'payment.purchased': () => {} } }],
  ['a handler for __proto__', { ...right, on: JSON.parse('{"__proto__":1}') }],
  ['a handler for an event outside accept', { ...right, on: { 'banking.transfer': () => {} } }],
  ['a handler that is not a function', { ...right, on: { 'payment.refund': undefined } }],
  ['an onUnknown that is not a function', { ...right, onUnknown: 'log' }],
  ['an onDelivery that is not a function', { ...right, onDelivery: 'log' }],
  ['a waitUntil that is not a function', { ...right, waitUntil: {} }],
  ['a dedupeKey that is not a function', { ...right, dedupeKey: 'id' }],
  ['an undefined store', { ...right, dedupe: undefined }],
  ['a store without the methods', { ...right, dedupe: new Map() }],
  ['a leaseMs of 0', { ...right, leaseMs: 0 }],
  ['an infinite leaseMs', { ...right, leaseMs: Number.POSITIVE_INFINITY }],
  ['a leaseMs of text', { ...right, leaseMs: '30s' }],
  ['an infinite maxBodyBytes', { ...right, maxBodyBytes: Number.POSITIVE_INFINITY }],
  ['a leaseMs longer than the maximum delay of a timer', { ...right, leaseMs: 2 ** 31 }],
  ['an ackTimeoutMs longer than the maximum delay of a timer', { ...right, ackTimeoutMs: 2 ** 31 }],
  ['an ackTimeoutMs of 0', { ...right, ackTimeoutMs: 0 }],
  ['a negative ttlMs', { ...right, ttlMs: -1 }],
  ['acknowledgeEarly without a store', { ...right, acknowledgeEarly: true }],
  [
    'an acknowledgeEarly of text',
    { ...right, acknowledgeEarly: 'yes', dedupe: { ...memoryStore(), isVolatile: undefined } },
  ],
  ['acknowledgeEarly with a volatile store', { ...right, acknowledgeEarly: true, dedupe: memoryStore() }],
])('createWebhookReceiver throws for %s', (_mistake, config) => {
  expect(() => createWebhookReceiver(config as never)).toThrow(WebhookConfigurationError);
});
