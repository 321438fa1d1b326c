import { describe, expect, test } from 'vitest';
import { count, seed } from '../../../helpers/effort.ts';
import { createDocumentValidator } from './document-verdict.ts';
import { type ApiDocument, documentOf, type Json, type JsonObject, readDocument } from './documents.ts';
import { explainedDifferences, explanationOf } from './explained-differences.ts';
import { type FuzzResult, fuzz } from './fuzz.ts';
import { mutationNames } from './mutations.ts';
import { summaryOf, unexplained } from './report.ts';

const requests = count({ reduced: 10_000, full: 40_000 });
const service = readDocument('packages/sdk/openapi.json');
const admin = readDocument('packages/mock-server/admin-openapi.json');
const results: FuzzResult[] = [];

const fuzzed = (document: ApiDocument, amount: number) =>
  fuzz({ document, judge: createDocumentValidator(document), service, requests: amount, seed });

describe.each([
  ['the API', service],
  ['the controls', admin],
] as const)('%s', (name, document) => {
  test(`the server and the document agree on ${requests} mutated requests, except the explained differences`, async () => {
    const start = performance.now();
    const result = await fuzzed(document, requests);
    results.push(result);
    console.log(`seed ${seed}, ${summaryOf(name, result, (performance.now() - start) / 1_000)}`);
    expect(unexplained(result)).toEqual([]);
    expect(result.invalidResponses).toEqual([]);
    const { exchanges } = result;
    expect(new Set(exchanges.map(({ request }) => request.operation.id)).size).toBe(document.operations.length);
    expect(new Set(exchanges.map(({ request }) => request.mutation))).toEqual(new Set(['none', ...mutationNames]));
  });
});

test('each explained difference occurs', () => {
  const used = new Set(results.flatMap(({ exchanges }) => exchanges.map((each) => explanationOf(each)?.rule)));
  expect(explainedDifferences.filter(({ rule }) => !used.has(rule)).map(({ rule }) => rule)).toEqual([]);
});

describe('the comparison detects', () => {
  test('a server that is stricter than the document', async () => {
    const looser = changed(service, (name, value) => (name === 'maxLength' ? undefined : value));
    expect(unexplained(await fuzzed(looser, 500))).not.toEqual([]);
  });

  test('a server that is looser than the document', async () => {
    const stricter = changed(service, (name, value) => (name === 'maxLength' ? Number(value) - 1 : value));
    expect(unexplained(await fuzzed(stricter, 500))).not.toEqual([]);
  });

  test('a response that does not match the document', async () => {
    const other = changed(admin, (name, value) => (name === 'now' ? { type: 'string' } : value));
    expect((await fuzzed(other, 500)).invalidResponses).not.toEqual([]);
  });
});

/** The document with other values of fields anywhere in it. */
function changed({ uri, json }: ApiDocument, change: (name: string, value: Json) => Json | undefined): ApiDocument {
  const copy = JSON.parse(JSON.stringify(json), (name, value: Json) => change(name, value)) as JsonObject;
  return documentOf(`${uri}/changed`, copy);
}
