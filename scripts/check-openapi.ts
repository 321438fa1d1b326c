/** `node scripts/check-openapi.ts`: checks the hand-written OpenAPI documents before the generator uses them. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gapProblems, gapRows, type NamedNode, namedNodes, policyProblems, unusedDecisions } from './check-gaps.ts';
import { bundle, entries, resolveFieldsOf, resolveOptionalFieldsOf } from './generate/bundle.ts';
import { readConfigFile } from './generate/config-file.ts';
import {
  branchesOf,
  type Document,
  type MediaType,
  operationsOf,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from './generate/document.ts';
import { contractAjv, forAjv } from './generate/validator-compiler.ts';

/** Reports nodes without a description. The linter reports operations and parameters. */
export function descriptionProblems(nodes: readonly { name: string; node: Schema }[]): string[] {
  return nodes.filter(({ node }) => !node.description?.trim()).map(({ name }) => `${name} has no description`);
}

export function namedComponents({ components }: Document): { name: string; node: Schema }[] {
  return Object.values(components).flatMap((kind) =>
    Object.entries(kind as Record<string, Schema>).map(([name, node]) => ({ name, node })),
  );
}

/** Reports request bodies, successful responses and properties without an example. An editor and the API reference show it. */
export function missingExampleProblems(document: Document): string[] {
  const items = { ...document.paths, ...document.webhooks };
  const bodies = operationsOf(document, items).flatMap(({ operation }) => {
    const { operationId, requestBody, responses } = operation;
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    return [
      ...(requestBody ? [{ name: operationId, ...resolve<RequestBody>(document, requestBody) }] : []),
      ...successes.map(([status, each]) => ({
        name: `${operationId}.${status}`,
        ...resolve<Response>(document, each),
      })),
    ];
  });
  return [
    ...bodies.filter(({ content = {} }) =>
      Object.values(content).some(({ example, examples }) => example === undefined && examples === undefined),
    ),
    ...namedProperties(document).filter(({ node }) => needsExample(document, node)),
  ].map(({ name }) => `${name} has no example`);
}

/** Returns every property of every schema, including inline schemas, with a name such as `Order.amount.value`. */
export function namedProperties(document: Document): NamedNode[] {
  return namedNodes(document).filter(({ keyword }) => keyword === 'properties');
}

/** A string or a number needs an example, unless the schema lists its values. */
function needsExample(document: Document, schema: Schema): boolean {
  const parts = partsOf(document, schema);
  const isScalar = parts.some(({ type }) => [type].flat().some((each) => /^(string|number|integer)$/.test(each ?? '')));
  return isScalar && !parts.some((part) => 'enum' in part || 'const' in part || 'examples' in part);
}

/** Returns a schema with all schemas that apply to the same value. */
function partsOf(document: Document, schema: Schema): Schema[] {
  const { $ref, items: _, ...own } = schema;
  const referred = $ref === undefined ? [] : [resolve<Schema>(document, schema)];
  return [schema, ...[...referred, ...branchesOf(own)].flatMap((each) => partsOf(document, each))];
}

interface Example {
  label: string;
  value: unknown;
  schema: Schema;
}

