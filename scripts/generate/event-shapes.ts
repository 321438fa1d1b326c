import { type Document, resolve, type Schema } from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** The schemas that a webhook receiver checks, by the name of their constant. */
const checked = {
  paymentWebhookShape: 'PaymentWebhook',
  incomingTransferShape: 'IncomingTransfer',
  incomingTransferAmountShape: 'IncomingTransferAmount',
};

type Shape = string | unknown[] | { [name: string]: Shape };

/** Generates the required fields of webhook bodies with their types, as data for a small interpreter. */
export function eventShapes(document: Document): string {
  const shapes = Object.entries(checked).map(([constant, name]) => {
    const schema = document.components.schemas?.[name];
    if (schema === undefined) return '';
    return `\nexport const ${constant} = ${tsLiteral(shapeOf(document, schema, name))} as const satisfies Shape;\n`;
  });
  return `${banner}
export type Shape =
  /** The name of a type. */
  | string
  /** A list of allowed values. */
  | readonly unknown[]
  /** An object with at least these fields. */
  | { readonly [name: string]: Shape };
${shapes.join('')}`;
}

/** Returns types and constants only. An event stays valid when it violates a pattern, a format or a limit. */
export function shapeOf(document: Document, node: Schema, place: string): Shape {
  const schema = resolve<Schema>(document, node);
  const { required = [], properties = {} } = schema;
  if ('const' in schema) return [schema.const];
  if (required.length === 0) return typeOf(document, schema, place);
  const fields = required.map((name) => [name, shapeOf(document, properties[name] ?? {}, `${place}.${name}`)]);
  return Object.fromEntries(fields);
}

/**
 * Returns the type of a schema. An open enumeration has the type of its values.
 *
 * @throws Error for a type that the interpreter does not know.
 */
function typeOf(document: Document, node: Schema, place: string): string {
  const schema = resolve<Schema>(document, node);
  const branches = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const types = new Set([schema.type ?? [], ...branches.map((each) => typeOf(document, each, place))].flat());
  const [type = ''] = types;
  if (types.size !== 1 || !['string', 'number', 'object'].includes(type))
    throw new Error(`${place} has an unsupported type: ${[...types].join(', ')}. Use one of string, number, object`);
  return type;
}
