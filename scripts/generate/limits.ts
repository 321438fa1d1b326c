import { assumption } from './assumptions.ts';
import {
  branchesOf,
  constraints,
  type Document,
  type Parameter,
  resolve,
  type Schema,
  schemaNameOf,
} from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

type Limits = Record<string, unknown>;

/** The side that checks the limits. The service checks all limits. The client checks no assumption, because it could reject a valid request. */
export type LimitChecker = 'service' | 'client';

/** Generates one constant per schema or parameter with limits. A bundler can then drop unused constants. */
export function limits(document: Document, checkedBy: LimitChecker): string {
  const declarations = new Map<string, unknown>();
  const declareLimits = (name: string, found: Limits) => {
    if (Object.keys(found).length === 0) return;
    const constant = `${name[0]?.toLowerCase()}${name.slice(1)}Limits`;
    if (declarations.has(constant)) throw new Error(`Two limits have the name ${constant}. Rename one of them`);
    declarations.set(constant, found);
  };
  for (const [name, schema] of Object.entries(document.components.schemas ?? {})) {
    declareLimits(name, limitsOfSchema(document, schema, checkedBy));
  }
  for (const [name, parameter] of Object.entries(document.components.parameters ?? {})) {
    const { schema = {}, ...node } = resolve<Parameter>(document, parameter);
    declareLimits(name, isChecked(node, checkedBy) ? constraintsOf(document, schema, checkedBy) : {});
  }
  const source = [...declarations].map(([name, value]) => `\nexport const ${name} = ${tsLiteral(value)} as const;\n`);
  return banner + source.join('');
}

/** Returns the limits of an object by property, or the constraints of any other schema. */
export function limitsOfSchema(document: Document, schema: Schema, checkedBy: LimitChecker): Limits {
  if (!isChecked(schema, checkedBy)) return {};
  const properties = propertyLimits(document, schema, '', checkedBy);
  return Object.keys(properties).length > 0 ? properties : constraintsOf(document, schema, checkedBy);
}

/** Returns limits by path: `value`, `document.number` for an inline object, `tags[]` for the items of an array. */
function propertyLimits(document: Document, schema: Schema, prefix: string, checkedBy: LimitChecker): Limits {
  const found: Limits = {};
  const inline = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter(({ $ref }) => $ref === undefined);
  for (const part of [schema, ...(schema.allOf ?? []), ...inline]) {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const limits = valueLimits(document, property, prefix + name, checkedBy);
      // The first part of a schema has precedence.
      Object.assign(found, { ...limits, ...found });
    }
  }
  return found;
}

/** Skips references to objects, because they have their own constants. */
function valueLimits(document: Document, value: Schema, path: string, checkedBy: LimitChecker): Limits {
  const { $ref, items } = value;
  const own = constraintsOf(document, value, checkedBy);
  const limits = Object.keys(own).length > 0 ? { [path]: own } : {};
  if (typeof items === 'object') return { ...limits, ...valueLimits(document, items, `${path}[]`, checkedBy) };
  return $ref === undefined ? { ...limits, ...propertyLimits(document, value, `${path}.`, checkedBy) } : limits;
}

function constraintsOf(document: Document, schema: Schema, checkedBy: LimitChecker): Limits {
  const target = resolve<Schema>(document, schema as Schema);
  if (!isChecked(schema, checkedBy) || !isChecked(target, checkedBy)) return {};
  if (schema['x-client-check'] === 'form' && checkedBy === 'client') return formOf(target);
  // The messages of the client say in words what a pattern means. The mock server has the words in its validators.
  const words = 'pattern' in target && checkedBy === 'client' ? ['x-rule'] : [];
  const names = target.format === 'uuid' ? ['format'] : [...constraints, ...words];
  const own = Object.fromEntries(names.filter((name) => name in target).map((name) => [name, target[name]]));
  // A nullable value has the form `anyOf: [X, null]` and the limits of X.
  const inherited = branchesOf({ ...target, items: true }).map((branch) => constraintsOf(document, branch, checkedBy));
  return Object.assign({}, ...inherited, own);
}

function isChecked(node: { readonly [keyword: string]: unknown }, checkedBy: LimitChecker): boolean {
  return checkedBy === 'service' || node['x-basis'] === undefined || node['x-client-check'] === true;
}

