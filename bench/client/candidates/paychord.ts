// All of it on: every hook, a signal, and what is on by itself (retry, both time limits, the checks of what goes out and comes in).
import { createClient } from '@paychord/sdk';
import { baseUrl, keys, payment, paymentId } from '../inputs.ts';

export function connect(fetch: typeof globalThis.fetch) {
  // It takes the global one, as programs do that set nothing; one that is handed over is given a Request.
  globalThis.fetch = fetch;
  let told = 0;
  const hook = () => {
    told += 1;
  };
  const { signal } = new AbortController();
  const client = createClient({
    baseUrl,
    publicApiKey: keys['public-api-key'],
    privateSecretKey: keys['private-secret-key'],
    hooks: { onRequest: hook, onResponse: hook, onRetry: hook, onError: hook },
  });
  return {
    async retrieve() {
      const { status } = await client.payments.retrieve(paymentId, { signal });
      return status;
    },
    async create() {
      const { status } = await client.payments.create(payment, { signal });
      return status;
    },
    toldHooks: () => told,
  };
}
