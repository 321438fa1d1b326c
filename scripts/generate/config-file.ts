import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Document, Schema } from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** Reads a hand-written schema outside of the documents. */
export function readSchema(folder: string, name: string): Schema {
  return parse(readFileSync(join(folder, name), 'utf8'));
}

/** Reads the hand-written schemas of the config file and of its policies, as one. */
export function readConfigFile(folder: string): Schema {
  const schema = readSchema(folder, 'config-file.yaml');
  return { ...schema, properties: { ...schema.properties, policies: readSchema(folder, 'policies.yaml') } };
}

/** Generates the JSON schema of the config file, for completion in editors. */
export function configSchema(configFile: Schema, adminDocument: Document): string {
  const definitions = new Map<string, Schema>();

  /** Copies a schema of the document, with those that it refers to. */
  const define = (reference: string): string => {
    const name = reference.slice('#/components/schemas/'.length);
    if (!definitions.has(name)) {
      const schema = adminDocument.components.schemas?.[name];
      if (schema === undefined) throw new Error(`The admin document has no schema ${name}`);
      definitions.set(name, {});
      definitions.set(name, convert(schema) as Schema);
    }
    return name;
  };

  /** Converts a schema of OpenAPI to JSON schema: references, and keywords that only the project knows. */
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest } = value as Schema;
    const converted = Object.fromEntries(
      Object.entries(rest).flatMap(([key, each]) =>
        key.startsWith('x-') || key === 'discriminator' ? [] : [[key, convert(each)]],
      ),
    ) as Schema;
    // The name of a property can be `$ref` too.
    if (typeof $ref !== 'string') return $ref === undefined ? converted : { ...converted, $ref: convert($ref) };
    const name = define($ref);
    if (converted.properties === undefined) return { ...converted, $ref: `#/$defs/${name}` };
    // The schema allows no other properties, so these stand in a copy of it.
    const base = definitions.get(name) as Schema;
    return { ...base, properties: { ...base.properties, ...converted.properties } };
  };

  const schema = convert(configFile) as Schema;
  const $defs = Object.fromEntries([...definitions].sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema, $defs }, null, 2)}\n`;
}

/** Generates the type of the policies, their schemas and their descriptions. */
export function policies(configFile: Schema): string {
  const properties = Object.entries(configFile.properties?.policies?.properties ?? {});
  const schemas = properties.map(([name, { description: _, $ref: __, items, ...schema }]) => [
    name,
    { ...schema, ...(items !== undefined && { isList: true }) },
  ]);
  return `${banner}
/** A span of time below 100,000 days: milliseconds, or a number with the unit \`ms\`, \`s\`, \`m\`, \`h\` or \`d\`, such as \`90s\`. */
export type Duration = number | '0' | \`\${number}\${'ms' | 's' | 'm' | 'h' | 'd'}\`;

/** Selects a behavior that the specification does not show. Option \`policies\` of \`createMockServer\`. */
export interface Policies {
${properties.map(([name, schema]) => declaration(name, schema)).join('')}}

/** The values of a policy: those of \`enum\`, a number in a range, or otherwise a duration or a list of durations. */
export interface PolicySchema {
  readonly enum?: readonly unknown[];
  readonly type?: 'number' | 'array';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isList?: true;
  readonly default: unknown;
}

export const policySchemas = ${tsLiteral(Object.fromEntries(schemas))} as const satisfies Record<keyof Policies, PolicySchema>;

export const policyDescriptions: Readonly<Record<keyof Policies, string>> = ${tsLiteral(
    Object.fromEntries(properties.map(([name, { description }]) => [name, description])),
  )};
`;
}

function declaration(name: string, schema: Schema): string {
  const lines = `${schema.description}\n\n@default ${tsLiteral(schema.default)}`.split('\n');
  const comment = lines.map((line) => `   *${line && ` ${line}`}\n`).join('');
  return `  /**\n${comment}   */\n  ${name}?: ${typeOf(schema)};\n`;
}

function typeOf({ enum: values, type, $ref }: Schema): string {
  if (values !== undefined) return values.map((value) => tsLiteral(value)).join(' | ');
  if (type === 'array') return 'readonly Duration[]';
  if ($ref?.endsWith('/Duration')) return 'Duration';
  if (type === 'number') return 'number';
  throw new Error('A policy must have an enum, or be a number, a Duration or a list of Durations');
}
