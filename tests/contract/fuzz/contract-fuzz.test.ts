import { describe, expect, test } from 'vitest';
import { count, seed } from '../../helpers/effort.ts';
import { compare, countsOf, type Exchange } from './differences.ts';
import { createDocumentValidator } from './document-verdict.ts';
import { type ApiDocument, documentOf, type Json, type JsonObject, readDocument } from './documents.ts';
import { fuzz, fuzzEachPlace } from './fuzz.ts';
import { mutationNames } from './mutations.ts';

const requests = count({ reduced: 12_000, full: 40_000 });
const service = readDocument('packages/sdk/openapi.json');
const admin = readDocument('packages/mock-server/admin-openapi.json');
const all: Exchange[] = [];

const fuzzed = (document: ApiDocument, amount: number) =>
  fuzz({ document, judge: createDocumentValidator(document), service, requests: amount, seed });

describe.each([
  ['the API', service],
  ['the controls', admin],
] as const)('%s', (name, document) => {
  test(`the server and the document agree on ${requests} mutated requests, except the explained differences`, async () => {
    const { exchanges, invalidResponses } = await fuzzed(document, requests);
    all.push(...exchanges);
    const { summary, agreed, unexplained } = compare(exchanges);
    const mutations = exchanges.map(({ request }) => request.mutation);
    const codes = agreed.flatMap(({ server, response: { status, body } }) =>
      server === 'valid' && status >= 300 ? [String(Object(body).code)] : [],
    );
    console.log(`seed ${seed}, ${name}: ${summary}`);
    console.log(`  mutations: ${countsOf(mutations)}\n  refused for the state: ${countsOf(codes)}`);
    expect(unexplained).toEqual([]);
    expect(invalidResponses).toEqual([]);
    expect(new Set(mutations)).toEqual(new Set(['none', ...mutationNames]));
    for (const { id } of document.operations) {
      const verdicts = agreed.flatMap(({ request, server }) => (request.operation.id === id ? [server] : []));
      expect(verdicts, id).toContain('valid');
      // Some controls have nothing that can be invalid.
      if (document === service) expect(verdicts, id).toContain('invalid');
    }
  });
});

test('the server and the document agree on the examples with each place changed', async () => {
  const { exchanges, invalidResponses } = await fuzzEachPlace({
    document: service,
    judge: createDocumentValidator(service),
    seed,
  });
  const { summary, agreed, unexplained } = compare(exchanges);
  console.log(`each place: ${summary}`);
  expect(unexplained).toEqual([]);
  expect(invalidResponses).toEqual([]);
  const changed = agreed.filter(({ request }) => request.mutation === 'one place');
  for (const { id, body } of service.operations) {
    const verdicts = changed.flatMap(({ request, server }) => (request.operation.id === id ? [server] : []));
    expect(new Set(verdicts), id).toEqual(new Set(body === undefined ? [] : ['valid', 'invalid']));
  }
});

test('each explained difference occurs', () => {
  const idle = compare(all).explained.filter(({ exchanges }) => exchanges.length === 0);
  expect(idle.map(({ rule }) => rule)).toEqual([]);
});

describe('the comparison detects', () => {
  test('a server that is stricter than the document', async () => {
    const looser = changed(service, (name, value) => (name === 'maxLength' ? undefined : value));
    expect(compare((await fuzzed(looser, 500)).exchanges).unexplained).not.toEqual([]);
  });

  test('a server that is looser than the document', async () => {
    const stricter = changed(service, (name, value) => (name === 'maxLength' ? Number(value) - 1 : value));
    expect(compare((await fuzzed(stricter, 500)).exchanges).unexplained).not.toEqual([]);
  });

  test('a response that does not match the document', async () => {
    const other = changed(admin, (name, value) => (name === 'now' ? { type: 'string' } : value));
    expect((await fuzzed(other, 500)).invalidResponses).not.toEqual([]);
  });

  test('a response with a status that the document does not list', async () => {
    const other = changed(service, (name, value) => (name === '404' ? undefined : value));
    expect((await fuzzed(other, 500)).invalidResponses).not.toEqual([]);
  });
});

/** The document with other values of fields anywhere in it. */
function changed({ uri, json }: ApiDocument, change: (name: string, value: Json) => Json | undefined): ApiDocument {
  const copy = JSON.parse(JSON.stringify(json), (name, value: Json) => change(name, value)) as JsonObject;
  return documentOf(`${uri}/changed`, copy);
}
