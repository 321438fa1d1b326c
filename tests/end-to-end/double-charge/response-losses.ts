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

type Phase = 'before' | 'after-commit';
type Lost = 'request' | 'response';

const unknown = { outcome: 'unknown', isRetried: true } as const;
const errorResponse = (phase: Phase, status: number, serviceCode: ErrorCode): ResponseLoss => ({
  ...unknown,
  apply: { phase, status },
  happened: phase === 'after-commit',
  code: 'server',
  status,
  serviceCode,
});
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
const reset = (lost: Lost): ResponseLoss => ({
  ...unknown,
  apply: { phase: 'transport', connection: 'reset', lost },
  happened: lost === 'response',
  code: 'connection',
  cause: /^(ECONNRESET|UND_ERR_SOCKET)$/,
});
const silence = { ...unknown, code: 'timeout', cause: /^timeout$/ } as const;
const hang = (lost: Lost): ResponseLoss => ({
  ...silence,
  apply: { phase: 'transport', connection: 'hang', lost },
  happened: lost === 'response',
});
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
  'it happens, and the response is 500': errorResponse('after-commit', 500, 'INTERNAL_ERROR'),
  'it happens, and the response is 502': errorResponse('after-commit', 502, 'INTERNAL_ERROR'),
  'it happens, and the response is 503': errorResponse('after-commit', 503, 'SERVICE_UNAVAILABLE'),
  'it happens, and the response is 504': errorResponse('after-commit', 504, 'GATEWAY_TIMEOUT'),
  'it happens, and the connection is reset': reset('response'),
  'it happens, and no response arrives': hang('response'),
  'it happens, and the response stops half-way': {
    ...silence,
    apply: { kind: 'stall' },
    happened: true,
    status: 'success',
  },
  'it happens, and the connection breaks half-way through the response': {
    ...unknown,
    apply: { phase: 'body', corrupt: 'truncated' },
    happened: true,
    code: 'connection',
    cause: /^(ECONNRESET|UND_ERR_SOCKET|connection)$/,
    status: 'success',
  },
  'it happens, and the response is truncated JSON': unreadable('invalid-json', true),
  'it happens, and the response is an HTML page': unreadable('wrong-content-type', false),
  'it happens, and the response is empty': unreadable('empty', true),
  'nothing happens, and the response is 503': errorResponse('before', 503, 'SERVICE_UNAVAILABLE'),
  'nothing happens, and the connection is reset': reset('request'),
  'nothing happens, and no response arrives': hang('request'),
  'it is one call too many': refused(429, 'rate_limit', 'TOO_MANY_REQUESTS', true),
  'the keys are taken for wrong': refused(401, 'authentication', 'INVALID_CREDENTIALS'),
  'the keys are not allowed to': refused(403, 'permission', 'AUTHORIZATION_REQUIRED'),
};
