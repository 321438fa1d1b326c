import { readFileSync } from 'node:fs';
import { sign, signSync, verifySignature, verifySignatureSync } from '@paychord/sdk/webhooks';
import { expect, test, vi } from 'vitest';
import { makeVectors } from './make-vectors.ts';
import { contentOf, runVectors } from './run-vectors.ts';
import type { Content, Vector } from './vector.ts';

const file = './vectors.json';
const vectors: Vector[] = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The bodies that are accepted with one secret. */
const accepted = vectors
  .filter(({ expected, secret }) => expected === 'accept' && !Array.isArray(secret))
  .map(({ body, secret, signatures: [signature] }) => {
    return { body: contentOf(body), secret: contentOf(secret as Content), signature };
  });

/** One vector per line. `npx vitest run -u` on this file writes it. */
test('vectors.json is the output of the generator', async () => {
  const lines = makeVectors().map((vector) => JSON.stringify(vector));
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot(file);
  expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
});

test('node:crypto returns each expected result, synchronously and asynchronously', async () => {
  expect(await runVectors(vectors, verifySignatureSync as never)).toEqual([]);
  expect(await runVectors(vectors, verifySignature as never)).toEqual([]);
});

test('node:crypto signs each accepted body with its secret, synchronously and asynchronously', async () => {
  expect(accepted.length).toBeGreaterThan(30);
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
