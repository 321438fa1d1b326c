import type { Exchange } from './exchange.ts';
import { type ExplainedDifference, explainedDifferences } from './explained-differences.ts';
import { type Verdict, verdictOfMock, verdictOfPrism } from './verdicts.ts';

/** How the two judges compare over all requests. */
export interface Comparison {
  readonly agreed: Readonly<Record<Verdict, readonly Exchange[]>>;
  readonly explained: readonly { readonly difference: ExplainedDifference; readonly exchanges: readonly Exchange[] }[];
  readonly unexplained: readonly Exchange[];
}

export function compare(exchanges: readonly Exchange[]): Comparison {
  const agreeOn = (verdict: Verdict) =>
    exchanges.filter((each) => verdictOfMock(each) === verdict && verdictOfPrism(each) === verdict);
  const differing = exchanges.filter((each) => verdictOfMock(each) !== verdictOfPrism(each));
  const explains = ({ mock, prism, covers }: ExplainedDifference, each: Exchange) =>
    mock === verdictOfMock(each) && prism === verdictOfPrism(each) && covers(each);
  return {
    agreed: { valid: agreeOn('valid'), invalid: agreeOn('invalid'), none: agreeOn('none') },
    explained: explainedDifferences.map((difference) => {
      return { difference, exchanges: differing.filter((each) => explains(difference, each)) };
    }),
    unexplained: differing.filter((each) => !explainedDifferences.some((difference) => explains(difference, each))),
  };
}

/** The figures, one to a line. */
export function summaryOf({ agreed, explained, unexplained }: Comparison): string {
  const differing = explained.reduce((sum, { exchanges }) => sum + exchanges.length, unexplained.length);
  const agreeing = agreed.valid.length + agreed.invalid.length + agreed.none.length;
  return [
    `${agreeing + differing} requests through Prism: ${agreeing} agreed on, ${differing} not`,
    `  ${agreed.valid.length} valid, ${agreed.invalid.length} invalid, ${agreed.none.length} for no operation`,
    ...explained.map(
      ({ difference, exchanges }) => `  ${exchanges.length} differ, ${difference.kind}: ${difference.why}`,
    ),
    `  ${unexplained.length} differ without an explanation`,
  ].join('\n');
}
