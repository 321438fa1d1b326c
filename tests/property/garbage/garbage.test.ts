import assert from 'node:assert/strict';
import { createMockServer } from '@paychord/mock-server';
import { type ListeningServer, listen } from '@paychord/mock-server/node';
import { createClient } from '@paychord/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationOf, responseProblems } from '../../helpers/contract.ts';
import { count, seed } from '../../helpers/effort.ts';
import { heapUsed } from '../../helpers/heap-used.ts';
import { cardPayment } from '../../helpers/requests.ts';
import { parseJson } from '../../helpers/test-merchant.ts';
import { recordResults, Tally, timed, withinDeadline } from '../proof.ts';
import { createMerchants } from './create-merchants.ts';
import { type GarbageRequest, garbageRequest, requestOf } from './garbage-request.ts';
import { rawGarbage, statusesOver } from './raw-garbage.ts';

const inProcess = count({ reduced: 2_000, full: 90_000 });
const fetched = count({ reduced: 400, full: 6_000 });
const raw = count({ reduced: 400, full: 4_000 });

const merchants = 3;
/** Small, so that they are full soon: what grows from then on has no bound. */
const limits = { merchants: 10, journalEntries: 20 };
const rounds = count({ reduced: 4, full: 10 });
/** Created payments stay in memory with all their fields, their transactions and stored responses. */
const mostMegabytesOfOne = 0.006;
const mostMegabytesGrown = 6;

const unpolluted = Reflect.ownKeys(Object.prototype);

console.log(`The garbage follows from PROOF_SEED=${seed}`);

/** Asserts what holds for each response to any request. Returns its status. */
async function assertValidResponse(request: Request, pending: Promise<Response>): Promise<number> {
  const { method } = request;
  const { pathname } = new URL(request.url);
  const response = await withinDeadline(pending, `${method} ${pathname}`);
  const text = await withinDeadline(response.text(), `the body for ${method} ${pathname}`);
  const { status, headers } = response;
  assert.ok(status < 500, `${status} ${text}`);
  const operation = operationOf({ method, path: pathname });
  const parsed = { status, headers, body: parseJson(text) };
  if (operation !== undefined) assert.deepEqual(responseProblems(operation, parsed), [], text);
  return status;
}

test(`${inProcess} random requests in process get documented responses without a memory leak`, async () => {
  const mock = createMockServer({ strict: true, limits });
  const requests = garbageRequest(await createMerchants(mock, merchants));
  const statuses = new Tally<number>();
  const created = () => (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0);
  const isAnswered = fc.asyncProperty(requests, async (garbage) => {
    const request = requestOf(garbage, 'http://mock.test');
    statuses.count(await assertValidResponse(request, mock.fetch(request)));
  });
  const samples: { heap: number; created: number }[] = [];
  const { seconds } = await timed(async () => {
    for (let round = 0; round < rounds; round += 1) {
      await fc.assert(isAnswered, { numRuns: inProcess / rounds, seed: seed + round });
      samples.push({ heap: await heapUsed(), created: created() });
    }
  });
  const [warm, end] = [samples[1], samples.at(-1)];
  if (warm === undefined || end === undefined) throw new Error('No round ran');
  const grown = end.heap - warm.heap;
  const memory = {
    [`MB after the second of ${rounds} rounds`]: warm.heap.toFixed(1),
    'MB after the last': end.heap.toFixed(1),
    'created meanwhile': end.created - warm.created,
  };
  recordResults('Garbage, mock.fetch', { requests: inProcess, ...memory, ...figures(statuses) }, seconds);
  expect(grown).toBeLessThan(mostMegabytesGrown + mostMegabytesOfOne * (end.created - warm.created));
  expect(Reflect.ownKeys(Object.prototype)).toEqual(unpolluted);
  for (const status of [200, 201, 400, 401, 403, 404, 405, 415]) expect(statuses.get(status)).toBeGreaterThan(0);
});

describe('over a port', () => {
  const mock = createMockServer({ strict: true, limits });
  let server: ListeningServer;
  let requests: fc.Arbitrary<GarbageRequest>;
  beforeAll(async () => {
    requests = garbageRequest(await createMerchants(mock, merchants));
    server = await listen(mock);
  });
  afterAll(() => withinDeadline(server.close(), 'closing the server'));

  test(`${fetched} random requests get documented responses`, async () => {
    const statuses = new Tally<number>();
    const isAnswered = fc.asyncProperty(requests, async (garbage) => {
      const request = requestOf(garbage, server.url);
      statuses.count(await assertValidResponse(request, fetch(request)));
    });
    const { seconds } = await timed(() => fc.assert(isAnswered, { numRuns: fetched, seed }));
    recordResults('Garbage, a port', { requests: fetched, ...figures(statuses) }, seconds);
    await stillWorks();
  });

  test(`${raw} connections with malformed HTTP are closed without a 5xx response`, async () => {
    const statuses = new Tally<number>();
    const isClosed = fc.asyncProperty(rawGarbage(requests), async (garbage) => {
      for (const status of await statusesOver(server.port, garbage)) {
        expect(status).toBeLessThan(500);
        statuses.count(status);
      }
    });
    const { seconds } = await timed(() => fc.assert(isClosed, { numRuns: raw, seed }));
    recordResults('Garbage, raw sockets', { connections: raw, ...figures(statuses) }, seconds);
    await stillWorks();
  });

  async function stillWorks(): Promise<void> {
    const credentials = { publicApiKey: 'merchant-0', privateSecretKey: 'secret-of-merchant-0' };
    const client = createClient({ baseUrl: server.url, ...credentials, maxRetries: 0 });
    await withinDeadline(client.payments.create(cardPayment()), 'a sound request');
  }
});

function figures(statuses: Tally<number>) {
  return { 'responses 5xx': 0, 'responses by status': `(${statuses})` };
}
