import { createHmac, type KeyObject } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { constructEvent } from '../construct-event.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { createWebhookReceiver } from '../receiver/receiver.ts';
import {
  computeHmac,
  findSecretIndex,
  isSignature,
  resolveSecrets,
  sign,
  signSync,
  verifySignature,
  verifySignatureSync,
} from './signature.ts';

const nodeCrypto = process.getBuiltinModule('node:crypto');
const secret = 'whsec_5e0c7a1f';
const body = '{"type":"payment","type_event":"payment.purchase","retry":0}';
const signed = (rawBody: string | Uint8Array, key: string | Uint8Array = secret) =>
  createHmac('sha256', key).update(rawBody).digest('base64');
const signature = signed(body);

/** Loads the module as in a runtime without node:crypto, such as a browser. */
async function loadWithoutNodeCrypto(): Promise<typeof import('./signature.ts')> {
  vi.resetModules();
  vi.stubGlobal('process', { ...process, getBuiltinModule: undefined });
  return import('./signature.ts').finally(() => vi.unstubAllGlobals());
}
const web = await loadWithoutNodeCrypto();
const webEvents = await import('../construct-event.ts');

type Verify = (rawBody: unknown, signature: unknown, secret?: unknown) => Promise<boolean>;
const ways: [string, Verify][] = [
  ['verifySignatureSync', async (b, s, k = secret) => verifySignatureSync(b as string, s as string, k as string)],
  ['verifySignature on node:crypto', (b, s, k = secret) => verifySignature(b as string, s as string, k as string)],
  ['verifySignature on WebCrypto', (b, s, k = secret) => web.verifySignature(b as string, s as string, k as string)],
];

