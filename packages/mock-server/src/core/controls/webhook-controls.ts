import { bodyFields } from '../../generated/admin-fields.ts';
import type {
  ListedEndpoint,
  SignatureExplanation,
  WebhookChaos,
  WebhookDelivery,
  WebhookEventName,
} from '../../generated/control-types.ts';
import { webhooks as documented } from '../../generated/operations.ts';
import { longestTimerMs } from '../clock/real-timers.ts';
import { canonicalId, createIds } from '../model/ids.ts';
import { type ListOptions, matchesDefinedFields } from '../model/matching.ts';
import { redactUrl } from '../model/redaction.ts';
import { moveContextOf } from '../moves/make-move.ts';
import { parseDate } from '../options/date.ts';
import { formatValue, OptionError } from '../options/option-error.ts';
import {
  assertOptions,
  isId,
  isNumber,
  isObject,
  isWholeNumber,
  mustBeSecret,
  type OptionRules,
} from '../options/option-rules.ts';
import { type QueuedDelivery, statusAfterAttempt } from '../webhooks/delivery.ts';
import {
  assertDeliveryMatch,
  type DeliveryMatch,
  isDeliveryStatus,
  waitForDelivery,
} from '../webhooks/delivery-match.ts';
import {
  isEventName,
  urlOf,
  type WebhookAuthentication,
  type WebhookEndpoint,
  type WebhookEndpointOptions,
  type WebhookReceiver,
} from '../webhooks/endpoint.ts';
import { assertFound, assertOptionNames, listOptionRules, unwrapResult } from './control-error.ts';
import type { MerchantAccess } from './merchant-access.ts';
import { checkSignature, inventPayment, inventTransfer, type SignatureCheck } from './webhook-diagnosis.ts';

/** Configures where webhooks go, reads their deliveries, and simulates delivery problems. */
export interface WebhookControls {
  /**
   * Sends payment webhooks to an endpoint from now on.
   *
   * @param endpoint - A `url`, a `receiver` function in this process, or `inbox: true` to accept every delivery without a receiver. `events`
   *   defaults to every payment event. Deliveries are signed when `secret` is set.
   * @returns the id of the endpoint
   * @throws {ControlError} `INVALID_PARAMETERS`: the URL, a credential or an event is not valid.
   *
   * @example
   * mock.webhooks.register({ url: 'http://127.0.0.1:3000/webhooks', secret: 'whsec-test', events: ['payment.refund'] });
   */
  register(endpoint: WebhookEndpointOptions): { id: string };

  /**
   * Lists the endpoints, oldest first. The one of `setMerchantBaseUrl` is last.
   *
   * @returns the endpoints without their secrets
   */
  endpoints(): ListedEndpoint[];

  /**
   * Sends no further event to an endpoint. Its pending deliveries continue, and `resend` works.
   *
   * @throws {ControlError} `ENDPOINT_NOT_FOUND`
   */
  remove(endpointId: string): void;

  /**
   * Signs every attempt at an endpoint from now on with another secret. Signatures of earlier attempts stay as they are.
   *
   * @throws {ControlError} `ENDPOINT_NOT_FOUND`. `INVALID_PARAMETERS`: the secret is blank, or has white space around it.
   */
  setSecret(endpointId: string, secret: string): void;

  /**
   * Sends an event with an invented payment or transfer to one endpoint, also when the endpoint does not list the event. The payment does
   * not exist.
   *
   * @param event - Defaults to the first event of the endpoint.
   * @returns the delivery before its first attempt
   * @throws {ControlError} `ENDPOINT_NOT_FOUND`
   *
   * @example
   * const [endpoint] = mock.webhooks.endpoints();
   * mock.webhooks.sendTest(endpoint.id, 'payment.chargeback');
   */
  sendTest(endpointId: string, event?: WebhookEventName): WebhookDelivery;

