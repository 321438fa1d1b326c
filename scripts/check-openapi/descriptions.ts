import { type Document, operationsOf } from '../generate/document.ts';
import { repeatsName } from './property-descriptions.ts';

/** Operations, webhooks and everything that has a name of its own say what they are. */
export function descriptionProblems(document: Document): string[] {
  const operations = [...operationsOf(document), ...operationsOf(document, document.webhooks ?? {})];
  const components = Object.values(document.components).flatMap((kind) => Object.entries(kind as Described));
  return [...operations.map(({ operation }) => [operation.operationId, operation] as const), ...components]
    .filter(([, { description }]) => !isText(description))
    .map(([name]) => `${name} has no description`);
}

/** What they say is more than their names do; so is what is said of request bodies, responses and parameters. */
export function circularDescriptionProblems(document: Document): string[] {
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
      ? [`${name}: "${description}" says no more than the name`]
      : [];
  });
}

function isText(description: unknown): description is string {
  return typeof description === 'string' && description.trim() !== '';
}

type Described = Record<string, { description?: unknown }>;
