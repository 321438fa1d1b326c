import { verifySignature, verifySignatureSync } from '@paychord/sdk/webhooks';
import { expect } from 'vitest';
import { runVectors, type Verify } from '../../contract/webhook-vectors/run-vectors.ts';
import type { Vector } from '../../contract/webhook-vectors/vector.ts';
import json from '../../contract/webhook-vectors/vectors.json' with { type: 'json' };

/** What signatures are computed with. */
export type Cryptography = 'node:crypto' | 'WebCrypto';

export interface VectorCase {
  readonly title: string;
  run(): Promise<void>;
}

const vectors = json as Vector[];
const headers = vectors.reduce((sum, { signatures }) => sum + signatures.length, 0);

/** Show that the vectors of webhooks have the same results everywhere. */
export const vectorCases: Readonly<Record<Cryptography, readonly VectorCase[]>> = {
  'node:crypto': [
    { title: 'node:crypto returns each expected result synchronously', run: () => expectResults(verifySignatureSync) },
    { title: 'node:crypto returns each expected result', run: () => expectResults(verifySignature) },
  ],
  WebCrypto: [
    { title: 'WebCrypto returns each expected result', run: () => expectResults(verifySignature) },
    {
      title: 'the synchronous functions report that there is no node:crypto',
      run: async () => expect(() => verifySignatureSync('', '', 'secret')).toThrow('This runtime has no node:crypto'),
    },
  ],
};

async function expectResults(verify: typeof verifySignature | typeof verifySignatureSync): Promise<void> {
  let verified = 0;
  // The vectors contain values that the types forbid.
  const counted: Verify = (...args) => {
    verified += 1;
    return (verify as Verify)(...args);
  };
  expect(await runVectors(vectors, counted)).toEqual([]);
  expect(verified).toBe(headers);
}
