import type { BodyFault } from '../faults/fault.ts';
import { type OperationDescriptor, operations } from '../generated/operations.ts';
import type { OperationValidators } from '../generated/validators.js';
import type { ApiResponse } from '../merchant/api-response.ts';
import type { ApiErrorResult } from '../model/api-error.ts';
import { violations } from '../model/validation.ts';
import type { MockResponse, MockResult } from './mock-result.ts';
import { stringifyBody } from './stringify-body.ts';
import { suggestPath } from './suggest-path.ts';

/** An error in the form of body that the operation documents. */
export function errorResponse(
  { status, code, messages }: ApiErrorResult,
  errorBody: OperationDescriptor['errorBody'],
): ApiResponse {
  if (errorBody === 'CampaignErrorBody') {
    const details = status === 400 ? { details: messages } : {};
    return { status, body: { code: status, message: messages.join('; '), ...details } };
  }
  return { status, body: { code, messages } };
}

const unknownPath = 'UNKNOWN_PATH';
const paths = Object.values(operations).map(({ path }) => path);

/** Creates the body of the 404 for a path without an operation. It repeats nothing of the path, which can be secret. */
export function unknownPathBody(path: string): object {
  const fix = suggestPath(path, paths, '/v1') ?? '/openapi.json lists the paths';
  return { code: unknownPath, messages: [`No operation has this path. ${fix}`] };
}

/** Whether a response is the 404 for a path without an operation. */
export function isUnknownPath({ status, body }: Pick<MockResponse, 'status' | 'body'>): boolean {
  return status === 404 && String(body).startsWith(`{"code":"${unknownPath}"`);
}

export function jsonResponse({ status, body }: ApiResponse, headers: Readonly<Record<string, string>>): MockResponse {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: stringifyBody(body) };
}

/** A response whose body arrives corrupt. */
export function corruptedResult(
  response: ApiResponse,
  headers: Readonly<Record<string, string>>,
  how: BodyFault['corrupt'],
): MockResult {
  const whole = jsonResponse(response, headers);
  switch (how) {
    case 'truncated':
      return { kind: 'truncated', response: whole };
    case 'invalid-json':
      return { kind: 'response', response: { ...whole, body: whole.body?.slice(0, -1) ?? null } };
    case 'wrong-content-type': {
      const body = '<!doctype html><title>Bad gateway</title>';
      return { kind: 'response', response: { ...whole, headers: { ...headers, 'content-type': 'text/html' }, body } };
    }
    case 'empty':
      return { kind: 'response', response: { ...whole, body: '' } };
  }
}

/**
 * Checks a response against the contract.
 *
 * @throws Error when it does not match: a defect of the mock server, never of the caller
 */
export function assertContract(
  operationId: string,
  { status, body }: ApiResponse,
  { responses }: OperationValidators,
): void {
  const validate = responses[status] ?? responses.default;
  if (validate === undefined) throw new Error(`${operationId}: the contract has no response with the status ${status}`);
  // The caller receives JSON, where an undefined field is absent.
  const problems = violations(validate, JSON.parse(JSON.stringify(body)));
  if (problems.length > 0)
    throw new Error(`${operationId}: the response ${status} breaks the contract: ${problems.join('; ')}`);
}
