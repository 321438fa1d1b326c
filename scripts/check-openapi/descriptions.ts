import { type Document, operationsOf } from '../generate/document.ts';

/** Operations, webhooks and everything that has a name of its own say what they are. */
export function descriptionProblems(document: Document): string[] {
  const operations = [...operationsOf(document), ...operationsOf(document, document.webhooks ?? {})];
  const components = Object.values(document.components).flatMap((kind) => Object.entries(kind as Described));
  return [...operations.map(({ operation }) => [operation.operationId, operation] as const), ...components]
    .filter(([, node]) => typeof node.description !== 'string' || node.description.trim() === '')
    .map(([name]) => `${name} has no description`);
}

type Described = Record<string, { description?: unknown }>;
