import type { WebhookStore } from '@paychord/sdk/webhooks';

/** Handles events without a claim while the store is unavailable: better twice than late. */
export function failOpen(store: WebhookStore): WebhookStore {
  return {
    ...store,
    claim: (key, options) => store.claim(key, options).catch(() => 'claimed'),
    commit: (key, token, options) => store.commit(key, token, options),
    release: (key, token) => store.release(key, token),
  };
}
