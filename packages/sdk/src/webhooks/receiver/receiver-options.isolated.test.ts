import { expect, test, vi } from 'vitest';
import { paymentRequest, secret } from '../../../test/helpers/test-receiver.ts';
import { knownWebhookEventTypeValues } from '../../generated/known-values.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { memoryStore } from '../stores/memory.ts';
import { createWebhookReceiver } from './receiver.ts';
import { resolveReceiverConfig } from './receiver-options.ts';

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
    'on.payments.refunded is not an event. Did you mean on.payment.refund?',
  ],
  [
    'the name of a handler that is not similar to an event',
    { on: { succeeded: () => {} } },
    'on.succeeded is not an event. Known names: payment.purchase, payment.authorize, payment.capture, payment.refund, payment.cancel, payment.verify, payment.chargeback, payment.fraud_screening, banking.transfer',
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
  ['a handler for __proto__', { on: JSON.parse('{"__proto__":1}') }, 'on.__proto__ is not an event'],
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

test('on is optional when onUnknown is set', async () => {
  const onUnknown = vi.fn();
  const receive = createWebhookReceiver({ accept: 'payment', secret, onUnknown });
  expect((await receive(paymentRequest())).status).toBe(200);
  expect(onUnknown).toHaveBeenCalledTimes(1);
});

test('accepts any payment type in on, and warns once about each that is not listed', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const on = { 'payment.settlement': () => {}, 'payment.purchased': () => {}, 'payment.refund': () => {} };
  createWebhookReceiver({ accept: 'payment', secret, on });
  expect(warn.mock.calls).toEqual([
    [`on.payment.settlement is not a listed event. Listed events: ${knownWebhookEventTypeValues.join(', ')}`],
    ['on.payment.purchased is not a listed event. Did you mean on.payment.purchase?'],
  ]);
  warn.mockRestore();
});
