import type { ValidateFunction } from 'ajv';
import { contractAjv, forAjv } from '../../../scripts/generate/contract-ajv.ts';
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

export function parametersOf(contract: Contract, specified: SpecifiedOperation): Parameter[] {
  const { paths, webhooks = {} } = contract.document;
  const item = paths[specified.path] ?? webhooks[specified.path] ?? {};
  const { path, method } = specified;
  return operationsOf(contract.document, { [path]: item }).find((each) => each.method === method)?.parameters ?? [];
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
  const carrier = [...endpoints, ...webhooks].find((each) => each.body === name || each.answer === name);
  if (carrier === undefined) throw new Error(`operations.ts has no body named ${name}`);
  return carrier.body === name ? requestBodyOf(contract, carrier) : successOf(contract, carrier);
}
