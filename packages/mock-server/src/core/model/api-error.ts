import type { KnownErrorCode } from '@paychord/sdk';
import { type GapName, gapsOfCodes } from '../../generated/gaps.ts';

/** What an error response has besides its status, code and messages. */
interface ErrorDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /** The rows of GAPS.md about the rules that the request breaks. By default, that of the code. Empty when the specification shows the rules. */
  readonly assumed?: readonly string[] | undefined;
}

/** An error response. Inside the mock server an error is a result, not an exception. */
export class ApiErrorResult {
  readonly status: number;
  readonly code: KnownErrorCode;
  readonly messages: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly assumed: readonly string[];

  constructor(status: number, code: KnownErrorCode, messages: readonly string[], details: ErrorDetails = {}) {
    const { headers = {}, assumed = [gapsOfCodes[code] ?? []].flat() } = details;
    this.status = status;
    this.code = code;
    this.messages = messages;
    this.headers = headers;
    this.assumed = assumed;
  }

  /** Returns the same error with another status or other messages. */
  with({ status = this.status, messages = this.messages }: Partial<Pick<ApiErrorResult, 'status' | 'messages'>>) {
    return new ApiErrorResult(status, this.code, messages, this);
  }
}

/** Says that the real service may accept the request, because the specification does not show the rule. Undefined for a rule that it shows. */
export function describeAssumption({ assumed }: ApiErrorResult): string | undefined {
  if (assumed.length === 0) return undefined;
  return `Assumed ${assumed.length === 1 ? 'rule' : 'rules'}, see GAPS: ${assumed.join('; ')}`;
}

/** @param assumed - The row of GAPS.md about the rule. By default, the specification shows it. */
export function invalidRequest(message: string, assumed?: GapName): ApiErrorResult {
  return new ApiErrorResult(400, 'INVALID_REQUEST', [message], { assumed: assumed && [assumed] });
}

export function invalidParameters(...messages: string[]): ApiErrorResult {
  return new ApiErrorResult(400, 'INVALID_PARAMETERS', messages);
}

/** @param assumed - The row of GAPS.md about the rule. */
export function breaksRule(assumed: GapName, ...messages: string[]): ApiErrorResult {
  return new ApiErrorResult(400, 'INVALID_PARAMETERS', messages, { assumed: [assumed] });
}

/** @param assumed - The row of GAPS.md about the rule. By default, that of the code. */
export function invalidStatus(message: string, assumed?: GapName): ApiErrorResult {
  return new ApiErrorResult(400, 'INVALID_STATUS', [message], { assumed: assumed && [assumed] });
}

/** @param rule - Which types an operation accepts: `Only a CHARGEBACK can be disputed`. */
export function invalidTransactionType(rule: string, type: string, fix = ''): ApiErrorResult {
  return new ApiErrorResult(400, 'INVALID_TRANSACTION_TYPE', [`${rule}. This transaction has the type ${type}${fix}`]);
}

export function notFound(code: Extract<KnownErrorCode, `${string}_NOT_FOUND`>, message: string): ApiErrorResult {
  return new ApiErrorResult(404, code, [message]);
}
