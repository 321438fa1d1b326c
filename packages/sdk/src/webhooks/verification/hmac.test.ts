import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { computeHmac, computeHmacSync } from './hmac.ts';

const body = '{"type":"payment"}';

afterEach(() => {
  vi.restoreAllMocks();
});

test('computes the same HMAC for any body and secret as createHmac with the secret itself', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 });
  const any = fc.oneof(text, bytes);
  await fc.assert(
    fc.asyncProperty(any, any, async (message, secret) => {
      const expected = createHmac('sha256', secret).update(message).digest('base64');
      expect([computeHmacSync(message, secret), await computeHmac(message, secret)]).toEqual([expected, expected]);
    }),
  );
});

describe('the keys of node:crypto', () => {
  const spyOnKeys = () => vi.spyOn(process.getBuiltinModule('node:crypto'), 'createSecretKey');

  test('keeps the key of a text secret for the next call', () => {
    const createSecretKey = spyOnKeys();
    for (let call = 0; call < 5; call++) computeHmacSync(body, 'kept');
    expect(createSecretKey).toHaveBeenCalledTimes(1);
  });

  test('does not keep the key of a byte secret, so that a caller can erase the bytes', () => {
    const createSecretKey = spyOnKeys();
    const bytes = Buffer.from('erased');
    const before = computeHmacSync(body, bytes);
    bytes.fill('x');
    expect(computeHmacSync(body, bytes)).not.toBe(before);
    expect(createSecretKey).toHaveBeenCalledTimes(2);
  });

  test('keeps the keys of at most eight text secrets', () => {
    const secrets = Array.from({ length: 9 }, (_, index) => `tenant ${index}`);
    for (const each of secrets) computeHmacSync(body, each);
    const createSecretKey = spyOnKeys();
    computeHmacSync(body, secrets[8] as string);
    expect(createSecretKey).not.toHaveBeenCalled();
    computeHmacSync(body, secrets[0] as string);
    expect(createSecretKey).toHaveBeenCalledTimes(1);
  });
});

test('finds no built-in modules in a runtime without process, such as a browser', async () => {
  vi.resetModules();
  vi.stubGlobal('process', undefined);
  const [{ nodeCrypto }, { nodeUtil }] = await Promise.all([import('./hmac.ts'), import('./utf8.ts')]).finally(() =>
    vi.unstubAllGlobals(),
  );
  expect([nodeCrypto, nodeUtil]).toEqual([undefined, undefined]);
});
