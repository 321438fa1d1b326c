import { createApp } from './app.ts';
import { rendered } from './connection-fault.ts';
import { createControls, type MerchantControls } from './controls.ts';
import { withCors } from './cors.ts';
import { type Credentials, createMerchants, type MerchantName } from './credentials.ts';
import { createIds } from './ids.ts';
import type { Merchant } from './merchant.ts';
import { paymentMoves } from './payment-moves.ts';
import { decide, type Policies } from './policies.ts';
import { Refusal } from './refusal.ts';
import { assertFormat, type Snapshot, snapshotFormat } from './snapshot.ts';

export interface MockServerOptions {
  /** Identifiers follow from it: the same seed and calls give the same answers. 1 when absent. */
  seed?: number;
  /** `virtual`, the default, stands still until it is advanced; `real` runs by itself. */
  clock?: 'virtual' | 'real';
  /** Where the clock starts: for a virtual one 2026-01-01T00:00:00Z when absent, for a real one now. */
  startAt?: Date | string | number;
  /**
   * The credential pairs that are let in, the default merchant's first. When absent, any pair that is not blank is a merchant of its
   * own, and the first secret that comes with a public key is the right one.
   */
  credentials?: readonly [Credentials, ...Credentials[]];
  /** Which way to behave where sources contradict each other about the service. */
  policies?: Policies;
  limits?: {
    /** How many requests a merchant's journal holds. 1,000 when absent. */
    journalEntries?: number;
    /** How many merchants there can be; then a new one is refused with 403. 10,000 when absent. */
    merchants?: number;
    /** The largest body of a request; a larger one is refused with 413. 10 MB (10,485,760) when absent. */
    bodyBytes?: number;
  };
  /** Lets pages of any origin call. False when absent. */
  cors?: boolean;
  /** Holds every answer against the contract and throws where it breaks it: for the mock's own tests. False when absent. */
  strict?: boolean;
}

/**
 * A payments orchestration service in this process: stateful, strict and deterministic. Its own controls are the default merchant's.
 */
export interface MockServer extends Omit<MerchantControls, 'reset'> {
  /** Answers a request: no port, no interception. It reads the path, whatever the host. Can be passed around on its own. */
  fetch(this: void, request: Request): Promise<Response>;
  /** What the default merchant identifies itself with. */
  readonly credentials: Readonly<Credentials>;
  /**
   * The controls of one merchant. Merchants share nothing. The secret may be left out; of a merchant that nobody has named before, the
   * first that a call brings is the right one.
   */
  merchant(credentials: MerchantName): MerchantControls;
  /** From which states a payment can be moved. */
  readonly rules: typeof paymentMoves;
  /** Every merchant's world as plain data. Take it when everything has settled. */
  snapshot(): Snapshot;
  /**
   * Puts the worlds of a snapshot in place of those there are. Functions that receive webhooks go on receiving.
   *
   * @throws TypeError when the snapshot has another format
   */
  restore(snapshot: Snapshot): Promise<void>;
  /** Every merchant's world as new. */
  reset(): Promise<void>;
  /** Resolves when everything that is due has happened, webhook deliveries included. */
  settled(): Promise<void>;
  /** Drops what waits for a later time and lets what is under way finish. */
  close(): Promise<void>;
}

const defaultCredentials: Credentials = { publicApiKey: 'mock-public-key', privateSecretKey: 'mock-secret-key' };
const defaultLimits = { journalEntries: 1_000, merchants: 10_000, bodyBytes: 10 * 1024 * 1024 };
const defaultStart = '2026-01-01T00:00:00Z';

// Held from the start, so that tools which replace the global fetch later do not catch deliveries.
const fetchAtLoad = globalThis.fetch;

/**
 * Makes a mock of the whole service.
 *
 * @example
 * const mock = createMockServer();
 * const client = createClient({ baseUrl: 'http://localhost', ...mock.credentials, fetch: mock.fetch });
 *
 * @throws TypeError when an option makes no sense
 */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const { seed = 1, clock = 'virtual', credentials, strict = false, policies = {}, cors = false } = options;
  const limits = { ...defaultLimits, ...options.limits };
  assertLimits(limits);
  const startAt = startOf(options);
  const ownCredentials = { ...(credentials?.[0] ?? defaultCredentials) };
  const merchants = createMerchants(
    {
      seed,
      clock: { mode: clock, ...(startAt === undefined ? {} : { startAt }) },
      policies: decide(policies),
      journalEntries: limits.journalEntries,
      mostMerchants: limits.merchants,
      webhookFetch: (url, init) => fetchAtLoad(url, init),
    },
    credentials,
    ownCredentials,
  );
  const traceIds = createIds(JSON.stringify([seed, 'answers to nobody']));
  const answers = createApp({ merchants, traceIds, strict, bodyBytes: limits.bodyBytes });

  const open = ({ publicApiKey, privateSecretKey }: MerchantName): Merchant => {
    const merchant =
      privateSecretKey === undefined
        ? merchants.openNamed(publicApiKey)
        : merchants.open({ publicApiKey, privateSecretKey });
    if (!(merchant instanceof Refusal)) return merchant;
    throw new TypeError(`These credentials have no merchant: ${merchant.messages.join('; ')}`);
  };
  const controlsOf = (each: MerchantName): MerchantControls => {
    const own = { ...each };
    open(own);
    return createControls({ current: () => open(own), reset: () => merchants.reset(own) });
  };

  return {
    ...controlsOf(ownCredentials),
    fetch: rendered(cors ? withCors(answers) : answers),
    credentials: ownCredentials,
    merchant: controlsOf,
    rules: paymentMoves,
    snapshot: () => ({ format: snapshotFormat, merchants: merchants.save() }),
    async restore(snapshot) {
      assertFormat(snapshot);
      await merchants.load(snapshot.merchants);
    },
    reset: () => merchants.resetAll(),
    async settled() {
      const clocks = () => merchants.all().map(({ clock }) => clock);
      // What one merchant receives may give another something to do.
      while (clocks().some((clock) => clock.busy())) await Promise.all(clocks().map((clock) => clock.idle()));
    },
    async close() {
      await Promise.all(merchants.all().map(({ clock }) => clock.close()));
    },
  };
}

function assertLimits(limits: Readonly<Record<string, number>>): void {
  for (const [name, limit] of Object.entries(limits)) {
    if (!Object.hasOwn(defaultLimits, name)) throw new TypeError(`There is no limit ${name}`);
    if (!Number.isInteger(limit) || limit < 0) throw new TypeError(`limits.${name} must be a whole number from 0`);
  }
}

function startOf({ clock, startAt }: MockServerOptions): number | undefined {
  if (startAt === undefined && clock === 'real') return undefined;
  const start = new Date(startAt ?? defaultStart).getTime();
  if (Number.isNaN(start)) throw new TypeError('startAt is not a date');
  return start;
}
