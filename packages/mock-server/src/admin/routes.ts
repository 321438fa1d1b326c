import { ControlError } from '../controls/control-error.ts';
import type { MerchantControls } from '../controls/merchant-controls.ts';
import type { NextMove } from '../controls/next-moves.ts';
import { type AdminOperationId, adminOperations } from '../generated/admin-operations.ts';
import { type PolicySchema, policyDescriptions, policySchemas } from '../generated/policies.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import type { MockServer } from '../mock-server.ts';
import { outcomes, testTokenOf } from '../model/outcomes.ts';
import type { WebhookDelivery } from '../webhooks/delivery.ts';
import type { WebhookEventName } from '../webhooks/endpoint.ts';
import type { ServerPages } from './pages.ts';
import { notKept, replay } from './replay.ts';
import type { RequestKeeper } from './request-keeper.ts';
import type { SnapshotStore } from './snapshot-store.ts';
import type { StreamOptions, TrafficStreams } from './traffic-streams.ts';

/** A validated request. */
interface AdminRequest {
  readonly mock: MockServer;
  readonly merchant: MerchantControls;
  readonly snapshots: SnapshotStore;
  readonly streams: TrafficStreams;
  readonly pages: ServerPages;
  readonly keeper: RequestKeeper;
  readonly request: Request;
  /** Public key of the merchant. */
  readonly publicApiKey: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: each operation declares its own body, which has been validated.
  readonly body: any;
}

/** Handles a request. Returns the response or its body, or undefined for a response without a body. */
type AdminRoute = (request: AdminRequest) => unknown;

/** The response to a health check. */
export const health = { status: 'ok' } as const;

