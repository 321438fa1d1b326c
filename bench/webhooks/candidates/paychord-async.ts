import { signSync, verifySignature } from '@paychord/sdk/webhooks';
import { type Genuine, otherBody, secret } from '../message.ts';

export function verifier(body: Buffer, genuine: Genuine) {
  const header = signSync(genuine ? body : otherBody(body), secret);
  return () => verifySignature(body, header, secret);
}
