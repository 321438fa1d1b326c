import type { Finding, FindingRule } from '../generated/control-types.ts';
import { findingRules } from '../generated/findings.ts';
import { shortenText } from '../model/redaction.ts';

/** The names of every rule. */
export const ruleNames = Object.keys(findingRules) as readonly FindingRule[];

/** A mistake in a request or a delivery. */
export interface Mistake {
  readonly rule: FindingRule;
  /** What happened. Secrets and card numbers in it are redacted later. */
  readonly message: string;
  /** The numbers of the earlier requests that it refers to. */
  readonly earlier?: readonly number[];
}

/** Adds a mistake to the findings. */
export type Report = (mistake: Mistake) => void;

/** Where and when a mistake happened. */
export interface Occurrence {
  readonly at: string;
  /** The number of the request. Undefined for a webhook that no request caused. */
  readonly number: number | undefined;
  readonly paymentId: string | undefined;
  /** The secrets that the message could contain. */
  readonly secrets: readonly string[];
}

/** A finding as plain data, without the texts of its rule. */
export type SavedFinding = Omit<Finding, 'why' | 'fix' | 'page'>;

/** Which findings a list contains. */
export interface FindingFilter {
  /** Rules to leave out. */
  readonly except?: readonly FindingRule[];
  /** Rules to add that are off by default. */
  readonly include?: readonly FindingRule[];
}

/** The most requests and payments that a finding lists. */
const maxListed = 20;

/** A shorter text can be a part of an ordinary word. */
const minSecretLength = 8;

const page = 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md';

/**
 * Creates the findings of one merchant: one for each rule, however often it finds something.
 *
 * @param onFound - Called when a rule that is on by default found something.
 */
export function createFindings(onFound: (read: () => Finding) => void) {
  let found = new Map<FindingRule, SavedFinding>();

  return {
    add({ rule, message, earlier = [] }: Mistake, { at, number, paymentId, secrets }: Occurrence): void {
      const known = found.get(rule);
      const latest = {
        rule,
        count: (known?.count ?? 0) + 1,
        requests: withMore(known?.requests ?? [], [...earlier, ...(number === undefined ? [] : [number])]),
        paymentIds: withMore(known?.paymentIds ?? [], paymentId === undefined ? [] : [paymentId]),
        firstAt: known?.firstAt ?? at,
        message: known?.message ?? mask(message, secrets),
      };
      found.set(rule, latest);
      if (findingRules[rule].isDefault) onFound(() => withTexts(latest));
    },
    /** Lists the findings, the first one first. */
    list: ({ except = [], include = [] }: FindingFilter = {}): Finding[] =>
      [...found.values()]
        .filter(({ rule }) => !except.includes(rule) && (findingRules[rule].isDefault || include.includes(rule)))
        .map(withTexts),
    save: (): SavedFinding[] => structuredClone([...found.values()]),
    load(saved: readonly SavedFinding[]): void {
      found = new Map(structuredClone(saved).map((each) => [each.rule, each]));
    },
  };
}

/** Formats a finding in one line. */
export function formatFinding({ rule, count, message, requests, page: address }: Finding): string {
  const numbers = requests.length === 0 ? [] : [`requests ${requests.map((each) => `#${each}`).join(', ')}`];
  return [`${rule} × ${count}`, message, ...numbers, address].join('  ');
}

function withMore<T>(known: readonly T[], more: readonly T[]): readonly T[] {
  return known.length >= maxListed ? known : [...new Set([...known, ...more])].slice(0, maxListed);
}

function withTexts(saved: SavedFinding): Finding {
  const { why, fix } = findingRules[saved.rule];
  return structuredClone({ ...saved, why, fix, page: `${page}#${saved.rule}` });
}

/** Whether a text contains a secret that is long enough to be no ordinary word. */
export function containsSecret(text: string, secrets: readonly string[]): boolean {
  return secrets.some((secret) => secret.length >= minSecretLength && text.includes(secret));
}

function mask(message: string, secrets: readonly string[]): string {
  // The longest first: another secret can be a part of it.
  const sorted = [...secrets].sort((one, other) => other.length - one.length);
  return shortenText(
    sorted.reduce((text, secret) => text.replaceAll(secret, '[redacted]'), message),
    500,
  );
}
