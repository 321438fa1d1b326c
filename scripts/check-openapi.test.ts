// `npm run check` shows that the real documents and GAPS.md have no problem. These tests show what is reported.
import { describe, expect, test } from 'vitest';
import { type GapRow, gapProblems, policyProblems, unusedDecisions } from './check-gaps.ts';
import {
  booleanSchemaProblems,
  descriptionProblems,
  exampleProblems,
  missingExampleProblems,
  namedComponents,
  namedProperties,
} from './check-openapi.ts';
import type { Document, Schema } from './generate/document.ts';
import { ordersDocument, testDocument } from './test-helpers/test-document.ts';

describe('descriptions', () => {
  test('reports components without a description', () => {
    const problems = descriptionProblems(namedComponents(ordersDocument));
    expect(problems).toContain('KnownOrderStatus has no description');
    expect(problems).not.toContain('Order has no description');
    expect(problems).not.toContain('Bad has no description');
  });

  test('reports a property without a description, also when its type has one, and in arrays and branches', () => {
    const described: Schema = { type: 'boolean', description: 'Full legal title as registered.' };
    const document = testDocument({
      Title: described,
      Order: {
        allOf: [{ type: 'object', properties: { title: { $ref: '#/components/schemas/Title' }, paid: described } }],
        properties: { lines: { ...described, type: 'array', items: { type: 'object', properties: { sku: {} } } } },
      },
    });
    expect(descriptionProblems(namedProperties(document))).toEqual([
      'Order.lines.sku has no description',
      'Order.title has no description',
    ]);
  });
});

describe('examples', () => {
  test('validates the examples and defaults of schemas', () => {
    const document = testDocument({
      Good: { type: 'string', examples: ['a'] },
      Bad: { type: 'object', properties: { size: { type: 'integer', example: 'big', default: 1.5 } } },
    });
    expect(exampleProblems(document)).toEqual([
      'Bad.size (example 1): / must be integer {"type":"integer"}',
      'Bad.size (default): / must be integer {"type":"integer"}',
    ]);
  });

  test('validates the examples of parameters and bodies, including money and formats', () => {
    const money = { type: 'number', 'x-decimal-places': 4 } as const;
    const parameter = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } } as const;
    const document: Document = testDocument(
      { Money: { ...money } },
      {
        paths: {
          '/x/{id}': {
            put: {
              operationId: 'putX',
              parameters: [{ ...parameter, example: 'not-a-uuid' }],
              requestBody: {
                content: { 'application/json': { schema: money, examples: { fine: { value: 0.00001 } } } },
              },
              responses: {},
            },
          },
        },
      },
    );
    expect(exampleProblems(document)).toEqual([
      'putX.id (example): / must match format "uuid" {"format":"uuid"}',
      'putX (example fine): / must have at most 4 decimal places {"limit":4}',
    ]);
  });

  test('reports a request body and a successful response without an example', () => {
    const problems = missingExampleProblems(ordersDocument);
    expect(problems).toContain('createOrder has no example');
    expect(problems).toContain('createOrder.201 has no example');
    expect(problems).not.toContain('createOrder.400 has no example');
  });

  const others: Record<string, Schema> = {
    Listed: { anyOf: [{ type: 'string', enum: ['A'] }, { type: 'string' }] },
    Shown: { type: 'string', examples: ['A'] },
  };
  test.each<[Schema, string[]]>([
    [{ type: 'string' }, ['Card.issuer has no example']],
    [{ type: ['integer', 'null'] }, ['Card.issuer has no example']],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, ['Card.issuer has no example']],
    [{ type: 'boolean' }, []],
    [{ type: 'string', const: 'A' }, []],
    [{ anyOf: [{ $ref: '#/components/schemas/Listed' }, { type: 'null' }] }, []],
    [{ allOf: [{ $ref: '#/components/schemas/Shown' }] }, []],
  ])('requires an example of a string or a number without listed values: %j', (issuer, expected) => {
    const document = testDocument({ ...others, Card: { type: 'object', properties: { issuer } } });
    expect(missingExampleProblems(document)).toEqual(expected);
  });
});

describe('boolean schemas', () => {
  test.each<[place: string, schema: object, problem: string]>([
    ['items', { type: 'array', items: true }, '#/components/schemas/Order/items is true. Write {}'],
    ['a property', { properties: { a: true } }, '#/components/schemas/Order/properties/a is true. Write {}'],
    ['a branch', { anyOf: [{}, false] }, '#/components/schemas/Order/anyOf/1 is false. Write { not: {} }'],
  ])('reports %s, because code generators crash there', (_place, schema, problem) => {
    expect(booleanSchemaProblems(testDocument({ Order: schema as Schema }))).toEqual([problem]);
  });

  test('accepts a boolean in additionalProperties, and fields with the name of a keyword', () => {
    const properties = { items: { type: 'array', items: {} }, not: { type: 'boolean' } } as const;
    const document = testDocument({ Order: { type: 'object', properties, additionalProperties: true } });
    expect(booleanSchemaProblems(document)).toEqual([]);
  });
});

