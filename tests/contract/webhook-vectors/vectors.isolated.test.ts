import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sign, signSync, verifySignature, verifySignatureSync } from '@paychord/sdk/webhooks';
import { expect, test, vi } from 'vitest';
import { contentOf, runVectors } from './run-vectors.ts';
import type { Content, Vector } from './vector.ts';

const vectors: Vector[] = JSON.parse(readFileSync(new URL('./vectors.json', import.meta.url), 'utf8'));

/** The bodies that are accepted with one secret. */
const accepted = vectors
  .filter(({ expected, secret }) => expected === 'accept' && !Array.isArray(secret))
  .map(({ body, secret, signatures: [signature] }) => {
    return { body: contentOf(body), secret: contentOf(secret as Content), signature };
  });

// Signatures that the SDK computed itself would prove nothing.
test('each accepted signature is the HMAC-SHA-256 of node:crypto', () => {
  expect(accepted.length).toBeGreaterThan(30);
  for (const { body, secret, signature } of accepted) {
    expect(signature).toBe(createHmac('sha256', secret).update(body).digest('base64'));
  }
});

test('node:crypto returns each expected result, synchronously and asynchronously', async () => {
  expect(await runVectors(vectors, verifySignatureSync as never)).toEqual([]);
  expect(await runVectors(vectors, verifySignature as never)).toEqual([]);
});

test('node:crypto signs each accepted body with its secret, synchronously and asynchronously', async () => {
  for (const { body, secret, signature } of accepted) {
    expect([signSync(body, secret), await sign(body, secret)]).toEqual([signature, signature]);
  }
});

test('WebCrypto returns each expected result', async () => {
  vi.resetModules();
  vi.stubGlobal('process', { ...process, getBuiltinModule: undefined });
  const web = await import('@paychord/sdk/webhooks').finally(() => vi.unstubAllGlobals());
  await expect(async () => web.verifySignatureSync('', '', 's')).rejects.toThrow(/node:crypto/);
  expect(await runVectors(vectors, web.verifySignature as never)).toEqual([]);
  for (const { body, secret, signature } of accepted) expect(await web.sign(body, secret)).toBe(signature);
});

test('runVectors reports a wrong result', async () => {
  expect((await runVectors(vectors, () => true)).length).toBeGreaterThan(300);
  expect((await runVectors(vectors, () => false)).length).toBeGreaterThan(30);
  expect((await runVectors(vectors, () => undefined as never))[0]).toBe('body: text [0]: undefined, not accept');
});
