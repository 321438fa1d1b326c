import { type Document, type Parameter, resolve, type Schema } from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** The JSON Schema keywords that code can check before it sends a request. */
const constraints = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minItems',
  'maxItems',
  'x-decimal-places',
  'x-max-decoded-bytes',
  'x-media-type-magic',
] as const;

type Limits = Record<string, unknown>;

/** The side that checks the limits. The service checks all limits. The client checks no assumption, because it could reject a valid request. */
export type LimitChecker = 'service' | 'client';

/**
 * Generates one constant per schema or parameter with limits, and for the client also one per limit of a property. A bundler can then drop
 * unused constants.
 */
export function limits(document: Document, checkedBy: LimitChecker): string {
  const declarations = new Map<string, unknown>();
  const declare = (name: string, value: unknown) => {
    const constant = `${name[0]?.toLowerCase()}${name.slice(1)}`;
    if (declarations.has(constant)) throw new Error(`Two limits have the name ${constant}. Rename one of them`);
    declarations.set(constant, value);
  };
  const declareLimits = (name: string, found: Limits) => {
    if (Object.keys(found).length > 0) declare(`${name}Limits`, found);
  };
  for (const [name, schema] of Object.entries(document.components.schemas ?? {})) {
    const found = limitsOfSchema(document, schema, checkedBy);
    declareLimits(name, found);
    // A bundler keeps or drops a whole constant, and shortens its name. So the client also has one constant per limit of a property.
    for (const [property, own] of Object.entries(found)) {
      if (checkedBy === 'service' || typeof own !== 'object') continue;
      for (const [limit, value] of Object.entries(own as Limits)) {
        declare(name + toPascalCase(property) + toPascalCase(limit.replace(/^x-/, '')), value);
      }
    }
  }
  for (const [name, parameter] of Object.entries(document.components.parameters ?? {})) {
    const { schema = {}, ...node } = resolve<Parameter>(document, parameter);
    declareLimits(name, isChecked(node, checkedBy) ? constraintsOf(document, schema, checkedBy) : {});
  }
  const source = [...declarations].map(([name, value]) => {
    const assertion = typeof value === 'object' ? ' as const' : '';
    return `\nexport const ${name} = ${tsLiteral(value)}${assertion};\n`;
  });
  return banner + source.join('');
}

/** `document.number` becomes `DocumentNumber`. */
function toPascalCase(path: string): string {
  return path.replaceAll(/(?:^|[^a-zA-Z])([a-z])/g, (_, first: string) => first.toUpperCase()).replaceAll(/\W/g, '');
}

/** Returns the limits of an object by property, or the constraints of any other schema. */
export function limitsOfSchema(document: Document, schema: Schema, checkedBy: LimitChecker): Limits {
  if (!isChecked(schema, checkedBy)) return {};
  const properties = propertyLimits(document, schema, '', checkedBy);
  return Object.keys(properties).length > 0 ? properties : constraintsOf(document, schema, checkedBy);
}

/** Returns limits by path: `value`, `document.number` for an inline object, `tags[]` for the items of an array. */
function propertyLimits(document: Document, schema: Schema, prefix: string, checkedBy: LimitChecker): Limits {
  const found: Limits = {};
  for (const part of [schema, ...(schema.allOf ?? []), ...inlineBranches(schema)]) {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const own = constraintsOf(document, property, checkedBy);
      if (Object.keys(own).length > 0 && !(prefix + name in found)) found[prefix + name] = own;
      Object.assign(found, nestedLimits(document, property, prefix + name, checkedBy));
    }
  }
  return found;
}

/** Skips references to objects, because they have their own constants. */
function nestedLimits(document: Document, property: Schema, path: string, checkedBy: LimitChecker): Limits {
  const { items } = property;
  if (typeof items === 'object') {
    const own = constraintsOf(document, items, checkedBy);
    return {
      ...(Object.keys(own).length > 0 && { [`${path}[]`]: own }),
      ...nestedLimits(document, items, `${path}[]`, checkedBy),
    };
  }
  return property.$ref === undefined ? propertyLimits(document, property, `${path}.`, checkedBy) : {};
}

function constraintsOf(document: Document, schema: Schema, checkedBy: LimitChecker): Limits {
  const target = resolve<Schema>(document, schema as Schema);
  if (!isChecked(schema, checkedBy) || !isChecked(target, checkedBy)) return {};
  const own = Object.fromEntries(constraints.filter((name) => name in target).map((name) => [name, target[name]]));
  // A nullable value has the form `anyOf: [X, null]` and the limits of X.
  const inherited = inlineBranches(target, true).map((branch) => constraintsOf(document, branch, checkedBy));
  return Object.assign({}, ...inherited, own);
}

function isChecked(node: { readonly [keyword: string]: unknown }, checkedBy: LimitChecker): boolean {
  return checkedBy === 'service' || node['x-basis'] === undefined || node['x-client-check'] === true;
}

function inlineBranches(schema: Schema, andScalarReferences = false): Schema[] {
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return branches.filter((branch) => andScalarReferences || branch.$ref === undefined);
}
