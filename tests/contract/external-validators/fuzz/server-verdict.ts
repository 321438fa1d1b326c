import type { Answer } from './send.ts';

/** How a server took a request. `state`: it is in form, and what it asks for is not possible now. */
export type ServerVerdict = 'accepted' | 'state' | 'refused' | 'unauthorized' | 'failed';

/** Refusals for the form of a request. With any other code the server has understood it. */
const formal = new Set<unknown>([
  'INVALID_REQUEST',
  'INVALID_PARAMETERS',
  'MISSING_PARAMETERS',
  'MISSING_HEADER',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
]);

export function verdictOfServer({ status, body }: Answer): ServerVerdict {
  if (status < 300) return 'accepted';
  if (status >= 500 || status < 400) return 'failed';
  if (status === 401) return 'unauthorized';
  const { code } = Object(body) as { code?: unknown };
  // Campaigns have the status for a code.
  if (formal.has(code) || (status === 400 && code === 400)) return 'refused';
  return 'state';
}
