import { type AdminOperationId, adminOperations } from '../generated/operations.ts';
import { send } from './admin-call.ts';

/** The part of a JSON schema that a form shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

interface AdminDocument {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: RequestBody }>>>>;
}

interface RequestBody {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}

let loaded: Promise<AdminDocument> | undefined;

/** The schema of the body of an operation, and a function that follows references in it. */
export interface BodySchema {
  readonly schema: Schema;
  resolve(schema: Schema): Schema;
}

/**
 * Loads the schema of the body of an operation from the document of the running server, so that no form repeats a limit or a list of values.
 *
 * @throws {AdminError} The server did not respond.
 */
export async function loadBodySchema(operation: AdminOperationId): Promise<BodySchema> {
  loaded ??= send({ operation: 'getAdminDocument' }) as Promise<unknown> as Promise<AdminDocument>;
  const document = await loaded.catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  const { method, path } = adminOperations[operation];
  const schema = document.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
  if (schema === undefined) throw new Error(`${operation} has no body`);
  return { schema, resolve: (each) => resolveSchema(document, each) };
}

/** Follows a reference, and merges the parts of `allOf`. What stands beside a reference replaces what it leads to. */
function resolveSchema(document: AdminDocument, schema: Schema): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const parts = [...($ref === undefined ? [] : [schemaOf(document, $ref)]), ...allOf];
  return Object.assign({}, ...parts.map((part) => resolveSchema(document, part)), own);
}

function schemaOf({ components }: AdminDocument, reference: string): Schema {
  return components.schemas[reference.slice(reference.lastIndexOf('/') + 1)] ?? {};
}

/** Returns the schema without its alternative null: a form leaves the field empty instead. */
export function withoutNull(schema: Schema, resolve: BodySchema['resolve']): Schema {
  const alternatives = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (alternatives?.length !== 1 || alternatives[0] === undefined || schema.properties !== undefined) return schema;
  const { anyOf: _, ...own } = schema;
  return { ...resolve(alternatives[0]), ...own };
}

/** The kind of field that a schema needs. */
export type FieldKind = 'choice' | 'choices' | 'boolean' | 'number' | 'text' | 'object' | 'variants' | 'lines' | 'json';

export function kindOf(schema: Schema, resolve: BodySchema['resolve']): FieldKind {
  if (schema.discriminator !== undefined) return 'variants';
  if (schema.enum !== undefined || schema.const !== undefined) return 'choice';
  if (schema.properties !== undefined) return 'object';
  const types = [schema.type ?? []].flat().filter((each) => each !== 'null');
  if (types.length !== 1) return schema.anyOf?.some(({ type }) => type === 'string') ? 'text' : 'json';
  if (types[0] === 'boolean') return 'boolean';
  if (types[0] === 'number' || types[0] === 'integer') return 'number';
  if (types[0] === 'string') return 'text';
  const items = schema.items && resolve(schema.items);
  if (types[0] !== 'array') return 'json';
  if (items?.enum !== undefined) return 'choices';
  return items?.type === 'string' ? 'lines' : 'json';
}
