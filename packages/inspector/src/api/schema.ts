import { signal } from '@preact/signals';
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

/** The document of the running server, so that no form repeats a limit or a list of values. */
const adminDocument = signal<AdminDocument | undefined>(undefined);
let loading: Promise<void> | undefined;

/**
 * Loads the document, once.
 *
 * @throws {AdminError} The server did not respond.
 */
export function loadAdminDocument(): Promise<void> {
  loading ??= send({ operation: 'getAdminDocument' })
    .then((document) => {
      adminDocument.value = document as unknown as AdminDocument;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Returns the schema of the body of an operation. Undefined until the document is loaded. */
export function bodySchemaOf(operation: AdminOperationId): Schema | undefined {
  const { method, path } = adminOperations[operation];
  const body = adminDocument.value?.paths[path]?.[method.toLowerCase()]?.requestBody;
  return body && resolve(body.content['application/json']?.schema ?? {});
}

/**
 * Follows a reference, and merges the parts of `allOf`. What stands beside a reference replaces what it leads to. An alternative null is left
 * out: a form leaves the field empty instead.
 */
export function resolve({ $ref, allOf = [], ...own }: Schema): Schema {
  const parts = $ref === undefined ? allOf : [schemaOf($ref), ...allOf];
  const schema: Schema = Object.assign({}, ...parts.map(resolve), own);
  const [only, ...others] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (only === undefined || others.length > 0 || schema.properties !== undefined) return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...resolve(only), ...rest };
}

function schemaOf(reference: string): Schema {
  return adminDocument.value?.components.schemas[reference.slice(reference.lastIndexOf('/') + 1)] ?? {};
}

/** Returns the schema of the variant that a value selects. The field that selects it has the description of all variants. */
export function variantOf(schema: Schema, value: unknown): Schema {
  if (schema.discriminator === undefined) return schema;
  const { propertyName, mapping } = schema.discriminator;
  const variant = resolve({ $ref: mapping[Object(value)[propertyName]] ?? '' });
  const selector = { enum: Object.keys(mapping), description: schema.description ?? '' };
  return { ...variant, properties: { ...variant.properties, [propertyName]: selector } };
}

/** The kind of field that a schema needs. */
type FieldKind = 'choice' | 'choices' | 'boolean' | 'number' | 'probability' | 'text' | 'object' | 'list' | 'json';

export function kindOf(schema: Schema): FieldKind {
  if (schema.enum !== undefined || schema.const !== undefined) return 'choice';
  if (schema.properties !== undefined) return 'object';
  const types = [schema.type ?? []].flat().filter((each) => each !== 'null');
  if (types.length !== 1) return schema.anyOf?.some(({ type }) => type === 'string') ? 'text' : 'json';
  if (types[0] === 'boolean') return 'boolean';
  if (types[0] === 'number' && schema.minimum === 0 && schema.maximum === 1) return 'probability';
  if (types[0] === 'number' || types[0] === 'integer') return 'number';
  if (types[0] === 'string') return 'text';
  const items = schema.items && resolve(schema.items);
  if (types[0] !== 'array') return 'json';
  if (items?.enum !== undefined) return 'choices';
  return items?.type === 'string' ? 'list' : 'json';
}
