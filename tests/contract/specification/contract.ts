import type { ValidateFunction } from 'ajv';
import {
  type Document,
  jsonSchemaOf,
  type Operation,
  operationsOf,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from '../../../scripts/generate/document.ts';
import { contractAjv, forAjv } from '../../../scripts/generate/validator-compiler.ts';
import { type Field, fieldsOf, shapeOf } from './notation.ts';
import { endpoints, type SpecifiedOperation, webhooks } from './operations.ts';

/** The document under test, and a validator that judges by it. */
export interface Contract {
  document: Document;
  accepts(schema: Schema, value: unknown): boolean;
}

/** A statement of the specification and the contradictions to it in the document. */
export interface Statement {
  title: string;
  contradictions: (contract: Contract) => string[];
}

/** A statement that is true or false. */
export function fact(title: string, holds: (contract: Contract) => boolean): Statement {
  return { title, contradictions: (contract) => (holds(contract) ? [] : [`not so: ${title}`]) };
}

export function contractOf(document: Document): Contract {
  // Another check validates the document itself. Here even an invalid one must compile.
  const lenient = { strict: false, strictRequired: false, strictTypes: false, strictTuples: false } as const;
  const ajv = contractAjv(document, { ...lenient, allErrors: false });
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (schema: Schema) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(forAjv(schema));
    compiled.set(key, validate);
    return validate;
  };
  return { document, accepts: (schema, value) => validatorOf(schema)(value) === true };
}

/** The operation of an endpoint or of a webhook; undefined where the document has none. */
export function operationOf({ document }: Contract, { method, path }: SpecifiedOperation): Operation | undefined {
  const item = (document.paths[path] ?? document.webhooks?.[path]) as PathItem | undefined;
  return item?.[method.toLowerCase()] as Operation | undefined;
}

export function parametersOf({ document }: Contract, { method, path }: SpecifiedOperation): Parameter[] {
  const item = document.paths[path] ?? document.webhooks?.[path] ?? {};
  return operationsOf(document, { [path]: item }).find((each) => each.method === method)?.parameters ?? [];
}

export function requestBodyOf(contract: Contract, specified: SpecifiedOperation): RequestBody | undefined {
  const body = operationOf(contract, specified)?.requestBody;
  return body && resolve<RequestBody>(contract.document, body);
}

/** The headers of each set of credentials that opens an operation; an empty list where none is declared. */
export function credentialsOf({ document }: Contract, operation: Operation | undefined): string[][] {
  const { securitySchemes = {} } = document.components;
  const security = (operation?.security ?? document.security ?? []) as Record<string, string[]>[];
  return security.map((schemes) => {
    const declared = Object.keys(schemes).map((name) => securitySchemes[name]);
    return declared.map(
      (scheme) => (scheme?.type === 'apiKey' && scheme.in === 'header' && scheme.name) || 'not a header',
    );
  });
}

/** The success response: of the specified status, or else the only 2xx response. */
export function successOf(contract: Contract, specified: SpecifiedOperation): Response | undefined {
  const responses = operationOf(contract, specified)?.responses ?? {};
  const status = specified.success ?? Object.keys(responses).find((each) => each.startsWith('2'));
  const response = status === undefined ? undefined : responses[status];
  return response && resolve<Response>(contract.document, response);
}

/** Something that has fields: a body, or the path parameters of an endpoint. */
export interface FieldHolder {
  readonly name: string;
  readonly fields: readonly Field[];
  schemaOf(contract: Contract, field: Field): Schema | undefined;
  /** The values that the document shows as examples. */
  examplesOf(contract: Contract): unknown[];
}

/** All request, response and webhook bodies. */
export const bodies: readonly FieldHolder[] = [...endpoints, ...webhooks].flatMap(({ body, response }) =>
  [body, response].flatMap((name) => {
    if (name === undefined) return [];
    return [
      {
        name,
        fields: fieldsOf(name, shapeOf(name)),
        schemaOf: (contract, { steps }) => schemaAt(contract.document, bodyNamed(contract, name), steps),
        examplesOf: (contract) => examplesOf(contract, name),
      } satisfies FieldHolder,
    ];
  }),
);

