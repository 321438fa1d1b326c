import { type Document, resolve, type Schema } from '../../../scripts/generate/document.ts';

/** Returns the schema at one place of a body, or undefined when the place does not exist. `[]` stands for the items of an array. */
export function schemaAt(document: Document, schema: Schema | undefined, steps: string[]): Schema | undefined {
  return steps.reduce<Schema | undefined>((here, step) => here && below(document, here, step), schema);
}

function below(document: Document, schema: Schema, step: string): Schema | undefined {
  const { properties, items, allOf = [], anyOf = [], oneOf = [] } = resolve<Schema>(document, schema);
  const all = allOf.map((each) => below(document, each, step));
  const any = [...anyOf, ...oneOf].map((each) => below(document, each, step));
  return joined('allOf', [step === '[]' ? items : properties?.[step], ...all, joined('anyOf', any)]);
}

function joined(keyword: 'allOf' | 'anyOf', found: (Schema | boolean | undefined)[]): Schema | undefined {
  const schemas = found.filter((each) => typeof each === 'object');
  return schemas.length > 1 ? { [keyword]: schemas } : schemas[0];
}

/** The names below a place, `[]` included. */
export function segmentsBelow(document: Document, schema: Schema): string[] {
  const found = partsOf(document, schema).flatMap(({ properties, items }) => {
    return [...Object.keys(properties ?? {}), ...(typeof items === 'object' ? ['[]'] : [])];
  });
  return [...new Set(found)];
}

/** Returns the schema and all its parts at the same place: references, allOf and each alternative. */
export function partsOf(document: Document, schema: Schema): Schema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
  const made = [...($ref === undefined ? [] : [resolve<Schema>(document, schema)]), ...allOf, ...anyOf, ...oneOf];
  return [schema, ...made.flatMap((each) => partsOf(document, each))];
}

export function typesOf(document: Document, schema: Schema): Set<unknown> {
  return new Set(partsOf(document, schema).flatMap(({ type = [] }) => type));
}

/** Every value that is listed at a place, the one of a `const` included. */
export function listedValues(document: Document, schema: Schema): unknown[] {
  const found = partsOf(document, schema).flatMap((part) => [
    ...(part.enum ?? []),
    ...('const' in part ? [part.const] : []),
  ]);
  return [...new Set(found)];
}

/** Whether a place or a part of it is marked as not shown by the specification. */
export function isMarked(document: Document, schema: Schema): boolean {
  return partsOf(document, schema).some((part) => 'x-basis' in part);
}

/** The values of an example at the same steps. */
export function valuesAt(example: unknown, steps: string[]): unknown[] {
  return steps.reduce<unknown[]>(
    (here, step) => {
      if (step === '[]') return here.flatMap((each) => (Array.isArray(each) ? each : []));
      return here.flatMap((each) => (isObject(each) && step in each ? [each[step]] : []));
    },
    [example],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
