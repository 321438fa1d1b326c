import type { Fault } from '@paychord/mock-server';
import type { CallError, CallOutcome, ErrorCode } from '@paychord/sdk';
import type { NetworkFault } from './faulty-service.ts';

/** A way to lose a response, and the result that the client reports. */
export interface ResponseLoss {
  readonly apply: Fault | NetworkFault;
  /** Whether the operation ran. */
  readonly happened: boolean;
  readonly code: CallError['code'];
  readonly outcome: CallOutcome;
  readonly serviceCode?: ErrorCode;
  /** Whether the client itself tries again. */
  readonly isRetried: boolean;
  /** The result of the attempt: the received status and the error. */
  readonly status?: number | 'success';
  readonly cause?: RegExp;
}

const unknown = { outcome: 'unknown', isRetried: true } as const;
const answered = (phase: 'before' | 'after-commit', status: number, serviceCode: ErrorCode) =>
  ({ ...unknown, apply: { phase, status }, code: 'server', status, serviceCode }) as const;
const unreadable = (corrupt: 'invalid-json' | 'wrong-content-type' | 'empty', isRetried: boolean): ResponseLoss => ({
  ...unknown,
  apply: { phase: 'body', corrupt },
  happened: true,
  code: 'unexpected_response',
  isRetried,
  status: 'success',
  cause: /^unexpected_response$/,
});
// A socket reports how the connection was lost. Without a socket only the loss is known.
const reset = { ...unknown, code: 'connection', cause: /^(ECONNRESET|UND_ERR_SOCKET)$/ } as const;
const brokenOff = { ...unknown, code: 'connection', cause: /^(ECONNRESET|UND_ERR_SOCKET|connection)$/ } as const;
const silence = { ...unknown, code: 'timeout', cause: /^timeout$/ } as const;
const refused = (status: number, code: CallError['code'], serviceCode: ErrorCode, isRetried = false): ResponseLoss => ({
  apply: { phase: 'before', status },
  happened: false,
  code,
  outcome: 'rejected',
  serviceCode,
  isRetried,
  status,
});

export const responseLosses: Readonly<Record<string, ResponseLoss>> = {
  'it happens, and 500 is answered': { ...answered('after-commit', 500, 'INTERNAL_ERROR'), happened: true },
  'it happens, and 502 is answered': { ...answered('after-commit', 502, 'INTERNAL_ERROR'), happened: true },
  'it happens, and 503 is answered': { ...answered('after-commit', 503, 'SERVICE_UNAVAILABLE'), happened: true },
  'it happens, and 504 is answered': { ...answered('after-commit', 504, 'GATEWAY_TIMEOUT'), happened: true },
  'it happens, and the connection is reset': {
    ...reset,
    apply: { phase: 'transport', connection: 'reset', lost: 'response' },
    happened: true,
  },
  'it happens, and nothing is answered': {
    ...silence,
    apply: { phase: 'transport', connection: 'hang', lost: 'response' },
    happened: true,
  },
  'it happens, and the answer stalls half-way': {
    ...silence,
    apply: { kind: 'stall' },
    happened: true,
    status: 'success',
  },
  'it happens, and the answer breaks off half-way': {
    ...brokenOff,
    apply: { phase: 'body', corrupt: 'truncated' },
    happened: true,
    status: 'success',
  },
  'it happens, and the answer is not whole JSON': unreadable('invalid-json', true),
  'it happens, and a page is answered': unreadable('wrong-content-type', false),
  'it happens, and the answer is empty': unreadable('empty', true),
  'nothing happens, and 503 is answered': { ...answered('before', 503, 'SERVICE_UNAVAILABLE'), happened: false },
  'nothing happens, and the connection is reset': {
    ...reset,
    apply: { phase: 'transport', connection: 'reset', lost: 'request' },
    happened: false,
  },
  'nothing happens, and nothing is answered': {
    ...silence,
    apply: { phase: 'transport', connection: 'hang', lost: 'request' },
    happened: false,
  },
  'it is one call too many': refused(429, 'rate_limit', 'TOO_MANY_REQUESTS', true),
  'the keys are taken for wrong': refused(401, 'authentication', 'INVALID_CREDENTIALS'),
  'the keys are not allowed to': refused(403, 'permission', 'AUTHORIZATION_REQUIRED'),
};