  /**
   * Explains why a receiver did not accept the signature of an attempt.
   *
   * @param check - What the receiver has: its `secret`, and the `body` or the `signature` that it read. Each defaults to what the mock
   *   server used. `attempt` defaults to the latest one.
   * @returns the causes, without any secret
   * @throws {ControlError} `DELIVERY_NOT_FOUND`, `ATTEMPT_NOT_FOUND`
   *
   * @example
   * const { findings } = await mock.webhooks.explainSignature(delivery.id, { secret: process.env.WEBHOOK_SECRET });
   */
  explainSignature(deliveryId: string, check?: SignatureCheck): Promise<SignatureExplanation>;

  /**
   * Sends notifications of incoming bank transfers from now on.
   *
   * @param target - A base URL, to which `/v1/banking/transfers` is added, or a function in this process.
   * @param authentication - Notifications are signed when `secret` is set. By default they are not, as in the specification.
   * @throws {ControlError} `INVALID_PARAMETERS`: the URL or a credential is not valid.
   */
  setMerchantBaseUrl(target: string | WebhookReceiver, authentication?: WebhookAuthentication): void;

  /**
   * Lists deliveries, oldest first by default.
   *
   * @param options - `event`, `status`, `paymentId` and `endpointId` select deliveries. Every delivery by default.
   * @returns the deliveries with their attempts so far
   * @throws {OptionError} An option is unknown or has an invalid value.
   */
  deliveries(options?: DeliveryListOptions): WebhookDelivery[];

  /**
   * Reads a delivery.
   *
   * @returns the delivery with its attempts so far
   * @throws {ControlError} `DELIVERY_NOT_FOUND`
   */
  delivery(deliveryId: string): WebhookDelivery;

  /**
   * Waits until the merchant accepts a matching delivery. A delivery that was accepted before the call counts too.
   *
   * @param match - The name of an event, fields of the delivery, or a function that returns true for the delivery.
   * @param options - `timeoutMs` is real time in milliseconds. Defaults to 4000, which is less than the time limit of a test in Vitest and
   *   Jest.
   * @returns the first delivery that matches
   * @throws {Error} No delivery matched in time, or the merchant was reset or restored.
   *
   * @example
   * const delivery = await mock.webhooks.waitFor('payment.purchase', { timeoutMs: 1_000 });
   */
  waitFor(match: DeliveryMatch, options?: { timeoutMs?: number }): Promise<WebhookDelivery>;

  /**
   * Makes one more attempt at a delivery at once: await `settled()` for its result. The retry schedule stays as it is, so a failed attempt
   * is not retried.
   *
   * @returns the delivery as it was when the attempt began
   * @throws {ControlError} `DELIVERY_NOT_FOUND`
   */
  resend(deliveryId: string): WebhookDelivery;

  /**
   * Makes one more attempt at every delivery whose latest attempt failed, for example after an endpoint was down. The attempts run one after
   * another, in the order of the events. Do not await it in a webhook receiver, because it waits for that receiver.
   *
   * @param failed - `since` selects the deliveries whose latest attempt was at this time or later, on the clock of the merchant: an ISO 8601
   *   string, a `Date`, or milliseconds since 1970. Every failed delivery by default.
   * @returns the deliveries after their attempts, oldest first
   * @throws {OptionError} `since` is not a date, or is after the time of the clock.
   *
   * @example
   * const deliveries = await mock.webhooks.resend({ since: '2026-03-14T09:00:00Z' });
   * deliveries.filter(({ status }) => status !== 'delivered');
   */
  resend(failed: FailedDeliveries): Promise<WebhookDelivery[]>;

