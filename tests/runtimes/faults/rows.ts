import type { Row } from './row.ts';
import { aborts } from './rows/aborts.ts';
import { connections } from './rows/connections.ts';
import { errorResponses } from './rows/error-responses.ts';
import { idempotency } from './rows/idempotency.ts';
import { lostResponses } from './rows/lost-responses.ts';
import { pathIds } from './rows/path-ids.ts';
import { redirects } from './rows/redirects.ts';
import { retries } from './rows/retries.ts';
import { timeouts } from './rows/timeouts.ts';
import { tls } from './rows/tls.ts';
import { unusableResponses } from './rows/unusable-responses.ts';
import { unusualResponses } from './rows/unusual-responses.ts';

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
