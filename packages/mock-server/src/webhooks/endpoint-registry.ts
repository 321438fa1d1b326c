import { knownWebhookEventTypeValues } from '@paychord/sdk';
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
  /** Returns the endpoints that can get events, oldest first. The one for incoming transfers is last. */
  current(): readonly CurrentEndpoint[];
  /** Sends no further event to an endpoint. Returns false when no endpoint has this id. */
  remove(id: string): boolean;
  /** Replaces the secret of an endpoint. Returns false when no endpoint has this id. */
  setSecret(id: string, secret: string): boolean | ApiErrorResult;
  /** Returns the endpoints that an event is sent to. */
  subscribed(event: WebhookEventName): readonly WebhookEndpoint[];
  /** Returns an endpoint. A replaced or removed endpoint is included, because its pending deliveries continue. */
  byId(id: string): WebhookEndpoint;
  save(): SavedEndpoints;
  /** Replaces all endpoints. Receiver functions of this mock server receive again. */
  load(saved: SavedEndpoints): void;
}

/** An endpoint with the events that it gets. */
export interface CurrentEndpoint extends WebhookEndpoint {
  readonly events: readonly WebhookEventName[];
  readonly isMerchantBaseUrl: boolean;
}

/** The endpoints as plain data. A `receiverKey` stands for a receiver function. */
export interface SavedEndpoints {
  registered: SavedEndpoint[];
  /** Every endpoint that `setMerchantBaseUrl` has set. The last one is current. */
  transferEndpoints: SavedEndpoint[];
  /** The ids of the endpoints that get no events. */
  removed: string[];
}

type SavedEndpoint = Omit<WebhookEndpoint, 'receiver'>;

/** Creates an empty registry. */
export function createEndpointRegistry(newId: () => string, receivers: ReceiverRegistry): EndpointRegistry {
  let registered: WebhookEndpoint[] = [];
  let transferEndpoints: WebhookEndpoint[] = [];
  let removed = new Set<string>();

  const add = (list: WebhookEndpoint[], options: WebhookEndpointOptions): WebhookEndpoint | ApiErrorResult => {
    const invalid = validateEndpoint(options);
    if (invalid !== undefined) return invalid;
    const endpoint = { ...pickOptions(options), id: newId() };
    list.push(endpoint);
    return endpoint;
  };

  const isCurrent = ({ id }: WebhookEndpoint) => !removed.has(id);
  const currentTransferEndpoint = () => transferEndpoints.slice(-1).filter(isCurrent);
  const current = (): CurrentEndpoint[] => [
    ...registered.filter(isCurrent).map((each) => ({
      ...each,
      events: each.events ?? knownWebhookEventTypeValues,
      isMerchantBaseUrl: false,
    })),
    ...currentTransferEndpoint().map((each) => ({
      ...each,
      events: ['banking.transfer'] as const,
      isMerchantBaseUrl: true,
    })),
  ];

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
    current,
    remove(id) {
      if (!current().some((each) => each.id === id)) return false;
      removed.add(id);
      return true;
    },
    setSecret(id, secret) {
      if (!current().some((each) => each.id === id)) return false;
      const invalid = checkValue(schemas.WebhookSecret, { secret }, 'secret');
      if (invalid !== undefined) return invalid;
      const replace = (each: WebhookEndpoint) => (each.id === id ? { ...each, secret } : each);
      registered = registered.map(replace);
      transferEndpoints = transferEndpoints.map(replace);
      return true;
    },
    subscribed(event) {
      const listed = removed.size === 0 ? registered : registered.filter(isCurrent);
      if (event !== 'banking.transfer') return listed.filter(({ events }) => events?.includes(event) ?? true);
      return [...currentTransferEndpoint(), ...listed.filter(({ events }) => events?.includes(event))];
    },
    byId: (id) => [...registered, ...transferEndpoints].find((endpoint) => endpoint.id === id) ?? { id },
    save: () =>
      structuredClone({
        registered: registered.map(saveEndpoint),
        transferEndpoints: transferEndpoints.map(saveEndpoint),
        removed: [...removed],
      }),
    load(saved) {
      const copy = structuredClone(saved);
      registered = copy.registered.map(loadEndpoint);
      transferEndpoints = copy.transferEndpoints.map(loadEndpoint);
      removed = new Set(copy.removed);
    },
  };
}

/** Returns only the known options: a snapshot must not contain other fields of a caller's object. */
function pickOptions(options: WebhookEndpointOptions): Omit<WebhookEndpoint, 'id'> {
  const names = ['url', 'receiver', 'inbox', 'secret', 'apiKey', 'apiSecret', 'events'] as const;
  const defined = names.filter((name) => options[name] !== undefined);
  return Object.fromEntries(defined.map((name) => [name, options[name]]));
}
