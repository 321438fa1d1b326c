import { isObject } from '../options/option-rules.ts';

/** An OpenAPI document as JSON. */
type Json = Readonly<Record<string, unknown>>;

/** What `x-basis` means, in the words of `openapi/GAPS.md`. */
const decisions: Readonly<Record<string, string>> = {
  public: '**Decision:** APIs of this kind are documented this way.',
  convention: '**Decision:** common among payment APIs.',
  own: '**Decision:** our own choice.',
};

const shown = (what: string) => `**Specification:** the service specification shows this ${what}.`;

const legend = `## Specification and decisions

The service specification shows a part of this API. Descriptions mark what it does not show:

| Mark | Meaning |
| --- | --- |
| **Specification** | The service specification shows this operation or webhook |
| **Decision:** APIs of this kind are documented this way | The specification does not show it. Similar APIs do it like this |
| **Decision:** common among payment APIs | The specification does not show it. Most payment APIs do it |
| **Decision:** our own choice | The specification does not show it. Check it before you rely on it |
`;

const adminLegend = `## Specification and decisions

This API belongs to the mock server, and the service does not have it. Payments, transfers and other objects of the payments API carry
the same marks as in its document: **Decision** marks what the service specification does not show.
`;

/** Adds the marks in words to the document of the payments API. Each operation and webhook gets one. */
export function markDecisions(document: Json): Json {
  const marked = withDecisions(document) as Json;
  return {
    ...withLegend(marked, legend),
    paths: withMarks(marked.paths, 'operation'),
    webhooks: withMarks(marked.webhooks, 'webhook'),
  };
}

/** Adds the marks in words to the document of the admin API. */
export function markAdminDecisions(document: Json): Json {
  return withLegend(withDecisions(document) as Json, adminLegend);
}

/** The keywords that hold values and no nodes of the document. */
const literalKeywords = ['example', 'examples', 'enum', 'const', 'default'];

/** Adds the decision to the description of each node with `x-basis`. */
function withDecisions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withDecisions);
  if (!isObject(node)) return node;
  const copy = mapValues(node, (value, name) => (literalKeywords.includes(name) ? value : withDecisions(value)));
  const decision = decisions[String(node['x-basis'])];
  if (decision === undefined) return copy;
  return { ...copy, description: [node.description, decision].filter(Boolean).join('\n\n') };
}

function withLegend(document: Json, text: string): Json {
  const info = document.info as Json;
  return { ...document, info: { ...info, description: `${info.description}\n${text}` } };
}

/** Marks the operations of `paths` or `webhooks` that have no decision. A path item also has members that are no operations. */
function withMarks(items: unknown, what: string): Json {
  return mapValues(items, (item) =>
    mapValues(item, (operation) => {
      if (!isObject(operation) || !('responses' in operation) || 'x-basis' in operation) return operation;
      return { ...operation, description: [operation.description, shown(what)].filter(Boolean).join('\n\n') };
    }),
  );
}

function mapValues(object: unknown, map: (value: unknown, name: string) => unknown): Json {
  return Object.fromEntries(Object.entries(Object(object)).map(([name, value]) => [name, map(value, name)]));
}
