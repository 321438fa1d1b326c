import { readFileSync } from 'node:fs';
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
  type SecurityScheme,
} from '../../../scripts/generate/document.ts';

/** The document as it is published. */
export const document: Document = JSON.parse(
  readFileSync(new URL('../../../packages/sdk/openapi.json', import.meta.url), 'utf8'),
);

export const documented: readonly LocatedOperation[] = operationsOf(document);

/** What the service sends to the merchant; the path is the name of the webhook. */
export const documentedWebhooks: readonly LocatedOperation[] = operationsOf(document, document.webhooks);

/** Statuses that an operation documents, `default` left out. */
export function statusesOf({ operation }: LocatedOperation): number[] {
  return Object.keys(operation.responses)
    .map(Number)
    .filter((status) => !Number.isNaN(status));
}

/** Headers that an operation requires, in their exact spelling: its own and the credentials. */
export function requiredHeadersOf({ operation, parameters }: LocatedOperation): string[] {
  const security = (operation.security ?? document.security) as Record<string, unknown>[];
  const schemes = security.flatMap(Object.keys).map((name) => document.components.securitySchemes?.[name]);
  return [
    ...schemes.map((scheme) => (scheme as SecurityScheme).name ?? 'a credential that is no header'),
    ...parameters.filter((each) => each.in === 'header' && each.required === true).map(({ name }) => name),
  ];
}

export function requestSchemaOf({ operation }: LocatedOperation): Schema | undefined {
  return operation.requestBody && jsonSchemaOf(resolve<RequestBody>(document, operation.requestBody).content);
}

/** Returns the documented response for a status, or undefined. */
export function responseOf({ operation }: LocatedOperation, status: number): Response | undefined {
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

const ajv = new Ajv2020({ strict: false, allErrors: true, allowUnionTypes: true });
addFormats.default(ajv);
ajv.addKeyword({
  keyword: 'x-decimal-places',
  type: 'number',
  validate: (places: number, value: number) => Number(value.toFixed(places)) === value,
});
const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>();

/** Returns how a value violates a schema of the document. Uses ajv directly, not the generated validators of the mock server. */
export function violationsOf(schema: Schema, value: unknown): string[] {
  // The document's references begin at its root.
  const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components });
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the value'} ${message}`);
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
