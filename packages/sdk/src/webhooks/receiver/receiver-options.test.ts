import { expect, test, vi } from 'vitest';
import { delivery, on, secret } from '../../../test/helpers/test-receiver.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { memoryStore } from '../stores/memory.ts';
import { createWebhookReceiver } from './receiver.ts';
import { readReceiverConfig } from './receiver-options.ts';

const right = { accept: ['payment'], secret, on: { 'payment.refund': () => {} } };
const noLimit = 'must be a whole number above 0, and not too large';
const unproven = "Give secret, or apiKey and apiSecret in visible ASCII, or verification: 'none' alone";

test('a time can be as long as a timer waits, and what is remembered is remembered longer', () => {
  const limits = { leaseMs: 2 ** 31 - 1, ackTimeoutMs: 2 ** 31 - 1, maxBodyBytes: 2 ** 31 - 1, ttlMs: 2 ** 31 };
  expect(readReceiverConfig({ ...right, ...limits } as never)).toMatchObject(limits);
});

test.each<[string, object, string]>([
  ['how a webhook proves where it comes from', { secret: undefined, verification: 'none' }, unproven],
  ['what it accepts', { accept: undefined }, 'accept must list payment, transfer or both'],
  ['what can be accepted', { accept: ['refund'] }, 'accept must list payment, transfer or both'],
  ['an event that is none', { on: { 'payment.bought': () => {} } }, 'on.payment.bought is no event that is accepted'],
  ...[
    undefined,
    null,
    {},
    new Map([['payment.refund', () => {}]]),
    () => {},
    new (class {
      'payment.refund'() {}
    })(),
  ].map((on): [string, object, string] => ['where the handlers are', { on }, 'Give a handler in on, or onUnknown']),
  ['a handler', { on: { 'payment.refund': 'refund' } }, 'on.payment.refund must be a function'],
  ['onUnknown', { onUnknown: 7 }, 'onUnknown must be a function'],
  ['onDelivery', { onDelivery: null }, 'onDelivery must be a function'],
  ['dedupeKey', { dedupeKey: 'id' }, 'dedupeKey must be a function'],
  ['waitUntil', { waitUntil: {} }, 'waitUntil must be a function'],
  ['leaseMs', { leaseMs: 0.5 }, `leaseMs ${noLimit}`],
  ['ttlMs', { ttlMs: 0 }, `ttlMs ${noLimit}`],
  ['maxBodyBytes', { maxBodyBytes: 2 ** 31 }, `maxBodyBytes ${noLimit}`],
  ['ackTimeoutMs', { ackTimeoutMs: '8s' }, `ackTimeoutMs ${noLimit}`],
  ['dedupe', { dedupe: undefined }, 'dedupe must be a store'],
  ['a store that lacks a method', { dedupe: { ...memoryStore(), commit: undefined } }, 'dedupe must be a store'],
  ['a time to live beyond all numbers', { ttlMs: 1e300 }, `ttlMs ${noLimit}`],
  ['a credential that no header can carry', { apiKey: 'key\n', apiSecret: 'secret' }, unproven],
  ['a credential that is read in two ways', { apiKey: 'key', apiSecret: 'sécret' }, unproven],
  ['what is accepted, as no list', { accept: 5 }, 'accept must list payment, transfer or both'],
  ...['false', 0, null].map((acknowledgeEarly): [string, object, string] => [
    'acknowledgeEarly',
    { acknowledgeEarly },
    'acknowledgeEarly is true or false',
  ]),
  [
    'acknowledgeEarly',
    { acknowledgeEarly: true, dedupe: memoryStore() },
    'acknowledgeEarly is true or false, and needs a store that does not forget',
  ],
])('a mistake in %s is called by its name', (_setting, changes, message) => {
  expect(() => readReceiverConfig({ ...right, ...changes } as never)).toThrow(message);
});

test('on may be left out when there is onUnknown', async () => {
  const onUnknown = vi.fn();
  const receive = createWebhookReceiver({ accept: ['payment'], secret, onUnknown });
  expect((await receive(delivery())).status).toBe(200);
  expect(onUnknown).toHaveBeenCalledTimes(1);
});

test.each<[string, object]>([
  ['nothing', {}],
  ['no secret', { accept: ['payment'], on }],
  ['a blank secret', { ...right, secret: ' \uFEFF' }],
  ['a list with a blank secret', { ...right, secret: [secret, ''] }],
  ['an empty list of secrets', { ...right, secret: [] }],
  ['a secret with a lone surrogate', { ...right, secret: '\uD800' }],
  ['an unset secret', { ...right, secret: undefined }],
  ['a secret and no verification', { ...right, verification: 'none' }],
  ['nothing accepted', { ...right, accept: [] }],
  ['no word on what is accepted', { secret, on }],
  ['a handler of an event that does not exist', { ...right, on: { 'payment.purchased': () => {} } }],
  ['a handler of __proto__', { ...right, on: JSON.parse('{"__proto__":1}') }],
  ['a handler of an event that is not accepted', { ...right, on: { 'banking.transfer': () => {} } }],
  ['a handler that is no function', { ...right, on: { 'payment.refund': undefined } }],
  ['an onUnknown that is no function', { ...right, onUnknown: 'log' }],
  ['an onDelivery that is no function', { ...right, onDelivery: 'log' }],
  ['a waitUntil that is no function', { ...right, waitUntil: {} }],
  ['a dedupeKey that is no function', { ...right, dedupeKey: 'id' }],
  ['an unset store', { ...right, dedupe: undefined }],
  ['a store that is none', { ...right, dedupe: new Map() }],
  ['no lease', { ...right, leaseMs: 0 }],
  ['a lease without end', { ...right, leaseMs: Number.POSITIVE_INFINITY }],
  ['a lease in words', { ...right, leaseMs: '30s' }],
  ['no limit', { ...right, maxBodyBytes: Number.POSITIVE_INFINITY }],
  ['a lease longer than a timer can wait', { ...right, leaseMs: 2 ** 31 }],
  ['a time longer than a timer can wait', { ...right, ackTimeoutMs: 2 ** 31 }],
  ['no time', { ...right, ackTimeoutMs: 0 }],
  ['a negative time to live', { ...right, ttlMs: -1 }],
  ['early acknowledgement without a store', { ...right, acknowledgeEarly: true }],
  [
    'early acknowledgement in words',
    { ...right, acknowledgeEarly: 'yes', dedupe: { ...memoryStore(), isVolatile: undefined } },
  ],
  ['early acknowledgement with a store that forgets', { ...right, acknowledgeEarly: true, dedupe: memoryStore() }],
])('a receiver with %s is refused when it is made', (_mistake, config) => {
  expect(() => createWebhookReceiver(config as never)).toThrow(WebhookConfigurationError);
});
