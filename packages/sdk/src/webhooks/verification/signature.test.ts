import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WebhookConfigurationError } from '../errors.ts';
import { isSignature, sign, signSync } from './signature.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const times = (count: number, value: number) => new Uint8Array(count).fill(value);

/** RFC 4231, with the published digests written as base64. */
const rfc4231 = [
  ['1', times(20, 0x0b), 'Hi There', 'sDRMYdjbOFNcqK/OrwvxK4gdwgDJgz2nJuk3bC4yz/c='],
  ['2', 'Jefe', 'what do ya want for nothing?', 'W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM='],
  ['3', times(20, 0xaa), times(50, 0xdd), 'dz6pHjaADkaFTbjr0JGBpylZCYs++MEi2WNVFM7VZf4='],
  ['4', bytes(...Array(25).keys()).map((n) => n + 1), times(50, 0xcd), 'glWKOJpEPA6kzIGYmfIIOoXw+qPlePgHei4/9GcpZls='],
  [
    '6',
    times(131, 0xaa),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    'YOQxWR7gtn8Niiaqy/W3f44LxiE3KMUUBUYEDw7jf1Q=',
  ],
  [
    '7',
    times(131, 0xaa),
    'This is a test using a larger than block-size key and a larger than block-size data. ' +
      'The key needs to be hashed before being used by the HMAC algorithm.',
    'mwn/pxuUL8snY1+81bDpRL/cY2RPBxOTin9RU1w6NeI=',
  ],
] as const;

/** Computed with another implementation of HMAC. */
const known = [
  [
    'a body and a secret outside Latin',
    'секрет-鍵',
    '{"nota":"café 😀"}',
    'GBAl/93KOpUG663GhV66NKpPOclpqHPQbKF4z3cX4tM=',
  ],
  ['a secret of 63 bytes', 'a'.repeat(63), '{}', 'HKhoYXFIDpTIqc5B63cQ9dDkwCoaYWYqRbyogkk9cEQ='],
  ['a secret of 64 bytes', 'a'.repeat(64), '{}', 'j6CzV8suOKWzYxKpkC5/8L2LN5X2/QxkA5gNTdJ3n6g='],
  ['a secret of 65 bytes', 'a'.repeat(65), '{}', 'kqG2UfNgO/slRZAN27u0X95mBz9A93hVm4eiJed3vpU='],
  ['a secret of 200 bytes', 'a'.repeat(200), '{}', 'O/WBG6EGhUKtshDWuznrKg27PCB9ob3kYdii+l5ZWPc='],
  [
    'a secret in bytes that ends in a newline',
    Buffer.from('whsec_test\n'),
    '{}',
    'N6gRJfLKYuqyn8wJZxdOKSaIt8Rtl6C5p3MRfnXNPkw=',
  ],
  ['an empty body', 'whsec_test', '', 'Q8D00jyOiEE1j61GJLGlknmSIrKfJbtZuupDzctSLtE='],
  [
    'a body that starts with a byte order mark',
    'whsec_test',
    '\uFEFF{}',
    'twHce+fXBkiHlf7Fz7WtUVGCt7/lnl6eb4yzdoUiXvY=',
  ],
  ['a body that is not UTF-8', 'whsec_test', bytes(0xff, 0xfe), 'nc7gqDJQ5zLnr44g8FbBdGqMtNxabI+Yt/PWrEY2dE0='],
] as const;

describe('sign', () => {
  test.each(rfc4231)('returns the digest of RFC 4231, case %s', async (_case, secret, body, signature) => {
    expect(await sign(body, secret)).toBe(signature);
    expect(signSync(body, secret)).toBe(signature);
  });

  test.each(known)('signs %s', async (_title, secret, body, signature) => {
    expect(await sign(body, secret)).toBe(signature);
    expect(signSync(body, secret)).toBe(signature);
  });

  test('uses the UTF-8 bytes of a secret and decodes neither hex nor base64', () => {
    expect(signSync('{}', '00ff')).toBe(signSync('{}', new TextEncoder().encode('00ff')));
    expect(signSync('{}', '00ff')).not.toBe(signSync('{}', bytes(0x00, 0xff)));
    expect(signSync('{}', 'c2VjcmV0')).not.toBe(signSync('{}', 'secret'));
  });

  test('returns the same signature for the same bytes in any container', () => {
    const text = '{"amount":19.99,"nota":"café"}';
    const exact = new TextEncoder().encode(text);
    const wide = new Uint8Array(exact.length + 10);
    wide.set(exact, 7);
    const shared = new Uint8Array(new SharedArrayBuffer(exact.length));
    shared.set(exact);

    const forms = [exact, Buffer.from(text), exact.buffer, wide.subarray(7, 7 + exact.length), shared];
    for (const form of forms) expect(signSync(form, 'whsec_test')).toBe(signSync(text, 'whsec_test'));
    expect(signSync(new DataView(exact.buffer) as never, 'whsec_test')).toBe(signSync(text, 'whsec_test'));
  });

  test('rejects a body with a lone surrogate, which has no UTF-8 form', async () => {
    expect(() => signSync('{"a":"\uD800"}', 'whsec_test')).toThrow(/lone surrogate/);
    await expect(sign('{"a":"\uDC00"}', 'whsec_test')).rejects.toBeInstanceOf(WebhookConfigurationError);
  });

  test('rejects a list of secrets', () => {
    expect(() => signSync('{}', ['one', 'two'] as never)).toThrow(WebhookConfigurationError);
  });
});

describe('isSignature', () => {
  test('accepts only one spelling of 32 bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (digest) => {
        const text = Buffer.from(digest).toString('base64');
        const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/']
          .map((last) => `${text.slice(0, 42)}${last}=`)
          .filter((spelling) => Buffer.from(spelling, 'base64').equals(digest));
        expect(spellings).toHaveLength(4);
        expect(spellings.filter(isSignature)).toEqual([text]);
      }),
    );
  });

  test('accepts only strings, not values that convert to one', () => {
    const text = Buffer.alloc(32, 'x').toString('base64');
    expect(isSignature(text)).toBe(true);
    for (const value of [[text], Object(text), { toString: () => text }]) expect(isSignature(value)).toBe(false);
  });
});
