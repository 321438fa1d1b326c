import type { Coverage, ListedMerchant, ResetOptions } from '../generated/control-types.ts';
import { type AsyncDisposableObject, asyncDisposableBy } from './async-disposable.ts';
import { createControls, type MerchantControls, resetRules } from './controls/merchant-controls.ts';
import { withCors } from './http/cors.ts';
import { createMockFetch, type MockFetch } from './http/mock-fetch.ts';
import type { HandleAny } from './http/mock-result.ts';
import { createPipeline } from './http/pipeline.ts';
import { type Credentials, defaultCredentials, type MerchantIdentity } from './merchant/credential-rules.ts';
import type { Merchant } from './merchant/merchant.ts';
import { createMerchantRegistry } from './merchant/merchants-by-credentials.ts';
import { assertFormat, type Snapshot, snapshotFormat } from './merchant/snapshot-format.ts';
import { createTraffic, type TrafficListener } from './merchant/traffic.ts';
import { type Limits, type MockServerOptions, resolveOptions } from './mock-server-options.ts';
import { ApiErrorResult } from './model/api-error.ts';
import { createCoverageCounter } from './model/coverage.ts';
import { createIds } from './model/ids.ts';
import { listPolicies, type PolicyInForce } from './model/resolve-policies.ts';
import { readCoverage } from './moves/all-moves.ts';
import { resumeDeadlines } from './moves/make-move.ts';
import { parseBaseUrl } from './options/address.ts';
import { assertOptions, mustBe, mustBeSecret, type OptionRules } from './options/option-rules.ts';
import { createReceiverRegistry } from './webhooks/endpoint-registry.ts';

export type { MockServerOptions } from './mock-server-options.ts';

/**
 * A mock payments service that runs in this process: stateful, strict and deterministic. Its controls (`payments`, `webhooks`, `clock`, …)
 * act on the default merchant.
 */
export interface MockServer extends Omit<MerchantControls, 'reset'>, AsyncDisposableObject {
  /**
   * Sends a request to the mock server, without a port and without interception. It is a standard `fetch`, and works without its object.
   * The mock server reads the path of the URL and ignores the host.
   *
   * `fetch.handle` returns what happens to the connection as a value, for adapters to another transport.
   *
   * @throws {TypeError} A fault resets the connection. The error has the shape of Node's `fetch`: `cause.code` is `ECONNRESET`.
   *
   * @example
   * const response = await mock.fetch('https://payments.test/v1/payments', { method: 'POST', headers, body });
   */
  readonly fetch: MockFetch;
  /** The credentials of the default merchant. */
  readonly credentials: Readonly<Credentials>;
  /**
   * Returns the controls of a merchant. Merchants share no data.
   *
   * @param credentials - `privateSecretKey` is optional. A merchant that is created without a secret accepts the first secret that a
   *   request sends.
   * @throws {OptionError} A key is missing or has an invalid value.
   * @throws {TypeError} The secret is wrong, the public key is a secret key, or it is not in the option `credentials`.
   *
   * @example
   * const merchant = mock.merchant({ publicApiKey: 'shop-2' });
   * merchant.faults.inject({ phase: 'before', status: 503 });
   */
  merchant(credentials: MerchantIdentity): MerchantControls;
  /**
   * Lists the merchants with the number of their records: the default merchant, those of the option `credentials`, and each other merchant
   * that wrote something.
   */
  merchants(): ListedMerchant[];
  /** Lists the policies in force. They apply to every merchant. */
  policies(): PolicyInForce[];
  /** The limits in force: the option `limits` with its defaults. */
  readonly limits: Readonly<Limits>;
  /**
   * Counts how often the payments of every merchant entered each state, and made each move between states. Resets and restored snapshots
   * do not change the counts.
   *
   * @example
   * const { states } = mock.coverage();
   * states.filter(({ visits }) => visits === 0); // the states that your tests never reached
   */
  coverage(): Coverage;
  /** Sets every count of the coverage to 0. */
  clearCoverage(): void;
  /**
   * Returns where a customer's browser reaches the mock server: `http://localhost`, the base URL of `setupMockServer`, or the URL of `listen`.
   * Each `redirect_url` of a new payment begins with it.
   */
  publicUrl(): string;
  /**
   * Replaces the public URL. `listen` does it with its URL or its option `publicUrl`.
   *
   * @throws {OptionError} The value is not an http or https URL, or it has a query or a fragment.
   */
  setPublicUrl(url: string): void;
  /**
   * Returns the state of every merchant as plain data. Call it after `settled()`: deliveries in flight are made again after a restore.
   *
   * @returns A value that survives `JSON.stringify` and `JSON.parse`.
   */
  snapshot(): Snapshot;
  /**
   * Replaces the state of every merchant by a snapshot, and aborts deliveries in flight. Functions that were registered as webhook
   * receivers on this mock server receive again. Functions of another mock server or process do not.
   *
   * @throws {TypeError} The value is not a snapshot of this version. Nothing has changed.
   */
  restore(snapshot: Snapshot): Promise<void>;
  /**
   * Calls the functions of the listener after each request and each webhook attempt, of every merchant. A reset and a restored snapshot do
   * not end the subscription.
   *
   * @param listener - The response waits for `request` and `unhandled`. A function that throws or rejects changes no response: its first
   *   failure is reported on stderr.
   * @returns A function that ends the subscription.
   *
   * @example
   * const stop = mock.watch({ request: ({ entry, durationMs }) => console.log(entry.path, entry.response?.status, durationMs) });
   */
  watch(listener: TrafficListener): () => void;
  /**
   * Resets every merchant to its initial state, without webhook endpoints, and aborts deliveries in flight. The merchants keep their secrets.
   *
   * @param options - With `continueIds: true`, the generated ids continue after those before the reset.
   * @throws {OptionError} An option is unknown or has an invalid value.
   */
  reset(options?: ResetOptions): Promise<void>;
  /**
   * Waits until everything that is due has happened for every merchant, webhook deliveries included. Retries that are due later do not
   * count. Do not await it in a webhook receiver, because it waits for that receiver.
   */
  settled(): Promise<void>;
  /**
   * Waits for requests in flight and for everything that is due, then drops what is scheduled for later. The mock server still responds
   * after that, but sends no webhooks. Do not await it in a webhook receiver, because it waits for that receiver.
   *
   * `await using mock = createMockServer()` calls it at the end of the block, also when the block throws.
   */
  close(): Promise<void>;
}

