import { join } from 'node:path';
import { _, type AnySchemaObject, type Code, type CodeKeywordDefinition, type Name, type Options, str } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build, type Plugin } from 'esbuild';
import { type GapName, withAssumedRules } from './assumed-rules.ts';
import { type Document, type Schema, schemaNameOf } from './document.ts';

/** Returns the id of a component in ajv. With an id, ajv compiles each component only once. */
export function componentId(name: string): string {
  return `component:${name}`;
}

/**
 * Limits the number of decimals, and of digits: without its decimal point, the number is at most 2^53, so that it is exact. `multipleOf: 0.0001`
 * would reject 19.99, because no binary fraction represents it exactly.
 */
const decimalPlaces: CodeKeywordDefinition = {
  keyword: 'x-decimal-places',
  type: 'number',
  schemaType: 'number',
  error: {
    message: ({ schema, data }) =>
      _`${hasTooManyDigits(data)} ? "has more digits than a number can hold exactly" : ${str`must have at most ${schema as number} decimal places`}`,
    params: ({ schema }) => _`{limit: ${schema as number}}`,
  },
  code(context) {
    const { data, schema } = context;
    context.fail(_`+${data}.toFixed(${schema}) !== ${data} || ${hasTooManyDigits(data)}`);
  },
};

/** Whether the number without its decimal point is above 2^53. The maximum of the field limits one without decimals. */
function hasTooManyDigits(data: Name): Code {
  return _`Math.abs(${data}) < 9007199254740992 && Math.abs(+String(${data}).replace(".", "")) > 9007199254740992`;
}

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

/** Limits the size of a base64-encoded file. White space and padding in the base64 do not count. */
const maxDecodedBytes: CodeKeywordDefinition = {
  keyword: 'x-max-decoded-bytes',
  type: 'string',
  schemaType: 'number',
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
  return _`Math.floor(${base64}.replace(/[\\s=]/g, "").length * 3 / 4)`;
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
    ajv.addSchema(forAjv(schema, componentId(name)));
  }
  return ajv;
}

/**
 * Prepares a schema for ajv: replaces its references with component ids, and removes annotations.
 *
 * @param $id - Names the schema in the compiled code.
 */
export function forAjv(schema: Schema, $id?: string): AnySchemaObject {
  const text = JSON.stringify(schema, (key, value) => {
    if (isAnnotation(key, value)) return undefined;
    const name = key === '$ref' ? schemaNameOf(value) : undefined;
    return name === undefined ? withoutOpenEnum(value) : componentId(name);
  });
  return { ...JSON.parse(text), ...($id !== undefined && { $id }) };
}

