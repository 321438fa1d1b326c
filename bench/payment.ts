import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { usualPayment } from './usual-payment.ts';

/** `usual` is a typical card payment. `full` is the first example of the OpenAPI document, with every field of the payer. */
export type Size = 'usual' | 'full';

export const path = '/v1/payments';
export const documentPath = fileURLToPath(import.meta.resolve('@paychord/sdk/openapi.json'));
export const merchant = { publicApiKey: 'bench-public', privateSecretKey: 'bench-secret' };

const { post } = JSON.parse(readFileSync(documentPath, 'utf8')).paths[path];
const [full] = Object.values<{ value: object }>(post.requestBody.content['application/json'].examples);
const [example] = Object.values<{ value: object }>(post.responses['201'].content['application/json'].examples);

/** The response of each candidate that stores nothing: the example of the OpenAPI document, which Prism returns too. */
export const cannedResponse = example?.value ?? {};

const placeholder = 'bench-session';
const withPlaceholder = (payment: object) => JSON.stringify({ ...payment, checkout: { session: placeholder } });
const templates: Record<Size, string> = {
  usual: withPlaceholder(usualPayment),
  full: withPlaceholder(full?.value ?? {}),
};

/** Creates a payment request with its own checkout session and idempotency key. */
export function paymentRequest(size: Size, id: string): { headers: Record<string, string>; body: string } {
  return {
    headers: {
      'content-type': 'application/json',
      'public-api-key': merchant.publicApiKey,
      'private-secret-key': merchant.privateSecretKey,
      'x-idempotency-key': id,
    },
    body: templates[size].replace(placeholder, id),
  };
}

export function bytesOf(size: Size): { request: number; cannedResponse: number } {
  return {
    request: Buffer.byteLength(paymentRequest(size, placeholder).body),
    cannedResponse: Buffer.byteLength(JSON.stringify(cannedResponse)),
  };
}