/** Returns the form that all values of a list have: a number of capital letters. */
function formOf(schema: Schema): Limits {
  const values = (schema.enum ?? []) as readonly string[];
  const [first = ''] = values;
  const form = `^[A-Z]{${first.length}}$`;
  const other = values.find((each) => !new RegExp(form).test(each));
  if (other !== undefined) throw new Error(`${other} is not ${first.length} capital letters, as ${first} is`);
  return { pattern: form, 'x-rule': `${first.length} capital letters, such as ${first}` };
}

/** A doc comment lists the values of an enumeration up to this number, and otherwise names its type. */
const maxListedValues = 20;

/**
 * Adds the limits of every property and named schema to its description, in plain words. An editor shows the description where the
 * type is only `string`. Removes `format`, which openapi-typescript would write as a line before the description.
 *
 * @throws Error when a description already contains the limit. It would be stated twice, and one of the two could become wrong.
 */
export function withLimitWords(document: Document): Document {
  // Not structuredClone: it keeps an object that several properties share, which would then get the words of each.
  const copy: Document = JSON.parse(JSON.stringify(document));
  const schemas = Object.entries(copy.components.schemas ?? {});
  // Collected before any format is removed.
  const found: { schema: Schema; words: string; name: string }[] = [];
  for (const [name, schema] of schemas) {
    found.push({ name, schema, words: scalarWords(copy, schema) });
    for (const [path, property] of propertiesIn(schema, name))
      found.push({ name: path, schema: property, words: limitWords(copy, property) });
  }
  for (const { name, schema, words } of found) {
    delete schema.format;
    if (words === '') continue;
    const { description = '' } = schema;
    if (description.toLowerCase().includes(words.toLowerCase()))
      throw new Error(
        `${name}: the description already contains "${words}", which npm run generate adds. Remove it there`,
      );
    schema.description = [description.trimEnd(), sentence(words)].filter(Boolean).join(' ');
  }
  return copy;
}

/** Returns the properties of a schema and of the objects that it contains without a reference. */
function propertiesIn(schema: Schema, path: string): (readonly [string, Schema])[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    [`${path}.${name}`, property] as const,
    ...propertiesIn(property, `${path}.${name}`),
  ]);
  return [...own, ...branchesOf(schema).flatMap((each) => propertiesIn(each, path))];
}

/** Returns the words for the limits of a value, for example `3 to 255 characters`. Empty without limits. */
export function limitWords(document: Document, schema: Schema): string {
  const words = scalarWords(document, schema);
  const values = valueWords(document, schema);
  return [words, values].filter(Boolean).join('. ');
}

function scalarWords(document: Document, schema: Schema): string {
  const limits = limitsOf(document, schema);
  const parts = [...textWords(limits), ...numberWords(limits), ...arrayWords(document, limits)];
  return parts.join(', ');
}

/** Lists the values of a named enumeration: the type of the property shows only its name. */
function valueWords(document: Document, schema: Schema): string {
  const reference = schema.$ref ?? [...(schema.allOf ?? []), ...(schema.anyOf ?? [])].find(({ $ref }) => $ref)?.$ref;
  if (reference === undefined) return '';
  const target = resolve<Schema>(document, { $ref: reference });
  if (target.enum !== undefined) return `One of: ${listed(reference, target.enum)}`;
  if (target.anyOf?.some((each) => 'x-open' in each) !== true) return '';
  const name = target.anyOf.find(({ $ref }) => $ref)?.$ref ?? '';
  const known = resolve<Schema>(document, { $ref: name });
  const words = `Known values: ${listed(name, known.enum ?? [])}`;
  return 'x-basis' in known ? `${words}. ${assumption('the complete list')}` : words;
}

function listed(reference: string, values: readonly unknown[]): string {
  return values.length > maxListedValues ? `see \`${schemaNameOf(reference)}\`` : values.join(', ');
}

/**
 * Merges the limits of a schema with those of the schemas that apply to the same value. A named schema with `x-basis` has no limits here:
 * its own description contains them, with their mark.
 */
function limitsOf(document: Document, schema: Schema): Schema {
  const { $ref, allOf = [], anyOf = [], ...own } = schema;
  // A nullable value has the form `anyOf: [X, null]`. Other alternatives have no common limits.
  const branches = anyOf.filter(({ type }) => type !== 'null');
  const applied = [...($ref === undefined ? [] : [{ $ref }]), ...allOf, ...(branches.length === 1 ? branches : [])];
  const inherited = applied.map((each) => {
    const target = resolve<Schema>(document, each);
    const isAssumed = target !== each && 'x-basis' in target;
    return isAssumed ? { type: target.type, format: target.format } : limitsOf(document, target);
  });
  return Object.assign({}, ...inherited, own);
}

