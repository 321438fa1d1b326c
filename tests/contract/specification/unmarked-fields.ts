import type { Schema } from '../../../scripts/generate/document.ts';
import { bodyNamed, type Contract, parametersOf, type Statement } from './contract.ts';
import { bodyNames } from './field-statements.ts';
import { type Field, type FieldType, fieldsOf, shapeOf } from './notation.ts';
import { endpoints } from './operations.ts';
import { isMarked, partsOf, schemaAt, segmentsBelow, typesOf } from './place.ts';

/** The other direction: each statement of the document about bodies beyond the specification has an `x-basis` mark. */
export const unmarkedFieldStatements: Statement[] = [
  ...bodyNames.map((name) => ({
    title: `${name} has no field that is neither specified nor marked`,
    contradictions: (contract: Contract) => {
      const schema = bodyNamed(contract, name);
      const fields = new Map(fieldsOf(name, shapeOf(name)).map((field) => [field.place, field]));
      return schema === undefined ? [`${name} has no schema`] : unspecifiedFields(contract, fields, name, schema);
    },
  })),
  ...bodyNames.map((name) => ({
    title: `${name} gives no type, limit or value that is neither specified nor marked`,
    contradictions: (contract: Contract) => {
      const body = bodyNamed(contract, name);
      return fieldsOf(name, shapeOf(name)).flatMap((field) => {
        return additions(contract, field, schemaAt(contract.document, body, field.steps));
      });
    },
  })),
  ...endpoints.map((endpoint) => ({
    title: `the path parameters of ${endpoint.method} ${endpoint.path} have no limit that is neither specified nor marked`,
    contradictions: (contract: Contract) => {
      return fieldsOf(endpoint.path, endpoint.parameters ?? '').flatMap((field) => {
        const parameter = parametersOf(contract, endpoint).find((each) => each.name === field.steps[0]);
        return parameter && 'x-basis' in parameter ? [] : additions(contract, field, parameter?.schema);
      });
    },
  })),
];

/** Fields that the specification does not name. Inside something whose inside it does not show, that one's mark is enough. */
function unspecifiedFields(contract: Contract, fields: Map<string, Field>, place: string, schema: Schema): string[] {
  return segmentsBelow(contract.document, schema).flatMap((step) => {
    const here = step === '[]' ? `${place}[]` : `${place}.${step}`;
    const inner = schemaAt(contract.document, schema, [step]);
    if (inner === undefined) return [];
    const field = fields.get(step === '[]' ? place : here);
    const marked = isMarked(contract.document, inner);
    if (marked && !field?.shown) return [];
    if (field === undefined) return [`${here} is not in the specification and not marked x-basis`];
    return unspecifiedFields(contract, fields, here, inner);
  });
}

const implied: Partial<Record<FieldType, string[]>> = {
  uuid: ['format', 'minLength', 'maxLength'],
  // A trailing Z is only an example there.
  timestamp: ['format'],
  date: ['format'],
  currency: ['pattern'],
  country: ['pattern', 'minLength', 'maxLength'],
  url: ['format'],
  time: ['pattern'],
  zone: ['pattern'],
};

const lowest = ['minLength', 'minimum', 'minItems'];
const highest = ['maxLength', 'maximum', 'maxItems'];
const limits = [
  ...lowest,
  ...highest,
  'pattern',
  'format',
  'const',
  'default',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
];
const others = [
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'x-decimal-places',
  'contentEncoding',
  'contentMediaType',
];

/** Statements about a specified field that the specification does not make. */
function additions({ document }: Contract, field: Field, schema: Schema | undefined): string[] {
  if (schema === undefined || 'x-basis' in schema) return [];
  const { place, type, rule, min, max, values } = field;
  const allowed = [
    ...(implied[type] ?? []),
    ...(min === undefined ? [] : lowest),
    ...(max === undefined ? [] : highest),
    ...(rule === 'always' ? ['const'] : []),
    ...(rule === 'prefix' ? ['pattern'] : []),
  ];
  const unmarked = partsOf(document, schema).filter((part) => !('x-basis' in part));
  const extraLimits = unmarked.flatMap((part) => {
    const given = [...limits, ...others].filter((keyword) => keyword in part && !allowed.includes(keyword));
    return given.map((keyword) => `${keyword} ${JSON.stringify(part[keyword])}`);
  });
  const extraValues = unmarked.flatMap((part) => (part.enum ?? []).filter((value) => !values.includes(value)));
  const untyped = type === 'any' && rule === undefined && typesOf(document, schema).size > 0;
  return [
    ...extraLimits.map((limit) => `${place} has ${limit}, which is neither specified nor marked x-basis`),
    ...extraValues.map((value) => `${place} lists ${value}, which is neither specified nor marked x-basis`),
    ...(untyped && !isMarked(document, schema)
      ? [`${place} has a type that is neither specified nor marked x-basis`]
      : []),
  ];
}
