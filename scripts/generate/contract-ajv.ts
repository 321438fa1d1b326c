import { _, type AnySchemaObject, type Code, type CodeKeywordDefinition, type Name, type Options, str } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Document, type Schema, schemaNameOf } from './document.ts';

/** What ajv knows a component by. Each is a schema of its own, so that ajv compiles it once however often it is named. */
export function componentId(name: string): string {
  return `component:${name}`;
}

/**
 * Money has at most so many decimals. `multipleOf: 0.0001` would refuse 19.99, which no binary fraction can say; the
 * number is right exactly when writing it out with that many decimals changes nothing.
 */
const decimalPlaces: CodeKeywordDefinition = {
  keyword: 'x-decimal-places',
  type: 'number',
  schemaType: 'number',
  error: {
    message: ({ schema }) => str`must have at most ${schema as number} decimal places`,
    params: ({ schema }) => _`{limit: ${schema as number}}`,
  },
  code(context) {
    const { data, schema } = context;
    context.fail(_`+${data}.toFixed(${schema}) !== ${data}`);
  },
};

/** The format of ajv-formats takes `urn:uuid:…` too, which is no UUID by JSON Schema. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The format of ajv-formats takes a space for the T, too. A leap second is written in UTC. */
const dateTime = (() => {
  const leapYear = String.raw`(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)`;
  const longMonth = String.raw`(0[13578]|1[02])-(0[1-9]|[12]\d|3[01])`;
  const shortMonth = String.raw`(0[469]|11)-(0[1-9]|[12]\d|30)`;
  const february = String.raw`02-(0[1-9]|1\d|2[0-8])`;
  const date = String.raw`(\d{4}-(${longMonth}|${shortMonth}|${february})|${leapYear}-02-29)`;
  const time = String.raw`(([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)|23:59:60(\.\d+)?Z)`;
  return new RegExp(`^${date}T${time}$`, 'i');
})();

/** The size of a file that a text holds as base64. It is reported in bytes of the file, before the length of the text is. */
const maxDecodedBytes: CodeKeywordDefinition = {
  keyword: 'x-max-decoded-bytes',
  type: 'string',
  schemaType: 'number',
  before: 'maxLength',
  error: {
    message: ({ schema, data }) =>
      str`must be a file of at most ${schema as number} bytes, and is one of ${decodedBytes(data)} bytes`,
    params: ({ schema }) => _`{limit: ${schema as number}}`,
  },
  code(context) {
    const { data, schema } = context;
    context.fail(_`${decodedBytes(data)} > ${schema}`);
  },
};

function decodedBytes(base64: Name): Code {
  return _`Math.floor(${base64}.replace(/={1,2}$/, "").length * 3 / 4)`;
}

const ownKeywords = [decimalPlaces, maxDecodedBytes];

/** An ajv that knows the document's schemas by name, its formats and its own keywords, and is strict about the rest. */
export function contractAjv(document: Document, options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: true,
    strictTypes: true,
    strictTuples: true,
    allowUnionTypes: true,
    inlineRefs: false,
    ...options,
  });
  // Two keywords need every function to report what it has looked at; a tenth of the code, for nothing if nobody asks.
  ajv.opts.unevaluated = JSON.stringify(document).includes('"unevaluated');
  addFormats.default(ajv, { mode: 'full' });
  ajv.addFormat('uuid', uuid);
  ajv.addFormat('date-time', dateTime);
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  for (const keyword of annotationsOf(document)) ajv.addKeyword(keyword);
  for (const [name, schema] of Object.entries(document.components.schemas ?? {})) {
    ajv.addSchema(forAjv(schema), componentId(name));
  }
  return ajv;
}

/** A schema of the document with its references pointing to where ajv has the components, and without words that judge nothing. */
export function forAjv(schema: Schema): AnySchemaObject {
  const text = JSON.stringify(withoutWords(schema), (key, value) => {
    const name = key === '$ref' ? schemaNameOf(value) : undefined;
    return name === undefined ? withoutOpenEnum(value) : componentId(name);
  });
  return JSON.parse(text);
}

/** ajv writes the schemas it needs into its code. Descriptions and examples would be most of them. */
function withoutWords(schema: Schema): Schema {
  const { description: _, example: __, examples: ___, ...rest } = schema;
  const { properties, items, additionalProperties } = rest;
  const bare = <T extends boolean | Schema>(each: T) => (typeof each === 'object' ? withoutWords(each) : each);
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, bare(each)])),
    }),
    ...(items !== undefined && { items: bare(items) }),
    ...(additionalProperties !== undefined && { additionalProperties: bare(additionalProperties) }),
    ...Object.fromEntries(
      (['allOf', 'anyOf', 'oneOf'] as const).flatMap((keyword) => {
        return rest[keyword] === undefined ? [] : [[keyword, rest[keyword].map(bare)]];
      }),
    ),
  };
}

/** "A known value or any string" is any string, and a failure should not say more than that. */
function withoutOpenEnum(value: unknown): unknown {
  const { anyOf, ...rest } = Object(value) as Schema;
  const open = Array.isArray(anyOf) ? anyOf.find((branch) => branch['x-open'] === true) : undefined;
  return open === undefined ? value : { ...rest, ...open };
}

/** OpenAPI's own annotations and every `x-…` that the document uses; none of them decides about a value. */
function annotationsOf(document: Document): string[] {
  const found = new Set(['discriminator', 'example', 'xml', 'externalDocs']);
  JSON.stringify(document, (key, value) => {
    if (key.startsWith('x-') && !ownKeywords.some(({ keyword }) => keyword === key)) found.add(key);
    return value;
  });
  return [...found];
}
