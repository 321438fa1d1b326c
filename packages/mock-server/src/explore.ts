export type { ServiceName } from './explore/cases.ts';
export type { Invariant } from './explore/compare-books.ts';
export { exploreFailures } from './explore/explore.ts';
export type { DeliveryFailure, RequestFailure } from './explore/failures.ts';
export { formatHtml } from './explore/format-html.tsx';
export type { ExploreOptions, LedgerEntry, RunRecords } from './explore/options.ts';
export type { TraceEvent } from './explore/record.ts';
export {
  ExplorationError,
  type ExplorationReport,
  type FailureGroup,
  type FoundMistake,
  formatReport,
} from './explore/report.ts';
export type { Shop } from './explore/shop.ts';
export { exploreAsTests, type TestFunctions } from './explore/tests.ts';
