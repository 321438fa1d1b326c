import { ControlError } from '../../core/controls/control-error.ts';
import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import type { JournalListOptions } from '../../core/controls/request-controls.ts';
import { ruleNames } from '../../core/findings/findings.ts';
import type { JournalEntry } from '../../core/merchant/journal.ts';
import type { MockServer } from '../../core/mock-server.ts';
import { outcomes, testTokenOf } from '../../core/model/outcomes.ts';
import { queryFields } from '../../generated/admin-fields.ts';
import { type AdminOperation, type AdminOperationId, adminOperations } from '../../generated/admin-operations.ts';
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
  /** Value of the first path parameter; empty when the operation has none. */
  readonly pathId: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: each operation declares its own body, which has been validated.
  readonly body: any;
}

/** Handles a request. Returns the response or its body, or undefined for a response without a body. */
type AdminRoute = (request: AdminRequest) => unknown;

/** The response to a health check. */
export const health = { status: 'ok' } as const;

/** The handlers of operations that do more than call a control. */
const routes: { readonly [id in AdminOperationId]?: AdminRoute } = {
  makeMove: ({ merchant, pathId, path, body }) => merchant.payments.makeMove(pathId, { ...body, move: path.move }),
  getCustomerPage: ({ merchant, pathId }) => merchant.payments.customerPage(pathId) ?? null,
  completeAction: ({ merchant, pathId, body }) => merchant.payments.completeAction(pathId, body.choice),
  listOutcomes: () =>
    outcomes.map((each) => {
      const { code, message, status, subStatus } = each;
      return { token: testTokenOf(each), code, message, status, subStatus };
    }),
  completeEnrollment: ({ merchant, pathId, body }) => merchant.paymentMethods.completeEnrollment(pathId, body.choice),

  setWebhookSecret: ({ merchant, pathId, body }) => merchant.webhooks.setSecret(pathId, body.secret),
  sendTestWebhook: ({ merchant, pathId, body }) => merchant.webhooks.sendTest(pathId, body.event),
  explainSignature: ({ merchant, body: { deliveryId, ...check } }) =>
    merchant.webhooks.explainSignature(deliveryId, check),
  setMerchantBaseUrl: ({ merchant, body: { url, ...authentication } }) =>
    merchant.webhooks.setMerchantBaseUrl(url, authentication),
  waitForDelivery: ({ merchant, body: { timeoutMs, ...match } }) =>
    merchant.webhooks.waitFor(match, { timeoutMs }).catch((error: Error) => {
      throw new ControlError('DELIVERY_NOT_FOUND', error.message);
    }),
  streamDeliveries: ({ streams, ...request }) => streams.attempts(streamOptionsOf(request)),
  resendDelivery({ merchant, pathId, query }) {
    if (pathId === 'failed') return merchant.webhooks.resend(query);
    if (query.since === undefined) return merchant.webhooks.resend(pathId);
    throw new ControlError('INVALID_PARAMETERS', 'since selects failed deliveries. Pass failed in place of the id');
  },

  streamRequests: ({ streams, ...request }) => streams.requests(streamOptionsOf(request)),
  getStreamedRequest({ streams, pathId }) {
    const line = streams.request(pathId);
    if (line !== undefined) return line;
    throw new ControlError('REQUEST_NOT_FOUND', `The stream has no request with the cursor ${JSON.stringify(pathId)}`);
  },
  listFindings: ({ merchant, query }) => merchant.findings({ include: query.rules === 'all' ? ruleNames : [] }),
  listJournalEntries({ merchant, keeper, publicApiKey, query: { before, sort, limit, ...match } }) {
    const options = { before, sort, limit } as JournalListOptions;
    return merchant.journal.find(match, options).map((entry) => toEntry(keeper, publicApiKey, entry));
  },
  getJournalEntry: ({ merchant, keeper, publicApiKey, pathId }) =>
    toEntry(keeper, publicApiKey, merchant.journal.get(Number(pathId))),
  async replayRequest({ mock, merchant, keeper, streams, publicApiKey, pathId, body }) {
    const entry = merchant.journal.get(Number(pathId));
    const isKnown = body.cursor === undefined || streams.isInJournal(body.cursor, publicApiKey, entry.number);
    if (!isKnown) throw notKept(entry);
    const repeated = await replay(mock, keeper, publicApiKey, entry, body.idempotencyKey);
    return toEntry(keeper, repeated.merchant, repeated.entry);
  },

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
  listSnapshots: ({ snapshots }) => snapshots.list(),
  createSnapshot: ({ snapshots }) => snapshots.create(),
  restoreSnapshot: ({ snapshots, pathId }) => snapshots.restore(pathId),
  deleteSnapshot: ({ snapshots, pathId }) => snapshots.delete(pathId),
};

/** Handles a request: with its own handler, or else with the control that the contract names. */
export function handle(id: AdminOperationId, request: AdminRequest): unknown {
  const route = routes[id] ?? ((each) => callControl(id, each));
  return route(request);
}

/** Calls a control such as `webhooks.remove` with the values of the path, and then the body or the query. */
function callControl(id: AdminOperationId, { mock, merchant, path, query, body }: AdminRequest): unknown {
  const operation: AdminOperation = adminOperations[id];
  const names = String(operation.control).split('.');
  const name = names.pop() as string;
  const owner = names.reduce<object>((object, each) => Reflect.get(object, each), { ...merchant, mock });
  const hasQuery = queryFields[id] !== undefined;
  const input = operation.body === 'none' ? (hasQuery ? [query] : []) : [body];
  return Reflect.apply(Reflect.get(owner, name), undefined, [...Object.values(path), ...input]);
}

function streamOptionsOf({ query, publicApiKey }: Pick<AdminRequest, 'query' | 'publicApiKey'>): StreamOptions {
  const { merchants, ...options } = query as unknown as StreamOptions & { merchants: 'one' | 'all' };
  return { ...options, merchant: merchants === 'all' ? undefined : publicApiKey };
}

/** The entry as a response shows it. */
function toEntry(keeper: RequestKeeper, merchant: string, entry: JournalEntry): object {
  return { ...entry, replayable: keeper.find(merchant, entry.number) !== undefined };
}

function timeOf({ clock }: MerchantControls): object {
  return { now: clock.now(), timestamp: clock.timestamp(), mode: clock.mode() };
}