/** Reports examples and defaults that are invalid against their schema. The linter knows neither the formats nor `x-decimal-places`. */
export function exampleProblems(document: Document): string[] {
  const ajv = contractAjv(document);
  const examples = namedNodes(document).flatMap((node) => examplesOf(document, node));
  return examples.flatMap(({ label, value, schema }) => {
    const validate = ajv.compile(forAjv(schema));
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      return `${label}: ${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
    });
  });
}

function examplesOf(document: Document, { name, node }: NamedNode): Example[] {
  // A parameter, a header and a media type contain the schema of their examples.
  if (!('schema' in node)) {
    // The examples are removed, because ajv checks a value against constraints only.
    const { example, examples, default: preset, ...schema } = node as Schema;
    const values = [...((examples as unknown[] | undefined) ?? []), ...('example' in node ? [example] : [])];
    return [
      ...values.map((value, index) => ({ label: `${name} (example ${index + 1})`, value, schema })),
      ...('default' in node ? [{ label: `${name} (default)`, value: preset, schema }] : []),
    ];
  }
  const { schema = {}, example, examples } = node as MediaType;
  const named = Object.entries(examples ?? {}).map(([key, each]) => {
    return { label: `${name} (example ${key})`, value: resolve(document, each).value, schema };
  });
  return example === undefined ? named : [...named, { label: `${name} (example)`, value: example, schema }];
}

/** The keywords that hold one schema. Code generators accept a boolean in `additionalProperties` only. */
const schemaKeywords = ['items', 'contains', 'not', 'if', 'then', 'else', 'propertyNames', 'unevaluatedItems'];
/** The keywords that hold several schemas, by name or in a list. */
const schemasKeywords = [
  'schemas',
  'properties',
  'patternProperties',
  '$defs',
  'prefixItems',
  'allOf',
  'anyOf',
  'oneOf',
];

/** Reports `true` and `false` in place of a schema. They are valid, and code generators crash at them. `{}` accepts any value too. */
export function booleanSchemaProblems(node: unknown, pointer = '#'): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const here = `${pointer}/${key.replaceAll('/', '~1')}`;
    const schemas = schemasKeywords.includes(key) ? Object.entries(Object(value)) : [];
    const places = [
      ...(schemaKeywords.includes(key) ? [[here, value] as const] : []),
      ...schemas.map(([name, each]) => [`${here}/${name}`, each] as const),
    ];
    const booleans = places.filter(([, each]) => typeof each === 'boolean');
    return [
      ...booleans.map(([place, each]) => `${place} is ${each}. Write ${each ? '{}' : '{ not: {} }'}`),
      ...booleanSchemaProblems(value, here),
    ];
  });
}

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
  location: { source: { ref: string }; pointer?: string }[];
}

/** Runs the Redocly linter. A warning fails the check, as an error does. */
function lintProblems(root: string, entry: string): string[] {
  const program = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const commandLine = [program, 'lint', entry, '--config', 'openapi/redocly.yaml', '--format', 'json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout, stderr } = spawnSync(process.execPath, commandLine, { cwd: root, env, encoding: 'utf8' });
  if (!stdout.startsWith('{')) return [`Redocly did not run:\n${stdout}${stderr}`];
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  return problems.map(({ ruleId, severity, message, location: [at] }) => {
    return `${at?.source.ref}${at?.pointer ?? ''}: ${message} (${ruleId}, ${severity})`;
  });
}

if (import.meta.main) {
  const root = process.cwd();
  const gapsPage = readFileSync(join(root, 'openapi/GAPS.md'), 'utf8');
  const gaps = gapRows(gapsPage);
  const texts = globSync('{packages/*/{README.md,{docs,src}/**/*.{md,ts}},openapi/common.yaml}', { cwd: root })
    .filter((path) => !path.includes('/generated/'))
    .map((path) => readFileSync(join(root, path), 'utf8'));
  const [document, adminDocument] = [await bundle(root), await bundle(root, 'admin')];
  const { properties } = readConfigFile(join(root, 'openapi'));
  const problems = [
    ...Object.values(entries).flatMap((entry) => lintProblems(root, entry)),
    ...[document, adminDocument].flatMap((each) => descriptionProblems(namedComponents(each))),
    // Users read them in their editor.
    ...descriptionProblems(namedProperties(document)),
    ...missingExampleProblems(document),
    ...booleanSchemaProblems(document),
    ...booleanSchemaProblems(adminDocument),
    ...exampleProblems(document),
    ...exampleProblems(resolveFieldsOf(adminDocument, document)),
    // GAPS.md describes the published document, which includes the derived schemas.
    ...gapProblems(resolveOptionalFieldsOf(document), gaps),
    ...unusedDecisions(gapsPage, texts.join('\n')),
    ...policyProblems(gaps, properties?.policies?.properties ?? {}),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
