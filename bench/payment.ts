import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const documentPath = fileURLToPath(import.meta.resolve('@paychord/sdk/openapi.json'));

const { post } = JSON.parse(readFileSync(documentPath, 'utf8')).paths['/v1/payments'];
const [request] = Object.values<{ value: object }>(post.requestBody.content['application/json'].examples);
const [answer] = Object.values<{ value: object }>(post.responses['201'].content['application/json'].examples);

/** What a contestant answers that keeps nothing: the document's own example. */
export const cannedAnswer = answer?.value ?? {};

export const merchant = { publicApiKey: 'bench-public', privateSecretKey: 'bench-secret' };

export const path = '/v1/payments';

/** The document's first example of a payment, with a checkout session and an idempotency key of its own. */
export function paymentRequest(id: string): { headers: Record<string, string>; body: string } {
  return {
    headers: {
      'content-type': 'application/json',
      'public-api-key': merchant.publicApiKey,
      'private-secret-key': merchant.privateSecretKey,
      'x-idempotency-key': id,
    },
    body: template.replace(placeholder, id),
  };
}

const placeholder = 'bench-session';
const template = JSON.stringify({ ...request?.value, checkout: { session: placeholder } });
