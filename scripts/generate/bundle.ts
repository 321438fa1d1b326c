import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { bundle as bundleDocument, loadConfig } from '@redocly/openapi-core';
import { type Document, resolve, type Schema, schemaNameOf } from './document.ts';

/** The two hand-written documents: the API of the service, and the admin API of the mock server. */
export const entries = { service: 'openapi/openapi.yaml', admin: 'openapi/admin.yaml' } as const;

/** Bundles `openapi/*.yaml` into one document. Sorted components keep the output stable when a reference moves. */
export async function bundle(root: string, entry: keyof typeof entries = 'service'): Promise<Document> {
  const config = await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') });
  const { bundle, problems } = await bundleDocument({ ref: join(root, entries[entry]), config });
  // For example a second schema with the same name, which would be renamed to `Name-2`.
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`Redocly could not bundle ${entries[entry]}: ${problem.message}`);
  return withSortedComponents(bundle.parsed as Document);
}

function withSortedComponents(document: Document): Document {
  const sorted = (entries: object) => Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  const components = Object.entries(document.components).map(([kind, entries]) => [kind, sorted(entries as object)]);
  return { ...document, components: Object.fromEntries(components) };
}

/**
 * Resolves `x-optional-fields-of: <Schema>`. The marked schema gets the fields of the named schema, each optional and nullable, with the
 * `x-basis` of the marked schema. Its own fields do not change.
 *
 * Nested objects also become optional: a reference to an object then points to the schema that is marked as its optional variant. Without
 * such a schema, this function generates `Optional<Schema>` with the same `x-basis`. An object with only optional and nullable fields stays.
 */
export function resolveOptionalFieldsOf(document: Document): Document {
  const schemas = structuredClone(document.components.schemas ?? {});
  const marked = Object.entries(schemas).filter(([, schema]) => markOf(schema) !== undefined);
  const names = new Map(marked.map(([name, schema]) => [markOf(schema) as string, name]));
  /** Generated schemas, and the generated fields with an assumption, have the same basis as the marked schema. */
  let basis: { 'x-basis'?: unknown } = {};

  const withBasis = (field: Schema): Schema => ('x-basis' in field ? { ...field, ...basis } : field);

  const variantOf = (source: string): string => {
    const known = names.get(source);
    if (known !== undefined) return known;
    const properties = fieldsOf(source);
    if (isOptional(source, properties)) {
      names.set(source, source);
      return source;
    }
    const name = `Optional${source}`;
    if (name in schemas) throw new Error(`The name ${name} is reserved for a generated schema. Rename the schema`);
    names.set(source, name);
    const { description, 'x-specified-types': specified } = schemas[source] as Schema;
    schemas[name] = {
      description: `${description} Assumption: every field can be absent or null.`,
      ...basis,
      ...(specified === undefined ? {} : { 'x-specified-types': specified }),
      type: 'object',
      properties,
    };
    return name;
  };

  /** Returns true when all fields of a schema are already optional and nullable. */
  const isOptional = (source: string, variant: Record<string, Schema>): boolean => {
    const { required, properties = {}, allOf } = schemas[source] as Schema;
    if (required?.length || allOf) return false;
    return Object.entries(properties).every(([name, field]) => isDeepStrictEqual(withBasis(field), variant[name]));
  };

  /** Returns the fields of an object as optional and nullable, except those that the optional variant declares. */
  const fieldsOf = (source: string, declared: Record<string, Schema> = {}): Record<string, Schema> => {
    const fields = Object.entries(propertiesOf(document, { $ref: `#/components/schemas/${source}` }));
    const missing = fields.filter(([name]) => !(name in declared));
    return Object.fromEntries(missing.map(([name, field]) => [name, nullable(withVariants(withBasis(field)))]));
  };

  /** Returns the schema with each object replaced by its optional variant. */
  const withVariants = (schema: Schema): Schema => {
    const { $ref, ...rest } = schema;
    const source = $ref === undefined ? undefined : schemaNameOf($ref);
    if (source !== undefined) {
      const isObject = Object.keys(propertiesOf(document, schema)).length > 0;
      return { ...rest, $ref: isObject ? `#/components/schemas/${variantOf(source)}` : ($ref as string) };
    }
    return {
      ...rest,
      ...(typeof rest.items === 'object' && { items: withVariants(rest.items) }),
      ...(rest.allOf && { allOf: rest.allOf.map(withVariants) }),
      ...(rest.anyOf && { anyOf: rest.anyOf.map(withVariants) }),
    };
  };

  for (const [name, schema] of marked) {
    const source = markOf(schema) as string;
    if (!(source in schemas)) throw new Error(`${name}: x-optional-fields-of refers to the unknown schema ${source}`);
    const { 'x-optional-fields-of': _, ...rest } = schema;
    basis = 'x-basis' in rest ? { 'x-basis': rest['x-basis'] } : {};
    const fields = Object.entries(fieldsOf(source, rest.properties)).map(([field, each]) => [
      field,
      { ...each, ...basis },
    ]);
    schemas[name] = { ...rest, properties: { ...Object.fromEntries(fields), ...rest.properties } };
  }
  return withSortedComponents({ ...document, components: { ...document.components, schemas } });
}

function markOf(schema: Schema): string | undefined {
  return schema['x-optional-fields-of'] as string | undefined;
}

