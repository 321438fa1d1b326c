import type { Finding, FindingRule } from '../generated/control-types.ts';
import { findingRules } from '../generated/findings.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import { shortenText } from '../model/redaction.ts';
import { isListOf, isOneOf } from '../options/option-rules.ts';

/** The names of every rule. */
export const ruleNames = Object.keys(findingRules) as readonly FindingRule[];

/** A mistake in a request or a delivery. */
export interface Mistake {
  readonly rule: FindingRule;
  /** What happened. Secrets and card numbers in it are redacted later. */
  readonly message: string;
  /** The number of the earlier request that it refers to. */
  readonly earlier?: number | undefined;
}

/** Adds a mistake to the findings. */
export type Report = (mistake: Mistake) => void;

/** Where and when a mistake happened: a request, or a webhook attempt with the number of the request that caused it. */
export type Occurrence = Pick<JournalEntry, 'at' | 'paymentId'> & { readonly number: number | undefined };

/** Which findings a list contains. */
export interface FindingFilter {
  /** Rules to leave out. */
  readonly except?: readonly FindingRule[];
  /** Rules to add that are off by default. */
  readonly include?: readonly FindingRule[];
}

/** A rule of an option that lists rules. */
export const isRuleList = isListOf(isOneOf(ruleNames));

/** The most requests and payments that a finding lists. */
const maxListed = 20;

/** A shorter text can be a part of an ordinary word. */
const minSecretLength = 8;

/**
 * Creates the findings of one merchant: one for each rule, however often it finds something.
 *
 * @param onFound - Called when a rule that is on by default found something.
 */
export function createFindings(onFound: (finding: Finding) => void) {
  let found = new Map<FindingRule, Finding>();

  return {
    /**
     * Adds a mistake.
     *
     * @param secrets - The secrets that the message could contain.
     */
    add({ rule, message, earlier }: Mistake, { at, number, paymentId }: Occurrence, secrets: readonly string[]): void {
      const { isDefault, texts } = findingRules[rule];
      const first = { rule, count: 0, requests: [], paymentIds: [], firstAt: at, ...texts };
      const known = found.get(rule) ?? { ...first, message: mask(message, secrets) };
      const latest = {
        ...known,
        count: known.count + 1,
        requests: withMore(known.requests, earlier, number),
        paymentIds: withMore(known.paymentIds, paymentId),
      };
      found.set(rule, latest);
      if (isDefault) onFound(latest);
    },
    /** Lists the findings, the first one first. */
    list({ except = [], include = [] }: FindingFilter = {}): Finding[] {
      const isShown = (rule: FindingRule) => findingRules[rule].isDefault || include.includes(rule);
      return structuredClone([...found.values()].filter(({ rule }) => isShown(rule) && !except.includes(rule)));
    },
    save: (): Finding[] => structuredClone([...found.values()]),
    load(saved: readonly Finding[]): void {
      found = new Map(structuredClone(saved).map((each) => [each.rule, each]));
    },
  };
}

/** Formats a finding in one line. */
export function formatFinding({ rule, count, message, requests, page: address }: Finding): string {
  const numbers = requests.length === 0 ? [] : [`requests ${requests.map((each) => `#${each}`).join(', ')}`];
  return [`${rule} × ${count}`, message, ...numbers, address].join('  ');
}

function withMore<T>(known: readonly T[], ...more: readonly (T | undefined)[]): readonly T[] {
  return [...new Set([...known, ...more])].filter((each) => each !== undefined).slice(0, maxListed);
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
