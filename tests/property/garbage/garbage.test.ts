import { createMockServer } from '@paychord/mock-server';
import { type ListeningServer, listen } from '@paychord/mock-server/node';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { count, seed, timeoutMs } from '../../helpers/effort.ts';
import { heapUsed } from '../../helpers/heap-used.ts';
import { cardPayment } from '../../helpers/requests.ts';
import { recordResults, timed } from '../record-results.ts';
import { assertValidResponse } from './assert-valid-response.ts';
import { createMerchants } from './create-merchants.ts';
import { type GarbageRequest, garbageRequest, requestOf } from './garbage-request.ts';
import { rawGarbage, statusesOver } from './raw-garbage.ts';
import { withinDeadline } from './within-deadline.ts';

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

/** The number of responses per status. */
class Statuses extends Map<number, number> {
  add(status: number): void {
    this.set(status, (this.get(status) ?? 0) + 1);
  }

  override toString(): string {
    return [...this]
      .sort(([one], [other]) => one - other)
      .map(([status, times]) => `${status}: ${times}`)
      .join(', ');
  }
}

test(
  `${inProcess} random requests in process get documented responses without a memory leak`,
  async () => {
    const mock = createMockServer({ strict: true, limits });
    const requests = garbageRequest(await createMerchants(mock, merchants));
    const statuses = new Statuses();
    const created = () => (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0);
    const isAnswered = fc.asyncProperty(requests, async (garbage) => {
      const request = requestOf(garbage, 'http://mock.test');
      statuses.add(await assertValidResponse(request, mock.fetch(request)));
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
    recordResults(
      'Garbage, mock.fetch',
      {
        requests: inProcess,
        'responses 5xx': 0,
        [`MB after the second of ${rounds} rounds`]: warm.heap.toFixed(1),
        'MB after the last': end.heap.toFixed(1),
        'created meanwhile': end.created - warm.created,
        'responses by status': `(${statuses})`,
      },
      seconds,
    );
    expect(grown).toBeLessThan(mostMegabytesGrown + mostMegabytesOfOne * (end.created - warm.created));
    expect(Reflect.ownKeys(Object.prototype)).toEqual(unpolluted);
    for (const status of [200, 201, 400, 401, 403, 404, 405, 415]) expect(statuses.get(status)).toBeGreaterThan(0);
  },
  timeoutMs,
);

describe('over a port', () => {
  const mock = createMockServer({ strict: true, limits });
  let server: ListeningServer;
  let requests: fc.Arbitrary<GarbageRequest>;
  beforeAll(async () => {
    requests = garbageRequest(await createMerchants(mock, merchants));
    server = await listen(mock);
  });
  afterAll(() => withinDeadline(server.close(), 'closing the server'));

  test(
    `${fetched} random requests get documented responses`,
    async () => {
      const statuses = new Statuses();
      const isAnswered = fc.asyncProperty(requests, async (garbage) => {
        const request = requestOf(garbage, server.url);
        statuses.add(await assertValidResponse(request, fetch(request)));
      });
      const { seconds } = await timed(() => fc.assert(isAnswered, { numRuns: fetched, seed }));
      recordResults(
        'Garbage, a port',
        { requests: fetched, 'responses 5xx': 0, 'responses by status': `(${statuses})` },
        seconds,
      );
      await stillWorks();
    },
    timeoutMs,
  );

  test(
    `${raw} connections with malformed HTTP are closed without a 5xx response`,
    async () => {
      const statuses = new Statuses();
      const isClosed = fc.asyncProperty(rawGarbage(requests), async (garbage) => {
        for (const status of await statusesOver(server.port, garbage)) {
          expect(status).toBeLessThan(500);
          statuses.add(status);
        }
      });
      const { seconds } = await timed(() => fc.assert(isClosed, { numRuns: raw, seed }));
      recordResults(
        'Garbage, raw sockets',
        { connections: raw, 'responses 5xx': 0, 'responses by status': `(${statuses})` },
        seconds,
      );
      await stillWorks();
    },
    timeoutMs,
  );

  async function stillWorks(): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      'public-api-key': 'merchant-0',
      'private-secret-key': 'secret-of-merchant-0',
      'x-idempotency-key': crypto.randomUUID(),
    };
    const body = JSON.stringify(cardPayment());
    const response = await withinDeadline(
      fetch(`${server.url}/v1/payments`, { method: 'POST', headers, body }),
      'a sound request',
    );
    expect(response.status).toBe(201);
  }
});
