import type { Fallback } from './http/fallback.ts';
import type { Credentials } from './merchant/credential-rules.ts';
import { type Policies, resolvePolicies } from './model/resolve-policies.ts';
import { parseDate } from './options/date.ts';
import {
  assertOptions,
  definedFields,
  isBoolean,
  isListOf,
  isOneOf,
  isWholeNumber,
  mustBe,
  mustBeSecret,
  type OptionRules,
  parsedBy,
} from './options/option-rules.ts';

/** The options of `createMockServer`. */
export interface MockServerOptions {
  /**
   * The seed of all ids and of random choices. The same seed and the same calls give the same responses. A whole number from 0.
   *
   * @default 1
   */
  seed?: number;
  /**
   * `virtual`: time stands still until `clock.advance` moves it. `real`: time passes by itself. Each change of a payment is at least 1 ms later
   * in `updated_at` than the one before.
   *
   * @default 'virtual'
   */
  clock?: 'virtual' | 'real';
  /**
   * Where the clock starts, in the years 0 to 8999: an ISO 8601 string, a `Date`, or milliseconds since 1970. A string without a time is
   * midnight in UTC, and a time needs a zone.
   *
   * @default '2026-01-01T00:00:00Z' for a virtual clock, the current time for a real one
   */
  startAt?: Date | string | number;
  /**
   * The accepted key pairs. The first one is the default merchant. By default, every pair that is not blank is a merchant. The
   * first secret that a request sends with a public key becomes its secret. The secret key of a merchant is rejected as a public key.
   */
  credentials?: readonly [Credentials, ...Credentials[]];
  /** Behavior that the specification does not show: see the table of policies. */
  policies?: Policies;
  limits?: {
    /**
     * The number of requests that the journal of a merchant keeps.
     *
     * @default 1000
     */
    journalEntries?: number;
    /**
     * The number of merchants. Above it, a request of a new merchant is rejected with 403.
     *
     * @default 10000
     */
    merchants?: number;
    /**
     * The largest body of any request, in bytes. A larger one is rejected with 413.
     *
     * @default the limit of each operation in the contract
     */
    bodyBytes?: number;
  };
  /**
   * Whether pages of any origin may call the mock server.
   *
   * @default false
   */
  cors?: boolean;
  /**
   * Responds to requests with a path or a method that the mock server lacks. undefined means the response of the mock server: 404 or 405. A
   * function that throws or rejects causes a 500. On a port, the URL has the host `localhost`.
   *
   * @example
   * fallback: ({ url }) => (new URL(url).pathname === '/v1/checkout/sessions' ? Response.json({ id: 'session-1' }) : undefined)
   */
  fallback?: Fallback;
  /**
   * Whether to check every response against the contract, and to throw when it does not match. For tests of the mock server itself.
   *
   * @default false
   */
  strict?: boolean;
}

type LimitOptions = NonNullable<MockServerOptions['limits']>;

/** The limits with their defaults. Without `bodyBytes`, the contract limits the body of each operation. */
export type Limits = Required<Omit<LimitOptions, 'bodyBytes'>> & Pick<LimitOptions, 'bodyBytes'>;

const defaultLimits: Limits = { journalEntries: 1_000, merchants: 10_000 };
const defaultStart = '2026-01-01T00:00:00Z';

/** A header can carry this text. Transports remove white space at its start and end. */
const isHeaderText = (value: unknown) =>
  typeof value === 'string' && /^[!-~\x80-\xff]([\t -~\x80-\xff]*[!-~\x80-\xff])?$/.test(value);
const headerText = 'text that a header can carry, not blank and without white space around it';

const credentialRules: OptionRules<Credentials> = {
  publicApiKey: mustBe(headerText, isHeaderText),
  privateSecretKey: mustBeSecret(headerText, isHeaderText),
};

const limitRules: OptionRules<Limits> = {
  journalEntries: isWholeNumber(0),
  merchants: isWholeNumber(0),
  bodyBytes: isWholeNumber(0),
};

// A text here can be a key.
const isListOfObjects = mustBeSecret(
  'a list of objects with publicApiKey and privateSecretKey',
  (value) => Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null),
);

export const mockServerRules: OptionRules<MockServerOptions> = {
  seed: isWholeNumber(0),
  clock: isOneOf(['virtual', 'real']),
  startAt: parsedBy(parseDate),
  credentials(option, value) {
    isListOfObjects(option, value);
    isListOf(assertCredentials, { least: 1 })(option, value);
  },
  policies: (_option, value) => void resolvePolicies(value as Policies),
  limits: (_option, value) => assertOptions('limits', value, limitRules, 'limits.'),
  cors: isBoolean,
  fallback: mustBe('a function', (value) => typeof value === 'function'),
  strict: isBoolean,
};

/**
 * Checks the options of a mock server, and adds the defaults.
 *
 * @throws {OptionError} An option is unknown or has an invalid value.
 */
export function resolveOptions(options: MockServerOptions) {
  assertOptions('createMockServer', options, mockServerRules);
  const { seed = 1, clock = 'virtual', startAt, credentials, policies = {}, cors = false, strict = false } = options;
  const start = startAt ?? (clock === 'real' ? undefined : defaultStart);
  return {
    seed,
    clock,
    /** Milliseconds since 1970; undefined for a real clock that starts now. */
    startAt: start === undefined ? undefined : parseDate('startAt', start),
    credentials,
    policies: resolvePolicies(policies),
    limits: { ...defaultLimits, ...definedFields(options.limits ?? {}) },
    cors,
    strict,
    fallback: options.fallback,
  };
}

function assertCredentials(option: string, value: unknown): void {
  assertOptions(option, value, credentialRules, `${option}.`);
  for (const [name, rule] of Object.entries(credentialRules)) {
    rule(`${option}.${name}`, (value as unknown as Record<string, unknown>)[name]);
  }
}
