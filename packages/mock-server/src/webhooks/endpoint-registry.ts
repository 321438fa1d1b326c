import { schemas } from '../generated/control-validators.js';
import { webhooks as documented } from '../generated/operations.ts';
import type { ApiErrorResult } from '../model/api-error.ts';
import { checkValue } from '../model/validation.ts';
import {
  validateEndpoint,
  type WebhookAuthentication,
  type WebhookEndpoint,
  type WebhookEndpointOptions,
  type WebhookEventName,
  type WebhookReceiver,
} from './endpoint.ts';
import type { ReceiverRegistry } from './receiver-registry.ts';

/** The webhook endpoints of one merchant. */
export interface EndpointRegistry {
  /** Adds an endpoint for payment events, or for the events that it lists. */
  register(options: WebhookEndpointOptions): WebhookEndpoint | ApiErrorResult;
  /** Replaces the endpoint for incoming transfers. A URL is a base URL: the documented path is appended. */
  setMerchantBaseUrl(
    target: string | WebhookReceiver,
    authentication?: WebhookAuthentication,
  ): WebhookEndpoint | ApiErrorResult;
  /** Returns the endpoints that an event is sent to. */
  subscribed(event: WebhookEventName): readonly WebhookEndpoint[];
  /** Returns an endpoint. A replaced endpoint is included, because its pending deliveries continue. */
  byId(id: string): WebhookEndpoint;
  save(): SavedEndpoints;
  /** Replaces all endpoints. Receiver functions of this mock server receive again. */
  load(saved: SavedEndpoints): void;
}

/** The endpoints as plain data. A `receiverKey` stands for a receiver function. */
export interface SavedEndpoints {
  registered: SavedEndpoint[];
  /** Every endpoint that `setMerchantBaseUrl` has set. The last one is current. */
  transferEndpoints: SavedEndpoint[];
}

type SavedEndpoint = Omit<WebhookEndpoint, 'receiver'>;

/** Creates an empty registry. */
export function createEndpointRegistry(newId: () => string, receivers: ReceiverRegistry): EndpointRegistry {
  let registered: WebhookEndpoint[] = [];
  let transferEndpoints: WebhookEndpoint[] = [];

  const add = (list: WebhookEndpoint[], options: WebhookEndpointOptions): WebhookEndpoint | ApiErrorResult => {
    const invalid = validateEndpoint(options);
    if (invalid !== undefined) return invalid;
    const endpoint = { ...pickOptions(options), id: newId() };
    list.push(endpoint);
    return endpoint;
  };

  const saveEndpoint = ({ receiver, ...endpoint }: WebhookEndpoint): SavedEndpoint =>
    receiver === undefined ? endpoint : { ...endpoint, receiverKey: receivers.keyOf(receiver) };
  const loadEndpoint = (endpoint: SavedEndpoint): WebhookEndpoint => {
    const { url, receiverKey } = endpoint;
    const receiver = url === undefined && receiverKey !== undefined ? receivers.byKey(receiverKey) : undefined;
    return receiver === undefined ? endpoint : { ...endpoint, receiver };
  };

  return {
    register: ({ events, ...options }) =>
      // Only a list is copied: validation rejects anything else.
      add(
        registered,
        events === undefined ? options : { ...options, events: Array.isArray(events) ? [...events] : events },
      ),
    setMerchantBaseUrl(target, authentication = {}) {
      if (typeof target === 'function') return add(transferEndpoints, { ...authentication, receiver: target });
      const invalid = checkValue(schemas.MerchantBaseUrl, { url: target });
      if (invalid !== undefined) return invalid;
      const url = target.replace(/\/+$/, '') + documented.incomingTransfer.path;
      return add(transferEndpoints, { ...authentication, url });
    },
    subscribed(event) {
      if (event !== 'banking.transfer') return registered.filter(({ events }) => events?.includes(event) ?? true);
      return [...transferEndpoints.slice(-1), ...registered.filter(({ events }) => events?.includes(event))];
    },
    byId: (id) => [...registered, ...transferEndpoints].find((endpoint) => endpoint.id === id) ?? { id },
    save: () =>
      structuredClone({
        registered: registered.map(saveEndpoint),
        transferEndpoints: transferEndpoints.map(saveEndpoint),
      }),
    load(saved) {
      const copy = structuredClone(saved);
      registered = copy.registered.map(loadEndpoint);
      transferEndpoints = copy.transferEndpoints.map(loadEndpoint);
    },
  };
}

/** Returns only the known options: a snapshot must not contain other fields of a caller's object. */
function pickOptions(options: WebhookEndpointOptions): Omit<WebhookEndpoint, 'id'> {
  const names = ['url', 'receiver', 'secret', 'apiKey', 'apiSecret', 'events'] as const;
  const defined = names.filter((name) => options[name] !== undefined);
  return Object.fromEntries(defined.map((name) => [name, options[name]]));
}
