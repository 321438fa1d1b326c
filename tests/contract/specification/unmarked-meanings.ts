import { resolve, type Schema } from '../../../scripts/generate/document.ts';
import { bodyNamed, type Contract, parametersOf, type Statement } from './contract.ts';
import { bodyNames } from './field-statements.ts';
import { type Field, fieldsOf, shapeOf } from './notation.ts';
import { endpoints } from './operations.ts';
import { schemaAt } from './place.ts';
import { statedMeanings } from './stated-meanings.ts';

/** The meaning of a field beyond its type: required or not, its default, and the units and numbers in its description. */
export const unmarkedMeaningStatements: Statement[] = [
  ...bodyNames.map((name) => ({
    title: `${name} requires no field that is neither stated as required nor in a marked object`,
    contradictions: (contract: Contract) => requiredContradictions(contract, name),
  })),
  ...bodyNames.map((name) => ({
    title: `${name} gives no unit, number or default in words that is neither specified nor marked`,
    contradictions: (contract: Contract) => {
      return fieldsOf(name, shapeOf(name)).flatMap((field) => {
        return wordContradictions(field, schemaAt(contract.document, bodyNamed(contract, name), field.steps));
      });
    },
  })),
  ...endpoints.map((endpoint) => ({
    title: `the parameters of ${endpoint.method} ${endpoint.path} give no number in words that is neither specified nor marked`,
    contradictions: (contract: Contract) => {
      return fieldsOf(endpoint.path, endpoint.parameters ?? '').flatMap((field) => {
        const parameter = parametersOf(contract, endpoint).find((each) => each.name === field.steps[0]);
        return wordContradictions(field, parameter && ({ ...parameter.schema, ...parameter } as Schema));
      });
    },
  })),
];

/** Of the required flags the specification states only these: the checkout rule's, and that of the acknowledgement. */
const statedRequired = ['TransferReceipt.received'];

function requiredContradictions(contract: Contract, name: string): string[] {
  const places = [{ place: name, steps: [] as string[] }, ...fieldsOf(name, shapeOf(name))];
  return places.flatMap(({ place, steps }) => {
    const body = bodyNamed(contract, name);
    const inner = ['array', 'list'].includes(typeAt(name, place) ?? '') ? [...steps, '[]'] : steps;
    const schema = schemaAt(contract.document, body, inner);
    const required = schema === undefined ? [] : unmarkedRequired(contract, schema, false);
    return [...new Set(required)]
      .filter((field) => !statedRequired.includes(`${place}.${field}`))
      .map((field) => `${place} requires ${field}, which is neither specified nor marked x-basis`);
  });
}

function typeAt(name: string, place: string): string | undefined {
  return fieldsOf(name, shapeOf(name)).find((field) => field.place === place)?.type;
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
    ...(min === undefined && max === undefined ? [] : [`${min}`, `${max}`, 'characters']),
    ...values.map((value) => String(value).toLowerCase()),
    ...(Object.entries(statedMeanings).find(([end]) => place === end || place.endsWith(`.${end}`))?.[1] ?? []),
  ]);
  const said = schema.description.replaceAll(/`[^`]*`|3-D Secure/g, '').match(meaningful) ?? [];
  const added = said.map((word) => word.toLowerCase()).filter((word) => !allowed.has(word));
  if (added.length === 0) return [];
  return [`${place} is described with ${added.join(', ')}, which is neither specified nor marked x-basis`];
}
