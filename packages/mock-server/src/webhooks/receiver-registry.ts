import type { WebhookReceiver } from './endpoint.ts';

/** A mock's functions that receive, by keys that stand for them in snapshots: those are plain data. */
export interface ReceiverRegistry {
  /** A function's key. It is always the same one, and no other function has it: in this mock, another one or another process. */
  keyOf(receiver: WebhookReceiver): string;
  /** The function, where it is one of this mock. */
  byKey(key: string): WebhookReceiver | undefined;
}

// Held from the start: a test may replace it by something that gives every mock the same.
const { random } = Math;

export function createReceiverRegistry(): ReceiverRegistry {
  const origin = random().toString(36).slice(2);
  const keys = new Map<WebhookReceiver, string>();
  const functions = new Map<string, WebhookReceiver>();
  return {
    keyOf(receiver) {
      const key = keys.get(receiver) ?? `${origin}-${keys.size + 1}`;
      keys.set(receiver, key);
      functions.set(key, receiver);
      return key;
    },
    byKey: (key) => functions.get(key),
  };
}
