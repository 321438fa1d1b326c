import { resolve, type Schema } from '../../scripts/generate/document.ts';
import { document } from './contract.ts';

/** A documented field of a request, with what the document says about its absence. */
export interface RequestField {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  /** The field or a field inside of it is one without which money could move differently. */
  readonly movesMoney: boolean;
  readonly emptyMeansAbsent: boolean;
  /** The specification names the field without a type. */
  readonly isUntyped: boolean;
}

/** Returns the node that describes a value other than null. */
export function formOf(schema: Schema): Schema {
  const { $ref, allOf, anyOf } = schema;
  const inner = $ref === undefined ? [...(allOf ?? []), ...(anyOf ?? [])][0] : resolve<Schema>(document, schema);
  return inner === undefined || schema.properties !== undefined ? schema : formOf(inner);
}

const known = new WeakMap<Schema, readonly RequestField[]>();

export function fieldsOf(schema: Schema): readonly RequestField[] {
  const form = formOf(schema);
  const fields = known.get(form) ?? fieldsOfForm(form);
  known.set(form, fields);
  return fields;
}

function fieldsOfForm({ properties = {}, required = [], 'x-specified-types': specified }: Schema): RequestField[] {
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field,
    isRequired: required.includes(name),
    movesMoney: movesMoney(field),
    emptyMeansAbsent: field['x-empty-means-absent'] === true,
    isUntyped: Array.isArray(specified) && !specified.includes(name) && isScalar(formOf(field)),
  }));
}

function movesMoney(field: Schema): boolean {
  const { items } = formOf(field);
  const inside = [field, ...(typeof items === 'object' ? [items] : [])].flatMap((each) => fieldsOf(each));
  return field['x-absence-moves-money'] === true || inside.some((each) => each.movesMoney);
}

function isScalar({ type, properties }: Schema): boolean {
  return properties === undefined && ![type].flat().some((each) => each === 'object' || each === 'array');
}

/** Returns the value of a field. Undefined omits the field. */
export type Decide = (field: RequestField, sample: () => unknown, path: string) => unknown;

/** Returns a value of a schema. `decide` chooses the value of each field, for example the sample. */
export function sampleOf(schema: Schema, decide: Decide, path = ''): unknown {
  const form = formOf(schema);
  const [type] = [form.type].flat();
  if (form.properties !== undefined) {
    const entries = fieldsOf(form).map((field): [string, unknown] => {
      const place = path === '' ? field.name : `${path}.${field.name}`;
      return [field.name, decide(field, () => sampleOf(field.schema, decide, place), place)];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (typeof form.items === 'object' && Object.keys(form.items).length > 0) return [sampleOf(form.items, decide, path)];
  const [example] = [schema, form].flatMap(({ examples, enum: values }) => (examples ?? values ?? []) as unknown[]);
  if (example !== undefined) return example;
  if (type === 'boolean') return true;
  if (type === 'object') return { any: 'thing' };
  if (type === 'string') return 'text';
  throw new Error(`${path} has no example of its type ${type}`);
}

/** Returns the object with another value at a path, which leads through the first entry of each list. Undefined removes the field. */
export function withValueAt(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<object>(
    (each, name) => [(each as Record<string, object>)[name]].flat()[0] as object,
    copy,
  );
  if (value === undefined) delete (holder as Record<string, unknown>)[last];
  else Object.assign(holder, { [last]: value });
  return copy;
}