/** Returns a schema that also accepts null. A schema that accepts null already stays the same. */
export function nullable(schema: Schema): Schema {
  const { $ref, type, allOf, anyOf, enum: values, ...rest } = schema;
  const isNullable = [type].flat().includes('null') || anyOf?.some((each) => [each.type].flat().includes('null'));
  if (isNullable) return schema;
  if ('const' in schema) throw new Error('A field with a const cannot become nullable');
  if (values !== undefined) return { ...rest, anyOf: [{ type, enum: values } as Schema, { type: 'null' }] };
  if (type !== undefined) return { ...schema, type: [type, 'null'].flat() as Schema['type'] & string[] };
  if (anyOf !== undefined) return { ...rest, anyOf: [...anyOf, { type: 'null' }] };
  const [only, ...others] = allOf ?? [{ $ref: $ref as string }];
  if (only === undefined || others.length > 0)
    throw new Error('A field with several allOf schemas cannot become nullable');
  return { ...rest, anyOf: [only, { type: 'null' }] };
}

/** Returns the fields of a schema, including all parts of its `allOf`. */
export function propertiesOf(document: Document, schema: Schema): Record<string, Schema> {
  const { allOf = [], properties = {} } = resolve<Schema>(document, schema);
  return Object.assign({}, ...allOf.map((part) => propertiesOf(document, part)), properties);
}

/**
 * Resolves `x-fields-of: <Schema>`. The marked schema gets the fields that the named schema has in another document, each optional. Its
 * own fields do not change, and `x-defaults` sets the defaults of fields. The function also copies the schemas that the fields refer to.
 */
export function resolveFieldsOf(document: Document, source: Document): Document {
  const schemas = structuredClone(document.components.schemas ?? {});

  const copyReferred = (value: unknown): void => {
    JSON.stringify(value, (key, each) => {
      const name = key === '$ref' ? schemaNameOf(each) : undefined;
      if (name === undefined || name in schemas) return each;
      const schema = source.components.schemas?.[name];
      if (schema === undefined) throw new Error(`The other document has no schema ${name}`);
      schemas[name] = structuredClone(schema);
      copyReferred(schema);
      return each;
    });
  };

  for (const [name, schema] of Object.entries(schemas)) {
    const mark = schema['x-fields-of'];
    if (mark === undefined) continue;
    if (!(String(mark) in (source.components.schemas ?? {})))
      throw new Error(`${name}: x-fields-of refers to the unknown schema ${mark}`);
    const fields = propertiesOf(source, { $ref: `#/components/schemas/${mark}` });
    const properties: Record<string, Schema> = structuredClone({ ...fields, ...schema.properties });
    for (const [field, value] of Object.entries(schema['x-defaults'] ?? {})) {
      properties[field] = { ...properties[field], default: value };
    }
    schemas[name] = { ...schema, properties };
    copyReferred(properties);
  }
  return withSortedComponents({ ...document, components: { ...document.components, schemas } });
}

/** Which fields a schema with `x-unsent-fields-of` gets. */
interface UnsentFields {
  /** The schemas of the response. The first one with a field decides. */
  readonly response: readonly string[];
  /** The schema of the request. */
  readonly request: string;
  /** The names that fields of the response have in the request. */
  readonly renamed: Readonly<Record<string, string>>;
  /** The paths of fields to leave out. */
  readonly except: readonly string[];
  /** The paths of objects that can have other fields. */
  readonly open: readonly string[];
}

/**
 * Resolves `x-unsent-fields-of`. The marked schema gets the fields of a response that the request does not have, each optional at every depth.
 * They contain no references.
 */
export function resolveUnsentFieldsOf(document: Document, source: Document): Document {
  const schemas = structuredClone(document.components.schemas ?? {});
  const schemaOf = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

  for (const [name, { 'x-unsent-fields-of': mark, ...schema }] of Object.entries(schemas)) {
    if (mark === undefined) continue;
    const { response, request, renamed, except, open } = mark as UnsentFields;

    const unsentIn = (given: Schema, sent: Schema | undefined, path: string): Schema | undefined => {
      if (except.includes(path)) return undefined;
      const fields = fieldsIn(source, given);
      if (fields === undefined) return sent === undefined ? inlined(source, given) : undefined;

      const sentFields = (sent && fieldsIn(source, sent)) ?? {};
      const unsent = Object.entries(fields).flatMap(([field, each]) => {
        const kept = unsentIn(each, sentFields[renamed[field] ?? field], path === '' ? field : `${path}.${field}`);
        return kept === undefined ? [] : [[field, kept] as const];
      });
      if (unsent.length === 0) return undefined;
      const { description = '' } = { ...resolve<Schema>(source, given), ...given };
      const type: Schema['type'] = isNullable(given) ? ['object', 'null'] : 'object';
      return { description, type, additionalProperties: open.includes(path), properties: Object.fromEntries(unsent) };
    };

    const parts = response.map((each) => unsentIn(schemaOf(each), schemaOf(request), '')?.properties);
    const properties: Record<string, Schema> = Object.assign({}, ...parts.reverse());
    schemas[name] = { ...schema, type: 'object', additionalProperties: false, properties };
  }
  return { ...document, components: { ...document.components, schemas } };
}

/** Returns the fields of an object in every form of its schema. Undefined for another value, and for an object without documented fields. */
function fieldsIn(document: Document, given: Schema): Record<string, Schema> | undefined {
  const { allOf = [], anyOf = [], properties } = resolve<Schema>(document, given);
  const parts = [...[...allOf, ...anyOf].map((part) => fieldsIn(document, part)), properties].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? undefined : Object.assign({}, ...parts);
}

function isNullable({ type, anyOf = [] }: Schema): boolean {
  return [type].flat().includes('null') || anyOf.some((each) => each.type === 'null');
}

/** Replaces every reference by what it refers to. */
function inlined(document: Document, schema: Schema): Schema {
  const { $ref, ...rest } = schema;
  const whole = $ref === undefined ? schema : { ...resolve<Schema>(document, schema), ...rest };
  return JSON.parse(JSON.stringify(whole), (_key, value) => (value?.$ref ? inlined(document, value) : value));
}
