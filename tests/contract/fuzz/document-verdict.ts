import '@hyperjump/json-schema/formats';
import {
  registerSchema,
  type SchemaObject,
  setShouldValidateFormat,
  unregisterSchema,
  type Validator,
  validate,
} from '@hyperjump/json-schema/openapi-3-1';
import type { ApiDocument, Json, LocatedSchema, Operation, ParameterOf } from './documents.ts';
import type { FuzzRequest } from './requests.ts';
import type { Response } from './send.ts';

/** Whether a document allows a request, and why. */
export interface DocumentVerdict {
  readonly verdict: 'valid' | 'invalid' | 'unauthorized';
  readonly why: string;
}

/** Judges by a document, with a validator that shares no code with the project's. */
export interface DocumentValidator {
  ofRequest(request: FuzzRequest): Promise<DocumentVerdict>;
  /** Returns how a response differs from the document, or undefined. */
  ofResponse(operation: Operation, response: Response): Promise<string | undefined>;
}

setShouldValidateFormat(true);

export function createDocumentValidator({ uri, json }: ApiDocument): DocumentValidator {
  unregisterSchema(uri);
  registerSchema(json as SchemaObject, uri, 'https://spec.openapis.org/oas/3.1/schema-base');
  const validators = new Map<string, Promise<Validator>>();

  const faultOf = async (schema: LocatedSchema, value: Json): Promise<string | undefined> => {
    const known = validators.get(schema.uri) ?? validate(schema.uri);
    validators.set(schema.uri, known);
    // Reasons cost time.
    if ((await known)(value).valid) return undefined;
    const result = (await known)(value, 'BASIC');
    if (result.valid) return undefined;
    const { instanceLocation, absoluteKeywordLocation } = result.errors?.[0] ?? {};
    return `${instanceLocation} breaks ${absoluteKeywordLocation?.split('#')[1]}`;
  };

  const faultOfParameter = async (request: FuzzRequest, parameter: ParameterOf): Promise<string | undefined> => {
    const { name, required } = parameter;
    const value = parameterValue(request, parameter);
    if (value === undefined) return required ? `${name} is missing` : undefined;
    const fault = await faultOf(parameter, value);
    return fault && `${parameter.in} ${name}: ${fault}`;
  };

  const faultOfBody = async ({ operation, headers, body }: FuzzRequest): Promise<string | undefined> => {
    if (operation.body === undefined) return undefined;
    if (body === undefined || body === '') return operation.body.required ? 'there is no body' : undefined;
    const [mediaType = ''] = (headers['content-type'] ?? '').split(';');
    if (mediaType.trim().toLowerCase() !== 'application/json') return `content type ${mediaType}`;
    let json: Json;
    try {
      json = JSON.parse(body);
    } catch {
      return 'the body is not JSON';
    }
    const fault = await faultOf(operation.body, json);
    return fault && `body: ${fault}`;
  };

  return {
    async ofRequest(request) {
      const missing = request.operation.credentials.find((name) => request.headers[name] === '');
      if (missing !== undefined) return { verdict: 'unauthorized', why: `${missing} is missing` };
      for (const parameter of request.operation.parameters) {
        const why = await faultOfParameter(request, parameter);
        if (why !== undefined) return { verdict: 'invalid', why };
      }
      const why = await faultOfBody(request);
      return why === undefined ? { verdict: 'valid', why: '' } : { verdict: 'invalid', why };
    },
    async ofResponse({ responses }, { status, body }) {
      // `default` stands for statuses of the service that the document does not know. The mock server has none of them.
      const key = [String(status), `${String(status)[0]}XX`].find((each) => Object.hasOwn(responses, each));
      if (key === undefined) return `the document does not have the status ${status}`;
      const schema = responses[key];
      if (schema === undefined) return body === undefined ? undefined : 'there is a body';
      return body === undefined ? 'there is no body with JSON' : faultOf(schema, body as Json);
    },
  };
}

/** As the parameter's type has it: what is in a path, a query or a header is text. */
function parameterValue(
  { path, query, headers }: FuzzRequest,
  { name, in: place, schema }: ParameterOf,
): Json | undefined {
  if (place === 'header') return headers[name]?.replace(/^[ \t]+|[ \t]+$/g, '');
  const text = (place === 'path' ? path : query)[name];
  const { type } = Object(schema) as { type?: Json };
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if ((type === 'integer' || type === 'number') && text !== undefined && /^-?\d+(\.\d+)?$/.test(text))
    return Number(text);
  return text;
}
