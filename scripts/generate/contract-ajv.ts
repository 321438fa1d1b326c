import { _, type AnySchemaObject, type Code, type CodeKeywordDefinition, type Name, type Options, str } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Document, type Schema, schemaNameOf } from './document.ts';

/** Returns the id of a component in ajv. With an id, ajv compiles each component only once. */
export function componentId(name: string): string {
  return `component:${name}`;
}

/**
 * Limits the number of decimals. `multipleOf: 0.0001` would reject 19.99, because no binary fraction represents it exactly.
 * A number is valid when formatting it with that many decimals does not change it.
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

/** The format of ajv-formats also accepts `urn:uuid:…`, which JSON Schema does not allow. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The format of ajv-formats also accepts a space instead of the T. Here a leap second must be in UTC. */
const dateTime = (() => {
  const leapYear = String.raw`(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)`;
  const longMonth = String.raw`(0[13578]|1[02])-(0[1-9]|[12]\d|3[01])`;
  const shortMonth = String.raw`(0[469]|11)-(0[1-9]|[12]\d|30)`;
  const february = String.raw`02-(0[1-9]|1\d|2[0-8])`;
  const date = String.raw`(\d{4}-(${longMonth}|${shortMonth}|${february})|${leapYear}-02-29)`;
  const time = String.raw`(([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)|23:59:60(\.\d+)?Z)`;
  return new RegExp(`^${date}T${time}$`, 'i');
})();

/** Limits the size of a base64-encoded file. It runs before `maxLength`, because a message in bytes of the file is more useful. */
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

/** Creates a strict ajv with the document's schemas, formats and keywords. */
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
  // Only two `unevaluated…` keywords need the evaluated properties. Tracking them is a tenth of the generated code.
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

/** Prepares a schema for ajv: replaces its references with component ids, and removes annotations. */
export function forAjv(schema: Schema): AnySchemaObject {
  const text = JSON.stringify(withoutAnnotations(schema), (key, value) => {
    const name = key === '$ref' ? schemaNameOf(value) : undefined;
    return name === undefined ? withoutOpenEnum(value) : componentId(name);
  });
  return JSON.parse(text);
}

/** Removes descriptions and examples. ajv copies schemas into its code, and these texts would be the largest part. */
function withoutAnnotations(schema: Schema): Schema {
  const { description: _, example: __, examples: ___, ...rest } = schema;
  const { properties, items, additionalProperties } = rest;
  const bare = <T extends boolean | Schema>(each: T) => (typeof each === 'object' ? withoutAnnotations(each) : each);
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

/** Replaces "a known value or any string" with "any string", so that an error has only one message. */
function withoutOpenEnum(value: unknown): unknown {
  const { anyOf, ...rest } = Object(value) as Schema;
  const open = Array.isArray(anyOf) ? anyOf.find((branch) => branch['x-open'] === true) : undefined;
  return open === undefined ? value : { ...rest, ...open };
}

/** Returns OpenAPI's annotations and every `x-…` keyword of the document. They do not validate anything. */
function annotationsOf(document: Document): string[] {
  const found = new Set(['discriminator', 'example', 'xml', 'externalDocs']);
  JSON.stringify(document, (key, value) => {
    if (key.startsWith('x-') && !ownKeywords.some(({ keyword }) => keyword === key)) found.add(key);
    return value;
  });
  return [...found];
}
