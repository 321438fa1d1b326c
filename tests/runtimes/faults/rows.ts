import type { Row } from './row.ts';
import { connections } from './rows/connections.ts';
import { errorResponses } from './rows/error-responses.ts';
import { idempotency } from './rows/idempotency.ts';
import { pathIds } from './rows/path-ids.ts';
import { redirects, unusableResponses, unusualResponses } from './rows/responses.ts';
import { lostResponses, retries } from './rows/retries.ts';
import { aborts, timeouts } from './rows/time-limits.ts';
import { tls } from './rows/tls.ts';

/** The fault table. */
export const rows: readonly Row[] = [
  ...timeouts,
  ...connections,
  ...tls,
  ...redirects,
  ...unusableResponses,
  ...errorResponses,
  ...retries,
  ...idempotency,
  ...lostResponses,
  ...pathIds,
  ...aborts,
  ...unusualResponses,
];