/** The handler of each operation. Without one for every operation of the document, this does not compile. */
export const adminRoutes: { readonly [id in AdminOperationId]: AdminRoute } = {
  listPayments: ({ merchant, query }) => merchant.payments.list(query),
  createPayment: ({ merchant, body }) => merchant.payments.create(body),
  getPayment: ({ merchant, path: { paymentId = '' } }) => merchant.payments.get(paymentId),
  getPaymentTimeline({ merchant, path: { paymentId = '' } }) {
    const timeline = merchant.payments.timeline(paymentId);
    return { ...timeline, nextMoves: timeline.nextMoves.map((each) => withAddress(each, paymentId)) };
  },
  openChargeback: ({ merchant, path: { paymentId = '' }, body }) => merchant.payments.openChargeback(paymentId, body),
  decideDispute: ({ merchant, path: { paymentId = '' }, body }) =>
    merchant.payments.decideDispute(paymentId, body.decision),
  capturePayment: ({ merchant, path: { paymentId = '' }, body }) => merchant.payments.capture(paymentId, body),
  cancelPayment: ({ merchant, path: { paymentId = '' } }) => merchant.payments.cancel(paymentId),
  refundPayment: ({ merchant, path: { paymentId = '' }, body }) => merchant.payments.refund(paymentId, body),
  markPaid: ({ merchant, path: { paymentId = '' } }) => merchant.payments.markPaid(paymentId),
  authenticatePayment: ({ merchant, path: { paymentId = '' }, body }) =>
    merchant.payments.authenticate(paymentId, body.result),
  expirePayment: ({ merchant, path: { paymentId = '' } }) => merchant.payments.expire(paymentId),
  listForwardedEvidence: ({ merchant, path: { paymentId = '' } }) => merchant.disputes.forwardedEvidence(paymentId),
  listOutcomes: () =>
    outcomes.map((each) => {
      const { code, message, status, subStatus } = each;
      return { token: testTokenOf(each), code, message, status, subStatus };
    }),

  listTransfers: ({ merchant }) => merchant.transfers.list(),
  receiveTransfer: ({ merchant, body }) => merchant.transfers.receive(body),
  completeTransfer: ({ merchant, path: { transferId = '' } }) => merchant.transfers.complete(transferId),

  seedCustomer: ({ merchant, body }) => merchant.customers.seed(body),
  enrollPaymentMethod: ({ merchant, path: { customerId = '' }, body }) =>
    merchant.paymentMethods.enroll(customerId, body),
  seedOnboardingTransfer: ({ merchant, body }) => merchant.onboardings.seedTransfer(body),
  seedCampaign: ({ merchant, body }) => merchant.campaigns.seed(body),

  listWebhookEndpoints: ({ merchant }) => merchant.webhooks.endpoints(),
  removeWebhookEndpoint: ({ merchant, path: { endpointId = '' } }) => merchant.webhooks.remove(endpointId),
  setWebhookSecret: ({ merchant, path: { endpointId = '' }, body }) =>
    merchant.webhooks.setSecret(endpointId, body.secret),
  sendTestWebhook: ({ merchant, path: { endpointId = '' }, body }) =>
    merchant.webhooks.sendTest(endpointId, body.event),
  explainSignature: ({ merchant, body: { deliveryId, ...check } }) =>
    merchant.webhooks.explainSignature(deliveryId, check),
  registerWebhookEndpoint: ({ merchant, body }) => merchant.webhooks.register(body),
  setMerchantBaseUrl: ({ merchant, body: { url, ...authentication } }) =>
    merchant.webhooks.setMerchantBaseUrl(url, authentication),
  listDeliveries: ({ merchant, query }) => merchant.webhooks.deliveries(query),
  getDelivery: ({ merchant, path: { deliveryId = '' } }) => merchant.webhooks.delivery(deliveryId),
  waitForDelivery({ merchant, body: { timeoutMs, ...match } }) {
    const options = timeoutMs === undefined ? {} : { timeoutMs };
    return merchant.webhooks.waitFor(matchesDelivery(match), options).catch((error: Error) => {
      throw new ControlError('DELIVERY_NOT_FOUND', error.message);
    });
  },
  streamDeliveries: ({ streams, ...request }) => streams.attempts(streamOptionsOf(request)),
  resendDelivery: ({ merchant, path: { deliveryId = '' } }) => merchant.webhooks.resend(deliveryId),
  flushWebhooks: ({ merchant }) => merchant.webhooks.flush(),
  getWebhookChaos: ({ merchant }) => merchant.webhooks.chaosSettings(),
  setWebhookChaos: ({ merchant, body }) => merchant.webhooks.chaos(body),

  injectFault: ({ merchant, body }) => merchant.faults.inject(body),
  listFaults: ({ merchant }) => merchant.faults.list(),
  clearFault: ({ merchant, path: { faultId = '' } }) => merchant.faults.remove(faultId),
  clearFaults: ({ merchant }) => merchant.faults.clear(),

  streamRequests: ({ streams, ...request }) => streams.requests(streamOptionsOf(request)),
  getStreamedRequest({ streams, path: { cursor = '' } }) {
    const line = streams.request(cursor);
    if (line !== undefined) return line;
    throw new ControlError('REQUEST_NOT_FOUND', `The stream has no request with the cursor ${JSON.stringify(cursor)}`);
  },
  listJournalEntries({ merchant, keeper, publicApiKey, query: { before, sort, limit, ...match } }) {
    const options = definedOf({ before, sort, limit });
    return merchant.journal.find(match, options).map((entry) => toEntry(keeper, publicApiKey, entry));
  },
  getJournalEntry: ({ merchant, keeper, publicApiKey, path: { number } }) =>
    toEntry(keeper, publicApiKey, merchant.journal.get(Number(number))),
  async replayRequest({ mock, merchant, keeper, streams, publicApiKey, path: { number }, body }) {
    const entry = merchant.journal.get(Number(number));
    const isKnown = body.cursor === undefined || streams.isInJournal(body.cursor, publicApiKey, entry.number);
    if (!isKnown) throw notKept(entry);
    const repeated = await replay(mock, keeper, publicApiKey, entry, body.idempotencyKey);
    return toEntry(keeper, repeated.merchant, repeated.entry);
  },

  getClock: ({ merchant }) => timeOf(merchant),
  listScheduled: ({ merchant, query }) => merchant.clock.schedule(query),
  async advanceClock({ merchant, body }) {
    await merchant.clock.advance(body.duration);
    return timeOf(merchant);
  },
  async runAll({ merchant }) {
    await merchant.clock.runAll();
    return timeOf(merchant);
  },

  getServer: ({ mock, pages, request }) => pages.adminIndex(request, mock.credentials),
  getHealth: () => health,
  getAdminDocument: ({ pages }) => pages.adminDocument(),
  resetMerchant: ({ merchant }) => merchant.reset(),
  resetAll: ({ mock }) => mock.reset(),
  awaitSettled: ({ merchant }) => merchant.settled(),
  awaitAllSettled: ({ mock }) => mock.settled(),
  getPaymentTransitions: ({ mock }) => mock.paymentTransitions,
  listSnapshots: ({ snapshots }) => snapshots.list(),
  createSnapshot: ({ snapshots }) => snapshots.create(),
  restoreSnapshot: ({ snapshots, path: { snapshotId = '' } }) => snapshots.restore(snapshotId),
  listMerchants: ({ mock }) => mock.merchants(),
  listPolicies: ({ mock }) =>
    mock.policies().map((policy) => {
      const { enum: values }: PolicySchema = policySchemas[policy.name];
      return { ...policy, description: policyDescriptions[policy.name], ...(values !== undefined && { values }) };
    }),
  getCoverage: ({ mock }) => mock.coverage(),
  clearCoverage: ({ mock }) => mock.clearCoverage(),
  deleteSnapshot: ({ snapshots, path: { snapshotId = '' } }) => snapshots.delete(snapshotId),
};

