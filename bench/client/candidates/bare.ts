// The baseline: fetch and JSON without any check.
import { baseUrl, keys, payment, paymentId } from '../inputs.ts';

interface Payment {
  status: string;
}

export function connect(fetch: typeof globalThis.fetch) {
  return {
    async retrieve() {
      const response = await fetch(`${baseUrl}/v1/payments/${paymentId}`, { headers: keys });
      const { status } = (await response.json()) as Payment;
      return status;
    },
    async create() {
      const response = await fetch(`${baseUrl}/v1/payments`, {
        method: 'POST',
        headers: { ...keys, 'content-type': 'application/json', 'x-idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(payment),
      });
      const { status } = (await response.json()) as Payment;
      return status;
    },
  };
}
