// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/** Assumption: with these statuses, the service did nothing. */
export const rejectedStatuses: readonly number[] = [401, 403, 404, 405, 413, 415, 422, 429];

/** Assumption: with these statuses, the service did nothing if the body has an error code. */
export const rejectedStatusesWithCode: readonly number[] = [400];

/** A code with one of these words may mean that an earlier request with the same key succeeded. */
export const earlierSuccessWords: readonly string[] = ['DUPLICATE', 'DUPLICATED', 'IDEMPOTENCY', 'ALREADY', 'CONFLICT', 'IN_PROCESS'];

/** With these statuses, the same request may succeed later. */
export const retriedStatuses: readonly number[] = [408, 425, 429, 500, 502, 503, 504];

/** Assumption: with these codes, the first request with the same key is still running. */
export const retriedCodes: readonly string[] = ['REQUEST_IN_PROCESS'];

/** The header that is `true` on a stored response to an earlier request with the same key. */
export const replayedHeader = 'x-idempotent-replayed';
