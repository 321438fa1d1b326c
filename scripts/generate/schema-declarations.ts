import ts from 'typescript';
import type { Document } from './document.ts';

const { factory } = ts;
const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];

/**
 * Declares a schema by its name. An interface wherever possible: the compiler names an interface in a message, and prints the members of
 * any other object type.
 *
 * An object with fields and alternatives becomes an interface with the common fields and one interface for each alternative. The title of
 * the alternative is part of its name.
 *
 * @throws Error when an alternative has no title, or when its interface has the name of another schema.
 */
export function declarationsOf(document: Document, schema: ts.PropertySignature): ts.Node[] {
  const name = memberName(schema);
  const parts = partsOf(schema.type as ts.TypeNode);
  const alternatives = alternativesIn(parts);
  const nodes =
    alternatives === undefined
      ? [declarationOf(name, parts)]
      : declarationsWithAlternatives(document, name, withoutUnion(parts), alternatives);
  const comments = ts.getSyntheticLeadingComments(schema);
  const [named = schema] = nodes.slice(-1);
  return [...nodes.slice(0, -1), ts.setSyntheticLeadingComments(named, comments)];
}

/** Returns the name of the schema that a type refers to: `components["schemas"]["Payment"]`. */
export function referencedSchema(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const root = node.objectType.objectType;
  const isSchemas =
    ts.isTypeReferenceNode(root) && ts.isIdentifier(root.typeName) && root.typeName.text === 'components';
  return isSchemas && literalText(node.objectType.indexType) === 'schemas' ? literalText(node.indexType) : undefined;
}

export function memberName(member: ts.PropertySignature): string {
  return (member.name as ts.Identifier | ts.StringLiteral).text;
}

function literalText(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

/** The members of an intersection, or the type alone. */
function partsOf(type: ts.TypeNode): readonly ts.TypeNode[] {
  return ts.isIntersectionTypeNode(type) ? type.types : [type];
}

/** Returns an interface when all parts are objects: the named ones are extended, and the others merged. */
function declarationOf(name: string, parts: readonly ts.TypeNode[]): ts.Declaration {
  const objects = parts.filter(ts.isTypeLiteralNode);
  const bases = parts.flatMap((part) => referencedSchema(part) ?? []);
  if (objects.length === 0 || objects.length + bases.length < parts.length) {
    const type = parts.length === 1 ? parts[0] : factory.createIntersectionTypeNode(parts);
    return factory.createTypeAliasDeclaration(exported, name, undefined, type as ts.TypeNode);
  }
  const members = objects.flatMap((object) => [...object.members]);
  const extended = bases.map((base) =>
    factory.createExpressionWithTypeArguments(factory.createIdentifier(base), undefined),
  );
  const clauses =
    extended.length === 0 ? undefined : [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, extended)];
  return factory.createInterfaceDeclaration(exported, name, undefined, clauses, members);
}

/** Returns the alternatives of an object: `{ … } & ({ … } | { … })`. */
function alternativesIn(parts: readonly ts.TypeNode[]): readonly ts.TypeLiteralNode[] | undefined {
  const unions = parts.flatMap((part) => unionOf(part) ?? []);
  const members = unions.flatMap((union) => [...union.types]);
  const objects = members.filter(ts.isTypeLiteralNode);
  return parts.length > 1 && unions.length === 1 && objects.length === members.length ? objects : undefined;
}

function withoutUnion(parts: readonly ts.TypeNode[]): readonly ts.TypeNode[] {
  return parts.filter((part) => unionOf(part) === undefined);
}

function unionOf(part: ts.TypeNode): ts.UnionTypeNode | undefined {
  const inner = ts.isParenthesizedTypeNode(part) ? part.type : part;
  return ts.isUnionTypeNode(inner) ? inner : undefined;
}

function declarationsWithAlternatives(
  document: Document,
  name: string,
  common: readonly ts.TypeNode[],
  alternatives: readonly ts.TypeLiteralNode[],
): ts.Node[] {
  const schemas = document.components.schemas ?? {};
  const { oneOf = [] } = schemas[name] ?? {};
  // The generator reverses the alternatives. See `usualLast`.
  const titles = oneOf.map(({ title }) => title).reverse();
  const names = alternatives.map((_, index) => nameOfAlternative(name, titles[index]));
  if (names.some((each, index) => each < (names[index - 1] ?? '')))
    throw new Error(
      `TypeScript 7 explains a mismatch with the last alternative by name. Sort the titles in the oneOf of ${name} from Z to A`,
    );
  const base = `${name}Base`;
  for (const each of [base, ...names])
    if (each in schemas) throw new Error(`The name ${each} is reserved for a part of ${name}. Rename the schema`);

  const union = factory.createUnionTypeNode(names.map((each) => factory.createTypeReferenceNode(each)));
  return [
    commented(declarationOf(base, common), `The fields that every {@link ${name}} has.`),
    ...alternatives.map((each, index) =>
      commented(
        declarationOf(names[index] as string, [each]),
        `A {@link ${name}} ${lowerFirst(String(titles[index]))}.`,
      ),
    ),
    // Not `extends`: the compiler then explains a field of the base before it explains what the alternative lacks.
    factory.createTypeAliasDeclaration(
      exported,
      name,
      undefined,
      factory.createIntersectionTypeNode([factory.createTypeReferenceNode(base), union]),
    ),
  ];
}

/** `With checkout session` of `CreatePaymentRequest` becomes `CreatePaymentRequestWithCheckoutSession`. */
function nameOfAlternative(name: string, title: unknown): string {
  if (typeof title !== 'string') throw new Error(`Each alternative in the oneOf of ${name} needs a title`);
  const words = title.split(/\W+/).filter((word) => word !== '');
  return name + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

function lowerFirst(text: string): string {
  return `${text[0]?.toLowerCase()}${text.slice(1)}`;
}

function commented(node: ts.Node, text: string): ts.Node {
  return ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, `* ${text} `, true);
}
