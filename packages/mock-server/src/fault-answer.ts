import type { AnswerFault } from './fault.ts';
import { Refusal } from './refusal.ts';

const usualCodes: Readonly<Record<number, Refusal['code']>> = {
  401: 'INVALID_CREDENTIALS',
  403: 'AUTHORIZATION_REQUIRED',
  404: 'PAYMENT_NOT_FOUND',
  405: 'UNSUPPORTED_METHOD',
  409: 'REQUEST_IN_PROCESS',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
};

/** What a fault makes the service say. */
export function faultAnswer(fault: AnswerFault): Refusal {
  const { status, code, messages = ['Injected by a test'], retryAfter = status === 429 ? 1 : undefined } = fault;
  const usual = usualCodes[status] ?? (status >= 500 ? 'INTERNAL_ERROR' : 'INVALID_REQUEST');
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  // A test may ask for a code that nobody knows yet.
  return new Refusal(status, (code ?? usual) as Refusal['code'], messages, headers);
}