function textWords(schema: Schema): string[] {
  const { type, description = '', format, pattern = '', contentEncoding } = schema;
  if (!isOfType(type, 'string')) return [];
  if (contentEncoding !== undefined) return decodedWords(schema);
  const formatName = format === undefined ? '' : (formats[format] ?? `format ${format}`);
  const counted = countedCharacters(pattern);
  const length = range(numberOf(schema.minLength), numberOf(schema.maxLength), 'character');
  return [
    // Some descriptions use the name of the format in a sentence.
    description.includes(formatName) ? '' : formatName,
    format === 'uuid' || (pattern === notBlank && schema.minLength === 1) ? '' : (counted ?? length ?? ''),
    counted === undefined ? String(schema['x-rule'] ?? patternWords(pattern)) : '',
  ].filter(Boolean);
}

/** The limits before the encoding say the same about the decoded bytes, and are hard to read. */
function decodedWords(schema: Schema): string[] {
  const { 'x-max-decoded-bytes': bytes, 'x-media-type-magic': magic, 'x-media-type-magic-max-offset': offset } = schema;
  return [
    ...(bytes === undefined ? [] : [`at most ${grouped(Number(bytes))} bytes when decoded`]),
    ...(magic === undefined ? [] : [`has \`${magic}\` after at most ${grouped(Number(offset ?? 0))} other bytes`]),
  ];
}

const formats: Readonly<Record<string, string>> = { uuid: 'UUID', date: 'YYYY-MM-DD', 'date-time': 'ISO 8601' };
const notBlank = '\\S';

/** Returns the words for a pattern that allows a number of equal characters, and undefined for any other pattern. */
function countedCharacters(pattern: string): string | undefined {
  const [, set = '', min, max = min] = /^\^\[(0-9|A-Z)\]\{(\d+)(?:,(\d+))?\}\$$/.exec(pattern) ?? [];
  if (set === '') return undefined;
  return range(Number(min), Number(max), set === '0-9' ? 'digit' : 'upper-case letter');
}

function patternWords(pattern: string): string {
  if (pattern === '') return '';
  if (pattern === notBlank) return 'not blank';
  const [, start] = /^\^(\w+)$/.exec(pattern) ?? [];
  if (start !== undefined) return `starts with \`${start}\``;
  const [, end] = /^(\w+)\$$/.exec(pattern) ?? [];
  return end === undefined ? `matches \`${pattern}\`` : `ends with \`${end}\``;
}

function numberWords(schema: Schema): string[] {
  const { type, minimum, maximum, exclusiveMinimum, 'x-decimal-places': decimals } = schema;
  const isWhole = isOfType(type, 'integer');
  if (!isWhole && !isOfType(type, 'number')) return [];
  const above = numberOf(exclusiveMinimum);
  const between = above === undefined ? range(minimum, numberOf(maximum)) : range(undefined, numberOf(maximum));
  return [
    ...(isWhole ? ['a whole number'] : []),
    ...(above === undefined ? [] : [`greater than ${grouped(above)}`]),
    ...(between === undefined ? [] : [between]),
    ...(decimals === undefined ? [] : [`at most ${decimals} decimals`]),
  ];
}

function arrayWords(document: Document, { type, items, minItems, maxItems }: Schema): string[] {
  if (!isOfType(type, 'array')) return [];
  const count = range(numberOf(minItems), numberOf(maxItems), 'item');
  const each = typeof items === 'object' && items.$ref === undefined ? scalarWords(document, items) : '';
  return [...(count === undefined ? [] : [count]), ...(each === '' ? [] : [`each item: ${each}`])];
}

/** Formats `3 to 255 characters`, `at most 12`, `exactly 2 letters`. */
function range(min: number | undefined, max: number | undefined, noun = ''): string | undefined {
  const counted = (count: number) => `${grouped(count)}${noun && ` ${noun}${count === 1 ? '' : 's'}`}`;
  if (min === undefined) return max === undefined ? undefined : `at most ${counted(max)}`;
  if (max === undefined) return `at least ${counted(min)}`;
  return min === max ? `exactly ${counted(max)}` : `${grouped(min)} to ${counted(max)}`;
}

function isOfType(type: Schema['type'], name: string): boolean {
  return [type].flat().includes(name as never);
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function grouped(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 20 });
}

function sentence(words: string): string {
  return `${words[0]?.toUpperCase()}${words.slice(1)}.`;
}
