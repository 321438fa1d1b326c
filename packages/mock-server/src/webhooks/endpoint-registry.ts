import { schemas } from '../generated/control-validators.js';
import { webhooks as documented } from '../generated/operations.ts';
import type { ApiErrorResult } from '../model/api-error.ts';
import { check } from '../model/validation.ts';
import {
  validateEndpoint,
  type WebhookAuthentication,
  type WebhookEndpoint,
  type WebhookEndpointOptions,
  type WebhookEventName,
  type WebhookReceiver,
} from './endpoint.ts';
import type { ReceiverRegistry } from './receiver-registry.ts';

/** Where a merchant's webhooks go. */
export interface EndpointRegistry {
  register(options: WebhookEndpointOptions): WebhookEndpoint | ApiErrorResult;
  setMerchantBaseUrl(
    target: string | WebhookReceiver,
    authentication?: WebhookAuthentication,
  ): WebhookEndpoint | ApiErrorResult;
  /** Those that an event is sent to. */
  subscribed(event: WebhookEventName): readonly WebhookEndpoint[];
  /** An endpoint, whether or not events are still sent there: what is under way to it goes on. */
  byId(id: string): WebhookEndpoint;
  save(): SavedEndpoints;
  /** Functions of this mock go on receiving. */
  load(saved: SavedEndpoints): void;
}

/** Plain data: keys stand for functions. */
export interface SavedEndpoints {
  registered: Omit<WebhookEndpoint, 'receiver'>[];
  /** The last one is the one that counts. */
  transferEndpoints: Omit<WebhookEndpoint, 'receiver'>[];
}

export function createEndpointRegistry(newId: () => string, receivers: ReceiverRegistry): EndpointRegistry {
  let registered: WebhookEndpoint[] = [];
  let transferEndpoints: WebhookEndpoint[] = [];

  const enlist = (list: WebhookEndpoint[], options: WebhookEndpointOptions): WebhookEndpoint | ApiErrorResult => {
    const refusal = validateEndpoint(options);
    if (refusal !== undefined) return refusal;
    const endpoint = { ...known(options), id: newId() };
    list.push(endpoint);
    return endpoint;
  };
  const all = () => [...registered, ...transferEndpoints];

  const save = ({ receiver, ...endpoint }: WebhookEndpoint): Omit<WebhookEndpoint, 'receiver'> =>
    receiver === undefined ? endpoint : { ...endpoint, receiverKey: receivers.keyOf(receiver) };
  const revive = (endpoint: Omit<WebhookEndpoint, 'receiver'>): WebhookEndpoint => {
    const { url, receiverKey } = endpoint;
    const receiver = url === undefined && receiverKey !== undefined ? receivers.byKey(receiverKey) : undefined;
    return receiver === undefined ? endpoint : { ...endpoint, receiver };
  };

  return {
    register: ({ events, ...options }) =>
      enlist(registered, events === undefined ? options : { ...options, events: [...events] }),
    setMerchantBaseUrl(target, authentication = {}) {
      if (typeof target === 'function') return enlist(transferEndpoints, { ...authentication, receiver: target });
      const refusal = check(schemas.MerchantBaseUrl, { url: target });
      if (refusal !== undefined) return refusal;
      const url = target.replace(/\/+$/, '') + documented.incomingTransfer.path;
      return enlist(transferEndpoints, { ...authentication, url });
    },
    subscribed(event) {
      if (event !== 'banking.transfer') return registered.filter(({ events }) => events?.includes(event) ?? true);
      return [...transferEndpoints.slice(-1), ...registered.filter(({ events }) => events?.includes(event))];
    },
    byId: (id) => all().find((each) => each.id === id) ?? { id },
    save: () => structuredClone({ registered: registered.map(save), transferEndpoints: transferEndpoints.map(save) }),
    load(saved) {
      const copy = structuredClone(saved);
      registered = copy.registered.map(revive);
      transferEndpoints = copy.transferEndpoints.map(revive);
    },
  };
}

/** What else a caller's object holds does not belong in a snapshot. */
function known(options: WebhookEndpointOptions): Omit<WebhookEndpoint, 'id'> {
  const names = ['url', 'receiver', 'secret', 'apiKey', 'apiSecret', 'events'] as const;
  const given = names.filter((name) => options[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, options[name]]));
}
