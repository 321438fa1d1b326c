import { type Document, operationsOf, resolve, type Schema } from '../generate/document.ts';
import { namedProperties } from './named-nodes.ts';

/** Reports operations, webhooks and components without a description. */
export function descriptionProblems(document: Document): string[] {
  const operations = [...operationsOf(document), ...operationsOf(document, document.webhooks ?? {})];
  const components = Object.values(document.components).flatMap((kind) => Object.entries(kind as Described));
  return [...operations.map(({ operation }) => [operation.operationId, operation] as const), ...components]
    .filter(([, { description }]) => !isText(description))
    .map(([name]) => `${name} has no description`);
}

/** Reports descriptions of operations, components, request bodies, responses and parameters that only repeat the name. */
export function redundantDescriptionProblems(document: Document): string[] {
  const operations = [...operationsOf(document), ...operationsOf(document, document.webhooks ?? {})];
  const components = Object.values(document.components).flatMap((kind) => Object.entries(kind as Described));
  const places = operations.flatMap(({ operation }) => {
    const { operationId: id, requestBody, responses, parameters = [] } = operation;
    return [
      [id, operation] as const,
      ...(requestBody === undefined ? [] : [[`${id}.body`, requestBody as { description?: unknown }] as const]),
      ...Object.entries(responses as Described).map(([status, each]) => [`${id}.${status}`, each] as const),
      ...parameters.map(
        (each) => [`${id}.${'name' in each ? each.name : ''}`, each as { description?: unknown }] as const,
      ),
    ];
  });
  return [...components, ...places].flatMap(([name, { description }]) => {
    return isText(description) && repeatsName(name, description)
      ? [`${name}: "${description}" only repeats the name`]
      : [];
  });
}

function isText(description: unknown): description is string {
  return typeof description === 'string' && description.trim() !== '';
}

type Described = Record<string, { description?: unknown }>;

/** Reports properties without a useful description, or without an example that they need. */
export function propertyWordProblems(document: Document): string[] {
  return namedProperties(document).flatMap(({ name, node }) => [
    ...propertyDescriptionProblems(name, node),
    ...(needsExample(document, node) ? [`${name} has no example`] : []),
  ]);
}

function propertyDescriptionProblems(name: string, { description = '' }: Schema): string[] {
  if (description.trim() === '') return [`${name} has no description`];
  if (repeatsName(name, description)) return [`${name}: "${description}" only repeats the name`];
  return description.split(/(?<=[.:;])\s/).some((sentence) => sentence.split(/\s+/).length > 20)
    ? [`${name}: a sentence has more than 20 words`]
    : [];
}

/** Returns true when a description adds fewer than two words to the name. Words that fit every name do not count. */
export function repeatsName(name: string, description: string): boolean {
  const added = wordsOf(description).filter((word) => !fillers.has(word) && !wordsOf(name).includes(word));
  return new Set(added).size < 2;
}

/** Splits `OnboardingProvider.raw_response` into onboarding, provider, raw, response. Plurals become singular. */
function wordsOf(text: string): string[] {
  const spaced = text.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.split(/[^a-z0-9]+/).flatMap((word) => (word === '' ? [] : [word.replace(/(?<=\w{3})s$/, '')]));
}

/** Words that fit every name, as in "Identifier of the …" and "Name of the …". */
const fillers = new Set(
  wordsOf(`
    a an and as at be by for from has if in is it its of on or own that the their there this to was what when where
    which who whose why how with null true false empty given each one some any
    id identifier name code number kind type value description text field list object item data info details
  `),
);

/** A string or a number needs an example, unless the schema lists its values. */
function needsExample(document: Document, schema: Schema): boolean {
  const parts = partsOf(document, schema);
  const types = parts.flatMap(({ type = [] }) => type);
  const isScalar = types.some((type) => ['string', 'number', 'integer'].includes(type));
  const isListed = parts.some((part) => 'enum' in part || 'const' in part);
  return isScalar && !isListed && !parts.some(({ examples }) => Array.isArray(examples) && examples.length > 0);
}

/** Returns a schema with all schemas that apply to the same value. */
function partsOf(document: Document, schema: Schema): Schema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
  const referred = $ref === undefined ? [] : [resolve<Schema>(document, schema)];
  return [schema, ...[...referred, ...allOf, ...anyOf, ...oneOf].flatMap((each) => partsOf(document, each))];
}
