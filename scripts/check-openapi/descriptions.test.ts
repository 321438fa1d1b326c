import { describe, expect, test } from 'vitest';
import type { Schema } from '../generate/document.ts';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import { descriptionProblems, propertyWordProblems, redundantDescriptionProblems } from './descriptions.ts';

describe('operations and components', () => {
  test('reports operations, webhooks and components without a description', () => {
    const problems = descriptionProblems(ordersDocument);
    expect(problems).toContain('createOrder has no description');
    expect(problems).toContain('receiveShipped has no description');
    expect(problems).toContain('KnownOrderStatus has no description');
    expect(problems).not.toContain('Order has no description');
    expect(problems).not.toContain('Bad has no description');
  });

  test('reports a description that only repeats the name, at every place', () => {
    const post = {
      operationId: 'createOrder',
      description: 'Creates an order.',
      parameters: [{ name: 'order_id', in: 'query', description: 'Identifier of the order.' } as const],
      requestBody: { description: 'The order to create.' },
      responses: {
        201: { description: 'The created order.' },
        400: { description: 'A rule is broken, which the code names.' },
      },
    };
    const schemas = { Order: { description: 'An order.' }, OrderLine: { description: 'Product with its quantity.' } };
    expect(redundantDescriptionProblems(testDocument(schemas, { paths: { '/orders': { post } } }))).toEqual([
      'Order: "An order." only repeats the name',
      'createOrder: "Creates an order." only repeats the name',
      'createOrder.body: "The order to create." only repeats the name',
      'createOrder.201: "The created order." only repeats the name',
      'createOrder.order_id: "Identifier of the order." only repeats the name',
    ]);
  });
});

describe('properties', () => {
  const useful = 'Full legal title as registered.';
  const problemsOf = (node: Schema, others: Record<string, Schema> = {}) =>
    propertyWordProblems(
      testDocument({ CardIssuer: { type: 'object', properties: { issuer_name: node } }, ...others }),
    );

  test('accepts a property with a useful description and an example', () => {
    expect(problemsOf({ type: 'string', description: useful, examples: ['EXAMPLE BANK'] })).toEqual([]);
  });

  test('reports a property without a description, also when its type has one', () => {
    const Name: Schema = { description: useful, type: 'string', examples: ['A'] };
    expect(problemsOf({ $ref: '#/components/schemas/Name' }, { Name })).toEqual([
      'CardIssuer.issuer_name has no description',
    ]);
  });

  test.each(['Name of the issuer.', 'The issuers.', 'Code of the card issuer', 'Registered name of the issuer.'])(
    'reports a description that only repeats the name: %s',
    (description) => {
      expect(problemsOf({ type: 'string', description, examples: ['A'] })).toEqual([
        `CardIssuer.issuer_name: "${description}" only repeats the name`,
      ]);
    },
  );

  test('reports a sentence of more than 20 words', () => {
    const description = `${'Bank registered '.repeat(10)}twice.`;
    expect(problemsOf({ type: 'string', description, examples: ['A'] })).toEqual([
      'CardIssuer.issuer_name: a sentence has more than 20 words',
    ]);
  });

  test('reports a string or a number without an example', () => {
    const missing = ['CardIssuer.issuer_name has no example'];
    expect(problemsOf({ type: 'string', description: useful })).toEqual(missing);
    expect(problemsOf({ type: ['integer', 'null'], description: useful, examples: [] })).toEqual(missing);
    expect(problemsOf({ anyOf: [{ type: 'number' }, { type: 'null' }], description: useful })).toEqual(missing);
  });

  test('requires no example of booleans, listed values, objects, and types that have one', () => {
    const others: Record<string, Schema> = {
      Listed: { anyOf: [{ type: 'string', enum: ['A'] }, { type: 'string' }] },
      Shown: { type: 'string', examples: ['A'] },
    };
    const types: Schema[] = [
      { type: 'boolean' },
      { type: 'string', const: 'A' },
      { type: 'object' },
      { anyOf: [{ $ref: '#/components/schemas/Listed' }, { type: 'null' }] },
      { allOf: [{ $ref: '#/components/schemas/Shown' }] },
    ];
    for (const type of types) expect(problemsOf({ ...type, description: useful }, others)).toEqual([]);
  });

  test('checks properties in arrays, branches and inline objects', () => {
    const document = testDocument({
      Order: {
        allOf: [
          { type: 'object', properties: { lines: { description: useful, type: 'array', items: inline('sku') } } },
        ],
      },
    });
    expect(propertyWordProblems(document)).toEqual(['Order.lines.sku has no description']);
  });

  function inline(name: string): Schema {
    return { type: 'object', properties: { [name]: { type: 'boolean' } } };
  }
});
