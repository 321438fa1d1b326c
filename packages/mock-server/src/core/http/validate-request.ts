import type { UnknownField } from '../../generated/control-types.ts';
import { type FieldTree, requestFields } from '../../generated/fields.ts';
import { type OperationDescriptor, type OperationId, operations } from '../../generated/operations.ts';
import { operations as validators } from '../../generated/validators.js';
import { describeRejectedField, joinPath } from '../merchant/journal.ts';
import { withoutAbsent } from '../model/absent-fields.ts';
import { ApiErrorResult, breaksRule, invalidParameters } from '../model/api-error.ts';
import { shortenText } from '../model/redaction.ts';
import { checkValue, findRepeat } from '../model/validation.ts';
import { checkInstrument } from '../operations/payments/instrument.ts';
import { formatValue } from '../options/option-error.ts';
import { definedFields } from '../options/option-rules.ts';
import { nearestName } from '../options/suggest-name.ts';
import { type MerchantRequest, type ResponseState, type Step, withError } from './request-context.ts';

/** Rejects a header that was sent twice, once without a value. */
export function rejectRepeats(context: MerchantRequest, state: ResponseState): ResponseState {
  if (state.decidedBy !== 'nothing') return state;
  const { operation, headers } = context;
  const problems = operation.parameters.flatMap(({ name, in: place }) => {
    const value = place === 'header' ? headers.get(name) : null;
    return (value !== null && findRepeat(name, value)) || [];
  });
  return problems.length === 0 ? state : withError(context, state, invalidParameters(...problems));
}

/** Checks the headers. A missing header has an error code that differs from that of a wrong value. */
export function validateHeaders(context: MerchantRequest, state: ResponseState): ResponseState {
  if (state.decidedBy !== 'nothing') return state;
  const { id, operation, headers } = context;
  const values: Record<string, string | undefined> = {};
  const missing: string[] = [];
  for (const { name, required } of operation.parameters.filter((each) => each.in === 'header')) {
    const value = headers.get(name);
    if (value === null && required) missing.push(`${name} is required`);
    values[name.toLowerCase()] = value ?? undefined;
  }
  const error =
    missing.length > 0
      ? new ApiErrorResult(400, 'MISSING_HEADER', missing)
      : checkValue(validators[id].headers, values);
  return error === undefined ? state : withError(context, state, error);
}

/** Reads the body, and checks the path, the query and the body against the contract. */
export const validateRequest: Step = async (context, state) => {
  if (state.decidedBy !== 'nothing') return state;
  const body = await context.body.read();
  if (body instanceof ApiErrorResult) return withError(context, state, body);
  // Before the validation, which may add defaults.
  const unknownFields = findUnknownFields(context.id, context.query, body.json);
  const isRejected = unknownFields.length > 0 && context.merchant.policies.onUnknownField !== 'accept';
  const fields = unknownFields.map(describeRejectedField);
  const rejection = isRejected ? breaksRule('policies.onUnknownField', ...fields) : undefined;
  const input = withoutAbsent(context.id, body.json);
  const error = checkParts(context, body.json, input) ?? rejection;
  const next = { ...state, unknownFields, input };
  return error === undefined ? next : withError(context, next, error);
};

function checkParts({ id, path, query }: MerchantRequest, sent: unknown, input: unknown): ApiErrorResult | undefined {
  const validate = validators[id];
  return (
    checkValue(validate.path, path) ??
    checkValue(validate.query, query, undefined, formatValue) ??
    (id === 'createPayment' ? checkInstrument(sent, input) : undefined) ??
    (validate.body === undefined ? undefined : checkValue(validate.body, input))
  );
}

/** The most unknown fields of one request: a hostile body can have thousands. */
const maxFields = 20;
/** The longest text that is kept of a path. Longer names get no suggestion either, because the comparison takes quadratic time. */
const maxPathLength = 128;

/** Lists the fields of a body and of a query that the contract does not list, with suggestions. */
export function findUnknownFields(
  id: OperationId,
  query: Readonly<Record<string, unknown>>,
  body: unknown,
): readonly UnknownField[] {
  const { parameters }: OperationDescriptor = operations[id];
  const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const found: UnknownField[] = [];
  for (const name in query) if (!names.includes(name)) add(found, `?${name}`, suggestQuery(names, name));
  const tree = requestFields[id];
  return tree === undefined ? found : findUnknownBodyFields(tree, body, found);
}

/** Adds the fields of a body that are not in the tree. Returns the list. */
export function findUnknownBodyFields(tree: FieldTree, body: unknown, found: UnknownField[] = []): UnknownField[] {
  collect({ tree, root: tree, found }, body, '');
  return found;
}

interface Search {
  /** The fields of the object. */
  readonly tree: FieldTree;
  /** The fields of the whole body. */
  readonly root: FieldTree;
  readonly found: UnknownField[];
}

function collect(search: Search, value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) collect(search, value[index], `${path}[${index}]`);
    return;
  }
  const { tree, root, found } = search;
  for (const name in value) {
    const known = tree[name];
    if (known === true) continue;
    if (found.length >= maxFields) return;
    if (known === undefined || !Object.hasOwn(tree, name)) {
      add(found, joinPath(path, name), suggestField(search, path, name));
    } else {
      collect({ tree: known, root, found }, (value as Record<string, unknown>)[name], joinPath(path, name));
    }
  }
}

function add(found: UnknownField[], path: string, suggestion: string | undefined): void {
  if (found.length >= maxFields) return;
  found.push(definedFields({ path: shortenText(path, maxPathLength), suggestion }));
}

function suggestQuery(names: readonly string[], name: string): string | undefined {
  const nearest = name.length > maxPathLength ? undefined : nearestName(name, names);
  return nearest === undefined ? undefined : `?${nearest}`;
}

/** Suggests a similar name in the same object, or the same name at another place. */
function suggestField({ tree, root }: Search, path: string, name: string): string | undefined {
  if (path.length + name.length > maxPathLength) return undefined;
  const nearest = nearestName(name, Object.keys(tree));
  return nearest === undefined ? findPlace(root, name) : joinPath(path, nearest);
}

/** Finds the least deep place of a name. */
function findPlace(root: FieldTree, name: string): string | undefined {
  let level: [path: string, tree: FieldTree][] = [['', root]];
  while (level.length > 0) {
    const place = level.find(([, tree]) => Object.hasOwn(tree, name));
    if (place !== undefined) return joinPath(place[0], name);
    level = level.flatMap(([path, tree]) =>
      Object.entries(tree).flatMap(([field, inner]): typeof level =>
        inner === true ? [] : [[joinPath(path, field), inner]],
      ),
    );
  }
  return undefined;
}
