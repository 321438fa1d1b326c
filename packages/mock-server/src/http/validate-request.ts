import { operations as validators } from '../generated/validators.js';
import { describeRejectedField, type UnknownField } from '../merchant/journal.ts';
import { ApiErrorResult, invalidParameters } from '../model/api-error.ts';
import { checkValue } from '../model/validation.ts';
import { formatValue } from '../options/option-error.ts';
import type { JsonBody } from './request-body.ts';
import {
  type MerchantRequest,
  type RequestContext,
  type ResponseState,
  type Step,
  withError,
} from './request-context.ts';
import { headerParameters } from './request-headers.ts';
import { findUnknownFields } from './unknown-fields.ts';

/** Checks the headers. A missing header has an error code that differs from that of a wrong value. */
export function validateHeaders(context: MerchantRequest, state: ResponseState): ResponseState {
  if (state.decidedBy !== 'nothing') return state;
  const error = checkHeaders(context);
  return error === undefined ? state : withError(context, state, error);
}

/** Reads the body, and checks the path, the query and the body against the contract. */
export const validateRequest: Step = (context, state) => {
  if (state.decidedBy !== 'nothing') return state;
  const body = context.body.read();
  return body instanceof Promise
    ? body.then((read) => validateParts(context, state, read))
    : validateParts(context, state, body);
};

function validateParts(context: MerchantRequest, state: ResponseState, body: JsonBody | ApiErrorResult): ResponseState {
  if (body instanceof ApiErrorResult) return withError(context, state, body);
  // Before the validation, which may add defaults.
  const unknownFields = findUnknownFields(context.id, context.query, body.json);
  const error = checkParts(context, body.json) ?? rejectUnknownFields(context, unknownFields);
  const next = unknownFields.length === 0 ? state : { ...state, unknownFields };
  return error === undefined ? next : withError(context, next, error);
}

function checkHeaders({ id, headers }: RequestContext): ApiErrorResult | undefined {
  const values: Record<string, string | undefined> = {};
  const missing: string[] = [];
  for (const { name, lowerCaseName, required } of headerParameters[id]) {
    const value = headers.get(name);
    if (value === null && required) missing.push(`${name} is required`);
    values[lowerCaseName] = value ?? undefined;
  }
  return missing.length > 0
    ? new ApiErrorResult(400, 'MISSING_HEADER', missing)
    : checkValue(validators[id].headers, values);
}

function checkParts({ id, path, query }: MerchantRequest, body: unknown): ApiErrorResult | undefined {
  const validate = validators[id];
  return (
    checkValue(validate.path, path) ??
    checkValue(validate.query, query, undefined, formatValue) ??
    (validate.body === undefined ? undefined : checkValue(validate.body, body))
  );
}

function rejectUnknownFields(
  { merchant }: MerchantRequest,
  fields: readonly UnknownField[],
): ApiErrorResult | undefined {
  if (fields.length === 0 || merchant.policies.onUnknownField === 'accept') return undefined;
  return invalidParameters(...fields.map(describeRejectedField));
}
