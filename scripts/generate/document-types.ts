import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import {
  type Document,
  jsonSchemaOf,
  operationsOf,
  type RequestBody,
  resolve,
  type Schema,
  schemaNameOf,
} from './document.ts';
import { withLimitWords } from './limit-words.ts';
import { declarationsOf, memberName, referencedSchema } from './schema-declarations.ts';
import { banner, tsLiteral } from './ts-source.ts';

const { factory } = ts;

export interface DocumentTypes {
  /** One declaration per schema, with the name of the schema. Users read these. */
  readonly schemas: string;
  /** `paths`, `operations`, `webhooks` and the rest of `components`, for openapi-fetch. */
  readonly paths: string;
}

/**
 * Generates the TypeScript types of the document. openapi-typescript writes one tree, `components["schemas"]["Payment"]`. An editor
 * and a `.d.ts` should show `Payment`, so this function moves every schema out of the tree, into a separate file.
 */
export async function documentTypes(document: Document): Promise<DocumentTypes> {
  const nodes = await openapiTypescript(
    withLiteralExamples(usualLast(optionalHeaders(withLimitWords(closedInputs(document))))) as unknown as OpenAPI3,
    {
      defaultNonNullable: false,
      silent: true,
      transform: (schema) => ('x-open' in schema ? openString() : undefined),
    },
  );
  const statements = nodes.filter((node) => declaredName(node) !== '$defs');
  const schemas = schemasOf(statements);
  rejectGlobalNames(schemas);
  return {
    schemas:
      banner + sourceOf(schemas.flatMap((schema) => declarationsOf(document, schema)).map((each) => byName(each))),
    paths: `${banner}import type * as schemas from './schema.ts';\n\n${sourceOf(
      statements.map((node) => byName(withoutSchemas(node), 'schemas.')),
    )}`,
  };
}

/** The client adds every header that the document requires: credentials, idempotency key, organization. A caller may set them, but need not. */
function optionalHeaders(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value) =>
    value?.in === 'header' && typeof value.name === 'string' ? { ...value, required: false } : value,
  );
}

/** Reverses each `oneOf`. The compiler explains a mismatch with the last alternative, and the document lists the usual one first. */
function usualLast(document: Document): Document {
  const copy = structuredClone(document);
  for (const { oneOf } of Object.values(copy.components.schemas ?? {})) oneOf?.reverse();
  return copy;
}

/** Formats examples as code, so that an editor shows the string `'24'` and the number 24 differently. */
function withLiteralExamples(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    return key === 'examples' && Array.isArray(value) ? value.map((example) => tsLiteral(example)) : value;
  });
}

function sourceOf(nodes: ts.Node[]): string {
  const source = plainComments(astToString(nodes));
  const unknownObject = /^(?!export type (paths|webhooks|operations) = ).*Record<string, never>.*/m.exec(source);
  if (unknownObject === null) return source;
  throw new Error(
    `An object has no known fields: ${unknownObject[0].trim()}. Add properties or additionalProperties to its schema`,
  );
}

/** Removes the tags of openapi-typescript, so that an editor shows the description as text and does not repeat the type. */
function plainComments(source: string): string {
  return source
    .replaceAll(/^ *\/\*\* @(enum \{\w+\}|constant) \*\/\n/gm, '')
    .replaceAll(/^ *\* @(enum \{\w+\}|constant)\n/gm, '')
    .replaceAll(/^( *\/?\*\*? )@description /gm, '$1')
    .replaceAll(/^( *\* ) {4}/gm, '$1')
    .replaceAll(/\/\*\*\n *\* (.*)\n *\*\/\n/g, '/** $1 */\n');
}

/** Creates `string & {}`. In a union, it accepts any string, but editors still suggest the known values. */
function openString(): ts.TypeNode {
  return factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
}

/** Replaces every `components["schemas"]["Payment"]` with `Payment` or `schemas.Payment`. */
function byName<T extends ts.Node>(root: T, prefix = ''): T {
  const result = ts.transform(root, [
    (context) => (node) => {
      const visit = (current: ts.Node): ts.Node => {
        const name = referencedSchema(current);
        if (name !== undefined) return factory.createTypeReferenceNode(prefix + name);
        return ts.visitEachChild(current, visit, context);
      };
      return visit(node) as T;
    },
  ]);
  const [transformed] = result.transformed;
  return transformed as T;
}

/** Returns the members of `components.schemas`. */
function schemasOf(statements: ts.Node[]): ts.PropertySignature[] {
  return statements
    .filter(isComponents)
    .flatMap(({ members }) => members.filter(isSchemas))
    .flatMap(({ type }) => (type !== undefined && ts.isTypeLiteralNode(type) ? [...type.members] : []))
    .filter(ts.isPropertySignature);
}

function withoutSchemas(node: ts.Node): ts.Node {
  if (!isComponents(node)) return node;
  const members = node.members.filter((member) => !isSchemas(member));
  return factory.createInterfaceDeclaration(node.modifiers, node.name, undefined, undefined, members);
}

function isComponents(node: ts.Node): node is ts.InterfaceDeclaration {
  return ts.isInterfaceDeclaration(node) && node.name.text === 'components';
}

function isSchemas(member: ts.TypeElement): member is ts.PropertySignature {
  return ts.isPropertySignature(member) && memberName(member) === 'schemas';
}

function declaredName(node: ts.Node): string | undefined {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : undefined;
}

/** Rejects schemas with the name of a global type, because the generated file uses these types. */
function rejectGlobalNames(schemas: ts.PropertySignature[]): void {
  const globals = ['Record', 'Omit', 'Exclude', 'Readonly', 'Array'];
  const clashing = schemas.map(memberName).filter((name) => globals.includes(name));
  if (clashing.length > 0)
    throw new Error(`These schemas have the names of global types: ${clashing.join(', ')}. Rename them`);
}

/**
 * Closes the open objects of requests that have known fields. With an index signature, a misspelled field would compile. A caller adds
 * other fields with `undocumentedFields`.
 */
export function closedInputs(document: Document): Document {
  const copy = structuredClone(document);
  const visited = new Set<string>();

  const close = (schema: Schema): void => {
    if (schema.$ref !== undefined) {
      const name = schemaNameOf(schema.$ref);
      if (name === undefined || visited.has(name)) return;
      visited.add(name);
      close(resolve<Schema>(copy, schema));
      return;
    }
    if (schema.properties !== undefined && schema.additionalProperties === true) delete schema.additionalProperties;
    for (const inner of innerSchemas(schema)) close(inner);
  };

  for (const { operation } of operationsOf(copy)) {
    if (operation.requestBody === undefined) continue;
    const schema = jsonSchemaOf(resolve<RequestBody>(copy, operation.requestBody).content);
    if (schema !== undefined) close(schema);
  }
  return copy;
}

function innerSchemas({ properties = {}, items, allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...Object.values(properties), ...(typeof items === 'object' ? [items] : []), ...allOf, ...anyOf, ...oneOf];
}
