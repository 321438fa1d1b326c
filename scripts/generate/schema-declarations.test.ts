import { expect, test } from 'vitest';
import { testDocument } from '../test-helpers/test-document.ts';
import type { Schema } from './document.ts';
import { documentTypes } from './document-types.ts';

const withAlternatives = (...titles: (string | undefined)[]): Schema => ({
  type: 'object',
  description: 'A request.',
  required: ['amount'],
  properties: { amount: { type: 'number' }, flow: { type: 'string' } },
  oneOf: [
    { required: ['session'], properties: { session: { type: 'string' }, flow: { const: 'HOSTED' } } },
    { required: ['flow'], properties: { flow: { const: 'DIRECT' } } },
  ].map((each, index) => ({ type: 'object', ...each, ...(titles[index] && { title: titles[index] }) })) as Schema[],
});

async function declarationsIn(schemas: Record<string, Schema>): Promise<string> {
  return (await documentTypes(testDocument(schemas))).schemas.replaceAll(/\s+/g, ' ');
}

test('declares an object with alternatives with named interfaces, with the usual alternative last', async () => {
  const declared = await declarationsIn({ Request: withAlternatives('With session', 'For direct flow') });
  expect(declared).toContain('/** The fields that every {@link Request} has. */ export interface RequestBase {');
  expect(declared).toContain('RequestBase { amount: number; flow?: string; }');
  expect(declared).toContain('/** A {@link Request} with session. */ export interface RequestWithSession {');
  expect(declared).toContain('RequestWithSession { session: string; flow?: "HOSTED"; }');
  expect(declared).toContain('RequestForDirectFlow { flow: "DIRECT"; }');
  expect(declared).toContain(
    '/** A request. */ export type Request = RequestBase & (RequestForDirectFlow | RequestWithSession);',
  );
});

test('rejects an alternative without a title', async () => {
  await expect(declarationsIn({ Request: withAlternatives('With session', undefined) })).rejects.toThrow(
    'Each alternative in the oneOf of Request needs a title',
  );
});

test('rejects alternatives in another order than that of TypeScript 7, which sorts them by name', async () => {
  await expect(declarationsIn({ Request: withAlternatives('A', 'B') })).rejects.toThrow('from Z to A');
});

test('rejects a schema with the name of a part', async () => {
  const schemas = { Request: withAlternatives('B', 'A'), RequestBase: { type: 'string' } } as const;
  await expect(declarationsIn(schemas)).rejects.toThrow('The name RequestBase is reserved for a part of Request');
});

test('declares an object that adds fields to another schema as an interface that extends it', async () => {
  const declared = await declarationsIn({
    Base: { type: 'object', properties: { id: { type: 'string' } } },
    Extended: {
      allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'object', properties: { name: { type: 'string' } } }],
    },
  });
  expect(declared).toContain('export interface Extended extends Base { name?: string; }');
});
