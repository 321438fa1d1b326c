import { writeFileSync } from 'node:fs';
import { makeVectors } from './make-vectors.ts';

// node tests/contract/webhook-vectors/write.ts
writeFileSync(new URL('vectors.json', import.meta.url), `${JSON.stringify(makeVectors(), undefined, 1)}\n`);
