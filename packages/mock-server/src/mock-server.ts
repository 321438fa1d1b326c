import { createApp } from './app.ts';
import { createControls, type MerchantControls } from './controls.ts';
import { type Credentials, createMerchants } from './credentials.ts';
import { createIds } from './ids.ts';
import { Refusal } from './refusal.ts';

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
  /** Holds every answer against the contract and throws where it breaks it: for the mock's own tests. False when absent. */
  strict?: boolean;
}

/**
 * A payments orchestration service in this process: stateful, strict and deterministic. Its own controls are the default merchant's.
 */
export interface MockServer extends MerchantControls {
  /** Answers a request: no port, no interception. It reads the path, whatever the host. Can be passed around on its own. */
  fetch(this: void, request: Request): Promise<Response>;
  /** What the default merchant identifies itself with. */
  readonly credentials: Readonly<Credentials>;
  /** The controls of one merchant. Merchants share nothing. */
  merchant(credentials: Credentials): MerchantControls;
  /** Resolves when everything that is due has happened, webhook deliveries included. */
  settled(): Promise<void>;
  /** Drops what waits for a later time and lets what is under way finish. */
  close(): Promise<void>;
}

const defaultCredentials: Credentials = { publicApiKey: 'mock-public-key', privateSecretKey: 'mock-secret-key' };
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
  const { seed = 1, clock = 'virtual', credentials, strict = false } = options;
  const startAt = startOf(options);
  const merchants = createMerchants(
    {
      seed,
      clock: { mode: clock, ...(startAt === undefined ? {} : { startAt }) },
      webhookFetch: (url, init) => fetchAtLoad(url, init),
    },
    credentials,
  );
  const traceIds = createIds(JSON.stringify([seed, 'answers to nobody']));
  const ownCredentials = credentials?.[0] ?? defaultCredentials;

  const controlsOf = (each: Credentials): MerchantControls => {
    const merchant = merchants.open(each);
    if (merchant instanceof Refusal)
      throw new TypeError(`These credentials have no merchant: ${merchant.messages.join('; ')}`);
    return createControls(merchant);
  };

  return {
    ...controlsOf(ownCredentials),
    fetch: createApp({ merchants, traceIds, strict }),
    credentials: { ...ownCredentials },
    merchant: controlsOf,
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

function startOf({ clock, startAt }: MockServerOptions): number | undefined {
  if (startAt === undefined && clock === 'real') return undefined;
  const start = new Date(startAt ?? defaultStart).getTime();
  if (Number.isNaN(start)) throw new TypeError('startAt is not a date');
  return start;
}
