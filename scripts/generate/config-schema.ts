import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Document, Schema } from './document.ts';

const file = 'packages/mock-server/src/cli/config/config-file.ts';

/** The types of the config file that the document of the admin API describes, with the name of its schema. */
const documentedTypes: Readonly<Record<string, string>> = {
  Duration: 'Duration',
  Fault: 'Fault',
  WebhookChaos: 'WebhookChaos',
  EndpointConfig: 'WebhookEndpoint',
  MerchantBaseUrlConfig: 'MerchantBaseUrl',
  CustomerConfig: 'CustomerSeed',
  PaymentMethodConfig: 'PaymentMethodDetails',
  OnboardingTransferDetails: 'OnboardingTransferDetails',
  CampaignDetails: 'CampaignDetails',
  TransferDetails: 'TransferDetails',
};

/**
 * Generates the JSON schema of the config file of the mock server, for completion in editors: from the interface `ConfigFile` with its doc
 * comments, and from the document of the admin API for what the controls accept.
 */
export function configSchema(root: string, adminDocument: Document): string {
  const program = ts.createProgram([join(root, file)], compilerOptions(root));
  const generator = new Generator(program.getTypeChecker(), adminDocument);
  const source = program.getSourceFile(join(root, file));
  const config = source?.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === 'ConfigFile');
  if (config === undefined) throw new Error(`${file} has no interface ConfigFile`);
  const schema = generator.objectSchema(program.getTypeChecker().getTypeAtLocation(config));
  return `${JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Config file of paychord-mock',
      description: 'The settings of a mock server. Options of the command line override them.',
      ...schema,
      $defs: generator.definitions(),
    },
    null,
    2,
  )}\n`;
}

function compilerOptions(root: string): ts.CompilerOptions {
  const path = join(root, 'tsconfig.json');
  const { config } = ts.parseConfigFileTextToJson(path, readFileSync(path, 'utf8'));
  // The schema needs no types of Node.
  return ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, dirname(path)).options;
}

class Generator {
  readonly #checker: ts.TypeChecker;
  readonly #document: Document;
  readonly #definitions = new Map<string, Schema>();

  constructor(checker: ts.TypeChecker, document: Document) {
    this.#checker = checker;
    this.#document = document;
  }

  /** The definitions that the generated schemas refer to. */
  definitions(): Record<string, Schema> {
    return Object.fromEntries([...this.#definitions].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  objectSchema(type: ts.Type): Schema {
    const members = this.#checker.getPropertiesOfType(type);
    const required = members.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
    return {
      type: 'object',
      additionalProperties: false,
      ...(required.length === 0 ? {} : { required }),
      properties: Object.fromEntries(members.map((member) => [member.name, this.#memberSchema(member)])),
    };
  }

  #memberSchema(member: ts.Symbol): Schema {
    const description = ts.displayPartsToString(member.getDocumentationComment(this.#checker)).replaceAll('\n', ' ');
    const text = member.getJsDocTags(this.#checker).find(({ name }) => name === 'default')?.text;
    const preset = text === undefined ? '' : `Default: ${ts.displayPartsToString(text).replaceAll('\n', ' ')}`;
    const node = (member.declarations?.[0] as ts.PropertySignature | undefined)?.type;
    if (node === undefined) throw new Error(`${member.name} of the config file has no declared type`);
    const words = [description, preset].filter((each) => each !== '').join(' ');
    return { ...(words === '' ? {} : { description: words }), ...this.#schemaOfNode(node) };
  }

  /** Reads the node first, because a type does not keep all names of its parts. */
  #schemaOfNode(node: ts.TypeNode): Schema {
    if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return this.#schemaOfNode(node.type);
    if (ts.isArrayTypeNode(node)) return { type: 'array', items: this.#schemaOfNode(node.elementType) };
    // A union of types has its members in another order than the source.
    if (ts.isUnionTypeNode(node) && node.types.every(ts.isLiteralTypeNode)) {
      return { enum: node.types.map((each) => (this.#checker.getTypeFromTypeNode(each) as ts.LiteralType).value) };
    }
    const type = this.#checker.getTypeFromTypeNode(node);
    const name = ts.isTypeReferenceNode(node) ? node.typeName.getText() : '';
    return Object.hasOwn(documentedTypes, name)
      ? this.#documentedSchema(documentedTypes[name] as string, type)
      : this.#schemaOf(type);
  }

  #schemaOf(type: ts.Type): Schema {
    const checker = this.#checker;
    if (type.isUnion()) return this.#unionSchema(type.types);
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (checker.isTupleType(type)) return this.#tupleSchema(type as ts.TupleTypeReference);
    if (type.flags & ts.TypeFlags.Object) return this.objectSchema(type);
    throw new Error(`The config file has a type without a JSON schema: ${checker.typeToString(type)}`);
  }

  /** A list with at least one item: `[T, ...T[]]`. */
  #tupleSchema(type: ts.TupleTypeReference): Schema {
    const [item] = this.#checker.getTypeArguments(type);
    return { type: 'array', minItems: type.target.minLength, items: this.#schemaOf(item as ts.Type) };
  }

  #unionSchema(types: readonly ts.Type[]): Schema {
    if (types.every(({ flags }) => flags & ts.TypeFlags.BooleanLiteral)) return { type: 'boolean' };
    return { anyOf: types.map((each) => this.#schemaOf(each)) };
  }

  /** Returns the schema of the document, with the fields that only the config file has. */
  #documentedSchema(name: string, type: ts.Type): Schema {
    const reference = this.#define(name);
    const { properties, additionalProperties } = this.#definitions.get(name) as Schema;
    if (additionalProperties !== false || properties === undefined) return reference;
    const own = this.#checker.getPropertiesOfType(type).filter((member) => !(member.name in properties));
    if (own.length === 0) return reference;
    const added = Object.fromEntries(own.map((member) => [member.name, this.#memberSchema(member)]));
    return { ...this.#definitions.get(name), properties: { ...properties, ...added } };
  }

  /** Copies a schema of the document, with those that it refers to. */
  #define(name: string): Schema {
    if (!this.#definitions.has(name)) {
      const schema = this.#document.components.schemas?.[name];
      if (schema === undefined) throw new Error(`The admin document has no schema ${name}`);
      this.#definitions.set(name, {});
      this.#definitions.set(name, this.#convert(schema) as Schema);
    }
    return { $ref: `#/$defs/${name}` };
  }

  /** Converts a schema of OpenAPI to JSON schema: references, and keywords that only the project knows. */
  #convert(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#convert(each));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).flatMap(([key, each]) => {
      if (key.startsWith('x-') || key === 'discriminator') return [];
      if (key !== '$ref' || typeof each !== 'string') return [[key, this.#convert(each)]];
      return Object.entries(this.#define(each.slice('#/components/schemas/'.length)));
    });
    return Object.fromEntries(entries);
  }
}
