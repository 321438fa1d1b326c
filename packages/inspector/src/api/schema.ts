import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type AdminOperationId, adminOperations } from '../generated/operations.ts';
import { type AdminError, send } from './admin-call.ts';

/** The part of a JSON schema that a form shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
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
export const loadError = signal<AdminError | undefined>(undefined);
let _loading: Promise<void> | undefined;

/** Loads the document, once. */
function loadAdminDocument(): void {
  const accept = (document: unknown) => {
    adminDocument.value = document as AdminDocument;
  };
  const reject = (error: AdminError) => {
    loadError.value = error;
    _loading = undefined;
  };
  _loading ??= send({ operation: 'getAdminDocument' }).then(accept, reject);
}

/** Returns the schema of the body of an operation. Undefined until it is loaded. */
export function useBodySchema(operation: AdminOperationId): Schema | undefined {
  useEffect(loadAdminDocument, []);
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

/** Returns the schema of the variant that a field selects, with that field as a choice of the variants. */
export function variantOf(schema: Schema, textOf: (field: string) => string): Schema {
  if (schema.discriminator === undefined) return schema;
  const { propertyName, mapping } = schema.discriminator;
  const variant = resolve({ $ref: mapping[textOf(propertyName)] ?? '' });
  const selector = { enum: Object.keys(mapping), description: schema.description ?? '' };
  return { ...variant, properties: { ...variant.properties, [propertyName]: selector } };
}

/** Returns the schema at a path of a body: `amount.currency`. */
export function schemaAt(schema: Schema, path: string): Schema {
  return path.split('.').reduce((parent, name) => resolve(parent.properties?.[name] ?? {}), schema);
}

/** How a form shows a value. */
export type FieldKind = 'choice' | 'choices' | 'number' | 'range' | 'text' | 'lines' | 'list' | 'json';

export function kindOf({ enum: values, type, anyOf, minimum, maximum, items }: Schema): FieldKind {
  if (values !== undefined) return 'choice';
  const types = [type ?? anyOf?.map((each) => each.type) ?? []].flat();
  if (types.includes('string')) return 'text';
  if (types.includes('array') && items !== undefined) {
    const item = resolve(items);
    if (item.enum !== undefined) return 'choices';
    return item.type === 'string' ? 'list' : 'json';
  }
  if (types.includes('boolean')) return 'choice';
  if (!types.includes('number') && !types.includes('integer')) return 'json';
  return minimum === 0 && maximum === 1 ? 'range' : 'number';
}
