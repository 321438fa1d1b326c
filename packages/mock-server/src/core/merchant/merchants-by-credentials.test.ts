import { beforeEach, describe, expect, test } from 'vitest';
import { ApiErrorResult } from '../model/api-error.ts';
import { createCoverageCounter } from '../model/coverage.ts';
import { resolvePolicies } from '../model/resolve-policies.ts';
import { createReceiverRegistry } from '../webhooks/endpoint-registry.ts';
import type { Merchant } from './merchant.ts';
import { createMerchantRegistry, type MerchantRegistry } from './merchants-by-credentials.ts';
import { createTraffic } from './traffic.ts';

const options = {
  seed: 1,
  clock: { mode: 'virtual', startAt: 0 },
  policies: resolvePolicies({}),
  journalEntries: 10,
  maxMerchants: 10_000,
  resume() {},
  publicUrl: () => 'http://localhost',
  receivers: createReceiverRegistry(),
  traffic: createTraffic(),
  coverage: createCoverageCounter(),
} as const;
const pair = (publicApiKey: string, privateSecretKey: string) => ({ publicApiKey, privateSecretKey });
const first = pair('first', 'secret');
const headers = (publicApiKey: string, privateSecretKey: string) =>
  new Headers({ 'public-api-key': publicApiKey, 'private-secret-key': privateSecretKey });

let merchants: MerchantRegistry;
const isLetIn = (publicApiKey: string, privateSecretKey: string, writes = true) =>
  !(merchants.identify(headers(publicApiKey, privateSecretKey), writes) instanceof ApiErrorResult);

