import { nullable } from './bundle.ts';
import {
  bodySchemaOf,
  branchesOf,
  type Document,
  type LocatedOperation,
  operationsOf,
  resolve,
  type Schema,
  schemaNameOf,
} from './document.ts';

/**
 * Lets every optional field of a request be null, which means that it is absent. A field with `x-absence-moves-money` and the fields
 * around it stay as they are: null could be a mistake there.
 *
 * @returns A copy. Each changed field has `x-null-means-absent`, and says it in its description.
 */
export function withNullableFields(document: Document): Document {
  // Not structuredClone: it keeps an object that a request and a response share.
  const copy: Document = JSON.parse(JSON.stringify(document));
  const visited = new Set<string>();

  const visit = (schema: Schema): void => {
    const name = schema.$ref === undefined ? undefined : schemaNameOf(schema.$ref);
    if (name !== undefined && visited.has(name)) return;
    if (name !== undefined) visited.add(name);
    const target = resolve<Schema>(copy, schema);
    const { required = [], properties = {}, ...form } = target;
    Object.assign(target, withoutNullDependency(target));
    delete target.dependentRequired;
    for (const each of branchesOf(form)) visit(each);
    for (const [field, each] of Object.entries(properties)) {
      visit(each);
      if (!required.includes(field) && !movesMoney(copy, each)) properties[field] = markedNullable(each);
    }
  };

  for (const located of operationsOf(copy)) {
    const schema = bodySchemaOf(copy, located);
    if (schema !== undefined) visit(schema);
  }
  return copy;
}

/** A field that is null needs no other field, and a field that is null is not there. `dependentRequired` would say the opposite. */
function withoutNullDependency({ dependentRequired = {}, properties = {} }: Schema): Schema {
  const [dependency, ...others] = Object.entries(dependentRequired as Record<string, string[]>);
  if (others.length > 0) throw new Error('Only one field of an object can need others: an object has only one `if`');
  if (dependency === undefined) return {};
  const [field, needed] = dependency;
  const present = (names: string[]): Schema => ({
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: properties[name]?.type } as Schema])),
  });
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  return { if: present([field]), then: present(needed) };
}

function markedNullable(field: Schema): Schema {
  const changed = nullable(field);
  if (changed === field) return field;
  const { description = '' } = field;
  const values = field['x-empty-means-absent'] ? 'Null or an empty string means' : 'Null means';
  return { ...changed, 'x-null-means-absent': true, description: `${description.trimEnd()} ${values} absent.`.trim() };
}

/** Whether a field, or a field in it, is one without which the service could move money differently. */
function movesMoney(document: Document, field: Schema): boolean {
  const schema = resolve<Schema>(document, field);
  if (field['x-absence-moves-money'] === true || schema['x-absence-moves-money'] === true) return true;
  return [...branchesOf(schema), ...Object.values(schema.properties ?? {})].some((each) => movesMoney(document, each));
}

/** The fields of an object that can be absent. */
interface AbsentFields {
  [name: string]: { null?: true; empty?: true; fields?: AbsentFields };
}

/** Returns the fields of a request body that null or an empty text makes absent. Undefined without a body. */
export function absentFields(document: Document, located: LocatedOperation): AbsentFields | undefined {
  const schema = bodySchemaOf(document, located);
  return schema && fieldsOf(document, schema);
}

function fieldsOf(document: Document, given: Schema): AbsentFields {
  const schema = resolve<Schema>(document, given);
  const { required = [], properties = {} } = schema;
  const inherited = branchesOf(schema).map((each) => fieldsOf(document, each));
  const all: AbsentFields = {};
  for (const [name, field] of Object.entries(properties)) {
    const fields = fieldsOf(document, field);
    const isOptional = !required.includes(name) && !movesMoney(document, field);
    const entry = {
      ...(isOptional ? { null: true as const } : {}),
      ...(field['x-empty-means-absent'] ? { empty: true as const } : {}),
      ...(Object.keys(fields).length > 0 ? { fields } : {}),
    };
    if (Object.keys(entry).length > 0) all[name] = entry;
  }
  // The object itself says which of its fields are optional. An alternative can require one, once the others are known.
  return Object.assign({}, ...inherited, all);
}
