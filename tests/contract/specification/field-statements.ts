import type { Document, Schema } from '../../../scripts/generate/document.ts';
import { bodyNamed, type Contract, examplesOf, fact, parametersOf, type Statement } from './contract.ts';
import { type Field, fieldsOf, shapeOf } from './notation.ts';
import { endpoints, type SpecifiedOperation, webhooks } from './operations.ts';
import { listedValues, partsOf, schemaAt, typesOf, valuesAt } from './place.ts';
import { samplesOf } from './samples.ts';

/** The names of all request, response and webhook bodies. */
export const bodyNames = [...endpoints, ...webhooks].flatMap(({ body, answer }) => {
  return [body, answer].filter((name) => name !== undefined);
});

/** One for every body: all of them are objects. */
export const bodyStatements: Statement[] = bodyNames.map((name) => {
  return fact(`${name} is an object`, (contract) => {
    const schema = bodyNamed(contract, name);
    return schema !== undefined && isOnly(contract.document, schema, 'object');
  });
});

/** One for every place that the specification names in a body. */
export const fieldStatements: Statement[] = bodyNames.flatMap((name) => {
  return fieldsOf(name, shapeOf(name)).map((field) => ({
    title: titleOf(field),
    contradictions: (contract: Contract) => {
      const schema = schemaAt(contract.document, bodyNamed(contract, name), field.steps);
      return contradictionsAt(contract, field, schema, examplesOf(contract, name));
    },
  }));
});

/** One for every path parameter. */
export const parameterStatements: Statement[] = endpoints.flatMap((endpoint) => {
  return fieldsOf(`${endpoint.method} ${endpoint.path}`, endpoint.parameters ?? '').map((field) => ({
    title: titleOf(field),
    contradictions: (contract: Contract) => {
      const parameter = pathParameter(contract, endpoint, field);
      const optional = parameter && parameter.required !== true ? [`${field.place} is not required`] : [];
      return [...contradictionsAt(contract, field, parameter?.schema, []), ...optional];
    },
  }));
});

function pathParameter(contract: Contract, endpoint: SpecifiedOperation, { steps }: Field) {
  return parametersOf(contract, endpoint).find((each) => each.in === 'path' && each.name === steps[0]);
}

function titleOf({ place, type, nullable, min, max, rule, values }: Field): string {
  const limits = min === undefined && max === undefined ? '' : ` ${min}..${max ?? ''}`;
  const said = rule === undefined ? '' : ` ${rule}: ${values.join(' ')}`;
  return `${place}: ${type}${nullable ? ' or null' : ''}${limits}${said}`;
}

/** Returns one message for each difference between the document and the specification of a field. */
function contradictionsAt(contract: Contract, field: Field, schema: Schema | undefined, examples: unknown[]): string[] {
  if (schema === undefined) return [`${field.place} is not in the document`];
  const { accepted, rejected } = samplesOf(field);
  const faults = [
    ...accepted.filter((value) => !contract.accepts(schema, value)).map((value) => `refuses ${format(value)}`),
    ...rejected.filter((value) => contract.accepts(schema, value)).map((value) => `takes ${format(value)}`),
    ...nullContradictions(contract, field, schema),
    ...typeContradictions(contract, field, schema),
    ...limitContradictions(contract, field, schema),
    ...valueContradictions(contract, field, schema, examples),
  ];
  return faults.map((fault) => `${field.place} ${fault}`);
}

function nullContradictions(contract: Contract, { nullable }: Field, schema: Schema): string[] {
  const takesNull = contract.accepts(schema, null);
  if (nullable) return takesNull ? [] : ['refuses null'];
  if (!takesNull) return [];
  return 'x-basis' in schema ? [] : ['takes null, which the specification does not say, and is not marked x-basis'];
}

/** A type that the samples alone would not betray: one alternative among others, or what an array holds. */
function typeContradictions({ document }: Contract, { type, rule, shown }: Field, schema: Schema): string[] {
  const expected = jsonTypes[type] ?? (type === 'any' && rule === undefined ? undefined : 'string');
  if (expected === undefined) return [];
  const inner = shown && expected === 'array' ? schemaAt(document, schema, ['[]']) : undefined;
  return [
    ...(isOnly(document, schema, expected) ? [] : [`is not only ${expected}`]),
    ...(inner === undefined || isOnly(document, inner, 'object') ? [] : ['does not hold only objects']),
  ];
}

const jsonTypes: Partial<Record<Field['type'], string>> = {
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
  shape: 'object',
  array: 'array',
  list: 'array',
  strings: 'array',
};

function isOnly(document: Document, schema: Schema, type: string): boolean {
  const types = typesOf(document, schema);
  types.delete('null');
  return types.size === 1 && types.has(type);
}

/** Limits are generated for the client from these keywords, so they have to be there even where a format implies them. */
function limitContradictions({ document }: Contract, { type, min, max }: Field, schema: Schema): string[] {
  const [low, high] = limitKeywords[type] ?? ['minLength', 'maxLength'];
  const given = (keyword: string) =>
    partsOf(document, schema).flatMap((part) => (keyword in part ? [part[keyword]] : []));
  const differs = (keyword: string, limit: number | undefined) => {
    // An empty text and an empty list need no keyword.
    if (limit === undefined || (limit === 0 && type !== 'integer')) return [];
    const found = given(keyword);
    if (found.length > 0 && found.every((each) => each === limit)) return [];
    return [`has ${keyword} ${found.join(' and ') || 'nowhere'}, not ${limit}`];
  };
  return [...differs(low, min), ...differs(high, max)];
}

const limitKeywords: Partial<Record<Field['type'], [low: string, high: string]>> = {
  integer: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

function valueContradictions({ document }: Contract, field: Field, schema: Schema, examples: unknown[]): string[] {
  const { rule, values, steps } = field;
  if (rule === undefined || rule === 'prefix') return [];
  const listed = listedValues(document, schema);
  if (rule === 'like') {
    const text = partsOf(document, schema).map(({ description }) => description);
    const shown = [...text.join(' ').split(/\W+/), ...examples.flatMap((example) => valuesAt(example, steps)).flat()];
    return values.filter((value) => !shown.includes(value)).map((value) => `shows ${value} nowhere`);
  }
  const missing = values.filter((value) => !listed.includes(value)).map((value) => `does not list ${value}`);
  const extra = rule === 'seen' ? [] : listed.filter((value) => !values.includes(value));
  return [...missing, ...extra.map((value) => `lists ${value}`)];
}

function format(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 20)}… (${text.length - 2} characters)` : text;
}
