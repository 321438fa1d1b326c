import { type Document, resolve, type Schema, schemaNameOf } from './document.ts';

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
    schema.description = [description, sentence(words)].filter(Boolean).join(' ');
  }
  return copy;
}

/** Returns the properties of a schema and of the objects that it contains without a reference. */
function propertiesIn(schema: Schema, path: string): (readonly [string, Schema])[] {
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, property]) => [
    [`${path}.${name}`, property] as const,
    ...propertiesIn(property, `${path}.${name}`),
  ]);
  const inner = [...(typeof items === 'object' ? [items] : []), ...allOf, ...anyOf, ...oneOf];
  return [...own, ...inner.flatMap((each) => propertiesIn(each, path))];
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
  const known = target.anyOf.find(({ $ref }) => $ref)?.$ref ?? '';
  return `Known values: ${listed(known, resolve<Schema>(document, { $ref: known }).enum ?? [])}`;
}

function listed(reference: string, values: readonly unknown[]): string {
  return values.length > maxListedValues ? `see \`${schemaNameOf(reference)}\`` : values.join(', ');
}

/** Merges the limits of a schema with those of the schemas that apply to the same value. */
function limitsOf(document: Document, schema: Schema): Schema {
  const { $ref, allOf = [], anyOf = [], ...own } = schema;
  // A nullable value has the form `anyOf: [X, null]`. Other alternatives have no common limits.
  const branches = anyOf.filter(({ type }) => type !== 'null');
  const applied = [...($ref === undefined ? [] : [{ $ref }]), ...allOf, ...(branches.length === 1 ? branches : [])];
  const inherited = applied.map((each) =>
    limitsOf(document, each.$ref === undefined ? each : resolve<Schema>(document, each)),
  );
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
    counted === undefined ? patternWords(pattern) : '',
  ].filter(Boolean);
}

/** The limits before the encoding say the same about the decoded bytes, and are hard to read. */
function decodedWords({ 'x-max-decoded-bytes': bytes, 'x-media-type-magic': magic }: Schema): string[] {
  return [
    ...(bytes === undefined ? [] : [`at most ${grouped(Number(bytes))} bytes when decoded`]),
    ...(magic === undefined ? [] : [`starts with \`${magic}\` when decoded`]),
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
