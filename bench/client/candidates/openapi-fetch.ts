import createClient from 'openapi-fetch';
import type { paths } from '../dist/openapi.ts';
import { baseUrl, keys, payment, paymentId } from '../inputs.ts';

export function connect(fetch: typeof globalThis.fetch) {
  const client = createClient<paths>({ baseUrl, headers: keys, fetch });
  return {
    async retrieve() {
      const { data } = await client.GET('/v1/payments/{payment_id}', { params: { path: { payment_id: paymentId } } });
      return data?.status;
    },
    async create() {
      const header = { 'X-Idempotency-Key': crypto.randomUUID() };
      const { data } = await client.POST('/v1/payments', { params: { header }, body: payment });
      return data?.status;
    },
  };
}
