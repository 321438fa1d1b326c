import type { ExploreOptions, Invariant } from '@paychord/mock-server/explore';
import { explorationOfShop, type SmallShop } from './small-shop.ts';

/** A planted mistake, with the rule that it breaks and a case that shows it. */
export interface Mistake {
  readonly name: string;
  readonly exploration: ExploreOptions;
  /** The rule. Undefined: every case survives, and only a finding of the mock server names the mistake. */
  readonly breaks: Invariant | undefined;
  readonly case: string;
  readonly finding?: string;
}

export function shopMistake(name: string, shop: typeof SmallShop, breaks: Invariant, caseId: string): Mistake {
  return { name, exploration: explorationOfShop(shop), breaks, case: caseId };
}

/** A mistake that no case shows. */
export function missedMistake(name: string, shop: typeof SmallShop, finding: string, caseId: string): Mistake {
  return { name, exploration: explorationOfShop(shop), breaks: undefined, case: caseId, finding };
}
