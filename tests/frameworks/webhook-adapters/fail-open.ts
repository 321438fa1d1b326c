import type { WebhookStore } from '@paychord/sdk/webhooks';

/** Handles each event while the store is unavailable: rather twice than late. */
export function failOpen(store: WebhookStore): WebhookStore {
  return {
    ...store,
    claim: (key, options) => store.claim(key, options).catch(() => 'claimed'),
    commit: (key, token, options) => store.commit(key, token, options),
    release: (key, token) => store.release(key, token),
  };
}
