import type { Credentials } from './merchant/registry.ts';
import { type Policies, type ResolvedPolicies, resolvePolicies } from './model/policies.ts';
import { parseDate } from './options/date.ts';
import {
  assertOptions,
  isBoolean,
  isListOf,
  isOneOf,
  isWholeNumber,
  mustBe,
  mustBeSecret,
  type OptionRules,
  parsedBy,
} from './options/option-rules.ts';

/** Options of `createMockServer`. */
export interface MockServerOptions {
  /** Identifiers follow from it: the same seed and calls give the same answers. A whole number, 1 when absent. */
  seed?: number;
  /** `virtual`, the default, stands still until it is advanced; `real` runs by itself. */
  clock?: 'virtual' | 'real';
  /**
   * Where the clock starts, in the years 0 to 8999: ISO 8601, a `Date` or milliseconds since 1970. A date alone is midnight in UTC, and a
   * time needs a zone. For a virtual clock 2026-01-01T00:00:00Z when absent, for a real one now.
   */
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

type Limits = Required<NonNullable<MockServerOptions['limits']>>;

/** Options with what is absent filled in. */
export interface ResolvedOptions extends Required<Pick<MockServerOptions, 'seed' | 'clock' | 'cors' | 'strict'>> {
  /** Milliseconds since 1970; undefined for a real clock that starts now. */
  readonly startAt: number | undefined;
  readonly credentials: MockServerOptions['credentials'];
  readonly policies: ResolvedPolicies;
  readonly limits: Limits;
}

const defaultLimits: Limits = { journalEntries: 1_000, merchants: 10_000, bodyBytes: 10 * 1024 * 1024 };
const defaultStart = '2026-01-01T00:00:00Z';

/** What a header can carry, without white space around it, which would be lost. */
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

export const mockServerRules: OptionRules<MockServerOptions> = {
  seed: mustBe('a whole number', Number.isSafeInteger),
  clock: isOneOf(['virtual', 'real']),
  startAt: parsedBy(parseDate),
  credentials: isListOf(assertCredentials, { least: 1 }),
  policies: (_option, value) => void resolvePolicies(value as Policies),
  limits: (_option, value) => assertOptions('limits', value, limitRules, 'limits.'),
  cors: isBoolean,
  strict: isBoolean,
};

/**
 * Checks the options of a mock server, and fills in what is absent.
 *
 * @throws OptionError
 */
export function resolveOptions(options: MockServerOptions): ResolvedOptions {
  assertOptions('createMockServer', options, mockServerRules);
  const { seed = 1, clock = 'virtual', startAt, credentials, policies = {}, cors = false, strict = false } = options;
  const start = startAt ?? (clock === 'real' ? undefined : defaultStart);
  return {
    seed,
    clock,
    startAt: start === undefined ? undefined : parseDate('startAt', start),
    credentials,
    policies: resolvePolicies(policies),
    limits: { ...defaultLimits, ...given(options.limits ?? {}) },
    cors,
    strict,
  };
}

function assertCredentials(option: string, value: unknown): void {
  assertOptions(option, value, credentialRules, `${option}.`);
  for (const [name, rule] of Object.entries(credentialRules)) {
    rule(`${option}.${name}`, (value as unknown as Record<string, unknown>)[name]);
  }
}

function given<T extends object>(options: T): Partial<T> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;
}
