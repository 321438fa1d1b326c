import { createHmac } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { authenticate } from './authenticate.ts';
import { timingSafeEqual } from './hmac.ts';
import { findSecretIndex } from './verify-signature.ts';
import { resolveConfig } from './webhook-config.ts';

const body = '{"type":"payment"}';
const digestBy = (secret: string) => createHmac('sha256', secret).update(body).digest('base64');
const secrets = ['first', 'second', 'third'];

afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts the characters that a comparison reads, because they determine its duration. */
async function charactersRead(work: () => unknown): Promise<number> {
  const read = vi.spyOn(String.prototype, 'charCodeAt');
  await work();
  const { length } = read.mock.calls;
  read.mockRestore();
  return length;
}

test('compares digests to their end, wherever they differ', async () => {
  const right = digestBy('first');
  const wrongFirst = `${right.startsWith('A') ? 'B' : 'A'}${right.slice(1)}`;
  const wrongLast = `${right.slice(0, -2)}${right.at(-2) === 'A' ? 'E' : 'A'}=`;
  expect(timingSafeEqual(right, right)).toBe(true);
  for (const received of [right, wrongFirst, wrongLast]) {
    expect(await charactersRead(() => timingSafeEqual(received, right))).toBe(88);
  }
  expect(timingSafeEqual(wrongFirst, right)).toBe(false);
  expect(timingSafeEqual(wrongLast, right)).toBe(false);
});

test('compares a signature with the digest of every secret, whichever matches', async () => {
  for (const secret of [...secrets, 'unrelated']) {
    expect(await charactersRead(() => findSecretIndex(body, digestBy(secret), secrets))).toBe(3 * 88);
  }
});

test('compares one digest of both credentials, whichever is wrong', async () => {
  const config = resolveConfig({ apiKey: 'the key', apiSecret: 'the secret' });
  const hash = vi.spyOn(process.getBuiltinModule('node:crypto'), 'createHmac');
  const credentials = [
    ['the key', 'the secret'],
    ['another key', 'the secret'],
    ['the key', 'another secret'],
    ['t', 'the secret and a little more'],
  ] as const;
  for (const [apiKey, apiSecret] of credentials) {
    hash.mockClear();
    const headers = { 'x-api-key': apiKey, 'x-secret': apiSecret };
    const work = () => authenticate(body, headers, config).catch(() => {});
    expect(await charactersRead(work)).toBe(88);
    expect(hash).toHaveBeenCalledTimes(2);
  }
});
