import { type Document, type JsonType, resolve, type Schema } from './document.ts';

/** What the specification allows in a field that it names without a type. */
const scalars = ['string', 'number', 'boolean'] as const satisfies JsonType[];

/**
 * Accepts any text, number or boolean in the fields that the specification names without a type: those that `x-specified-types` of their
 * object does not list. Our types of such a field say what this project assumes, which is too narrow for a validator.
 *
 * @returns A copy
 */
export function withOpenTypes(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value) => {
    const { 'x-specified-types': specified, properties } = Object(value) as Schema;
    if (!Array.isArray(specified) || properties === undefined) return value;
    const entries = Object.entries(properties).map(([name, field]) => {
      return [name, specified.includes(name) ? field : withScalars(document, field)];
    });
    return { ...value, properties: Object.fromEntries(entries) };
  });
}

/** An object or a list stays as it is, because the specification shows its form. */
function withScalars(document: Document, field: Schema): Schema {
  const { $ref, anyOf, items, type, ...rest } = field;
  if ($ref !== undefined) {
    const others = { type: scalars.filter((each) => each !== 'string') };
    return isOpenList(document, field) ? { ...rest, anyOf: [{ $ref }, others] } : field;
  }
  if (anyOf !== undefined) {
    return { ...field, anyOf: anyOf.flatMap((each) => flattened(withScalars(document, each))) };
  }
  const types = [type ?? []].flat();
  const isOfAnyForm = types.includes('object') && types.includes('array');
  const isScalar = types.some((each) => !['null', 'object', 'array'].includes(each));
  if (isScalar || isOfAnyForm) {
    const others = types.filter((each) => ['null', 'object', 'array'].includes(each));
    return { ...field, type: [...scalars, ...others] };
  }
  return typeof items === 'object' ? { ...field, items: withScalars(document, items) } : field;
}

function flattened(schema: Schema): Schema[] {
  const { anyOf, ...rest } = schema;
  return anyOf !== undefined && Object.keys(rest).length === 0 ? anyOf : [schema];
}

/** Whether the field has known values, and accepts any other text. */
function isOpenList(document: Document, field: Schema): boolean {
  return resolve<Schema>(document, field).anyOf?.some((each) => each['x-open'] === true) ?? false;
}
