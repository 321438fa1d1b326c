import type { FieldTree } from '../../generated/fields.ts';
import type { Validate, ValidationError } from '../../generated/validators.js';
import { formatValue, OptionError } from '../options/option-error.ts';
import { assertNames } from '../options/option-rules.ts';
import { ApiErrorResult } from './api-error.ts';
import {
  type DescribeValue,
  describeType,
  describeViolation,
  fieldOf,
  isMissing,
  outerField,
  suggestField,
} from './describe-violation.ts';

/** The most messages in one error: a hostile body can break a rule thousands of times. */
const maxMessages = 20;

/**
 * Checks a value against the contract. Returns undefined when it is valid.
 *
 * @param subject The name of the whole value in messages.
 * @param describe How a message shows an invalid value: by default, only its type. A request may contain card data.
 * @param fields The known fields, for the suggestion in a message about an unknown one.
 */
export function checkValue(
  validate: Validate,
  value: unknown,
  subject = 'the body',
  describe: DescribeValue = describeType,
  fields?: FieldTree,
): ApiErrorResult | undefined {
  if (validate(value)) return undefined;
  const errors = validate.errors ?? [];
  // Takes quadratic time in the number of errors, which the validators limit.
  const clear = [...withoutBranchNoise(errors)];
  const relevant = firstOfEachField(clear.length > 0 ? clear : errors).slice(0, maxMessages);
  const messages = relevant.map(
    (each) =>
      `${fieldOf(each) || subject} ${describeViolation(each, clear, value, describe)}${suggestField(each, fields)}`,
  );
  const onlyMissing = relevant.every(isMissing);
  const assumed = [...new Set(relevant.flatMap((each) => each.assumed ?? []))];
  return new ApiErrorResult(400, onlyMissing ? 'MISSING_PARAMETERS' : 'INVALID_PARAMETERS', messages, { assumed });
}

/** Returns one message for each invalid field, with its path. */
export function violations(...args: Parameters<typeof checkValue>): string[] {
  return [...(checkValue(...args)?.messages ?? [])];
}

function firstOfEachField(errors: readonly ValidationError[]): ValidationError[] {
  const fields = new Set<string>();
  return errors.filter((each) => {
    const field = fieldOf(each);
    return !fields.has(field) && fields.add(field);
  });
}

/** A value with several possible forms has the errors of each form. Keeps only the errors of the form that fits best. */
function withoutBranchNoise(errors: readonly ValidationError[]): Set<ValidationError> {
  // A list of values also reports a value of another type.
  const otherTypes = new Set(errors.filter(({ keyword }) => keyword === 'type').map(placeOf));
  // The error of a condition adds nothing to those of its `then`.
  const clear = errors.filter(({ keyword }) => keyword !== 'if');
  const kept = new Set(clear.filter((each) => each.keyword !== 'enum' || !otherTypes.has(placeOf(each))));
  for (const composite of errors) {
    if (composite.keyword !== 'oneOf' && composite.keyword !== 'anyOf') continue;
    kept.delete(composite);
    if (composite.keyword === 'oneOf') keepClosestBranch(composite, kept);
    else keepDeepest(composite, kept);
  }
  return kept;
}

/** For inline forms of one object that exclude each other, such as the checkout rule. */
function keepClosestBranch(composite: ValidationError, kept: Set<ValidationError>): void {
  const branches = new Map<string, ValidationError[]>();
  const place = `${composite.schemaPath}/`;
  for (const error of kept) {
    if (!error.schemaPath.startsWith(place) || !error.instancePath.startsWith(composite.instancePath)) continue;
    const branch = error.schemaPath.slice(place.length).split('/')[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  for (const error of [...branches.values()].flat()) kept.delete(error);
  // A form refers to the same schemas as its object. When those fail, no form can fit.
  const different = new Set([...kept].map((each) => `${each.instancePath} ${each.schemaPath}`));
  if (different.size < kept.size) return;
  // The errors of a form that only refers to a schema have the place of that schema, so they are kept, and the form is the closest.
  if (Math.max(...[...branches.keys()].map(Number)) >= branches.size) return;
  // So is the error of a field that refers to one. The other forms do not know the field.
  const unknown = [...branches.values()].flat().filter(({ keyword }) => keyword === 'additionalProperties');
  if (unknown.some((other) => [...kept].some((each) => fieldOf(each) === fieldOf(other)))) return;
  const [closest = []] = [...branches.values()].sort((a, b) => distanceOf(a) - distanceOf(b));
  const named = new Set([...kept].map(fieldOf));
  for (const error of closest) if (!named.has(fieldOf(error))) kept.add(error);
}

/** A value that selects another form weighs more than a field that is missing or unknown. */
function distanceOf(errors: readonly ValidationError[]): number {
  return new Set(errors.map(fieldOf)).size + errors.filter(({ keyword }) => keyword === 'enum').length;
}

/** For a value that has a known form or is null: when an inner rule failed, the outer type is not the problem. */
function keepDeepest(composite: ValidationError, kept: Set<ValidationError>): void {
  const branches = [...kept].filter((each) => each.schemaPath.startsWith(`${composite.schemaPath}/`));
  if (branches.length > 0 && branches.every((each) => each.keyword === 'required')) {
    // One of these fields is enough.
    for (const each of branches) kept.delete(each);
    const missingProperty = branches.map(({ params }) => params.missingProperty).join(' or ');
    kept.add({ ...composite, keyword: 'required', params: { missingProperty } });
    return;
  }
  const here = [...kept].filter((each) => each.instancePath === composite.instancePath && each.keyword !== 'anyOf');
  const deeper = [...kept].some((each) => each.instancePath.startsWith(`${composite.instancePath}/`));
  const isTypeKnown = deeper || here.some((each) => each.keyword !== 'type');
  for (const each of here) if (isTypeKnown && each.keyword === 'type') kept.delete(each);
}

/** A value, and the schema that it does not fit. */
function placeOf({ instancePath, schemaPath, keyword }: ValidationError): string {
  return `${instancePath} ${schemaPath.slice(0, -keyword.length)}`;
}

/**
 * Checks options against a schema of the admin API document.
 *
 * @param fields - The known fields, for the suggestion in the error message.
 * @throws {OptionError} A name is unknown, or a value breaks the schema.
 */
export function assertShape(subject: string, validate: Validate, value: unknown, fields: FieldTree): void {
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(fields);
    const written = Object.keys(value).find((name) => !names.includes(name)) ?? '';
    const outer = outerField(fields, written);
    const problem = `is not an option of ${subject}. Did you mean ${outer}: { ${written} }?`;
    if (outer !== undefined) throw new OptionError(`${subject}.${written}`, problem);
    assertNames(subject, value, names, `${subject}.`);
  }
  const [violation] = violations(validate, value, '', formatValue, fields);
  if (violation === undefined) return;
  const [, field = '', problem = ''] = /^(\S*) (.*)$/s.exec(violation) ?? [];
  throw new OptionError(field === '' ? subject : `${subject}.${field}`, problem);
}

/**
 * Describes a header that was sent twice, once without a value or with the same value. The values arrive joined: `u1, u1`, `u1, `, or `u1,` from
 * a transport that trims them. The joined text would be another key than the one that the caller means.
 */
export function findRepeat(name: string, value: string): string | undefined {
  if (/^(.+), ?\1$/.test(value)) return `${name} was sent twice. Send it once`;
  const isJoined = /^\s*,|,\s*$/.test(value);
  return isJoined ? `${name} was sent twice, once without a value. Send it once` : undefined;
}
