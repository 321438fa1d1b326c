import ky from 'ky';
import { baseUrl, keys, payment, paymentId } from '../inputs.ts';

interface Payment {
  status: string;
}

export function connect(fetch: typeof globalThis.fetch) {
  const client = ky.create({ baseUrl, headers: keys, fetch });
  return {
    async retrieve() {
      const { status } = await client.get(`v1/payments/${paymentId}`).json<Payment>();
      return status;
    },
    async create() {
      const headers = { 'x-idempotency-key': crypto.randomUUID() };
      const { status } = await client.post('v1/payments', { json: payment, headers }).json<Payment>();
      return status;
    },
  };
}
