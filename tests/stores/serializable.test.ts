import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPostgresStoreAt } from './open-store.ts';
import { startPostgres } from './servers/postgres-server.ts';
import type { SupervisedServer } from './servers/supervised-process.ts';

// A separate server with normal commit times: longer commits conflict more often.
let server: SupervisedServer;
beforeAll(async () => {
  server = await startPostgres({ isSynced: true });
});
afterAll(() => server.stop());

// In a small table all rows are on one index page, and PostgreSQL locks pages.
test.each([10, 60])('no key fails at serializable because of 200 others, over %d connections', async (max) => {
  const table = `crowded_${max}`;
  const addresses = { ...inject('addresses'), postgres: server.url };
  const { store, close } = await openPostgresStoreAt('serializable', max)['a Pool of pg'](addresses, table);
  const expired = new pg.Client(server.url);
  await expired.connect();
  await expired.query(
    `INSERT INTO ${table} SELECT 'old-' || n, 'a', true, now() - interval '1 hour' FROM generate_series(1, 300) n`,
  );
  await expired.end();
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, async (_, n) => [
      await store.claim(`key-${n}`, { leaseMs: 60_000, token: 'a' }),
      await store.commit(`key-${n}`, 'a', { ttlMs: 60_000 }),
    ]),
  );
  expect(results).toEqual(results.map(() => ({ status: 'fulfilled', value: ['claimed', true] })));
  await close();
});
