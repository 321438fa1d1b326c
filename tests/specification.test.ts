import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contractOf } from './specification/contract.ts';
import { fieldStatements, parameterStatements } from './specification/field-statements.ts';

const contract = contractOf(JSON.parse(readFileSync(new URL('../packages/sdk/openapi.json', import.meta.url), 'utf8')));

describe('every field stands where the specification places it', () => {
  test.each(fieldStatements.map((each) => [each.title, each] as const))('%s', (_, { faults }) => {
    expect(faults(contract)).toEqual([]);
  });
});
describe('every path parameter', () => {
  test.each(parameterStatements.map((each) => [each.title, each] as const))('%s', (_, { faults }) => {
    expect(faults(contract)).toEqual([]);
  });
});
