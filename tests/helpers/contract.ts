import { readFileSync } from 'node:fs';
import type { OperationId } from '@paychord/sdk';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type Document,
  jsonSchemaOf,
  type LocatedOperation,
  operationsOf,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from '../../scripts/generate/document.ts';

/** A published document, its operations, and ajv with the keyword of the project. Ajv shares no code with the mock server. */
export function readContract(file: string) {
  const document: Document = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  const ajv = new Ajv2020({ strict: false, allErrors: true, allowUnionTypes: true });
  addFormats.default(ajv);
  ajv.addKeyword({
    keyword: 'x-decimal-places',
    type: 'number',
    validate: (places: number, value: number) =>
      Number(value.toFixed(places)) === value &&
      (value >= 2 ** 53 || Number(String(value).replace('.', '')) <= 2 ** 53),
  });
  const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>();
  return {
    document,
    documented: operationsOf(document),
    /** Returns how a value violates a schema of the document. */
    violationsOf(schema: Schema, value: unknown): string[] {
      // The document's references begin at its root.
      const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components });
      compiled.set(schema, validate);
      if (validate(value)) return [];
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the value'} ${message}`);
    },
  };
}

/** The document of the payments API. */
export const { document, documented, violationsOf } = readContract('packages/sdk/openapi.json');

/** What the service sends to the merchant; the path is the name of the webhook. */
export const documentedWebhooks: readonly LocatedOperation[] = operationsOf(document, document.webhooks);

/** Statuses that an operation documents, `default` left out. */
export function statusesOf({ operation }: LocatedOperation): number[] {
  return Object.keys(operation.responses)
    .map(Number)
    .filter((status) => !Number.isNaN(status));
}

export function requestSchemaOf({ operation }: LocatedOperation): Schema | undefined {
  return operation.requestBody && jsonSchemaOf(resolve<RequestBody>(document, operation.requestBody).content);
}

/** Returns the documented response for a status, or undefined. */
function responseOf({ operation }: LocatedOperation, status: number): Response | undefined {
  const response = operation.responses[status];
  return response && resolve<Response>(document, response);
}

export function headersOf({ headers = {} }: Response): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, header]) => {
      return [name, resolve<{ schema?: Schema }>(document, header as object).schema ?? {}];
    }),
  );
}

/** The documented fields that a value lacks or that are null in it, also in the objects inside it. */
export function missingFrom(schema: Schema, value: unknown, path = ''): string[] {
  const { properties = {}, anyOf = [] } = resolve<Schema>(document, schema);
  const parts = anyOf.flatMap((each) => missingFrom(each, value, path));
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const member = (value as Record<string, unknown>)[name] ?? undefined;
    return member === undefined ? [`${path}${name}`] : missingFrom(field, member, `${path}${name}.`);
  });
  return [...parts, ...fields];
}

const patterns = documented.map(({ operation, method, path }) => ({
  id: operation.operationId as OperationId,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The operation that a request is for; undefined where the document has none. */
export function operationOf({ method, path }: { method: string; path: string }): OperationId | undefined {
  return patterns.find((each) => each.method === method && each.pattern.test(path))?.id;
}

const described = new Map(documented.map((each) => [each.operation.operationId, each]));

/** A recorded response. Its body is undefined when it is not JSON. */
export interface SeenResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Returns how a response of an operation differs from the document. */
export function responseProblems(id: OperationId, { status, headers, body }: SeenResponse): string[] {
  const operation = described.get(id);
  const response = operation && responseOf(operation, status);
  if (response === undefined) return [`the document has no response ${status}`];
  return [
    ...Object.entries(headersOf(response)).flatMap(([name, schema]) =>
      headers.has(name) ? violationsOf(schema, headers.get(name)) : [],
    ),
    ...(headers.has('x-trace-id') ? [] : ['it has no x-trace-id']),
    ...(headers.get('content-type') === 'application/json' ? [] : ['it does not say that it is JSON']),
    ...(body === undefined
      ? ['it is no JSON']
      : violationsOf(response.content?.['application/json']?.schema ?? { not: {} }, body)),
  ];
}