  /**
   * Makes the remaining attempts of every pending delivery now, until no delivery is pending. Keeps the order in which they are due. It
   * also delivers events that these attempts cause, and events that chaos delays or holds back.
   *
   * The clock does not move: no authorization or bank transfer expires, no dispute is lost, and no idempotency key is forgotten. Every
   * attempt carries the present time. Deadlines pass later, when the clock reaches them.
   *
   * Do not await it inside a function that receives webhooks. The function would wait for itself until its time-out.
   *
   * @returns a promise that resolves when the last attempt has ended. `deliveries()` then shows the result of each delivery.
   *
   * @example
   * mock.webhooks.register({ receiver: () => new Response(null, { status: 503 }) });
   * // … create a payment …
   * await mock.webhooks.flush();
   * mock.webhooks.deliveries(); // [{ status: 'exhausted', attempts: [ … 7 attempts ] }]
   */
  flush(): Promise<void>;

  /**
   * Simulates delivery problems from now on. Each option is a probability from 0 to 1, except `delay`.
   *
   * @param chaos - Replaces the earlier settings. `{}` stops the chaos.
   * @throws {OptionError} A probability or the delay is not valid.
   *
   * @example
   * mock.webhooks.chaos({ duplicate: 0.5, drop: 0.1, delay: '5m' });
   */
  chaos(chaos: WebhookChaos): void;

  /** Reads the delivery problems that the mock server simulates. An empty object means no chaos. */
  chaosSettings(): WebhookChaos;
}

/** Selects deliveries whose latest attempt failed. */
export interface FailedDeliveries {
  since?: Date | string | number;
}

/** Selects deliveries. A delivery has to match every option. */
export interface DeliveryListOptions
  extends ListOptions,
    Partial<Pick<WebhookDelivery, 'event' | 'status' | 'paymentId' | 'endpointId'>> {}

const listRules: OptionRules<DeliveryListOptions> = {
  event: isEventName,
  status: isDeliveryStatus,
  paymentId: isId,
  endpointId: isId,
  ...listOptionRules,
};
const isSecretText = mustBeSecret('text', (value) => typeof value === 'string');
const checkRules: OptionRules<SignatureCheck> = {
  attempt: isWholeNumber(0),
  secret: mustBeSecret(
    'valid text that is not blank',
    (value) => typeof value === 'string' && /[^\s\0]/.test(value) && !/\p{Cs}/u.test(value),
  ),
  body: isSecretText,
  signature: isSecretText,
};

/** Less than the 5 seconds after which Vitest and Jest end a test, so that the error of `waitFor` fails the test. */
const defaultTimeoutMs = 4_000;

