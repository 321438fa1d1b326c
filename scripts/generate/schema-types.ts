import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { banner } from './banner.ts';
import type { Document } from './document.ts';

const { factory } = ts;
const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];

/**
 * The types of the document. openapi-typescript writes one tree, `components["schemas"]["Payment"]`; a reader's hover
 * and a `.d.ts` should say `Payment`. So every schema is lifted out of the tree to a declaration under its own name.
 */
export async function schemaTypes(document: Document): Promise<string> {
  const schemaNames = Object.keys(document.components.schemas ?? {});
  const nodes = await openapiTypescript(structuredClone(document) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => ('x-open' in schema ? openString() : undefined),
  });
  const statements = nodes.filter((node) => declaredName(node) !== '$defs').map((node) => byName(node));
  const source = banner + plainComments(astToString(statements.flatMap((node) => liftSchemas(node))));

  refuseClashes(schemaNames, statements);
  const unknownObject = /^(?!export type (paths|webhooks|operations) = ).*Record<string, never>.*/m.exec(source);
  if (unknownObject !== null) {
    throw new Error(
      `Nothing is known of an object, give it properties or additionalProperties: ${unknownObject[0].trim()}`,
    );
  }
  return source;
}

/** Editors show a tag as a tag: the description should be the text of the hover, and what the type says already, nothing. */
function plainComments(source: string): string {
  return source
    .replaceAll(/^ *\/\*\* @(enum \{\w+\}|constant) \*\/\n/gm, '')
    .replaceAll(/^ *\* @(enum \{\w+\}|constant)\n/gm, '')
    .replaceAll(/^( *\/?\*\*? )@description /gm, '$1')
    .replaceAll(/^( *\* ) {4}(?=\S)/gm, '$1')
    .replaceAll(/\/\*\*\n *\* (.*)\n *\*\/\n/g, '/** $1 */\n');
}

/** `string & {}`: any string, without swallowing the known values next to it in a union. */
function openString(): ts.TypeNode {
  return factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
}

/** `components["schemas"]["Payment"]` → `Payment`, everywhere below. */
function byName<T extends ts.Node>(root: T): T {
  const result = ts.transform(root, [
    (context) => (node) => {
      const visit = (current: ts.Node): ts.Node => {
        const name = referencedSchema(current);
        if (name !== undefined) return factory.createTypeReferenceNode(name);
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

/** The `components` interface becomes: one declaration per schema, then `components` whose `schemas` point at them. */
function liftSchemas(node: ts.Node): ts.Node[] {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return [node];
  const declarations: ts.Node[] = [];
  const members = node.members.map((member) => {
    if (!ts.isPropertySignature(member) || memberName(member) !== 'schemas') return member;
    if (member.type === undefined || !ts.isTypeLiteralNode(member.type)) return member;
    const schemas = member.type.members.filter(ts.isPropertySignature);
    declarations.push(...schemas.map((schema) => declarationOf(schema)));
    return withType(member, factory.createTypeLiteralNode(schemas.map((schema) => pointer(schema))));
  });
  const components = factory.createInterfaceDeclaration(node.modifiers, node.name, undefined, undefined, members);
  return [...declarations, components];
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

function pointer(schema: ts.PropertySignature): ts.PropertySignature {
  const name = memberName(schema);
  return factory.createPropertySignature(undefined, name, undefined, factory.createTypeReferenceNode(name));
}

function withType(member: ts.PropertySignature, type: ts.TypeNode): ts.PropertySignature {
  return factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, type);
}

function memberName(member: ts.PropertySignature): string {
  return (member.name as ts.Identifier | ts.StringLiteral).text;
}

function declaredName(node: ts.Node): string | undefined {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : undefined;
}

/** A schema that takes the name of a helper type, or of a global the generated file uses, would change its meaning. */
function refuseClashes(schemaNames: string[], statements: ts.Node[]): void {
  const taken = new Set([...statements.map(declaredName), 'Record', 'Omit', 'Exclude', 'Readonly', 'Array']);
  const clashing = schemaNames.filter((name) => taken.has(name));
  if (clashing.length > 0) throw new Error(`These schemas need another name: ${clashing.join(', ')}`);
}