describe('gapProblems', () => {
  const order = {
    type: 'object',
    properties: { a: { type: 'string', 'x-basis': 'own' }, b: { type: 'string', 'x-basis': 'public' }, c: {} },
  } as const;
  const document = testDocument({ Order: { ...order } });
  const row = (names: string[], basis: string, seen = 'yes'): GapRow => ({
    line: 1,
    kind: 'node',
    title: names.join(', '),
    names,
    decision: '',
    basis,
    seen,
  });

  test('reports a mark without a row', () => {
    expect(gapProblems(document, [row(['Order.a'], 'own')])).toEqual([
      'Order.b: x-basis is public, but GAPS.md has no row for this node. Add one',
    ]);
  });

  test('reports a row with another basis than its node', () => {
    const [problem] = gapProblems(document, [row(['Order.a'], 'public'), row(['Order.b'], 'public')]);
    expect(problem).toBe('Order.a: x-basis is own, but GAPS.md says "public" in line 1');
  });

  test('reports a row without a node, and a row whose node has no mark', () => {
    const rows = [row(['Order.a'], 'own'), row(['Order.b'], 'public'), row(['Order.z', 'Order.c'], 'own')];
    expect(gapProblems(document, rows)).toEqual([
      'GAPS.md line 1: the document has no node Order.z',
      'GAPS.md line 1: Order.c has no x-basis: own. Add it to the document',
    ]);
  });

  test('requires no node for a row that is not built, and rejects an unknown basis', () => {
    expect(gapProblems(testDocument(), [row([], 'not built')])).toEqual([]);
    expect(gapProblems(testDocument(), [row(['X'], 'guessed')])[0]).toContain('"guessed"');
    expect(gapProblems(testDocument({ X: { 'x-basis': 'guessed' } }), [])[0]).toContain('guessed');
  });

  test('reports a mark on a node that no row can name', () => {
    const marked = testDocument({}, { info: { title: 'T', 'x-basis': 'own' } });
    expect(gapProblems(marked, [])).toEqual([
      '#/info: x-basis is not allowed here, because GAPS.md cannot name this node',
    ]);
  });

  test('rejects a row without a valid value for Seen from outside', () => {
    const message = 'GAPS.md line 1: "Seen from outside" is "". Use one of yes, partly, no';
    expect(gapProblems(testDocument(), [row([], 'not built', '')])).toEqual([message]);
    expect(gapProblems(testDocument(), [{ ...row([], 'own', ''), kind: 'decision' }])).toEqual([message]);
    expect(gapProblems(testDocument(), [row([], 'not built', 'perhaps')])[0]).toContain('"perhaps"');
  });
});

test('unusedDecisions reports a decision that no page marks and no source names', () => {
  const row = (id: string, title: string) => `| <a id="${id}"></a>${title} | Time | Later |\n`;
  const rows = row('a-b', 'a b') + row('c-d', 'c d') + row('e-f', 'e f') + row('policies-g', '`policies.g`');
  const gaps = `## Behaviour\n${rows}## Details of behaviour\n${row('h', 'h')}`;
  expect(unusedDecisions(gaps, "[(assumed)](../GAPS.md#a-b) refuse('c d')")).toEqual([
    'GAPS.md: nothing uses e-f. Mark it on a page, or move it to the details',
  ]);
});

describe('policyProblems', () => {
  const row = (name: string, decision: string): GapRow => {
    return { line: 7, kind: 'decision', title: name, names: [name], decision, basis: 'own', seen: 'yes' };
  };

  test.each<[preset: unknown, decision: string, words: string]>([
    ['replay', '`reject`, and by policy `replay`', 'replay'],
    [404, '`400`', '404'],
    [['0', '5m'], 'At `0`, `6h`', '0, 5m'],
  ])('reports a row with another default than %j', (preset, decision, words) => {
    expect(policyProblems([row('policies.some', decision)], { some: { default: preset } })).toEqual([
      `GAPS.md line 7: the default of some must be ${words}`,
    ]);
  });

  test('reports a policy without a row, also when a node has its name, and a row without a policy', () => {
    const node: GapRow = { ...row('policies.ttl', '`1`'), kind: 'node' };
    expect(policyProblems([row('policies.gone', '`a`'), node], { ttl: { default: 1 } })).toEqual([
      'the policy ttl has no row in GAPS.md. Add one',
      'GAPS.md line 7: the mock server has no policy gone',
    ]);
  });
});
