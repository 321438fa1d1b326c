import { Webhook } from 'standardwebhooks';
import { type Genuine, otherBody, refused, secret } from '../message.ts';

// Its secrets are base64. Its only `verify` also parses the JSON.
const webhook = new Webhook(Buffer.from(secret).toString('base64'));

export function verifier(body: Buffer, genuine: Genuine) {
  const [id, now] = ['msg_2mFWXJ5bqzVqhXkNTj7xg3mEPmR', new Date()];
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': webhook.sign(id, now, (genuine ? body : otherBody(body)).toString()),
  };
  return refused(() => webhook.verify(body, headers));
}