/** Creates the controls of `mock.webhooks`. */
export function createWebhookControls(access: MerchantAccess): WebhookControls {
  const endpoints = () => access.peek().webhooks.endpoints.current();
  const findEndpoint = (endpointId: string): WebhookEndpoint => {
    const endpoint = endpoints().find(({ id }) => id === endpointId);
    return assertFound(endpoint, 'ENDPOINT_NOT_FOUND', 'endpoint', endpointId);
  };
  const findDelivery = (deliveryId: string): WebhookDelivery =>
    assertFound(access.peek().webhooks.delivery(deliveryId), 'DELIVERY_NOT_FOUND', 'delivery', deliveryId);

  const resendFailed = async (options: FailedDeliveries): Promise<WebhookDelivery[]> => {
    assertOptionNames('resend', options, { since: true });
    const { since = '0000-01-01' } = options;
    const earliest = parseDate('since', since);
    const { webhooks, clock } = access.current();
    if (earliest > clock.now()) {
      const problem = `must not be after the time of the clock, ${clock.timestamp()} (received ${formatValue(since)})`;
      throw new OptionError('since', problem);
    }
    const failed = [...webhooks.stored()].filter(({ event, attempts }) => {
      const last = attempts.at(-1);
      return last && statusAfterAttempt(last, event) !== 'delivered' && Date.parse(last.at) >= earliest;
    });
    for (const { id } of failed) {
      webhooks.resend(id);
      // One after another: it keeps the order, and does not open a thousand connections.
      await clock.idle();
    }
    return failed.map(({ id }) => findDelivery(id));
  };

  return {
    register(endpoint) {
      assertOptionNames('register', endpoint, { ...bodyFields.registerWebhookEndpoint, receiver: true });
      return { id: unwrapResult(access.current().webhooks.endpoints.register(endpoint)).id };
    },
    setMerchantBaseUrl(target, authentication = {}) {
      const { url: _, ...fields } = bodyFields.setMerchantBaseUrl ?? {};
      assertOptionNames('setMerchantBaseUrl', authentication, fields);
      unwrapResult(access.current().webhooks.endpoints.setMerchantBaseUrl(target, authentication));
    },
    endpoints: () => endpoints().map(toListedEndpoint),
    remove(endpointId) {
      access.current().webhooks.endpoints.remove(findEndpoint(endpointId).id);
    },
    setSecret(endpointId, secret) {
      unwrapResult(access.current().webhooks.endpoints.setSecret(findEndpoint(endpointId).id, secret));
    },
    sendTest(endpointId, event) {
      const endpoint = findEndpoint(endpointId);
      const [first = 'payment.purchase'] = endpoint.events;
      if (event !== undefined) isEventName('event', event);
      const merchant = access.current();
      const { webhooks } = merchant;
      // The ids of later records must not depend on a test event.
      const { uuid } = createIds(JSON.stringify([endpointId, 'test', webhooks.size()]));
      const context = { ...moveContextOf(merchant), uuid };
      const sent = event ?? first;
      const [id = ''] =
        sent === 'banking.transfer'
          ? webhooks.dispatchTransfer(inventTransfer(context), [endpoint])
          : webhooks.dispatchPaymentEvent(sent, inventPayment(sent, context), undefined, null, [endpoint]);
      return findDelivery(id);
    },
    async explainSignature(deliveryId, check = {}) {
      assertOptions('explainSignature', check, checkRules);
      const delivery = findDelivery(deliveryId);
      return checkSignature(delivery, access.peek().webhooks.endpoints.byId(delivery.endpointId)?.secret, check);
    },
    deliveries(options = {}) {
      assertOptions('deliveries', options, listRules);
      const { event, status, paymentId, endpointId, ...order } = options;
      const wanted = { event, status, endpointId, paymentId: paymentId && canonicalId(paymentId) };
      const matches = (each: QueuedDelivery) => matchesDefinedFields(each, wanted);
      return access.peek().webhooks.deliveries({ matches, ...order });
    },
    delivery: findDelivery,
    async waitFor(match, options = {}) {
      assertDeliveryMatch(match);
      assertOptions('waitFor', options, { timeoutMs: isNumber(0, longestTimerMs) });
      const { timeoutMs = defaultTimeoutMs } = options;
      const { webhooks, clock } = access.current();
      return structuredClone(await waitForDelivery(webhooks, match, timeoutMs, clock));
    },
    resend: ((selected: string) => {
      const failed: unknown = selected;
      // A record and a promise of one are mistakes in place of an id.
      if (isObject(failed) && !('id' in failed || 'then' in failed)) return resendFailed(failed);
      return access.current().webhooks.resend(selected) ?? findDelivery(selected);
    }) as WebhookControls['resend'],
    flush: () => access.current().clock.runDeliveries(),
    chaos: (chaos) => access.current().webhooks.chaos(chaos),
    chaosSettings: () => access.peek().webhooks.chaosSettings(),
  };
}

function toListedEndpoint(endpoint: WebhookEndpoint): ListedEndpoint {
  const { id, url, inbox, events, isMerchantBaseUrl, secret, apiKey, apiSecret } = endpoint;
  const path = isMerchantBaseUrl ? documented.incomingTransfer.path : '/';
  return {
    id,
    target: url !== undefined ? 'url' : inbox ? 'inbox' : 'receiver',
    url: redactUrl(urlOf(endpoint, path)),
    events: [...events],
    isMerchantBaseUrl,
    hasSecret: secret !== undefined,
    hasApiKey: apiKey !== undefined,
    hasApiSecret: apiSecret !== undefined,
  };
}
