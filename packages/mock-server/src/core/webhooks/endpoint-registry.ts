import { knownWebhookEventTypeValues } from '@paychord/sdk';
import type { WebhookEventName } from '../../generated/control-types.ts';
import { schemas } from '../../generated/control-validators.js';
import { webhooks as documented } from '../../generated/operations.ts';
import type { ApiErrorResult } from '../model/api-error.ts';
import { checkValue } from '../model/validation.ts';
import {
  validateEndpoint,
  type WebhookAuthentication,
  type WebhookEndpoint,
  type WebhookEndpointOptions,
  type WebhookReceiver,
} from './endpoint.ts';

/** An endpoint as plain data. A `receiverKey` stands for a receiver function. */
export type SavedEndpoint = Omit<WebhookEndpoint, 'receiver'>;

/** Creates a registry of the webhook endpoints of one merchant, without endpoints. */
export function createEndpointRegistry(newId: () => string, receivers: ReceiverRegistry) {
  let endpoints: WebhookEndpoint[] = [];

  const add = (options: WebhookEndpointOptions, isMerchantBaseUrl: boolean): WebhookEndpoint | ApiErrorResult => {
    const invalid = validateEndpoint(options);
    if (invalid !== undefined) return invalid;
    // Only the known options: a snapshot must not contain other fields of a caller's object.
    const { url, receiver, inbox, secret, apiKey, apiSecret, events = knownWebhookEventTypeValues } = options;
    const target = { url, receiver, inbox, secret, apiKey, apiSecret, events: [...events] };
    const endpoint = { id: newId(), ...target, isMerchantBaseUrl, isRemoved: false };
    endpoints.push(endpoint);
    return endpoint;
  };
  const change = (id: string, changes: Partial<WebhookEndpoint>): void => {
    endpoints = endpoints.map((each) => (each.id === id ? { ...each, ...changes } : each));
  };
  /** Returns the endpoints that can get events, oldest first. The one for incoming transfers is last. */
  const current = (): readonly WebhookEndpoint[] =>
    endpoints
      .filter(({ isRemoved }) => !isRemoved)
      .sort((one, other) => Number(one.isMerchantBaseUrl) - Number(other.isMerchantBaseUrl));

  return {
    current,
    /** Returns the endpoints that an event is sent to. The one for incoming transfers is first. */
    subscribed: (event: WebhookEventName): readonly WebhookEndpoint[] =>
      current()
        .filter(({ events }) => events.includes(event))
        .sort((one, other) => Number(other.isMerchantBaseUrl) - Number(one.isMerchantBaseUrl)),
    /** Returns an endpoint, also a removed one. */
    byId: (id: string) => endpoints.find((endpoint) => endpoint.id === id),
    /** Adds an endpoint for payment events, or for the events that it lists. */
    register: (options: WebhookEndpointOptions) => add(options, false),
    /** Replaces the endpoint for incoming transfers. A URL is a base URL: the documented path is appended. */
    setMerchantBaseUrl(target: string | WebhookReceiver, authentication: WebhookAuthentication) {
      const replaced = current().find(({ isMerchantBaseUrl }) => isMerchantBaseUrl);
      const invalid = typeof target === 'function' ? undefined : checkValue(schemas.MerchantBaseUrl, { url: target });
      if (invalid !== undefined) return invalid;
      const destination =
        typeof target === 'function'
          ? { receiver: target }
          : { url: target.replace(/\/+$/, '') + documented.incomingTransfer.path };
      const added = add({ ...authentication, ...destination, events: ['banking.transfer'] }, true);
      if ('id' in added && replaced !== undefined) change(replaced.id, { isRemoved: true });
      return added;
    },
    remove: (id: string) => change(id, { isRemoved: true }),
    /** Replaces the secret of an endpoint, unless the secret is not valid. */
    setSecret(id: string, secret: string): ApiErrorResult | undefined {
      const invalid = checkValue(schemas.WebhookSecret, { secret }, 'secret');
      if (invalid === undefined) change(id, { secret });
      return invalid;
    },
    save: (): SavedEndpoint[] =>
      endpoints.map(({ receiver, receiverKey, ...endpoint }) =>
        structuredClone({ ...endpoint, receiverKey: receiver === undefined ? receiverKey : receivers.keyOf(receiver) }),
      ),
    /** Replaces all endpoints. Receiver functions of this mock server receive again. */
    load(saved: readonly SavedEndpoint[]): void {
      endpoints = structuredClone(saved).map((endpoint) => {
        const { url, receiverKey = '' } = endpoint;
        return { ...endpoint, receiver: url === undefined ? receivers.byKey(receiverKey) : undefined };
      });
    },
  };
}

/** The receiver functions of one mock server, each with a key. A snapshot contains the key, because it cannot contain a function. */
export type ReceiverRegistry = ReturnType<typeof createReceiverRegistry>;

// Captured when the module loads: a test may replace it by a constant, and then every mock server would use the same keys.
const { random } = Math;

export function createReceiverRegistry() {
  const keyPrefix = random().toString(36).slice(2);
  const receivers = new Map<string, WebhookReceiver>();
  return {
    /** Returns the key of a function: the same key each time, and a key that no other mock server or process uses. */
    keyOf(receiver: WebhookReceiver): string {
      const known = [...receivers].find(([, each]) => each === receiver)?.[0];
      const key = known ?? `${keyPrefix}-${receivers.size + 1}`;
      receivers.set(key, receiver);
      return key;
    },
    /** Returns the function with this key, or undefined if it belongs to another mock server. */
    byKey: (key: string) => receivers.get(key),
  };
}
