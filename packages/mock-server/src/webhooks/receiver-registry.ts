import type { WebhookReceiver } from './endpoint.ts';

/** The receiver functions of one mock server, each with a key. A snapshot contains the key, because it cannot contain a function. */
export interface ReceiverRegistry {
  /** Returns the key of a function: the same key each time, and a key that no other mock server or process uses. */
  keyOf(receiver: WebhookReceiver): string;
  /** Returns the function with this key, or undefined if it belongs to another mock server. */
  byKey(key: string): WebhookReceiver | undefined;
}

// Captured when the module loads: a test may replace it by a constant, and then every mock server would use the same keys.
const { random } = Math;

/** Creates an empty registry. */
export function createReceiverRegistry(): ReceiverRegistry {
  const keyPrefix = random().toString(36).slice(2);
  const keys = new Map<WebhookReceiver, string>();
  const receivers = new Map<string, WebhookReceiver>();
  return {
    keyOf(receiver) {
      const key = keys.get(receiver) ?? `${keyPrefix}-${keys.size + 1}`;
      keys.set(receiver, key);
      receivers.set(key, receiver);
      return key;
    },
    byKey: (key) => receivers.get(key),
  };
}
