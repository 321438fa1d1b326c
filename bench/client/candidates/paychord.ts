// Uses everything: every hook, a signal, and the defaults (retries, both time-outs, the checks of requests and responses).
import { createClient } from '@paychord/sdk';
import { baseUrl, keys, payment, paymentId } from '../inputs.ts';

export function connect(fetch: typeof globalThis.fetch) {
  // Most programs set no fetch option, so the client uses the global fetch.
  globalThis.fetch = fetch;
  let hookCalls = 0;
  const hook = () => {
    hookCalls += 1;
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
    hookCalls: () => hookCalls,
  };
}
