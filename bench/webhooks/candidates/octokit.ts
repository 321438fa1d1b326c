import { sign, verify } from '@octokit/webhooks-methods';
import { type Genuine, otherBody, secret } from '../message.ts';

export async function verifier(body: Buffer, genuine: Genuine) {
  // Accepts only text.
  const text = body.toString();
  const header = await sign(secret, (genuine ? body : otherBody(body)).toString());
  return () => verify(secret, text, header);
}
