import { patternRules } from '../../generated/control-validators.js';
import type { FieldTree } from '../../generated/fields.ts';
import { requiredRules, type ValidationError } from '../../generated/validators.js';
import { suggestScheme } from '../options/address.ts';
import { didYouMean, nearestName, suggestValue } from '../options/suggest-name.ts';

/** Shows an invalid value in a message. */
export type DescribeValue = (value: unknown) => string;

/** The path of the field. It is empty for the whole value. */
export function fieldOf(error: ValidationError): string {
  const steps = stepsOf(error.instancePath);
  if (isMissing(error)) steps.push(String(error.params.missingProperty));
  if (error.keyword === 'additionalProperties') steps.push(String(error.params.additionalProperty));
  return steps.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

/** Whether a field is missing that is required, always or with another field. */
export function isMissing({ keyword }: ValidationError): boolean {
  return keyword === 'required' || keyword === 'dependentRequired';
}

/** Returns the names and indexes in a JSON pointer. */
function stepsOf(pointer: string): string[] {
  const [, ...steps] = pointer.split('/');
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * Says which rule a value breaks, and what the value is.
 *
 * @param all - All errors of the check: a value with several possible types has one for each.
 * @param root - The whole value that was checked.
 */
export function describeViolation(
  error: ValidationError,
  all: readonly ValidationError[],
  root: unknown,
  describe: DescribeValue,
): string {
  const value = stepsOf(error.instancePath).reduce((each, step) => Object(each)[step], root);
  const received = receivedPart(error, value, describe);
  if (received === undefined) return ruleOf(error, all);
  return `${ruleOf(error, all)} (received ${received})${fixOf(error, value)}`;
}

/** Suggests the value that was probably meant. */
function fixOf({ keyword, params, instancePath }: ValidationError, value: unknown): string {
  if (keyword === 'enum') return suggestValue(value, params.allowedValues as readonly unknown[]);
  if (keyword !== 'pattern') return '';
  return instancePath.endsWith('/url') ? suggestScheme(value) : didYouMean(String(value).toUpperCase());
}

/** Suggests the field that was probably meant by an unknown one. The comparison of long names would take a long time. */
export function suggestField({ keyword, params, instancePath }: ValidationError, fields?: FieldTree): string {
  const written = String(params.additionalProperty);
  if (keyword !== 'additionalProperties' || fields === undefined || written.length > 128) return '';
  let tree: FieldTree | true | undefined = fields;
  for (const step of stepsOf(instancePath))
    if (!/^\d+$/.test(step) && tree !== undefined && tree !== true) tree = tree[step];
  // The tree has the fields of all forms of a value. Another form can know the field.
  const known: FieldTree = Object(tree);
  const outer = outerField(known, written);
  const names = Object.keys(known).filter((name) => name !== written);
  return didYouMean(outer === undefined ? nearestName(written, names) : `${outer}.${written}`);
}

/** Returns the field that contains a field of this name: `when` for `times`. */
export function outerField(fields: FieldTree, written: string): string | undefined {
  return Object.keys(fields).find((name) => Object.hasOwn(Object(fields[name]), written));
}

/** Describes a value only by its type. */
export function describeType(value: unknown): string {
  if (value === undefined || value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return Array.isArray(value) ? typeNames.array : (typeNames[typeof value as keyof typeof typeNames] ?? typeof value);
}

const lengthKeywords = new Set(['minLength', 'maxLength']);
const countKeywords = new Set(['minItems', 'maxItems']);
const rangeKeywords = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);

/** A larger number could be that of a card. Amounts of money are smaller. */
const maxShownNumber = 1e12;

const maxCounted = 10_000;

function receivedPart(
  { keyword, instancePath: pointer }: ValidationError,
  value: unknown,
  describe: DescribeValue,
): string | undefined {
  if (keyword === 'type') return describe(value);
  if (lengthKeywords.has(keyword) && typeof value === 'string') return countCharacters(value);
  if (countKeywords.has(keyword) && Array.isArray(value)) return String(value.length);
  if (rangeKeywords.has(keyword) && typeof value === 'number' && Math.abs(value) < maxShownNumber) return String(value);
  // A code, or a URL without a password and a query.
  const isHarmless = /\/(reason|url)$/.test(pointer) && typeof value === 'string' && /^[\w./:-]{0,60}$/.test(value);
  if (keyword === 'pattern' && isHarmless) return JSON.stringify(value);
  // Letters cannot be a number of a card or a document.
  if (keyword === 'enum' && typeof value === 'string' && /^[A-Za-z_. -]{1,40}$/.test(value))
    return JSON.stringify(value);
  const isHidden = typeof value === 'string' && describe === describeType;
  return keyword === 'enum' && !isHidden ? describe(value) : undefined;
}

/** Counts code points, as the contract does. A long text would take a long time. */
function countCharacters(text: string): string {
  return text.length > maxCounted ? `more than ${maxCounted / 2}` : String([...text].length);
}

function ruleOf(error: ValidationError, all: readonly ValidationError[]): string {
  const { keyword, params, schemaPath } = error;
  if (keyword === 'type') return `must be ${expectedTypes(error, all)}`;
  if (isMissing(error)) {
    if (Array.isArray(params.allowedValues)) return `is required: one of ${list(params.allowedValues)}`;
    return ['is required', requiredRules[`${schemaPath} ${params.missingProperty}`]].filter(Boolean).join(' ');
  }
  return rules[keyword]?.(params) ?? error.message ?? `breaks the rule ${keyword}`;
}

const rules: Readonly<Record<string, (params: ValidationError['params']) => string>> = {
  additionalProperties: () => 'is not a known field',
  enum: ({ allowedValues }) => `must be one of ${list(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  minLength: ({ limit }) => `must have at least ${formatCount(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${formatCount(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${formatCount(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${formatCount(limit, 'item')}`,
  minProperties: ({ limit }) => `must have at least ${formatCount(limit, 'field')}`,
  maxProperties: ({ limit }) => `must have at most ${formatCount(limit, 'field')}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  format: ({ format }) => `must be ${formats[String(format)] ?? `a valid ${format}`}`,
  pattern: ({ pattern }) => `must be ${patternRules[String(pattern)]}`,
};

const formats: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  date: 'a date, such as 1990-02-28',
  'date-time': 'a date and time in UTC, such as 2026-03-14T09:26:53Z',
};

/** The types of JSON with their articles. */
const typeNames = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
} as const;

function expectedTypes(error: ValidationError, all: readonly ValidationError[]): string {
  const here = all.filter((each) => each.keyword === 'type' && each.instancePath === error.instancePath);
  const types = new Set(here.flatMap(({ params }) => params.type as string | string[]));
  return [...types].map((type) => typeNames[type as keyof typeof typeNames] ?? type).join(' or ');
}

function formatCount(count: unknown, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : String(values);
}
