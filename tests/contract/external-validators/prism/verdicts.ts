import type { KnownErrorCode } from '@paychord/sdk';
import type { Exchange } from './exchange.ts';

/** Whether a request matches the document. `none` if it belongs to no operation or got no result. */
export type Verdict = 'valid' | 'invalid' | 'none';

/** Error codes for an invalid request. With any other code the request was valid, but its operation was rejected. */
const formal: readonly unknown[] = [
  'INVALID_REQUEST',
  'INVALID_PARAMETERS',
  'MISSING_PARAMETERS',
  'MISSING_HEADER',
  'INVALID_CREDENTIALS',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
] satisfies KnownErrorCode[];

/** A campaign's refusals have the status for a code. */
const formalOfCampaigns: readonly unknown[] = [400, 401];

export function verdictOfMock({ response: { status, body } }: Exchange): Verdict {
  if (status < 300) return 'valid';
  const { code } = Object(body) as { code?: unknown };
  if (code === undefined || code === 'UNSUPPORTED_METHOD') return 'none';
  return formal.includes(code) || formalOfCampaigns.includes(code) ? 'invalid' : 'valid';
}

export function verdictOfPrism({ prismResult, violations }: Exchange): Verdict {
  if (prismResult === 'silence') return 'none';
  if (prismResult !== 'passed on') return prismResult < 500 ? 'invalid' : 'none';
  if (violations.some(({ message }) => message === 'Selected route not found')) return 'none';
  return violations.some(({ location }) => location[0] === 'request') ? 'invalid' : 'valid';
}
