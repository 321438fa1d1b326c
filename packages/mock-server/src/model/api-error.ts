import type { KnownErrorCode } from '@paychord/sdk';

/** An error response. Inside the mock server an error is a result, not an exception. */
export class ApiErrorResult {
  readonly status: number;
  readonly code: KnownErrorCode;
  readonly messages: readonly string[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: KnownErrorCode, messages: readonly string[], headers: Record<string, string> = {}) {
    this.status = status;
    this.code = code;
    this.messages = messages;
    this.headers = headers;
  }
}

export function invalidRequest(message: string): ApiErrorResult {
  return new ApiErrorResult(400, 'INVALID_REQUEST', [message]);
}

export function invalidParameters(...messages: string[]): ApiErrorResult {
  return new ApiErrorResult(400, 'INVALID_PARAMETERS', messages);
}

export function invalidStatus(message: string): ApiErrorResult {
  return new ApiErrorResult(400, 'INVALID_STATUS', [message]);
}

/** @param rule - Which types an operation accepts: `Only a CHARGEBACK can be disputed`. */
export function invalidTransactionType(rule: string, type: string, fix = ''): ApiErrorResult {
  return new ApiErrorResult(400, 'INVALID_TRANSACTION_TYPE', [`${rule}. This transaction has the type ${type}${fix}`]);
}

export function notFound(code: Extract<KnownErrorCode, `${string}_NOT_FOUND`>, message: string): ApiErrorResult {
  return new ApiErrorResult(404, code, [message]);
}