/**
 * Creates a mock of the payments service.
 *
 * @param options - By default, the clock is virtual and starts at 2026-01-01T00:00:00Z, and any key pair is a merchant.
 * @returns A mock server, ready to use. It opens no port: see `listen` of `@paychord/mock-server/node`.
 * @throws {OptionError} An option is unknown or has an invalid value.
 *
 * @example
 * const mock = createMockServer();
 * const client = createClient({ baseUrl: 'http://localhost', ...mock.credentials, fetch: mock.fetch });
 *
 * const payment = await client.payments.create(body);
 * mock.payments.openChargeback(payment.id);
 */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  return createMockServerWith(options, defaultCredentials);
}

/** Creates a mock server whose default merchant has these credentials, unless the options have others. */
export function createMockServerWith(options: MockServerOptions, defaultMerchant: Credentials): MockServer {
  assertEnvironment();
  const { seed, clock, startAt, credentials, strict, policies, cors, limits, fallback } = resolveOptions(options);
  const ownCredentials = { ...(credentials?.[0] ?? defaultMerchant) };
  const traffic = createTraffic();
  const coverage = createCoverageCounter();
  let publicUrl = 'http://localhost';
  const merchants = createMerchantRegistry(
    {
      seed,
      publicUrl: () => publicUrl,
      clock: { mode: clock, ...(startAt === undefined ? {} : { startAt }) },
      policies,
      journalEntries: limits.journalEntries,
      maxMerchants: limits.merchants,
      resume: resumeDeadlines,
      receivers: createReceiverRegistry(),
      traffic,
      coverage,
    },
    credentials,
    ownCredentials,
  );
  const traceIds = createIds(JSON.stringify([seed, 'no merchant']));
  const pipeline = createPipeline({ merchants, traceIds, traffic, strict, fallback, maxBodyBytes: limits.bodyBytes });
  const inFlight = new Set<Promise<unknown>>();
  const handle: HandleAny = (request, handleOptions) => {
    const handled = pipeline(request, handleOptions);
    inFlight.add(handled);
    const end = () => inFlight.delete(handled);
    handled.then(end, end);
    return handled;
  };

  const controlsOf = (each: MerchantIdentity): MerchantControls => {
    assertOptions('merchant', each, nameRules);
    nameRules.publicApiKey('publicApiKey', each.publicApiKey);
    const identity = { ...each };
    const { publicApiKey, privateSecretKey } = identity;
    const open = (writes: boolean) => assertMerchant(merchants.getByPublicKey(publicApiKey, writes));
    // Checked once: the controls stay valid when a restored snapshot has another secret.
    const rejected = privateSecretKey !== undefined && merchants.getOrCreate({ publicApiKey, privateSecretKey });
    // Fails when the public key is the problem. Otherwise it is the secret.
    open(false);
    if (rejected instanceof ApiErrorResult) {
      const fix = `Pass the key of ${publicApiKey}, or leave privateSecretKey out`;
      throw new TypeError(`Could not open the merchant: ${rejected.messages.join('; ')}. ${fix}`);
    }
    return createControls({
      current: () => open(true),
      peek: () => open(false),
      async reset(how) {
        open(true);
        await merchants.reset(identity, how);
      },
    });
  };

  const clocks = () => merchants.all().map(({ clock }) => clock);
  const isBusy = () => clocks().some((clock) => clock.busy());
  const settled = async () => {
    // A webhook to one merchant may cause a request of another.
    while (isBusy()) await Promise.all(clocks().map((clock) => clock.idle()));
  };

  const close = async () => {
    // A request causes deliveries, and a receiver may make another request.
    while (inFlight.size > 0 || isBusy()) {
      await Promise.allSettled(inFlight);
      await settled();
    }
    await merchants.close();
  };

  return {
    ...controlsOf(ownCredentials),
    // CORS and a fallback require a whole `Request`.
    fetch: createMockFetch(cors ? withCors(handle) : handle, cors || fallback ? undefined : handle),
    credentials: ownCredentials,
    merchant: controlsOf,
    merchants() {
      const keys = [ownCredentials, ...(credentials ?? []), ...merchants.all()].map((each) => each.publicApiKey);
      return [...new Set(keys)].map((publicApiKey) => {
        const { state, journal, webhooks } = assertMerchant(merchants.getByPublicKey(publicApiKey, false));
        return {
          publicApiKey,
          isDefault: publicApiKey === ownCredentials.publicApiKey,
          payments: state.payments.size,
          requests: journal.size(),
          deliveries: webhooks.size(),
        };
      });
    },
    limits,
    policies: () => listPolicies(options.policies ?? {}),
    coverage: () => readCoverage(coverage),
    clearCoverage: coverage.clear,
    publicUrl: () => publicUrl,
    setPublicUrl(url) {
      publicUrl = parseBaseUrl('publicUrl', url).href.replace(/\/+$/, '');
    },
    snapshot: () => ({ format: snapshotFormat, merchants: merchants.save() }),
    async restore(snapshot) {
      assertFormat(snapshot);
      await merchants.load(snapshot.merchants);
    },
    watch: traffic.watch,
    reset: async (how = {}) => {
      assertOptions('reset', how, resetRules);
      await merchants.resetAll(how);
    },
    settled,
    close,
    ...asyncDisposableBy(close),
  };
}

const isString = (value: unknown) => typeof value === 'string';
const nameRules: OptionRules<MerchantIdentity> = {
  publicApiKey: mustBe('the public API key of a merchant', isString),
  privateSecretKey: mustBeSecret('a string', isString),
};

function assertMerchant(merchant: Merchant | ApiErrorResult): Merchant {
  if (!(merchant instanceof ApiErrorResult)) return merchant;
  throw new TypeError(`Could not open the merchant: ${merchant.messages.join('; ')}`);
}

/** The environment jsdom of Jest lacks what every Node.js and browser has. */
function assertEnvironment(): void {
  const names = ['fetch', 'Request', 'Response', 'TextEncoder', 'structuredClone'];
  const missing = names.filter((name) => !(name in globalThis));
  if (missing.length === 0) return;
  throw new Error(
    `The mock server needs ${missing.join(', ')}, which this environment does not have. In Jest, start the test file with /** @jest-environment node */, or use the environment jest-fixed-jsdom`,
  );
}
