import { readFileSync } from 'node:fs';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

/** A schema and its place in the document. */
export interface LocatedSchema {
  readonly schema: Json;
  /** The URI of the schema for the validator. */
  readonly uri: string;
}

export interface ParameterOf extends LocatedSchema {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
}

/** An operation as its document describes it, read without any code of the project. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterOf[];
  readonly body: (LocatedSchema & { readonly required: boolean; readonly examples: readonly Json[] }) | undefined;
  /** Headers that carry credentials, where they have to. */
  readonly credentials: readonly string[];
  /** By status or `4XX`. Undefined for a response without a body. */
  readonly responses: Readonly<Record<string, LocatedSchema | undefined>>;
}

export interface ApiDocument {
  readonly uri: string;
  readonly json: JsonObject;
  readonly operations: readonly Operation[];
}

const root = new URL('../../../', import.meta.url);
const methods = ['get', 'put', 'post', 'patch', 'delete'];

/** Reads a document that describes an API. */
export function readDocument(file: string): ApiDocument {
  const uri = `https://contract.test/${file}`;
  const json = JSON.parse(readFileSync(new URL(file, root), 'utf8')) as JsonObject;
  return documentOf(uri, json);
}

export function documentOf(uri: string, json: JsonObject): ApiDocument {
  const paths = Object.keys(object(json.paths));
  const operations = paths.flatMap((path) =>
    methods.flatMap((method) => {
      const here = ['paths', path, method];
      return at(json, here) === undefined ? [] : [operationAt(uri, json, here, path, method)];
    }),
  );
  return { uri, json, operations };
}

type Pointer = readonly string[];

function operationAt(uri: string, json: JsonObject, here: Pointer, path: string, method: string): Operation {
  const operation = object(at(json, here));
  const located = (pointer: Pointer): LocatedSchema | undefined => {
    const schema = at(json, pointer);
    return schema === undefined ? undefined : { schema, uri: `${uri}#${fragmentOf(pointer)}` };
  };
  const mediaType = (pointer: Pointer) => located([...pointer, 'content', 'application/json', 'schema']);

  const parameters = [...listAt(json, here.slice(0, -1)), ...listAt(json, here)].map((pointer): ParameterOf => {
    const { name, in: place, required } = object(at(json, pointer));
    const schema = located([...pointer, 'schema']) ?? { schema: true, uri };
    return { ...schema, name: String(name), in: String(place), required: required === true };
  });
  const request = resolveReference(json, [...here, 'requestBody']);
  const body = mediaType(request);
  const statuses = Object.keys(object(operation.responses));
  return {
    id: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    parameters,
    body: body && {
      ...body,
      required: object(at(json, request)).required === true,
      examples: examplesAt(json, [...request, 'content', 'application/json']),
    },
    credentials: credentialsOf(json, operation),
    responses: Object.fromEntries(
      statuses.map((status) => [status, mediaType(resolveReference(json, [...here, 'responses', status]))]),
    ),
  };
}

function listAt(json: JsonObject, here: Pointer): Pointer[] {
  const list = at(json, [...here, 'parameters']);
  return Array.isArray(list)
    ? list.map((_, index) => resolveReference(json, [...here, 'parameters', String(index)]))
    : [];
}

function examplesAt(json: JsonObject, mediaType: Pointer): Json[] {
  const { example, examples } = object(at(json, mediaType));
  const named = Object.keys(object(examples)).map((name) =>
    at(json, resolveReference(json, [...mediaType, 'examples', name])),
  );
  return [...named.map((each) => object(each).value as Json), ...(example === undefined ? [] : [example])];
}

function credentialsOf(json: JsonObject, operation: JsonObject): string[] {
  const alternatives = (operation.security ?? json.security ?? [{}]) as JsonObject[];
  // Where one alternative is nothing, nothing has to be sent.
  const [first = {}] = alternatives.some((each) => Object.keys(each).length === 0) ? [] : alternatives;
  return Object.keys(first).map((name) => String(object(at(json, ['components', 'securitySchemes', name])).name));
}

/** Returns the place that a reference at this place points to. */
function resolveReference(json: JsonObject, pointer: Pointer): Pointer {
  const { $ref } = object(at(json, pointer));
  return typeof $ref === 'string' ? resolveReference(json, segmentsOf($ref)) : pointer;
}

function segmentsOf(reference: string): string[] {
  const steps = reference.slice(2).split('/').map(decodeURIComponent);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function fragmentOf(pointer: Pointer): string {
  const steps = pointer.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'));
  return steps.map((step) => `/${encodeURIComponent(step)}`).join('');
}

function at(json: Json, [step, ...rest]: Pointer): Json | undefined {
  if (step === undefined) return json;
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, step)) return undefined;
  return at((json as JsonObject)[step] as Json, rest);
}

export function object(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
