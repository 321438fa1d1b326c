import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { banner } from './banner.ts';
import { closedInputs } from './closed-inputs.ts';
import type { Document } from './document.ts';
import { tsLiteral } from './ts-literal.ts';

const { factory } = ts;
const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];

export interface DocumentTypes {
  /** One declaration per schema, under its own name: what a user reads. */
  readonly schemas: string;
  /** `paths`, `operations`, `webhooks` and the rest of `components`: what openapi-fetch reads. */
  readonly paths: string;
}

/**
 * The types of the document. openapi-typescript writes one tree, `components["schemas"]["Payment"]`; a reader's hover
 * and a `.d.ts` should say `Payment`. So every schema is lifted out of the tree, into a file of its own kind.
 */
export async function documentTypes(document: Document): Promise<DocumentTypes> {
  const nodes = await openapiTypescript(
    withLiteralExamples(usualLast(optionalHeaders(closedInputs(document)))) as unknown as OpenAPI3,
    {
      defaultNonNullable: false,
      silent: true,
      transform: (schema) => ('x-open' in schema ? openString() : undefined),
    },
  );
  const statements = nodes.filter((node) => declaredName(node) !== '$defs');
  const schemas = schemasOf(statements);
  refuseClashes(schemas);
  return {
    schemas: banner + sourceOf(schemas.map((schema) => byName(declarationOf(schema)))),
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

/** Compilers explain a mismatch by the last alternative of a union. The document names the usual one first. */
function usualLast(document: Document): Document {
  const copy = structuredClone(document);
  for (const { oneOf } of Object.values(copy.components.schemas ?? {})) oneOf?.reverse();
  return copy;
}

/** An example in a hover is code: `'24'` is a string, 24 a number. */
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
    `Nothing is known of an object, give it properties or additionalProperties: ${unknownObject[0].trim()}`,
  );
}

/** Editors show a tag as a tag: the description should be the text of the hover, and what the type says already, nothing. */
function plainComments(source: string): string {
  return source
    .replaceAll(/^ *\/\*\* @(enum \{\w+\}|constant) \*\/\n/gm, '')
    .replaceAll(/^ *\* @(enum \{\w+\}|constant)\n/gm, '')
    .replaceAll(/^( *\/?\*\*? )@description /gm, '$1')
    .replaceAll(/^( *\* ) {4}/gm, '$1')
    .replaceAll(/\/\*\*\n *\* (.*)\n *\*\/\n/g, '/** $1 */\n');
}

/** `string & {}`: any string, without swallowing the known values next to it in a union. */
function openString(): ts.TypeNode {
  return factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
}

/** `components["schemas"]["Payment"]` → `Payment`, or `schemas.Payment`, everywhere below. */
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

function referencedSchema(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const root = node.objectType.objectType;
  const isSchemas =
    ts.isTypeReferenceNode(root) && ts.isIdentifier(root.typeName) && root.typeName.text === 'components';
  return isSchemas && literalText(node.objectType.indexType) === 'schemas' ? literalText(node.indexType) : undefined;
}

function literalText(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

/** The members of `components.schemas`. */
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

function declarationOf(schema: ts.PropertySignature): ts.Node {
  const name = memberName(schema);
  const type = mergedObject(schema.type as ts.TypeNode);
  const declaration = ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(exported, name, undefined, type);
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(schema));
}

/** `{…} & {[key: string]: unknown}` can be said as one object, and then it is an interface with a name in hovers. */
function mergedObject(type: ts.TypeNode): ts.TypeNode {
  const parts: readonly ts.TypeNode[] = ts.isIntersectionTypeNode(type) ? type.types : [];
  const objects = parts.filter(ts.isTypeLiteralNode);
  if (parts.length === 0 || objects.length < parts.length) return type;
  return factory.createTypeLiteralNode(objects.flatMap((object) => [...object.members]));
}

function memberName(member: ts.PropertySignature): string {
  return (member.name as ts.Identifier | ts.StringLiteral).text;
}

function declaredName(node: ts.Node): string | undefined {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : undefined;
}

/** A schema that takes the name of a global that the generated file uses would change its meaning. */
function refuseClashes(schemas: ts.PropertySignature[]): void {
  const globals = ['Record', 'Omit', 'Exclude', 'Readonly', 'Array'];
  const clashing = schemas.map(memberName).filter((name) => globals.includes(name));
  if (clashing.length > 0) throw new Error(`These schemas need another name: ${clashing.join(', ')}`);
}
