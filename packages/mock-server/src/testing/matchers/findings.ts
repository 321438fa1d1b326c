import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import {
  describeFinding,
  type FindingFilter,
  formatFinding,
  isRuleList,
  ruleNames,
} from '../../core/findings/findings.ts';
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
   * The findings to accept: how often each rule may find something. A failed test prints it.
   *
   * @example
   * { 'unknown-field': 2 }
   */
  readonly baseline?: FindingsBaseline;
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
  assertOptions<FindingsBaseline>('baseline', baseline, baselineRules, 'baseline.');
  const shown = merchant.findings(filter);
  const fails = ({ rule, count }: Finding) => failOn.includes(rule) && count > (baseline[rule] ?? 0);
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
        `To accept them, pass baseline: ${JSON.stringify(Object.fromEntries(shown.map(({ rule, count }) => [rule, count])))}`,
      ].join('\n'),
  );
}