// `tests/contract/webhook-vectors` has what can be written as JSON: texts, bytes, signatures and secrets, on each runtime.
describe.each(ways)('%s', (_name, verify) => {
  describe('the body', () => {
    const text = '{"nota":"café 😀","amount":19.99}';
    const exact = new TextEncoder().encode(text);
    const wide = new Uint8Array(exact.length + 20).fill(7);
    wide.set(exact, 11);
    const shared = new SharedArrayBuffer(exact.length);
    new Uint8Array(shared).set(exact);

    test.each<[string, unknown]>([
      ['a string', text],
      ['a Uint8Array', exact],
      ['a Uint8Array with an offset', wide.subarray(11, 11 + exact.length)],
      ['a Buffer', Buffer.from(text)],
      ['a Buffer with an offset', Buffer.from(wide.buffer, 11, exact.length)],
      ['an ArrayBuffer', exact.buffer],
      ['a DataView', new DataView(wide.buffer, 11, exact.length)],
      ['a Uint8Array of another realm', runInNewContext('Uint8Array.from(bytes)', { bytes: [...exact] })],
      ['an ArrayBuffer of another realm', runInNewContext('Uint8Array.from(bytes).buffer', { bytes: [...exact] })],
      ['shared memory', new Uint8Array(shared)],
      ['a SharedArrayBuffer', shared],
    ])('accepts a body that is %s', async (_form, rawBody) => {
      expect(await verify(rawBody, signed(text))).toBe(true);
      expect(await verify(rawBody, signature)).toBe(false);
    });

    test('accepts an empty body', async () => {
      for (const empty of ['', new Uint8Array(), new ArrayBuffer(0)]) {
        expect(await verify(empty, signed(''))).toBe(true);
        expect(await verify(empty, signature)).toBe(false);
      }
    });

    test.each<[string, unknown]>([
      ['a parsed object', { type: 'payment' }],
      ['a parsed array', []],
      ['null', null],
      ['undefined', undefined],
      ['a number', 1],
      ['a boolean', true],
      ['a stream', new ReadableStream()],
      ['a request', new Request('https://merchant.example', { method: 'POST', body })],
      ['a promise of the text', Promise.resolve(body)],
      ['a blob', new Blob([body])],
      ['an object that inherits from Uint8Array', Object.create(Uint8Array.prototype)],
      ['an object that claims to have bytes', { byteLength: 2, buffer: new ArrayBuffer(2), byteOffset: 0, length: 2 }],
    ])('throws with the fix for a body that is %s', async (_form, rawBody) => {
      const error = await verify(rawBody, signature).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ name: 'WebhookConfigurationError', code: 'configuration' });
      expect(String(error)).toMatch(/body must be raw.*before any parser.*arrayBuffer\(\).*express\.raw/);
    });

    test('names a parsed body by its class without reading its content', async () => {
      const parsed = JSON.parse('{"constructor":{"name":"card 4242"},"toString":"4242","__proto__":{"x":"4242"}}');
      const error = await verify(parsed, signature).catch((thrown: unknown) => thrown);
      expect(String(error)).toContain('not [object Object]');
      expect(String(error)).not.toContain('4242');
    });
  });

  describe('the signature', () => {
    const mac = createHmac('sha256', secret).update(body).digest();

    test.each<[string, unknown]>([
      ['all headers of a Request', new Headers({ 'x-hmac-signature': signature })],
      ['all headers of Node', { 'x-hmac-signature': signature }],
      ['a String object', Object(signature)],
      ['an object that throws when read', { toString: () => JSON.parse('') }],
      ['the raw bytes', mac],
      ['a function', () => signature],
    ])('throws with the fix for a signature that is %s', async (_form, value) => {
      await expect(verify(body, value)).rejects.toMatchObject({
        name: 'WebhookConfigurationError',
        message: expect.stringMatching(/^signature must be the x-hmac-signature header/),
      });
    });

    test.each([null, 44, Symbol('s')])('rejects %s as a signature', async (value) => {
      expect(await verify(body, value)).toBe(false);
    });

    test('never throws for any string', async () => {
      const anyString = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: fc.constantFrom(...'AZaz09+/=\uD800é'), minLength: 44, maxLength: 44 }),
        fc.base64String({ minLength: 40, maxLength: 48 }),
      );
      await fc.assert(fc.asyncProperty(anyString, async (hostile) => (await verify(body, hostile)) === false));
    });

    test('throws for the header in the form of Lambda@Edge', async () => {
      const edge = [{ key: 'X-Hmac-Signature', value: 'a' }] as never;
      await expect(verify(body, edge)).rejects.toThrow('Convert headers of Lambda@Edge first');
    });

    test('never throws for any value of a header, nor for a list of such values', async () => {
      const anyValue = fc.anything({
        withBigInt: true,
        withDate: true,
        withMap: true,
        withNullPrototype: true,
        withTypedArray: true,
      });
      const single = anyValue.filter((value) => Object(value) !== value);
      const headerValue = fc.oneof(single, fc.array(single));
      await fc.assert(fc.asyncProperty(headerValue, async (hostile) => (await verify(body, hostile)) === false));
    });
  });

  describe('the secret', () => {
    test.each<[string, unknown]>([
      ['an empty buffer', new ArrayBuffer(0)],
      ['undefined', undefined],
      ['null', null],
      ['a number', 0],
      ['an object', {}],
      ['a list with undefined', ['whsec_other', undefined]],
      ['a list with a hole', Array(1)],
      ['a list of lists', [[secret]]],
    ])('rejects a secret that is %s, even with a matching signature', async (_form, blank) => {
      const error = await verify(body, signed(body, ''), blank === undefined ? null : blank).catch((e: unknown) => e);
      expect(error).toMatchObject({ name: 'WebhookConfigurationError', code: 'configuration' });
    });

    test('rejects a blank secret before it reads the signature', async () => {
      for (const header of [undefined, '', [signature], signature]) {
        await expect(verify(body, header, '')).rejects.toThrow(/not set/);
        await expect(verify(body, header, [])).rejects.toThrow(/^secret is an empty list/);
      }
    });

    test('accepts a frozen list', async () => {
      expect(await verify(body, signature, Object.freeze(['a', secret]))).toBe(true);
    });
  });

  test('accepts a signature if and only if body and secret are the same', async () => {
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 80 }),
      fc.json().map((text) => new TextEncoder().encode(text)),
    );
    // HMAC itself takes a key, the key with NULs after it, and the hash of a long key for one and the same.
    const keys = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => `k${text}.`);
    const samples = fc.tuple(bodies, bodies, keys, keys, fc.boolean(), fc.boolean());
    await fc.assert(
      fc.asyncProperty(samples, async ([sent, otherBody, key, otherKey, sameBody, sameKey]) => {
        const received = sameBody ? Uint8Array.from(sent) : otherBody;
        const used = sameKey ? key : otherKey;
        const same = Buffer.from(sent).equals(received) && key === used;
        expect(await verify(received, signed(sent, key), used)).toBe(same);
      }),
    );
  });

  test('rejects a body with any single bit flipped', async () => {
    const sent = Buffer.from('{"id":"xfer_1"}');
    for (let bit = 0; bit < sent.length * 8; bit++) {
      const received = Uint8Array.from(sent);
      received[bit >> 3] = (received[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(await verify(received, signed(sent))).toBe(false);
    }
  });
});

