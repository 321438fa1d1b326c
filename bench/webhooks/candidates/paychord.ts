import { signSync, verifySignatureSync } from '@paychord/sdk/webhooks';
import { type Genuine, otherBody, secret } from '../message.ts';

export function verifier(body: Buffer, genuine: Genuine) {
  const header = signSync(genuine ? body : otherBody(body), secret);
  return () => verifySignatureSync(body, header, secret);
}
