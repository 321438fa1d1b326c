import Stripe from 'stripe';
import { type Genuine, otherBody, refusedLater, secret } from '../message.ts';

const { signature, generateTestHeaderString } = Stripe.webhooks;
const provider = Stripe.createSubtleCryptoProvider();

export function verifier(body: Buffer, genuine: Genuine) {
  const header = generateTestHeaderString({ payload: (genuine ? body : otherBody(body)).toString(), secret });
  return refusedLater(() => signature.verifyHeaderAsync(body, header, secret, 300, provider));
}
