import { banner } from './banner.ts';
import { type Document, type JsonType, resolve, type Schema } from './document.ts';
import { tsLiteral } from './ts-literal.ts';

/** The bodies that the service sends, by the name of their constant. */
const bodies = { paymentWebhookShape: 'PaymentWebhook', incomingTransferShape: 'IncomingTransfer' };

interface Shape {
  t: JsonType | 'any' | JsonType[];
  c?: unknown;
  p?: string;
  n?: number;
  r?: string[];
  o?: Record<string, Shape>;
  i?: Shape;
}

const uuid = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

/** The little that has to be true of an event before a handler may touch it, as data for a small interpreter. */
export function eventShapes(document: Document): string {
  const shapes = Object.entries(bodies).map(([constant, name]) => {
    const schema = document.components.schemas?.[name];
    return schema === undefined ? '' : `\nexport const ${constant}: Shape = ${tsLiteral(shapeOf(document, schema))};\n`;
  });
  return `${banner}
type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array' | 'any';

/** Every part that is present has to hold; members that are not named are left alone. */
export interface Shape {
  /** Type, or types. Of null nothing else is asked, if null is among them. */
  t: Kind | Kind[];
  /** The constant it equals, or the list it is one of. */
  c?: unknown;
  /** Pattern that a string matches. */
  p?: string;
  /** Least number. */
  n?: number;
  /** Names of the members an object must have. */
  r?: string[];
  /** What a member looks like, if it is there. */
  o?: { [name: string]: Shape };
  /** What each item of an array looks like. */
  i?: Shape;
}
${shapes.join('')}`;
}

export function shapeOf(document: Document, node: Schema): Shape {
  const schema = merged(document, resolve<Schema>(document, node));
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined && schema.properties === undefined) return unionOf(document, branches);

  const members = Object.entries(schema.properties ?? {}).map(
    ([name, each]) => [name, shapeOf(document, each)] as const,
  );
  const told = members.filter(([, shape]) => shape.t !== 'any');
  const values = 'const' in schema ? schema.const : schema.enum;
  const pattern = schema.pattern ?? (schema.format === 'uuid' ? uuid : undefined);
  return {
    t: schema.type ?? 'any',
    ...(values !== undefined && { c: values }),
    ...(pattern !== undefined && { p: pattern }),
    ...(schema.minimum !== undefined && { n: schema.minimum }),
    ...(schema.required !== undefined && schema.required.length > 0 && { r: schema.required }),
    ...(told.length > 0 && { o: Object.fromEntries(told) }),
    ...(typeof schema.items === 'object' && { i: shapeOf(document, schema.items) }),
  };
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

/**
 * Nullable: the other shape, with null among its types. An open enumeration: any string. Anything wider keeps its
 * types only; the shape is a first look, not the contract.
 */
function unionOf(document: Document, branches: Schema[]): Shape {
  const shapes = branches.map((each) => shapeOf(document, each));
  const open = shapes.find((shape, index) => branches[index]?.['x-open'] === true && shape.t === 'string');
  const solid = open === undefined ? shapes.filter((shape) => shape.t !== 'null') : [open];
  if (shapes.some((shape) => shape.t === 'any')) return { t: 'any' };

  const types = [...new Set(shapes.flatMap((shape) => shape.t as JsonType | JsonType[]))];
  const [only] = types.length === 1 ? types : [types];
  const details = solid.length === 1 ? solid[0] : undefined;
  return { ...details, t: only as JsonType | JsonType[] };
}