describe('verifySignatureSync', () => {
  test('throws synchronously for a mistake of the caller', () => {
    expect(() => verifySignatureSync({} as never, signature, secret)).toThrow(WebhookConfigurationError);
    expect(() => verifySignatureSync(body, signature, '')).toThrow(WebhookConfigurationError);
  });

  test('hashes once per secret and compares with all of them, whichever matches', () => {
    const createHmacSpy = vi.spyOn(nodeCrypto, 'createHmac');
    for (const secrets of [
      [secret, 'b', 'c'],
      ['a', 'b', secret],
      ['a', 'b', 'c'],
    ]) {
      createHmacSpy.mockClear();
      verifySignatureSync(body, signature, secrets);
      const hashed = createHmacSpy.mock.calls.map(([, key]) => (key as KeyObject).export().toString());
      expect(hashed).toEqual(secrets);
    }
  });

  test('hashes nothing for a header that cannot be a signature', () => {
    const createHmacSpy = vi.spyOn(nodeCrypto, 'createHmac');
    expect(verifySignatureSync(body, `${signature}=`, secret)).toBe(false);
    expect(createHmacSpy).not.toHaveBeenCalled();
  });
});

describe('verifySignature', () => {
  test('returns a rejected promise for a mistake of the caller', async () => {
    const promise = verifySignature({} as never, signature, '');
    await expect(promise).rejects.toBeInstanceOf(WebhookConfigurationError);
  });

  test('copies the list of secrets before the first await', async () => {
    const secrets: (string | Buffer)[] = ['a', Buffer.from(secret)];
    const pending = [verifySignature(body, signature, secrets), web.verifySignature(body, signature, secrets)];
    (secrets[1] as Buffer).fill(0);
    secrets.length = 0;
    expect(await Promise.all(pending)).toEqual([true, true]);
  });

  test('hashes the body as it was at the call, even if it changes during the key import', async () => {
    const pooled = Buffer.from(body);
    const fresh = 'whsec_seen_for_the_first_time';
    const pending = [verifySignature, web.verifySignature].map((verify) => verify(pooled, signed(body, fresh), fresh));
    pooled.fill(0);
    expect(await Promise.all(pending)).toEqual([true, true]);
  });
});

describe('findSecretIndex', () => {
  test.each([
    ['node:crypto', findSecretIndex],
    ['WebCrypto', web.findSecretIndex],
  ])('returns the index of the matching secret on %s', async (_name, match) => {
    expect(await match(body, signature, [secret, 'b', 'c'])).toBe(0);
    expect(await match(body, signature, ['a', secret, 'c'])).toBe(1);
    expect(await match(body, signature, ['a', 'b', secret])).toBe(2);
    expect(await match(body, signature, ['a', secret, secret])).toBe(1);
    expect(await match(body, signature, ['a', 'b', 'c'])).toBe(-1);
    expect(await match(body, 'no signature', [secret])).toBe(-1);
  });
});

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