function streamOptionsOf({ query, publicApiKey }: Pick<AdminRequest, 'query' | 'publicApiKey'>): StreamOptions {
  const { merchants, ...options } = query as unknown as StreamQuery;
  return { ...options, merchant: merchants === 'all' ? undefined : publicApiKey };
}

interface StreamQuery extends Omit<StreamOptions, 'merchant'> {
  readonly merchants: 'one' | 'all';
}

/** The entry as a response shows it. */
function toEntry(keeper: RequestKeeper, merchant: string, entry: JournalEntry): object {
  return { ...entry, replayable: keeper.find(merchant, entry.number) !== undefined };
}

/** Adds the method and the path of the operation that makes a move. */
function withAddress(move: NextMove, paymentId: string): object {
  const { operation, body } = move.control;
  const { method, path } = adminOperations[operation];
  const address = { operation, method, path: path.replace('{paymentId}', encodeURIComponent(paymentId)) };
  return { ...move, control: { ...address, ...(body === undefined ? {} : { body }) } };
}

function definedOf(options: object): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function timeOf({ clock }: MerchantControls): object {
  return { now: clock.now(), timestamp: clock.timestamp(), mode: clock.mode() };
}

/** Selects a delivery in a request of the admin API. A delivery matches when every given field is equal. */
interface DeliveryMatch {
  event?: WebhookEventName;
  paymentId?: string;
  /** Status of the payment or of the incoming transfer. */
  status?: string;
}

/** Creates the predicate for `webhooks.waitFor`. */
function matchesDelivery({ event, paymentId, status }: DeliveryMatch): (delivery: WebhookDelivery) => boolean {
  return (delivery) => {
    if (event !== undefined && delivery.event !== event) return false;
    if (paymentId === undefined && status === undefined) return true;
    const subject = subjectOf(delivery);
    const isPayment = delivery.event !== 'banking.transfer';
    if (paymentId !== undefined && !(isPayment && subject.id === paymentId)) return false;
    return status === undefined || subject.status === status;
  };
}

/** Returns the payment or the transfer in the body of a delivery. */
function subjectOf({ attempts }: WebhookDelivery): { id?: unknown; status?: unknown } {
  const body = JSON.parse(attempts.at(-1)?.request.body ?? '{}');
  return body.data?.payment ?? body;
}
