import { banner } from './banner.ts';
import { type Document, resolve, type Schema } from './document.ts';
import { tsLiteral } from './ts-literal.ts';

/** The bodies that the service sends, by the name of their constant. */
const bodies = { paymentWebhookShape: 'PaymentWebhook', incomingTransferShape: 'IncomingTransfer' };

type Shape = string | number | RegExp | unknown[] | { [name: string]: Shape };

const uuid = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

/** The little that has to be true of an event before a handler may touch it, as data for a small interpreter. */
export function eventShapes(document: Document): string {
  const shapes = Object.entries(bodies).map(([constant, name]) => {
    const schema = document.components.schemas?.[name];
    if (schema === undefined) return '';
    return `\nexport const ${constant}: Shape = ${tsLiteral(shapeOf(document, schema, name))};\n`;
  });
  return `${banner}
export type Shape =
  /** This type. */
  | string
  /** An integer, at least this one. */
  | number
  /** A string that matches. */
  | RegExp
  /** One of these values. */
  | unknown[]
  /** An object with these members at least. */
  | { readonly [name: string]: Shape };
${shapes.join('')}`;
}

/** Throws where a schema asks for what a shape cannot say, such as the items of a list. */
export function shapeOf(document: Document, node: Schema, place: string): Shape {
  const schema = merged(document, resolve<Schema>(document, node));
  const { type, format, minimum } = schema;
  // How a format is written beyond what the specification says of it is no reason to refuse an event, which loses it.
  const pattern = format === 'uuid' ? uuid : format === undefined ? schema.pattern : undefined;
  if ('const' in schema) return [schema.const];
  if (schema.enum !== undefined) return schema.enum;
  if (type === 'string' && pattern !== undefined) return new RegExp(pattern, 'u');
  if (type === 'integer' && minimum !== undefined) return minimum;
  if (type === 'object' && schema.properties !== undefined) return membersOf(document, schema, place);
  return typeOf(document, schema, place);
}

function membersOf(document: Document, { properties, required = [] }: Schema, place: string): Shape {
  // Nor is what may be absent.
  const needed = Object.entries(properties ?? {}).filter(([name]) => required.includes(name));
  const members = needed.map(([name, each]) => [name, shapeOf(document, each, `${place}.${name}`)]);
  return Object.fromEntries(members);
}

/** All that is asked of an open enumeration: the shape is a first look, not the contract. */
function typeOf(document: Document, node: Schema, place: string): string {
  const schema = resolve<Schema>(document, node);
  const branches = schema.anyOf ?? schema.oneOf ?? [];
  const types = new Set([schema.type ?? [], ...branches.map((each) => typeOf(document, each, place))].flat());
  const [type] = types;
  if (type === undefined || type === 'array' || types.size > 1)
    throw new Error(`${place} has a type that no shape can say`);
  return type;
}

/** `allOf` said as one schema; what the schema says itself comes before what it takes over. */
function merged(document: Document, schema: Schema): Schema {
  const { allOf, ...own } = schema;
  if (allOf === undefined) return schema;
  const parts = [own, ...allOf.map((each) => merged(document, resolve<Schema>(document, each)))];
  return {
    ...Object.assign({}, ...parts.toReversed()),
    properties: Object.assign({}, ...parts.toReversed().map((part) => part.properties)),
    required: [...new Set(parts.flatMap((part) => part.required ?? []))],
  };
}
