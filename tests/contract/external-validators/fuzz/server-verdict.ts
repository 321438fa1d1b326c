import type { Response } from './send.ts';

/** How a server judged a request. `state`: the request is valid but not possible in the current state. */
export type ServerVerdict = 'accepted' | 'state' | 'refused' | 'unauthorized' | 'failed';

/** Error codes for an invalid request. With any other code the request was valid. */
const formal = new Set<unknown>([
  'INVALID_REQUEST',
  'INVALID_PARAMETERS',
  'MISSING_PARAMETERS',
  'MISSING_HEADER',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
]);

export function verdictOfServer({ status, body }: Response): ServerVerdict {
  if (status < 300) return 'accepted';
  if (status >= 500 || status < 400) return 'failed';
  if (status === 401) return 'unauthorized';
  const { code } = Object(body) as { code?: unknown };
  // Campaigns have the status for a code.
  if (formal.has(code) || (status === 400 && code === 400)) return 'refused';
  return 'state';
}
