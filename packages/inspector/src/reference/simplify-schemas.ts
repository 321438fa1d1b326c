interface Schema {
  readonly [keyword: string]: unknown;
}

/** The keywords that hold values and no schemas. */
const literalKeywords = ['example', 'examples', 'enum', 'const', 'default'];

/**
 * Rewrites the schemas of a document in forms that the renderer shows completely. It loses the properties beside `oneOf`, and it fails at an
 * array without the type of its items. The rewritten document is for reading: the server validates with the original.
 */
export function simplifySchemas<T>(node: T): T {
  if (Array.isArray(node)) return node.map(simplifySchemas) as T;
  if (!isSchema(node)) return node;
  const entries = Object.entries(node).map(([name, value]) => [
    name,
    literalKeywords.includes(name) ? value : simplifySchemas(value),
  ]);
  return simplify(Object.fromEntries(entries)) as T;
}

function simplify(schema: Schema): Schema {
  if (Array.isArray(schema.type) && schema.type.some((each) => each === 'object' || each === 'array'))
    return splitTypes(schema);
  if (Array.isArray(schema.allOf) && schema.allOf.length === 1) return mergeOnlyMember(schema, 'allOf');
  if (Array.isArray(schema.anyOf)) {
    const { anyOf, ...rest } = schema;
    // The description of an open list says that it is open.
    const members = (anyOf as Schema[]).filter((member) => !('x-open' in member));
    const others = members.filter((member) => member.type !== 'null');
    const nullMember = members.find((member) => member.type === 'null');
    if (nullMember !== undefined) return simplify(withNull({ ...rest, anyOf: others }, nullMember.description));
    if (members.length === 1) return mergeOnlyMember({ ...rest, anyOf: members }, 'anyOf');
  }
  return 'properties' in schema && ('oneOf' in schema || 'anyOf' in schema) ? separateProperties(schema) : schema;
}

/** `{ type: [array, object, null] }` becomes one schema for each type. Each keeps the keywords of the others, which do not apply to it. */
function splitTypes({ description, ...schema }: Schema): Schema {
  const types = schema.type as string[];
  const items = isSchema(schema.items) ? schema.items : {};
  const anyOf = types.map((type) => ({ ...schema, items, type }));
  return simplify({ ...(description === undefined ? {} : { description }), anyOf });
}

/** The description of a field wins over that of its type. */
function mergeOnlyMember(schema: Schema, keyword: 'allOf' | 'anyOf'): Schema {
  const [member] = schema[keyword] as Schema[];
  return { ...member, ...without(schema, [keyword]) };
}

/** `{ properties, oneOf }` becomes `{ allOf: [{ properties }, { oneOf }] }`. */
function separateProperties(schema: Schema): Schema {
  const choice = 'oneOf' in schema ? 'oneOf' : 'anyOf';
  const keywords = ['type', 'properties', 'required', 'additionalProperties'];
  return {
    ...without(schema, [choice, ...keywords]),
    allOf: [pick(schema, keywords), { [choice]: schema[choice] }],
  };
}

/** The description of the null says why the value can be null. */
function withNull(schema: Schema, reason?: unknown): Schema {
  return { ...schema, description: [schema.description, 'Can be null.', reason].filter(Boolean).join('\n\n') };
}

function pick(schema: Schema, names: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => names.includes(name)));
}

function without(schema: Schema, names: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !names.includes(name)));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
