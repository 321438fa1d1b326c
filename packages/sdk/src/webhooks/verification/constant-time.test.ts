import { createHmac } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { authenticate } from './authenticate.ts';
import { equalDigests } from './hmac.ts';
import { matchSecret } from './verify-signature.ts';
import { readConfig } from './webhook-config.ts';

const body = '{"type":"payment"}';
const digestBy = (secret: string) => createHmac('sha256', secret).update(body).digest('base64');
const secrets = ['first', 'second', 'third'];

afterEach(() => {
  vi.restoreAllMocks();
});

/** How many characters were looked at, which is what a comparison takes its time for. */
async function charactersRead(work: () => unknown): Promise<number> {
  const read = vi.spyOn(String.prototype, 'charCodeAt');
  await work();
  const { length } = read.mock.calls;
  read.mockRestore();
  return length;
}

test('digests are compared to their end, wherever they differ', async () => {
  const right = digestBy('first');
  const wrongFirst = `${right.startsWith('A') ? 'B' : 'A'}${right.slice(1)}`;
  const wrongLast = `${right.slice(0, -2)}${right.at(-2) === 'A' ? 'E' : 'A'}=`;
  expect(equalDigests(right, right)).toBe(true);
  for (const given of [right, wrongFirst, wrongLast]) {
    expect(await charactersRead(() => equalDigests(given, right))).toBe(88);
  }
  expect(equalDigests(wrongFirst, right)).toBe(false);
  expect(equalDigests(wrongLast, right)).toBe(false);
});

test('a signature is compared with that of every secret, whichever made it', async () => {
  for (const secret of [...secrets, 'of nobody']) {
    expect(await charactersRead(() => matchSecret(body, digestBy(secret), secrets))).toBe(3 * 88);
  }
});

test('credentials are both compared, by digests, whichever of them is wrong', async () => {
  const config = readConfig({ apiKey: 'the key', apiSecret: 'the secret' });
  const hash = vi.spyOn(process.getBuiltinModule('node:crypto'), 'createHash');
  const given = [
    ['the key', 'the secret'],
    ['another key', 'the secret'],
    ['the key', 'another secret'],
    ['t', 'the secret and a little more'],
  ] as const;
  for (const [apiKey, apiSecret] of given) {
    hash.mockClear();
    const headers = { 'x-api-key': apiKey, 'x-secret': apiSecret };
    const work = () => authenticate(body, headers, config).catch(() => {});
    expect(await charactersRead(work)).toBe(2 * 88);
    expect(hash).toHaveBeenCalledTimes(4);
  }
});
