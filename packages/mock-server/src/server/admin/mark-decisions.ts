import { isObject } from '../../core/options/option-rules.ts';

/** An OpenAPI document as JSON. */
type Json = Readonly<Record<string, unknown>>;

/** What `x-basis` means, in the words of `openapi/GAPS.md`. */
const decisions: Readonly<Record<string, string>> = {
  public: 'APIs of this kind are documented this way.',
  convention: 'common among payment APIs.',
  own: 'our own choice.',
};

/** The parts in `x-basis-of`, in words. */
const partNames: Readonly<Record<string, string>> = {
  type: 'its type',
  null: 'null',
  limit: 'its limit',
  values: 'the list of values',
  required: 'which fields are required',
  meaning: 'its meaning',
};

const shown = (what: string) => `**Specification:** the service specification shows this ${what}.`;

/** The menu has a link for each heading, so this one differs from the name of the operation. */
const quickStart = `## Your first payment

1. Choose **Create a payment** in the menu.
2. Press **Execute**. The page fills in the keys of this server, a fresh idempotency key and a body.

The response is 201 with the payment. A program sends the same request:

\`\`\`sh
curl "$BASE_URL/v1/payments" \\
  -H "public-api-key: $PUBLIC_API_KEY" -H "private-secret-key: $PRIVATE_SECRET_KEY" \\
  -H "X-Idempotency-Key: order-1" -H "Content-Type: application/json" \\
  -d '{ "account_id": "493e9374-510a-4201-9e09-de669d75f256", "merchant_order_id": "ORDER-1",
    "description": "Running shoes", "country": "US", "workflow": "DIRECT",
    "amount": { "currency": "USD", "value": 25.5 }, "payment_method": { "token": "token-1" } }'
\`\`\`

## About this API

`;

const legend = `## Specification and decisions

The service specification shows a part of this API. Descriptions mark what it does not show:

| Mark | Meaning |
| --- | --- |
| **Specification** | The service specification shows this operation or webhook |
| **Decision on its type and null** | The specification lists this field. It does not show its type, and not whether it can be null |
| **Decision on its limit** | The specification lists this field without this limit |
| **Decision on which fields are required** | The specification lists the fields. It does not show which ones are required |
| **Decision on its meaning** | The specification lists this field. It does not show a rule, unit or default of its description |
| **Decision** | The specification does not show this part at all |

A mark ends with the reason for the decision:

| Reason | Meaning |
| --- | --- |
| APIs of this kind are documented this way | Similar APIs do it like this |
| common among payment APIs | Most payment APIs do it |
| our own choice | Check it before you rely on it |
`;

const adminLegend = `## Specification and decisions

This API belongs to the mock server, and the service does not have it. Payments, transfers and other objects of the payments API carry
the same marks as in its document: **Decision** marks what the service specification does not show.
`;

/** Adds the marks in words to the document of the payments API. Each operation and webhook gets one. */
export function markDecisions(document: Json): Json {
  const marked = withDecisions(document) as Json;
  return {
    ...withInfo(marked, (description) => `${quickStart}${description}\n${legend}`),
    paths: withMarks(marked.paths, 'operation'),
    webhooks: withMarks(marked.webhooks, 'webhook'),
  };
}

/** Adds the marks in words to the document of the admin API. */
export function markAdminDecisions(document: Json): Json {
  return withInfo(withDecisions(document) as Json, (description) => `${description}\n${adminLegend}`);
}

/** The keywords that hold values and no nodes of the document. */
const literalKeywords = ['example', 'examples', 'enum', 'const', 'default'];

/** Adds the decision to the description of each node with `x-basis`. */
function withDecisions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withDecisions);
  if (!isObject(node)) return node;
  const copy = mapValues(node, (value, name) => (literalKeywords.includes(name) ? value : withDecisions(value)));
  const reason = decisions[String(node['x-basis'])];
  if (reason === undefined) return copy;
  const decision = `**Decision${partsOf(node)}:** ${reason}`;
  return { ...copy, description: [node.description, decision].filter(Boolean).join('\n\n') };
}

/** Returns ` on its type and null` for a node that the specification lists. A node without parts is decided completely. */
function partsOf({ 'x-basis-of': parts }: Json): string {
  if (!Array.isArray(parts)) return '';
  const names = parts.map((part) => partNames[String(part)] ?? String(part));
  const last = names.pop();
  return ` on ${names.length > 0 ? `${names.join(', ')} and ` : ''}${last}`;
}

function withInfo(document: Json, describe: (description: unknown) => string): Json {
  const info = document.info as Json;
  return { ...document, info: { ...info, description: describe(info.description) } };
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