describe('sign', () => {
  test.each(rfc4231)('signs case %s of RFC 4231', async (_number, key, rawBody, expected) => {
    expect([await sign(rawBody, key), signSync(rawBody, key)]).toEqual([expected, expected]);
  });

  test('rejects a body with a lone surrogate, which has no UTF-8 form', async () => {
    expect(() => signSync('{"a":"\uD800"}', secret)).toThrow(/lone surrogate/);
    await expect(sign('{"a":"\uDC00"}', secret)).rejects.toBeInstanceOf(WebhookConfigurationError);
  });

  test('rejects a list of secrets', () => {
    expect(() => signSync('{}', ['one', 'two'] as never)).toThrow(WebhookConfigurationError);
  });
});

describe('isSignature', () => {
  test('accepts only the length of 32 bytes in base64', () => {
    const lengths = Array.from({ length: 65 }, (_, bytes) => Buffer.alloc(bytes).toString('base64'));
    expect(lengths.filter(isSignature).map((text) => Buffer.from(text, 'base64').length)).toEqual([32]);
  });

  test('accepts one spelling of each value: the base64 alphabet, without bits after the last byte', () => {
    const inBase64 = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('base64'));
    fc.assert(fc.property(inBase64, (text) => isSignature(text)));

    for (let code = 0; code < 0x250; code++) {
      const character = String.fromCharCode(code);
      const changed = [character + signature.slice(1), `${signature.slice(0, -2)}${character}=`];
      for (const text of changed) {
        expect(isSignature(text)).toBe(Buffer.from(text, 'base64').toString('base64') === text);
      }
    }
  });

  test('accepts only strings, not values that convert to one', () => {
    const text = Buffer.alloc(32, 'x').toString('base64');
    expect(isSignature(text)).toBe(true);
    for (const value of [[text], Object(text), { toString: () => text }]) expect(isSignature(value)).toBe(false);
  });
});

describe('a secret with surrounding white space', () => {
  const on = { 'payment.purchase': () => {} };
  const mistake = 'secret must be valid text or a Uint8Array, not blank, without white space around it';
  const untrimmed = ['\n', '\r\n', ' ', '\t', '\uFEFF', '\u00A0', '\u2028'].flatMap((s) => [secret + s, s + secret]);

  test.each<[string, (untrimmedSecret: string) => unknown]>([
    ['createWebhookReceiver', (each) => createWebhookReceiver({ accept: 'payment', secret: each, on })],
    ['constructEvent', (each) => constructEvent('{}', {}, { accept: 'payment', secret: each })],
    ['verifySignature', (each) => verifySignature(body, signature, each)],
    ['verifySignatureSync', (each) => verifySignatureSync(body, signature, each)],
    ['sign', (each) => sign(body, each)],
    ['signSync', (each) => signSync(body, each)],
  ])('is rejected by %s with a message that names the fix', async (_name, use) => {
    for (const each of untrimmed) {
      const call = (async () => use(each))();
      await expect(call).rejects.toBeInstanceOf(WebhookConfigurationError);
      await expect(call).rejects.toThrow(mistake);
    }
  });

  test('is rejected in a list with its index, like a blank one', () => {
    for (const each of [...untrimmed, ' ']) {
      const call = () => resolveSecrets([secret, Buffer.from('b'), each]);
      expect(call).toThrow(new WebhookConfigurationError(mistake.replace('secret', 'secret[2]')));
    }
  });

  test('is accepted when the white space is inside', () => {
    expect(resolveSecrets('a b\tc\nd')).toEqual(['a b\tc\nd']);
  });
});

test.each(['', undefined])('a secret that is %j is reported as an unset environment variable', (unset) => {
  expect(() => resolveSecrets(unset)).toThrow('secret is not set. Is its environment variable set?');
});

test('an empty list of secrets is reported as such', () => {
  expect(() => resolveSecrets([])).toThrow(new WebhookConfigurationError('secret is an empty list'));
});