/** ajv copies schemas into its code, and descriptions and examples would be its largest part. A property can have the same names. */
function isAnnotation(key: string, value: unknown): boolean {
  return (key === 'description' && typeof value === 'string') || (key === 'examples' && Array.isArray(value));
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

/** Compiles schemas with ajv and writes their validators as one module. */
export class Compilation {
  readonly #module: string;
  readonly #ajv: ReturnType<typeof contractAjv>;
  readonly #references: Record<string, string> = {};
  /** The name of each compiled schema by its text. Many operations have the same parameters and share a validator. */
  readonly #names = new Map<string, string>();
  /** The schema of each compiled function by its name in the code. */
  readonly #schemas: Map<string, Schema>;
  readonly #gapName: GapName | undefined;

  /**
   * @param module - The name of this module in the code that imports it.
   * @param gapName - Marks the errors about rules that the specification does not show.
   */
  constructor(
    module: string,
    document: Document,
    { gapName, ...options }: { useDefaults?: boolean; gapName?: GapName } = {},
  ) {
    this.#module = module;
    this.#gapName = gapName;
    this.#ajv = contractAjv(document, { ...options, code: { source: true, esm: true } });
    const components = Object.entries(document.components.schemas ?? {});
    this.#schemas = new Map(components.map(([name, schema]) => [componentId(name), schema]));
  }

  /** Returns the expression for the validator of a component. */
  component(name: string): string {
    this.#references[name] = componentId(name);
    return `${this.#module}.${name}`;
  }

  /** Returns the expression for the validator of any schema. A reference to a component uses the component's validator. */
  schema(name: string, schema: Schema): string {
    const component = schema.$ref === undefined ? undefined : schemaNameOf(schema.$ref);
    if (component !== undefined) return this.component(component);
    const text = JSON.stringify(schema);
    const known = this.#names.get(text);
    if (known !== undefined) return `${this.#module}.${known}`;
    this.#names.set(text, name);
    this.#ajv.addSchema(forAjv(schema, name));
    this.#schemas.set(name, schema);
    this.#references[name] = name;
    return `${this.#module}.${name}`;
  }

  source(): string {
    const source = limitErrors(standaloneCode.default(this.#ajv, this.#references));
    return this.#gapName === undefined ? source : withAssumedRules(source, this.#schemas, this.#gapName);
  }
}

/** The folder of `node_modules`. It is fixed, because esbuild writes relative file names and the output must not depend on the machine. */
const repository = join(import.meta.dirname, '../..');

/** Bundles one module without imports. The ESM code from ajv still contains `require` calls for its runtime. */
export async function validatorModule(entry: string, modules: Record<string, string>): Promise<string> {
  const result = await build({
    stdin: { contents: entry, resolveDir: repository, sourcefile: 'validators' },
    plugins: [virtualModules(modules)],
    absWorkingDir: repository,
    // A linked dependency keeps the path under node_modules, so that the output names no folder of the machine.
    preserveSymlinks: true,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    treeShaking: true,
    logLevel: 'error',
  });
  const [output] = result.outputFiles;
  if (output === undefined) throw new Error('esbuild returned no output file');
  return output.text;
}

function virtualModules(modules: Record<string, string>): Plugin {
  return {
    name: 'virtual-modules',
    setup({ onResolve, onLoad }) {
      const names = new RegExp(`^(${Object.keys(modules).join('|')})$`);
      onResolve({ filter: names }, ({ path }) => ({ path, namespace: 'compiled' }));
      onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => {
        return { contents: modules[path] ?? '', resolveDir: repository };
      });
    },
  };
}

/** The number of errors that a validator keeps. More errors do not help a reader. */
export const maxErrors = 1_000;

/** Every statement of ajv's code that changes the list of errors, with its replacement. */
const statements: readonly (readonly [written: RegExp, instead: string])[] = [
  [/let vErrors = null;/g, '$&'],
  [
    /if\(vErrors === null\)\{vErrors = \[(err\d+)\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g,
    `if(vErrors === null){vErrors = [$1];}else if(vErrors.length < ${maxErrors}){vErrors.push($1);}errors++;`,
  ],
  [
    /vErrors = vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\1\.errors\);errors = vErrors\.length;/g,
    'errors += $1.errors.length;vErrors = joined(vErrors, $1.errors);',
  ],
  [
    /if\(vErrors !== null\)\{if\((_errs\d+)\)\{vErrors\.length = \1;\}else \{vErrors = null;\}\}/g,
    'if(vErrors !== null){if($1){vErrors.length = Math.min(vErrors.length, $1);}else {vErrors = null;}}',
  ],
  [/validate\d+\.errors = vErrors;/g, '$&'],
];

const joined = `
function joined(errors, more) {
  if (errors === null) return more;
  errors.push(...more.slice(0, ${maxErrors} - errors.length));
  return errors;
}`;

/**
 * Changes the code from ajv so that it keeps only the first errors. ajv keeps all errors, and copies them when one function calls another.
 * The time is quadratic in their number, and a hostile body has millions. A separate counter without a limit decides about validity.
 *
 * @throws Error when the code contains an unknown statement about errors.
 */
export function limitErrors(source: string): string {
  const unknown = statements.reduce((rest, [written]) => rest.replaceAll(written, ''), source);
  const at = unknown.indexOf('vErrors');
  if (at >= 0)
    throw new Error(
      `The code from ajv contains an unknown statement about errors: ${unknown.slice(Math.max(0, at - 80), at + 80)}`,
    );
  const [functions, lists] = [/function validate\d+\(/g, /let vErrors = null;/g].map(
    (each) => source.match(each)?.length,
  );
  if (functions !== lists)
    throw new Error(
      `Only ${lists ?? 0} of ${functions} functions from ajv have a list of errors. Does this ajv version generate other code?`,
    );
  return statements.reduce((code, [written, instead]) => code.replaceAll(written, instead), source) + joined;
}