/** The path parameters of each endpoint. */
export const pathParameters: readonly FieldHolder[] = endpoints.map((endpoint) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  fields: fieldsOf(`${endpoint.method} ${endpoint.path}`, endpoint.parameters ?? ''),
  schemaOf(contract, { steps: [step] }) {
    const found = parametersOf(contract, endpoint).find((each) => each.in === 'path' && each.name === step);
    if (found?.required !== true) return undefined;
    const { name: _, in: __, required: ___, schema, ...others } = found;
    return { ...schema, ...others };
  },
  examplesOf: () => [],
}));

/** The schema of a body by its name in fields.ts, found through its operation. */
export function bodyNamed(contract: Contract, name: string): Schema | undefined {
  return jsonSchemaOf(holderOf(contract, name)?.content);
}

/** The example values of a request or response body. */
export function examplesOf(contract: Contract, name: string): unknown[] {
  return Object.values(holderOf(contract, name)?.content ?? {}).flatMap(({ example, examples = {} }) => {
    return [example, ...Object.values(examples).map(({ value }) => value)];
  });
}

function holderOf(contract: Contract, name: string): RequestBody | Response | undefined {
  const carrier = [...endpoints, ...webhooks].find((each) => each.body === name || each.response === name);
  if (carrier === undefined) throw new Error(`operations.ts has no body named ${name}`);
  return carrier.body === name ? requestBodyOf(contract, carrier) : successOf(contract, carrier);
}

/** Returns the schema at one place of a body, or undefined when the place does not exist. `[]` stands for the items of an array. */
export function schemaAt(document: Document, schema: Schema | undefined, steps: string[]): Schema | undefined {
  return steps.reduce<Schema | undefined>((here, step) => here && below(document, here, step), schema);
}

function below(document: Document, schema: Schema, step: string): Schema | undefined {
  const { properties, items, allOf = [], anyOf = [], oneOf = [] } = resolve<Schema>(document, schema);
  const all = allOf.map((each) => below(document, each, step));
  const any = [...anyOf, ...oneOf].map((each) => below(document, each, step));
  return joined('allOf', [step === '[]' ? items : properties?.[step], ...all, joined('anyOf', any)]);
}

function joined(keyword: 'allOf' | 'anyOf', found: (Schema | boolean | undefined)[]): Schema | undefined {
  const schemas = found.filter((each) => typeof each === 'object');
  return schemas.length > 1 ? { [keyword]: schemas } : schemas[0];
}

/** The names below a place, `[]` included. */
export function segmentsBelow(document: Document, schema: Schema): string[] {
  const found = partsOf(document, schema).flatMap(({ properties, items }) => {
    return [...Object.keys(properties ?? {}), ...(typeof items === 'object' ? ['[]'] : [])];
  });
  return [...new Set(found)];
}

/** Returns the schema and all its parts at the same place: references, allOf and each alternative. */
export function partsOf(document: Document, schema: Schema): Schema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
  const made = [...($ref === undefined ? [] : [resolve<Schema>(document, schema)]), ...allOf, ...anyOf, ...oneOf];
  return [schema, ...made.flatMap((each) => partsOf(document, each))];
}

/** Whether every type of a place is this one or null. */
export function isOnly(document: Document, schema: Schema, type: string): boolean {
  const types = typesOf(document, schema);
  types.delete('null');
  return types.size === 1 && types.has(type);
}

export function typesOf(document: Document, schema: Schema): Set<unknown> {
  return new Set(partsOf(document, schema).flatMap(({ type = [] }) => type));
}

/** Every value that is listed at a place, the one of a `const` included. */
export function listedValues(document: Document, schema: Schema): unknown[] {
  const found = partsOf(document, schema).flatMap((part) => [
    ...(part.enum ?? []),
    ...('const' in part ? [part.const] : []),
  ]);
  return [...new Set(found)];
}

/** Whether a place or a part of it is marked as not shown by the specification. */
export function isMarked(document: Document, schema: Schema): boolean {
  return partsOf(document, schema).some((part) => 'x-basis' in part);
}

/** The values of an example at the same steps. */
export function valuesAt(example: unknown, steps: string[]): unknown[] {
  return steps.reduce<unknown[]>(
    (here, step) => {
      if (step === '[]') return here.flatMap((each) => (Array.isArray(each) ? each : []));
      return here.flatMap((each) =>
        Object.hasOwn(Object(each), step) ? [(each as Record<string, unknown>)[step]] : [],
      );
    },
    [example],
  );
}
