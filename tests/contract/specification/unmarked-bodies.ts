import { resolve, type Schema } from '../../../scripts/generate/document.ts';
import {
  bodies,
  bodyNamed,
  type Contract,
  type FieldHolder,
  isMarked,
  partsOf,
  pathParameters,
  type Statement,
  schemaAt,
  segmentsBelow,
  typesOf,
} from './contract.ts';
import { statedMeanings } from './fields.ts';
import type { Field, FieldType } from './notation.ts';

/** The other direction: each statement of the document about bodies beyond the specification has an `x-basis` mark. */
export const unmarkedBodyStatements: Statement[] = [
  ...bodies.flatMap((body): Statement[] => [
    {
      title: `${body.name} has no field that is neither specified nor marked`,
      contradictions: (contract) => {
        const schema = bodyNamed(contract, body.name);
        const fields = new Map(body.fields.map((field) => [field.place, field]));
        return schema === undefined
          ? [`${body.name} has no schema`]
          : unspecifiedFields(contract, fields, body.name, schema);
      },
    },
    {
      title: `${body.name} requires no field that is neither stated as required nor in a marked object`,
      contradictions: (contract) => requiredContradictions(contract, body),
    },
  ]),
  ...[...bodies, ...pathParameters].flatMap(({ name, fields, schemaOf }): Statement[] => [
    {
      title: `${name} has no type, limit or value that is neither specified nor marked`,
      contradictions: (contract) => fields.flatMap((field) => additions(contract, field, schemaOf(contract, field))),
    },
    {
      title: `${name} has no unit, number or default in words that is neither specified nor marked`,
      contradictions: (contract) => fields.flatMap((field) => wordContradictions(field, schemaOf(contract, field))),
    },
  ]),
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
  ...[...lowest, ...highest, 'exclusiveMinimum', 'exclusiveMaximum', 'uniqueItems', 'minProperties', 'maxProperties'],
  ...['pattern', 'format', 'const', 'default', 'multipleOf', 'x-decimal-places', 'contentEncoding', 'contentMediaType'],
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
    const given = limits.filter((keyword) => keyword in part && !allowed.includes(keyword));
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

/** Of the required flags the specification states only these: the checkout rule's, and that of the acknowledgement. */
const statedRequired = ['TransferReceipt.received'];

function requiredContradictions(contract: Contract, { name, fields }: FieldHolder): string[] {
  const places: Pick<Field, 'place' | 'steps' | 'type'>[] = [{ place: name, steps: [], type: 'object' }, ...fields];
  return places.flatMap(({ place, steps, type }) => {
    const inner = type === 'array' || type === 'list' ? [...steps, '[]'] : steps;
    const schema = schemaAt(contract.document, bodyNamed(contract, name), inner);
    const required = schema === undefined ? [] : unmarkedRequired(contract, schema, false);
    return [...new Set(required)]
      .filter((field) => !statedRequired.includes(`${place}.${field}`))
      .map((field) => `${place} requires ${field}, which is neither specified nor marked x-basis`);
  });
}

/** A mark covers the inline parts of a schema, not the schemas that it references. */
function unmarkedRequired(contract: Contract, schema: Schema, isMarked: boolean): string[] {
  const { $ref, required = [], allOf = [], anyOf = [], oneOf = [] } = schema;
  const marked = isMarked || 'x-basis' in schema;
  const referred = $ref === undefined ? [] : [resolve<Schema>(contract.document, { $ref })];
  return [
    ...(marked ? [] : required),
    ...referred.flatMap((each) => unmarkedRequired(contract, each, false)),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((each) => unmarkedRequired(contract, each, marked)),
  ];
}

/** Words that add a fact to a name: units, limits, formats, defaults, and when a field has no value. */
const meaningful =
  /\b(?:\d[\d.,]*\d|\d|(?:major|minor) units?|cents?|months?|days?|hours?|minutes?|seconds?|pixels?|percent|bytes?|characters?|digits?|letters?|capitals|absolute|UTC|ISO|default|absent|empty|null|oldest|newest|latest|unless|only)\b/gi;

const impliedByType: Partial<Record<Field['type'], string[]>> = {
  uuid: ['36'],
  timestamp: ['iso', '8601', 'utc'],
  date: ['iso', '8601'],
  currency: ['iso', '4217'],
  country: ['iso', '3166', '1', '2'],
  time: ['24', 'hour', 'minute', 'day'],
};

function wordContradictions({ place, type, min, max, values, nullable }: Field, schema: Schema | undefined): string[] {
  if (schema === undefined || 'x-basis' in schema || schema.description === undefined) return [];
  const allowed = new Set([
    ...(impliedByType[type] ?? []),
    ...(nullable ? ['null'] : []),
    ...('x-null-means-absent' in schema ? ['null', 'absent'] : []),
    ...(min === undefined && max === undefined ? [] : [`${min}`, `${max}`, 'characters']),
    ...values.map((value) => String(value).toLowerCase()),
    ...(Object.entries(statedMeanings).find(([end]) => place === end || place.endsWith(`.${end}`))?.[1] ?? []),
  ]);
  const said = schema.description.replaceAll(/`[^`]*`|3-D Secure/g, '').match(meaningful) ?? [];
  const added = said.map((word) => word.toLowerCase()).filter((word) => !allowed.has(word));
  if (added.length === 0) return [];
  return [`${place} is described with ${added.join(', ')}, which is neither specified nor marked x-basis`];
}
