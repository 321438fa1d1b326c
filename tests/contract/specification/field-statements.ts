import type { Schema } from '../../../scripts/generate/document.ts';
import {
  bodies,
  bodyNamed,
  type Contract,
  type FieldHolder,
  fact,
  isOnly,
  listedValues,
  partsOf,
  pathParameters,
  type Statement,
  schemaAt,
  valuesAt,
} from './contract.ts';
import type { Field, FieldType } from './notation.ts';

/** One for every body: all of them are objects. */
export const bodyStatements: Statement[] = bodies.map(({ name }) => {
  return fact(`${name} is an object`, (contract) => {
    const schema = bodyNamed(contract, name);
    return schema !== undefined && isOnly(contract.document, schema, 'object');
  });
});

/** One for every place that the specification names in a body. */
export const fieldStatements: Statement[] = bodies.flatMap(statementsOf);

/** One for every path parameter. */
export const parameterStatements: Statement[] = pathParameters.flatMap(statementsOf);

function statementsOf({ fields, schemaOf, examplesOf }: FieldHolder): Statement[] {
  return fields.map((field) => ({
    title: titleOf(field),
    contradictions: (contract) => contradictionsAt(contract, field, schemaOf(contract, field), examplesOf(contract)),
  }));
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
  const isByRule = partsOf(contract.document, schema).some((part) => 'x-null-means-absent' in part);
  if (!takesNull || isByRule) return [];
  const isMarked = [schema, ...(schema.anyOf ?? [])].some((each) => 'x-basis' in each && contract.accepts(each, null));
  return isMarked ? [] : ['takes null, which the specification does not say, and is not marked x-basis'];
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

interface Samples {
  accepted: unknown[];
  rejected: unknown[];
}

const notText = [5, true, {}, ['text']];
const notNumber = ['5', true, {}, [5]];
const uuid = '493e9374-510a-4201-9e09-de669d75f256';

/** Values that a type accepts and rejects, except null. */
const samples: Record<FieldType, Samples> = {
  string: { accepted: ['text'], rejected: notText },
  number: { accepted: [25, 19.99], rejected: notNumber },
  integer: { accepted: [3], rejected: [2.5, ...notNumber] },
  boolean: { accepted: [true, false], rejected: ['true', 1, {}] },
  object: { accepted: [], rejected: ['text', 5, true, []] },
  array: { accepted: [], rejected: ['text', 5, true, {}] },
  strings: { accepted: [['text']], rejected: ['text', {}, [5]] },
  uuid: { accepted: [uuid], rejected: [...notText, 'text', uuid.replaceAll('-', ''), `${uuid}0`, 'x'.repeat(36)] },
  timestamp: {
    accepted: ['2026-03-14T09:26:53.589793Z', '2026-03-14T09:26:53Z'],
    rejected: [...notText, '2026-03-14', '14/03/2026Z', '2026-03-14T09:26:53+02:00'],
  },
  date: { accepted: ['1990-02-28'], rejected: [...notText, '28/02/1990'] },
  currency: { accepted: ['USD', 'COP'], rejected: [...notText, 'US', 'dollars'] },
  country: { accepted: ['CO', 'US'], rejected: [...notText, 'C', 'COL', '57'] },
  url: { accepted: ['https://example.com/icon.png'], rejected: notText },
  time: { accepted: ['00:00', '08:30', '23:59'], rejected: [...notText, '8:30', '24:00', '08:60', '08:30:00'] },
  zone: { accepted: ['America/Bogota', 'UTC'], rejected: [...notText, 'half past eight'] },
  base64: { accepted: ['JVBERi0xLjQKJSVFT0YK', 'JVBERg=='], rejected: [...notText, 'not base64!'] },
  shape: { accepted: [], rejected: ['text', 5, true, []] },
  list: { accepted: [], rejected: ['text', 5, true, {}] },
  any: { accepted: [], rejected: [] },
};

/** The same for one field, its limits and values considered. */
function samplesOf(field: Field): Samples {
  const { accepted, rejected } = samples[field.type];
  const limited = limitSamples(field);
  const valued = valueSamples(field);
  return {
    accepted: [...(valued ?? limited).accepted, ...(limited.accepted.length > 0 || valued ? [] : accepted)],
    rejected: [...rejected, ...limited.rejected, ...(valued?.rejected ?? [])],
  };
}

function limitSamples({ type, min, max }: Field): Samples {
  if (type !== 'string' && type !== 'integer') return { accepted: [], rejected: [] };
  const of = (size: number) => (type === 'integer' ? size : 'x'.repeat(size));
  return {
    accepted: [min, max].filter((size) => size !== undefined).map(of),
    rejected: [
      ...(min !== undefined && (min > 0 || type === 'integer') ? [of(min - 1)] : []),
      ...(max === undefined ? [] : [of(max + 1)]),
    ],
  };
}

function valueSamples({ type, rule, values }: Field): Samples | undefined {
  const accepted = type === 'strings' ? [values] : values;
  const other = type === 'boolean' ? false : 'SOMETHING_ELSE';
  if (rule === undefined) return undefined;
  // The specification lists some values and states that more exist.
  if (rule === 'seen' || rule === 'like')
    return { accepted: [...accepted, type === 'strings' ? [other] : other], rejected: [] };
  if (rule === 'prefix') return { accepted: values.map((value) => `${value}01HZX3V5M2`), rejected: [other] };
  return { accepted, rejected: rule === 'known' ? [] : [other] };
}
