import { type Genuine, otherBody, secret } from '../message.ts';

// Simulates a runtime without the modules of Node.
Object.defineProperty(process, 'getBuiltinModule', { value: undefined });
const { sign, signSync, verifySignature } = await import('@paychord/sdk/webhooks');
if (isSynchronous()) throw new Error('The SDK still uses node:crypto');

export async function verifier(body: Buffer, genuine: Genuine) {
  const header = await sign(genuine ? body : otherBody(body), secret);
  return () => verifySignature(body, header, secret);
}

function isSynchronous(): boolean {
  try {
    return signSync('', secret) !== '';
  } catch {
    return false;
  }
}
