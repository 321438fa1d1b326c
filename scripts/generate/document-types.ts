import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { withAssumptions } from './assumptions.ts';
import {
  bodySchemaOf,
  branchesOf,
  type Document,
  operationsOf,
  resolve,
  type Schema,
  schemaNameOf,
} from './document.ts';
import { withLimitWords } from './limits.ts';
import { banner, tsLiteral } from './ts-source.ts';

const { factory } = ts;
const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];

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
    withLiteralExamples(
      usualLast(optionalHeaders(withAssumptions(withLimitWords(closedInputs(document))))),
    ) as unknown as OpenAPI3,
    {
      defaultNonNullable: false,
      silent: true,
      transform: (schema) => ('x-open' in schema ? openString() : undefined),
    },
  );
  const statements = nodes.filter((node) => !(ts.isTypeAliasDeclaration(node) && node.name.text === '$defs'));
  const schemas = schemasOf(statements);
  return {
    schemas:
      banner + sourceOf(schemas.flatMap((schema) => declarationsOf(document, schema)).map((each) => byName(each))),
    paths: `${banner}import type * as schemas from './schema.ts';\n\n${sourceOf(
      statements.map((node) => byName(withoutSchemas(node), 'schemas.')),
    )}`,
  };
}

/** The generated files that have the types of some schemas already. */
const otherFiles: Readonly<Record<string, string>> = { Duration: './policies.ts', OperationId: './operations.ts' };

/** Generates the types of the schemas with `x-in-process`, and of those that they refer to. The SDK has those of the payments API. */
export async function controlTypes(adminBundle: Document, document: Document): Promise<string> {
  const adminDocument = withFieldsOf(adminBundle);
  const { schemas = {} } = adminDocument.components;
  const names = new Set(Object.keys(schemas).filter((name) => schemas[name]?.['x-in-process']));
  // The loop also visits the names that it adds.
  for (const name of names)
    for (const [, referred = ''] of JSON.stringify(schemas[name]).matchAll(/schemas\/(\w+)"/g)) names.add(referred);
  const needed = Object.fromEntries([...names].sort().map((name) => [name, schemas[name] as Schema]));
  const part = withSingleFields(withLimitWords({ ...adminDocument, paths: {}, components: { schemas: needed } }));
  const options = { defaultNonNullable: false, immutable: true, silent: true, transform: optionalFields };
  const nodes = await openapiTypescript(part as unknown as OpenAPI3, options);
  const fileOf = (name: string) =>
    otherFiles[name] ?? (name in (document.components.schemas ?? {}) ? '@paychord/sdk' : undefined);
  const own = schemasOf(nodes).filter((each) => fileOf(memberName(each)) === undefined);
  const source = sourceOf(own.flatMap((each) => declarationsOf(part, each)).map((each) => byName(each)));
  const known = new Set([...Object.keys(needed), ...Object.keys(document.components.schemas ?? {})]);
  const code = source.replaceAll(/\/\*.*?\*\//gs, '');
  const used = [...known].sort().filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const imports = ['@paychord/sdk', ...Object.values(otherFiles)].map((file) => {
    const types = used.filter((name) => fileOf(name) === file);
    return `import type { ${types.join(', ')} } from '${file}';\n`;
  });
  return `${banner}${imports.join('')}\n${source}`;
}

/** Declares a schema with `x-fields-of` by the type of the named schema, instead of its fields. */
function withFieldsOf(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value) => {
    if (value?.['x-fields-of'] === undefined) return value;
    const {
      'x-fields-of': source,
      type,
      additionalProperties: _,
      required,
      properties = {},
      ...rest
    } = value as Schema;
    const own = Object.keys(properties);
    const others = { type, 'x-optional-fields': source, 'x-except': own };
    return own.length === 0 ? { ...rest, ...others } : { ...rest, allOf: [others, { type, required, properties }] };
  });
}

/** Creates `Partial<Omit<Payment, 'amount'>>` for the fields of a payment besides `amount`. */
function optionalFields(schema: object): ts.TypeNode | undefined {
  const { 'x-optional-fields': source, 'x-except': except } = schema as { [name: string]: unknown };
  if (typeof source !== 'string') return undefined;
  const names = (except as string[]).map((name) => factory.createLiteralTypeNode(factory.createStringLiteral(name)));
  const type = factory.createTypeReferenceNode(source);
  const rest = factory.createTypeReferenceNode('Omit', [type, factory.createUnionTypeNode(names)]);
  return factory.createTypeReferenceNode('Partial', [names.length === 0 ? type : rest]);
}

/** Writes an object with exactly one of its fields as alternatives, and drops discriminators, which openapi-typescript would declare again. */
function withSingleFields(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === 'discriminator') return undefined;
    if (value?.minProperties !== 1 || value.maxProperties !== 1) return value;
    const { description, properties } = value as Schema;
    const alternatives = Object.entries(properties ?? {}).map(([name, property]) => ({
      type: 'object',
      required: [name],
      properties: { [name]: property },
    }));
    return { description, oneOf: alternatives };
  });
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

/**
 * Closes the open objects of requests that have known fields. With an index signature, a misspelled field would compile. A caller adds
 * other fields with `undocumentedFields`.
 */
function closedInputs(document: Document): Document {
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
    for (const inner of [...Object.values(schema.properties ?? {}), ...branchesOf(schema)]) close(inner);
  };

  for (const located of operationsOf(copy)) {
    const schema = bodySchemaOf(copy, located);
    if (schema !== undefined) close(schema);
  }
  return copy;
}

/**
 * Declares a schema by its name. An interface wherever possible: the compiler names an interface in a message, and prints the members of
 * any other object type.
 *
 * An object with fields and alternatives becomes an interface with the common fields and one interface for each alternative. The title of
 * the alternative is part of its name.
 *
 * @throws Error when an alternative has no title, or when its interface has the name of another schema.
 */
function declarationsOf(document: Document, schema: ts.PropertySignature): ts.Node[] {
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
function referencedSchema(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const root = node.objectType.objectType;
  const isSchemas =
    ts.isTypeReferenceNode(root) && ts.isIdentifier(root.typeName) && root.typeName.text === 'components';
  return isSchemas && literalText(node.objectType.indexType) === 'schemas' ? literalText(node.indexType) : undefined;
}

function memberName(member: ts.PropertySignature): string {
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

/** Generates the types of the admin API for the inspector page, in the form that openapi-fetch reads. */
export async function inspectorApi(document: Document): Promise<string> {
  const nodes = await openapiTypescript(document as unknown as OpenAPI3, { defaultNonNullable: false, silent: true });
  return banner + astToString(nodes);
}
