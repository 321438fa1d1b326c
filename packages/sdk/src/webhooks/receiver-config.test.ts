import { expect, test } from 'vitest';
import { readReceiverConfig } from './receiver-config.ts';
import { memoryStore } from './stores/memory.ts';

const right = { accept: ['payment'], secret: 'whsec_5e0c7a1f', on: { 'payment.refund': () => {} } };
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
  ['onRejected', { onRejected: null }, 'onRejected must be a function'],
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
