import Stripe from 'stripe';
import { type Genuine, otherBody, refused, secret } from '../message.ts';

const { signature, generateTestHeaderString } = Stripe.webhooks;

export function verifier(body: Buffer, genuine: Genuine) {
  const header = generateTestHeaderString({ payload: (genuine ? body : otherBody(body)).toString(), secret });
  return refused(() => signature.verifyHeader(body, header, secret, 300));
}
