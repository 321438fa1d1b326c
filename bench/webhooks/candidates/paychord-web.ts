import { type Genuine, otherBody, secret } from '../message.ts';

// As in a runtime that has no module of Node's.
Object.defineProperty(process, 'getBuiltinModule', { value: undefined });
const { sign, signSync, verifySignature } = await import('@paychord/sdk/webhooks');
if (isSynchronous()) throw new Error('The SDK has found node:crypto');

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
