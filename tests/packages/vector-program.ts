/** Runs the vectors with the installed package and prints the results. */
import { verifySignature, verifySignatureSync } from '@paychord/sdk/webhooks';
import { runVectors, type Verify } from '../contract/webhook-vectors/run-vectors.ts';
import type { Vector } from '../contract/webhook-vectors/vector.ts';
import json from '../contract/webhook-vectors/vectors.json' with { type: 'json' };

/** What came of the vectors. */
export interface VectorResults {
  readonly verified: number;
  /** Those that got another verdict than they should. */
  readonly wrong: readonly string[];
}

async function verdicts(verify: typeof verifySignature | typeof verifySignatureSync): Promise<VectorResults> {
  let verified = 0;
  // The vectors contain values that the types forbid.
  const counted: Verify = (...args) => {
    verified += 1;
    return (verify as Verify)(...args);
  };
  return { wrong: await runVectors(json as Vector[], counted), verified };
}

// CommonJS cannot wait at its top.
async function main(): Promise<void> {
  console.log(JSON.stringify([await verdicts(verifySignatureSync), await verdicts(verifySignature)]));
}

void main();
