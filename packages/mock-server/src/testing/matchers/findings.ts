import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import {
  describeFinding,
  type FindingFilter,
  formatFinding,
  isRuleList,
  ruleNames,
} from '../../core/findings/findings.ts';
import { formatValue, OptionError } from '../../core/options/option-error.ts';
import { assertOptions, isWholeNumber, type OptionRules } from '../../core/options/option-rules.ts';
import type { Finding, FindingRule } from '../../generated/control-types.ts';
import { type AssertionResult, assertMerchant, createResult } from './assertion-result.ts';

/** Which findings are shown, and which of them fail the test. */
export interface NoFindingsOptions extends FindingFilter {
  /**
   * The rules that fail the test. The failure message shows the findings of other rules too.
   *
   * @default every rule that is shown
   */
  readonly failOn?: readonly FindingRule[];
  /**
   * The findings to accept: how often each rule may find something, or the path of a JSON file with it. A failed test prints it.
   *
   * @example
   * { 'unknown-field': 2 }
   */
  readonly baseline?: string | FindingsBaseline;
}

/** How often each rule may find something. */
export type FindingsBaseline = { readonly [rule in FindingRule]?: number };

const optionRules = { except: isRuleList, include: isRuleList, failOn: isRuleList, baseline: () => {} };
const isCount = isWholeNumber(0);
const baselineRules = Object.fromEntries(ruleNames.map((rule) => [rule, isCount])) as OptionRules<FindingsBaseline>;

/** Checks that the rules found nothing in the requests and the webhook endpoints of a merchant. */
export function checkNoFindings(
  merchant: Pick<MerchantControls, 'findings'>,
  options: NoFindingsOptions = {},
): AssertionResult {
  assertMerchant(merchant, 'findings');
  assertOptions<NoFindingsOptions>('toHaveNoFindings', options, optionRules);
  const { failOn = ruleNames, baseline = {}, ...filter } = options;
  const accepted: unknown = typeof baseline === 'string' ? readJson(baseline) : baseline;
  assertOptions<FindingsBaseline>('baseline', accepted, baselineRules, 'baseline.');
  const shown = merchant.findings(filter);
  const fails = ({ rule, count }: Finding) => failOn.includes(rule) && count > (accepted[rule] ?? 0);
  const failing = shown.filter(fails);
  const others = shown.filter((each) => !fails(each));
  return createResult(
    failing.length === 0,
    () => 'Expected a finding, but found none',
    () =>
      [
        `Expected no findings, but found ${failing.length}:`,
        ...failing.flatMap(describeFinding),
        ...(others.length === 0 ? [] : ['Also found, and accepted:']),
        ...others.map((each) => `  ${formatFinding(each)}`),
        ...describeUnused(options, accepted, merchant.findings({ include: ruleNames })),
        `To accept them, pass baseline: ${JSON.stringify(Object.fromEntries(shown.map(({ rule, count }) => [rule, count])))}`,
      ].join('\n'),
  );
}

/** Names the rules of the options that match no finding: the mistake is fixed, or never was in this test. */
function describeUnused({ except = [] }: NoFindingsOptions, accepted: FindingsBaseline, all: readonly Finding[]) {
  const found: readonly string[] = all.map(({ rule }) => rule);
  return Object.entries({ except, baseline: Object.keys(accepted) }).flatMap(([option, rules]) => {
    const unused = rules.filter((rule) => !found.includes(rule));
    return unused.length === 0 ? [] : [`${option} matches no finding: ${unused.join(', ')}. Remove it`];
  });
}

function readJson(path: string): unknown {
  try {
    // Not imported: the matchers run in browsers too.
    const bytes = process.getBuiltinModule('node:fs').readFileSync(path);
    // Without a byte order mark.
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new OptionError('baseline', `must be the path of a JSON file (received ${formatValue(path)}: ${error})`);
  }
}
