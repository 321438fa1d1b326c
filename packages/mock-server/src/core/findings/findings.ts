import type { Finding, FindingRule } from '../../generated/control-types.ts';
import { findingRules } from '../../generated/findings.ts';
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
type Occurrence = Pick<JournalEntry, 'at' | 'paymentId'> & { readonly number: number | undefined };

/** A mistake that a rule found. */
export interface Found extends Pick<Finding, 'rule' | 'message'> {
  readonly at: string;
  /** Returns the numbers of the requests. Called only while the finding lists too few. */
  readonly requests: () => readonly (number | undefined)[];
  readonly paymentIds: readonly (string | undefined)[];
}

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
 * @param standing - Returns the mistakes that the merchant can still put right. They are in the list until it does.
 */
export function createFindings(onFound: (finding: Finding) => void, standing: () => readonly Found[]) {
  let found = new Map<FindingRule, Finding>();
  const announced = new Map<FindingRule, Finding>();
  const report = (findings: Map<FindingRule, Finding>, mistake: Found) => {
    const latest = addTo(findings, mistake);
    if (findingRules[mistake.rule].isDefault) onFound(latest);
  };

  return {
    /**
     * Adds a mistake.
     *
     * @param secrets - The secrets that the message could contain.
     */
    add({ rule, message, earlier }: Mistake, { at, number, paymentId }: Occurrence, secrets: readonly string[]): void {
      const masked = mask(message, secrets);
      report(found, { rule, message: masked, at, requests: () => [earlier, number], paymentIds: [paymentId] });
    },
    /** Reports a mistake that `standing` returns. */
    announce: (mistake: Found): void => report(announced, mistake),
    /** Lists the findings, the first one first. */
    list({ except = [], include = [] }: FindingFilter = {}): Finding[] {
      const all = new Map(found);
      for (const mistake of standing()) addTo(all, mistake);
      const isShown = ({ rule }: Finding) =>
        (findingRules[rule].isDefault || include.includes(rule)) && !except.includes(rule);
      const shown = [...all.values()].filter(isShown);
      return structuredClone(shown.sort((one, other) => Date.parse(one.firstAt) - Date.parse(other.firstAt)));
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

/** Formats a finding with why it matters and its fix. */
export function describeFinding(finding: Finding): string[] {
  return [`  ${formatFinding(finding)}`, `    ${finding.why}`, `    ${finding.fix}`];
}

/** Adds a mistake to the finding of its rule. Returns the finding. */
function addTo(findings: Map<FindingRule, Finding>, { rule, message, at, requests, paymentIds }: Found): Finding {
  const first = { rule, count: 0, requests: [], paymentIds: [], firstAt: at, message, ...findingRules[rule].texts };
  const known = findings.get(rule) ?? first;
  const latest = {
    ...known,
    count: known.count + 1,
    requests: known.requests.length < maxListed ? withMore(known.requests, ...requests()) : known.requests,
    paymentIds: withMore(known.paymentIds, ...paymentIds),
  };
  findings.set(rule, latest);
  return latest;
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
