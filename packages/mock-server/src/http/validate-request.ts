import { type FieldTree, requestFields } from '../generated/fields.ts';
import { operations as validators } from '../generated/validators.js';
import { ApiErrorResult, invalidParameters } from '../model/api-error.ts';
import { checkValue } from '../model/validation.ts';
import { formatValue } from '../options/option-error.ts';
import { type MerchantRequest, type RequestContext, type ResponseState, withError } from './request-context.ts';

/** The most messages about unknown fields in one error. */
const maxMessages = 20;

/** Checks the headers. A missing header has an error code that differs from that of a wrong value. */
export function validateHeaders(context: MerchantRequest, state: ResponseState): ResponseState {
  if (state.decidedBy !== 'nothing') return state;
  const error = checkHeaders(context);
  return error === undefined ? state : withError(context, state, error);
}

/** Reads the body, and checks the path, the query and the body against the contract. */
export async function validateRequest(context: MerchantRequest, state: ResponseState): Promise<ResponseState> {
  if (state.decidedBy !== 'nothing') return state;
  const body = await context.body.read();
  const error = body instanceof ApiErrorResult ? body : checkParts(context, body.json);
  return error === undefined ? state : withError(context, state, error);
}

function checkHeaders({ id, request: { headers }, operation }: RequestContext): ApiErrorResult | undefined {
  const values: Record<string, string | undefined> = {};
  const missing: string[] = [];
  for (const { in: place, name, required } of operation.parameters) {
    if (place !== 'header') continue;
    const value = headers.get(name);
    if (value === null && required) missing.push(`${name} is required`);
    values[name.toLowerCase()] = value ?? undefined;
  }
  return missing.length > 0
    ? new ApiErrorResult(400, 'MISSING_HEADER', missing)
    : checkValue(validators[id].headers, values);
}

function checkParts({ id, path, query, merchant }: MerchantRequest, body: unknown): ApiErrorResult | undefined {
  const validate = validators[id];
  return (
    checkValue(validate.path, path) ??
    checkValue(validate.query, query, undefined, formatValue) ??
    (validate.body === undefined ? undefined : checkValue(validate.body, body)) ??
    (merchant.policies.onUnknownField === 'reject' ? checkUnknownFields(requestFields[id], body) : undefined)
  );
}

/** Reports every field that the contract does not list. */
export function checkUnknownFields(tree: FieldTree | undefined, body: unknown): ApiErrorResult | undefined {
  if (tree === undefined) return undefined;
  const unknown = [...unknownFields(tree, body, '')].slice(0, maxMessages);
  return unknown.length === 0
    ? undefined
    : invalidParameters(...unknown.map((path) => `${path} is not a field of this operation`));
}

function* unknownFields(tree: FieldTree, value: unknown, path: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* unknownFields(tree, each, `${path}[${index}]`);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    const place = path === '' ? name : `${path}.${name}`;
    const known = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (known === undefined) yield place;
    else if (known !== true) yield* unknownFields(known, each, place);
  }
}
