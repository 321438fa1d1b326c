import { type Document, resolve, type Schema } from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** What a receiver checks, by the name of its constant. */
const checked = {
  paymentWebhookShape: 'PaymentWebhook',
  incomingTransferShape: 'IncomingTransfer',
  incomingTransferAmountShape: 'IncomingTransferAmount',
};

type Shape = string | unknown[] | { [name: string]: Shape };

/** The required fields of what the service sends and their types, as data for a small interpreter. */
export function eventShapes(document: Document): string {
  const shapes = Object.entries(checked).map(([constant, name]) => {
    const schema = document.components.schemas?.[name];
    if (schema === undefined) return '';
    return `\nexport const ${constant} = ${tsLiteral(shapeOf(document, schema, name))} as const satisfies Shape;\n`;
  });
  return `${banner}
export type Shape =
  /** This type. */
  | string
  /** One of these values. */
  | readonly unknown[]
  /** An object with these fields at least. */
  | { readonly [name: string]: Shape };
${shapes.join('')}`;
}

/** Patterns, formats and limits are left out: an event that breaks one of them is still that event. */
export function shapeOf(document: Document, node: Schema, place: string): Shape {
  const schema = resolve<Schema>(document, node);
  const { required = [], properties = {} } = schema;
  if ('const' in schema) return [schema.const];
  if (required.length === 0) return typeOf(document, schema, place);
  const fields = required.map((name) => [name, shapeOf(document, properties[name] ?? {}, `${place}.${name}`)]);
  return Object.fromEntries(fields);
}

/** An open enumeration has the type of its values. Throws for anything but one type that the interpreter knows. */
function typeOf(document: Document, node: Schema, place: string): string {
  const schema = resolve<Schema>(document, node);
  const branches = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const types = new Set([schema.type ?? [], ...branches.map((each) => typeOf(document, each, place))].flat());
  const [type = ''] = types;
  if (types.size !== 1 || !['string', 'number', 'object'].includes(type))
    throw new Error(`${place} has a type that no shape can express: ${[...types].join(', ')}`);
  return type;
}
