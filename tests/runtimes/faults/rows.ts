import type { Row } from './row.ts';
import { aborts } from './rows/aborts.ts';
import { connections } from './rows/connections.ts';
import { errorAnswers } from './rows/error-responses.ts';
import { idempotency } from './rows/idempotency.ts';
import { commits } from './rows/lost-responses.ts';
import { pathIds } from './rows/path-ids.ts';
import { redirects } from './rows/redirects.ts';
import { retries } from './rows/retries.ts';
import { timeouts } from './rows/timeouts.ts';
import { tls } from './rows/tls.ts';
import { answers } from './rows/unusable-responses.ts';
import { values } from './rows/unusual-responses.ts';

/** The fault table. */
export const rows: readonly Row[] = [
  ...timeouts,
  ...connections,
  ...tls,
  ...redirects,
  ...answers,
  ...errorAnswers,
  ...retries,
  ...idempotency,
  ...commits,
  ...pathIds,
  ...aborts,
  ...values,
];
