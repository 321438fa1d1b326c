import { createControls, type MerchantControls } from './controls/merchant-controls.ts';
import { withCors } from './http/cors.ts';
import { createMockFetch, type MockFetch } from './http/mock-fetch.ts';
import type { Handle } from './http/mock-result.ts';
import { createPipeline } from './http/pipeline.ts';
import { createInFlight } from './merchant/in-flight.ts';
import type { Merchant } from './merchant/merchant.ts';
import { type Credentials, createMerchantRegistry, type MerchantIdentity } from './merchant/registry.ts';
import { assertFormat, type Snapshot, snapshotFormat } from './merchant/snapshot.ts';
import { type MockServerOptions, resolveOptions } from './mock-server-options.ts';
import { ApiErrorResult } from './model/api-error.ts';
import { createIds } from './model/ids.ts';
import { paymentTransitions } from './model/payment-transitions.ts';
import { resumeDeadlines } from './operations/apply-transition.ts';
import { assertOptions, mustBe, mustBeSecret, type OptionRules } from './options/option-rules.ts';
import { createReceiverRegistry } from './webhooks/receiver-registry.ts';

export type { MockServerOptions } from './mock-server-options.ts';

/**
 * A payments orchestration service in this process: stateful, strict and deterministic. Its own controls are the default merchant's.
 */
export interface MockServer extends Omit<MerchantControls, 'reset'> {
  /**
   * A standard `fetch` whose requests go to the mock: no port, no interception. It reads the path, whatever the host. Can be passed around
   * on its own.
   *
   * @example
   * const response = await mock.fetch('https://payments.test/v1/payments', { method: 'POST', headers, body });
   */
  readonly fetch: MockFetch;
  /** What the default merchant identifies itself with. */
  readonly credentials: Readonly<Credentials>;
  /**
   * The controls of one merchant. Merchants share nothing. The secret may be left out; of a merchant that nobody has named before, the
   * first that a call brings is the right one.
   */
  merchant(credentials: MerchantIdentity): MerchantControls;
  /** From which states a payment can be moved. */
  readonly paymentTransitions: typeof paymentTransitions;
  /** Every merchant's world as plain data. Take it when everything has settled. */
  snapshot(): Snapshot;
  /**
   * Puts the worlds of a snapshot in place of those there are, whose webhooks are broken off. Functions of this mock that received webhooks
   * receive them again; those of another mock or process do not.
   *
   * @throws TypeError when it has another format or is none; then all stays as it is
   */
  restore(snapshot: Snapshot): Promise<void>;
  /** Every merchant's world as new. Webhooks under way are broken off; a merchant's secret stays the right one. */
  reset(): Promise<void>;
  /**
   * Resolves when everything that is due has happened in every merchant's world, webhook deliveries included. A function that receives
   * webhooks must not await it: it would wait for itself until its time is over.
   */
  settled(): Promise<void>;
  /**
   * Lets what is due or under way finish, requests and what they cause included, and drops what waits for a later time. The mock still
   * answers then, but nothing more happens by itself: no merchant, old or new, is sent webhooks. A function that receives webhooks must
   * not await it.
   */
  close(): Promise<void>;
}

const defaultCredentials: Credentials = { publicApiKey: 'mock-public-key', privateSecretKey: 'mock-secret-key' };

/**
 * Makes a mock of the whole service.
 *
 * @example
 * const mock = createMockServer();
 * const client = createClient({ baseUrl: 'http://localhost', ...mock.credentials, fetch: mock.fetch });
 *
 * @throws OptionError when an option is unknown, or its value makes no sense
 */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const { seed, clock, startAt, credentials, strict, policies, cors, limits } = resolveOptions(options);
  const ownCredentials = { ...(credentials?.[0] ?? defaultCredentials) };
  const merchants = createMerchantRegistry(
    {
      seed,
      clock: { mode: clock, ...(startAt === undefined ? {} : { startAt }) },
      policies,
      journalEntries: limits.journalEntries,
      maxMerchants: limits.merchants,
      resume: resumeDeadlines,
      receivers: createReceiverRegistry(),
    },
    credentials,
    ownCredentials,
  );
  const traceIds = createIds(JSON.stringify([seed, 'answers to nobody']));
  const pipeline = createPipeline({ merchants, traceIds, strict, maxBodyBytes: limits.bodyBytes });
  const requests = createInFlight();
  const handle: Handle = (request, handleOptions) => requests.track(pipeline(request, handleOptions));

  const controlsOf = (each: MerchantIdentity): MerchantControls => {
    assertOptions('merchant', each, nameRules);
    nameRules.publicApiKey('publicApiKey', each.publicApiKey);
    const own = { ...each };
    const { publicApiKey, privateSecretKey } = own;
    // The secret is asked for once: who has the controls keeps them, whatever a snapshot that is restored knows the merchant by.
    if (privateSecretKey !== undefined) letIn(merchants.getOrCreate({ publicApiKey, privateSecretKey }));
    const open = (writes: boolean) => letIn(merchants.getByPublicKey(publicApiKey, writes));
    open(false);
    return createControls({
      current: () => open(true),
      peek: () => open(false),
      async reset() {
        open(true);
        await merchants.reset(own);
      },
    });
  };

  const clocks = () => merchants.all().map(({ clock }) => clock);
  const isBusy = () => clocks().some((clock) => clock.busy());
  const settled = async () => {
    // What one merchant receives may give another something to do.
    while (isBusy()) await Promise.all(clocks().map((clock) => clock.idle()));
  };

  return {
    ...controlsOf(ownCredentials),
    fetch: createMockFetch(cors ? withCors(handle) : handle),
    credentials: ownCredentials,
    merchant: controlsOf,
    paymentTransitions,
    snapshot: () => ({ format: snapshotFormat, merchants: merchants.save() }),
    async restore(snapshot) {
      assertFormat(snapshot);
      await merchants.load(snapshot.merchants);
    },
    reset: () => merchants.resetAll(),
    settled,
    async close() {
      // What a request causes is due, and what receives that may make another request.
      while (requests.busy() || isBusy()) {
        await requests.idle();
        await settled();
      }
      await merchants.close();
    },
  };
}

const isText = (value: unknown) => typeof value === 'string';
const nameRules: OptionRules<MerchantIdentity> = {
  publicApiKey: mustBe('the public API key of a merchant', isText),
  privateSecretKey: mustBeSecret('text', isText),
};

function letIn(merchant: Merchant | ApiErrorResult): Merchant {
  if (!(merchant instanceof ApiErrorResult)) return merchant;
  throw new TypeError(`These credentials have no merchant: ${merchant.messages.join('; ')}`);
}