describe('the duration of a comparison', () => {
  const credentials = { apiKey: 'the key', apiSecret: 'the secret' };

  /** Counts the bytes that each comparison in constant time gets. */
  async function comparedBytes(work: () => unknown): Promise<number[]> {
    const compare = vi.spyOn(nodeCrypto, 'timingSafeEqual');
    await work();
    const lengths = compare.mock.calls.flat().map(({ byteLength }) => byteLength);
    compare.mockRestore();
    return lengths;
  }

  /** Counts how often WebCrypto, which compares in its own code, verifies. */
  async function verifiedTimes(work: () => unknown): Promise<number> {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    await work();
    const { length } = verify.mock.calls;
    verify.mockRestore();
    return length;
  }

  test('does not show which secret made a signature', async () => {
    const secrets = ['first', 'second', 'third'];
    for (const key of [...secrets, 'unrelated']) {
      const received = signed(body, key);
      expect(await comparedBytes(() => findSecretIndex(body, received, secrets))).toEqual(Array(6).fill(44));
      expect(await verifiedTimes(() => web.findSecretIndex(body, received, secrets))).toBe(3);
    }
  });

  test.each([
    ['the key', 'the secret'],
    ['not key', 'the secret'],
    ['the key', 'not secret'],
    ['k', 's'],
    ['the key', `the secret${'.'.repeat(500)}`],
  ])(
    'shows neither which credential is wrong nor the length of the right ones (%s, %.20s)',
    async (apiKey, apiSecret) => {
      const received = { 'x-api-key': apiKey, 'x-secret': apiSecret };
      const check = (from: typeof import('../construct-event.ts')) =>
        from.constructEvent('{}', received, { accept: 'payment', ...credentials }).catch(() => {});

      expect(await comparedBytes(() => check({ constructEvent } as never))).toEqual([44, 44]);
      expect(await verifiedTimes(() => check(webEvents))).toBe(1);
    },
  );
});

test('computes the same HMAC for any body and secret as createHmac with the secret itself', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  const any = fc.oneof(text, fc.uint8Array({ minLength: 1, maxLength: 200 }));
  await fc.assert(
    fc.asyncProperty(any, any, async (message, key) => {
      expect([computeHmac(message, key), await web.computeHmac(message, key)]).toEqual(
        Array(2).fill(signed(message, key)),
      );
    }),
  );
});

describe('the keys of node:crypto', () => {
  const spyOnKeys = () => vi.spyOn(process.getBuiltinModule('node:crypto'), 'createSecretKey');

  test('keeps the key of a text secret for the next call', () => {
    const createSecretKey = spyOnKeys();
    for (let call = 0; call < 5; call++) computeHmac(body, 'kept');
    expect(createSecretKey).toHaveBeenCalledTimes(1);
  });

  test('does not keep the key of a byte secret, so that a caller can erase the bytes', () => {
    const createSecretKey = spyOnKeys();
    const bytes = Buffer.from('erased');
    const before = computeHmac(body, bytes);
    bytes.fill('x');
    expect(computeHmac(body, bytes)).not.toBe(before);
    expect(createSecretKey).toHaveBeenCalledTimes(2);
  });

  test('keeps the keys of at most eight text secrets', () => {
    const secrets = Array.from({ length: 9 }, (_, index) => `tenant ${index}`);
    for (const each of secrets) computeHmac(body, each);
    const createSecretKey = spyOnKeys();
    computeHmac(body, secrets[8] as string);
    expect(createSecretKey).not.toHaveBeenCalled();
    computeHmac(body, secrets[0] as string);
    expect(createSecretKey).toHaveBeenCalledTimes(1);
  });
});

test('finds no built-in modules in a runtime without process, such as a browser', async () => {
  vi.resetModules();
  vi.stubGlobal('process', undefined);
  const { nodeCrypto } = await import('./signature.ts').finally(() => vi.unstubAllGlobals());
  expect(nodeCrypto).toBeUndefined();
});