describe('without a list of credentials', () => {
  beforeEach(() => {
    merchants = createMerchantRegistry(options, undefined, first);
  });

  test('every key pair is its own merchant, the same one every time', () => {
    const [a, again, b] = ['a', 'a', 'b'].map((key) => merchants.identify(headers(key, 'secret'), true));
    expect(a).toBe(again);
    expect(a).not.toBe(b);
    expect(merchants.getOrCreate(pair('a', 'secret'))).toBe(a);
    expect(merchants.all()).toHaveLength(2);
  });

  test('the first secret becomes the secret, also for calls that read', () => {
    expect(isLetIn('a', 'first')).toBe(true);
    expect(isLetIn('a', 'second')).toBe(false);
    expect(isLetIn('a', 'second', false)).toBe(false);
    expect(isLetIn('a', 'FIRST')).toBe(false);
    expect(isLetIn('a', 'first', false)).toBe(true);
    expect(isLetIn('A', 'second')).toBe(true);
  });

  test('missing and blank keys are rejected, and create no merchant', () => {
    for (const wrong of [
      new Headers(),
      headers('', ''),
      headers(' ', 's'),
      headers('p', '\t'),
      new Headers({ 'public-api-key': 'p' }),
    ]) {
      expect(merchants.identify(wrong, true)).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    }
    expect(merchants.all()).toEqual([]);
  });

  test.each([
    [{}, ['public-api-key is missing', 'private-secret-key is missing']],
    [{ 'public-api-key': 'p' }, ['private-secret-key is missing']],
    [{ 'private-secret-key': 's' }, ['public-api-key is missing']],
    [{ 'public-api-key': 'undefined', 'private-secret-key': 's' }, ['public-api-key is the text "undefined"']],
    [{ 'public-api-key': 'p', 'private-secret-key': 'None' }, ['private-secret-key is the text "None"']],
    [{ 'public-api-key': 'p', 'private-secret-key': 'Bearer canary' }, ['private-secret-key must be the key alone']],
    [{ 'public-api-key': 'a', 'private-secret-key': 'canary' }, ['private-secret-key is not the key that was first']],
  ])('the message about the headers %j names the wrong one', (sent, expected) => {
    expect(isLetIn('a', 'first')).toBe(true);
    const result = merchants.identify(new Headers(sent as Record<string, string>), true);
    const { messages } = result as unknown as { messages: string[] };
    expect(messages).toEqual(expected.map((each) => expect.stringContaining(each)));
    expect(messages.join()).not.toContain('canary');
  });

  test('the message about a wrong secret of the default merchant names the documented one', () => {
    expect(merchants.identify(headers('first', 'wrong'), true)).toMatchObject({
      messages: ['private-secret-key does not belong to this public-api-key. Send secret'],
    });
  });

  test('a call that reads creates no merchant and sets no secret', () => {
    for (let call = 0; call < 1_000; call += 1) expect(isLetIn(`reader-${call}`, 'one', false)).toBe(true);
    expect(merchants.all()).toEqual([]);
    expect(isLetIn('reader-1', 'another')).toBe(true);
    expect(isLetIn('reader-1', 'one')).toBe(false);
  });

  const traceOf = (key: string, writes = false) => {
    const merchant = merchants.identify(headers(key, 'secret'), writes);
    if (merchant instanceof ApiErrorResult) throw new Error('The merchant is not let in');
    return merchant.traceIds.uuid();
  };

  test('every response has a unique trace id, before and after the first write', () => {
    const calls = [false, false, true, false, true, false];
    const ids = ['a', 'b'].flatMap((key) => calls.map((writes) => traceOf(key, writes)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('trace ids do not depend on other merchants', () => {
    const calls = [false, false, true, false];
    const alone = calls.map((writes) => traceOf('a', writes));
    merchants = createMerchantRegistry(options, undefined, first);
    const amongOthers = calls.map((writes, call) => {
      for (const key of ['b', 'c', `d-${call}`]) traceOf(key, call % 2 === 0);
      return traceOf('a', writes);
    });
    expect(amongOthers).toEqual(alone);
  });

  test('a reset restarts the trace ids, also of readers', async () => {
    const begun = traceOf('a');
    expect(traceOf('a')).not.toBe(begun);
    await merchants.reset({ publicApiKey: 'b' });
    expect(traceOf('a')).not.toBe(begun);
    await merchants.resetAll();
    expect(traceOf('a')).toBe(begun);
    await merchants.load([]);
    expect(traceOf('a')).toBe(begun);
    await merchants.reset({ publicApiKey: 'a' });
    expect(traceOf('a')).toBe(begun);
  });

  test('ids continue after a reset with continueIds, until one without', async () => {
    const idOf = () => (merchants.getOrCreate(pair('a', 's')) as Merchant).ids.uuid();
    const [one, two] = [idOf(), idOf()];
    await merchants.reset({ publicApiKey: 'a' }, { continueIds: true });
    const three = idOf();
    await merchants.resetAll({ continueIds: true });
    const four = idOf();
    await merchants.resetAll({ continueIds: true });
    await merchants.reset({ publicApiKey: 'a' }, { continueIds: true });
    expect(new Set([one, two, three, four, idOf()]).size).toBe(5);
    await merchants.reset({ publicApiKey: 'a' });
    expect([idOf(), idOf(), idOf()]).toEqual([one, two, three]);
    await merchants.resetAll();
    expect(idOf()).toBe(one);
    await merchants.resetAll({ continueIds: true });
    await merchants.resetAll();
    expect(idOf()).toBe(one);
  });

  test('keeps the trace ids of 10,000 readers, and drops the one that read first', () => {
    const given = ['reader-0', 'reader-1'].map((key) => traceOf(key));
    for (let index = 2; index < 10_000; index += 1) traceOf(`reader-${index}`);
    expect(traceOf('reader-0')).not.toBe(given[0]);
    traceOf('one-more');
    expect(traceOf('reader-0')).not.toBe(given[0]);
    expect(traceOf('reader-1')).toBe(given[1]);
  });

  test('rejects a new merchant above 10,000, and accepts the known ones', () => {
    for (let index = 0; index < 10_000; index += 1) merchants.getOrCreate(pair(`m-${index}`, 's'));
    expect(merchants.identify(headers('one-more', 's'), true)).toMatchObject({
      status: 403,
      code: 'AUTHORIZATION_REQUIRED',
    });
    expect(merchants.getOrCreate(pair('one-more', 's'))).toBeInstanceOf(ApiErrorResult);
    expect(isLetIn('m-9999', 's')).toBe(true);
    expect(isLetIn('one-more', 's', false)).toBe(true);
    expect(merchants.all()).toHaveLength(10_000);
  });

  test('inherited property names are ordinary keys', () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      expect(isLetIn(key, 's')).toBe(true);
      expect(isLetIn(key, 't')).toBe(false);
    }
  });
});

describe('with a list of credentials', () => {
  test('accepts only the listed key pairs', () => {
    merchants = createMerchantRegistry(options, [pair('a', 'one'), pair('b', 'two')], first);
    expect([isLetIn('a', 'one'), isLetIn('b', 'two')]).toEqual([true, true]);
    expect([isLetIn('a', 'two'), isLetIn('b', 'one'), isLetIn('c', 'one', false)]).toEqual([false, false, false]);
    expect(merchants.getOrCreate(pair('c', 'one'))).toBeInstanceOf(ApiErrorResult);
  });

  test('two secrets of one public key are one merchant', () => {
    merchants = createMerchantRegistry(options, [pair('a', 'old'), pair('a', 'new')], first);
    expect(merchants.getOrCreate(pair('a', 'old'))).toBe(merchants.getOrCreate(pair('a', 'new')));
    expect(merchants.getOrCreate(pair('a', 'other'))).toBeInstanceOf(ApiErrorResult);
  });

  test('requests of a restored merchant that is not listed are rejected, and controls find it', async () => {
    merchants = createMerchantRegistry(options, undefined, first);
    merchants.getOrCreate(pair('b', 'two'));
    const saved = merchants.save();
    merchants = createMerchantRegistry(options, [pair('a', 'one')], first);
    await merchants.load(saved);
    expect(isLetIn('b', 'two')).toBe(false);
    expect(merchants.getByPublicKey('b', true)).toBe(merchants.all()[0]);
  });

  test('a later change of the list has no effect', () => {
    const credentials = [pair('a', 'one')];
    merchants = createMerchantRegistry(options, credentials, first);
    credentials.push(pair('b', 'two'));
    Object.assign(credentials[0] ?? {}, { privateSecretKey: 'changed' });
    expect([isLetIn('a', 'one'), isLetIn('a', 'changed'), isLetIn('b', 'two')]).toEqual([true, false, false]);
  });
});

describe('the default merchant', () => {
  test('does not count towards the limit of merchants', () => {
    merchants = createMerchantRegistry({ ...options, maxMerchants: 2 }, undefined, first);
    for (const key of ['a', 'b']) merchants.getOrCreate(pair(key, 's'));
    expect(merchants.getOrCreate(pair('c', 's'))).toBeInstanceOf(ApiErrorResult);
    expect(merchants.defaultMerchant()).toBe(merchants.getOrCreate(first));
  });

  test('is not the owner of a call with another public key', () => {
    merchants = createMerchantRegistry(options, undefined, first);
    const owner = merchants.getOrCreate(pair('a', 's'));
    expect(merchants.findByHeaders(headers('a', 'wrong'))).toBe(owner);
    expect(merchants.findByHeaders(headers('b', 's'))).toBeUndefined();
    expect(merchants.findByHeaders(new Headers())).toBeUndefined();
  });
});

describe('the saved merchants', () => {
  test('contain no secret, and still check it', async () => {
    merchants = createMerchantRegistry(options, undefined, first);
    merchants.getOrCreate(pair('a', 'a-very-secret-key'));
    const saved = JSON.stringify(merchants.save());
    expect(saved).not.toContain('a-very-secret-key');
    await merchants.load(JSON.parse(saved));
    expect(isLetIn('a', 'wrong')).toBe(false);
    expect(isLetIn('a', 'a-very-secret-key')).toBe(true);
  });
});
