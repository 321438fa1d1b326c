import { ControlError } from '../controls/control-error.ts';
import type { MerchantControls } from '../controls/merchant-controls.ts';
import type { AdminOperationId } from '../generated/admin-operations.ts';
import type { MockServer } from '../mock-server.ts';
import type { WebhookDelivery } from '../webhooks/delivery.ts';
import type { WebhookEventName } from '../webhooks/endpoint.ts';
import type { ServerPages } from './server-pages.ts';
import type { SnapshotStore } from './snapshot-store.ts';
import type { StreamOptions, TrafficStreams } from './streams/traffic-streams.ts';

/** A validated request. */
interface AdminRequest {
  readonly mock: MockServer;
  readonly merchant: MerchantControls;
  readonly snapshots: SnapshotStore;
  readonly streams: TrafficStreams;
  readonly pages: ServerPages;
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
  listPayments: ({ merchant }) => merchant.payments.list(),
  createPayment: ({ merchant, body }) => merchant.payments.create(body),
  getPayment: ({ merchant, path: { paymentId = '' } }) => merchant.payments.get(paymentId),
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

  listTransfers: ({ merchant }) => merchant.transfers.list(),
  receiveTransfer: ({ merchant, body }) => merchant.transfers.receive(body),
  completeTransfer: ({ merchant, path: { transferId = '' } }) => merchant.transfers.complete(transferId),

  seedCustomer: ({ merchant, body }) => merchant.customers.seed(body),
  enrollPaymentMethod: ({ merchant, path: { customerId = '' }, body }) =>
    merchant.paymentMethods.enroll(customerId, body),
  seedOnboardingTransfer: ({ merchant, body }) => merchant.onboardings.seedTransfer(body),
  seedCampaign: ({ merchant, body }) => merchant.campaigns.seed(body),

  registerWebhookEndpoint: ({ merchant, body }) => merchant.webhooks.register(body),
  setMerchantBaseUrl: ({ merchant, body: { url, ...authentication } }) =>
    merchant.webhooks.setMerchantBaseUrl(url, authentication),
  listDeliveries: ({ merchant }) => merchant.webhooks.deliveries(),
  waitForDelivery({ merchant, body: { timeoutMs, ...match } }) {
    const options = timeoutMs === undefined ? {} : { timeoutMs };
    return merchant.webhooks.waitFor(matchesDelivery(match), options).catch((error: Error) => {
      throw new ControlError('DELIVERY_NOT_FOUND', error.message);
    });
  },
  streamDeliveries: ({ streams, ...request }) => streams.attempts(streamOptionsOf(request)),
  resendDelivery: ({ merchant, path: { deliveryId = '' } }) => merchant.webhooks.resend(deliveryId),
  flushWebhooks: ({ merchant }) => merchant.webhooks.flush(),
  setWebhookChaos: ({ merchant, body }) => merchant.webhooks.chaos(body),

  injectFault: ({ merchant, body }) => merchant.faults.inject(body),
  clearFaults: ({ merchant }) => merchant.faults.clear(),

  streamRequests: ({ streams, ...request }) => streams.requests(streamOptionsOf(request)),
  listJournalEntries: ({ merchant, query }) => merchant.journal.find(query),

  getClock: ({ merchant }) => timeOf(merchant),
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
  getPaymentTimeline: pending,
  listWebhookEndpoints: pending,
  removeWebhookEndpoint: pending,
  setWebhookSecret: pending,
  sendTestWebhook: pending,
  explainSignature: pending,
  getDelivery: pending,
  getWebhookChaos: pending,
  listFaults: pending,
  clearFault: pending,
  getJournalEntry: pending,
  replayRequest: pending,
  listScheduled: pending,
  listMerchants: pending,
  listPolicies: pending,
  getCoverage: pending,
  clearCoverage: pending,
  deleteSnapshot: ({ snapshots, path: { snapshotId = '' } }) => snapshots.delete(snapshotId),
};

function pending(): never {
  throw new ControlError('NOT_IMPLEMENTED', 'This operation follows');
}

function streamOptionsOf({ query, publicApiKey }: Pick<AdminRequest, 'query' | 'publicApiKey'>): StreamOptions {
  const { after, merchants, follow } = query as { after?: string; merchants: 'one' | 'all'; follow: boolean };
  return { after, follow, merchant: merchants === 'all' ? undefined : publicApiKey };
}

function timeOf({ clock }: MerchantControls): { now: number; timestamp: string } {
  return { now: clock.now(), timestamp: clock.timestamp() };
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
