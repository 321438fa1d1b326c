import { WebhookConfigurationError } from '@paychord/sdk/webhooks';
import {
  type PostgresClient,
  type PostgresStore,
  postgresStore,
  postgresStoreSchema,
} from '@paychord/sdk/webhooks/postgres';
import pg from 'pg';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { waitUntil } from '../../packages/sdk/test/helpers/store-contract.ts';
import { isolationLevels, openPostgresStoreAt } from './open-store.ts';
import { transactionOfPg, transactionOfPostgresJs } from './transactions.ts';

const addresses = inject('addresses');
const { postgres: connectionString } = addresses;
const pool = new pg.Pool({ connectionString, max: 12 });
const sql = postgres(connectionString, { max: 12, onnotice: () => {} });
afterAll(() => Promise.all([pool.end(), sql.end()]));

const long = { leaseMs: 60_000 };
const kept = { ttlMs: 60_000 };
const rowsOf = async (table: string, like = '%') =>
  (await pool.query(`SELECT key FROM ${table} WHERE key LIKE $1 ORDER BY key`, [like])).rows.map(({ key }) => key);

async function createStore(table: string): Promise<PostgresStore> {
  await pool.query(postgresStoreSchema({ table }));
  return postgresStore(pool, { table });
}

const someoneWaits = async () =>
  (await pool.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)).rows.length > 0;

const transactions = { pg: transactionOfPg(pool), 'postgres.js': transactionOfPostgresJs(sql) };

describe.each(Object.entries(transactions))('in a transaction of %s', (title, transaction) => {
  const table = `joined_${title.replace('.', '_')}`;
  const store: PostgresStore = postgresStore(pool, { table });
  beforeAll(() => pool.query(postgresStoreSchema({ table })));
  const claim = (key: string) => transaction((tx) => store.claimInTransaction(tx, key));
  const fails = (key: string, mark = () => {}) =>
    transaction(async (tx) => {
      expect(await store.claimInTransaction(tx, key)).toBe(true);
      mark();
      throw new Error('of the effect');
    });

  test('runs the effect once', async () => {
    expect(await claim('once')).toBe(true);
    expect(await claim('once')).toBe(false);
    expect(await store.claim('once', { token: 'a', ...long })).toBe('done');
  });

  test('a failed effect rolls back the claim', async () => {
    await expect(fails('again')).rejects.toThrow('of the effect');
    expect(await rowsOf(table)).not.toContain('again');
    expect(await claim('again')).toBe(true);
  });

  test('of ten concurrent transactions, one runs the effect', async () => {
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim('crowd')));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('the second transaction waits for the first and runs the effect if the first fails', async () => {
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const { promise: end, resolve: endFirst } = Promise.withResolvers<void>();
    const first = transaction(async (tx) => {
      await store.claimInTransaction(tx, 'queue');
      hold();
      await end;
      throw new Error('of the first');
    });
    await isHeld;
    const second = claim('queue');
    await waitUntil(someoneWaits);
    endFirst();
    await expect(first).rejects.toThrow('of the first');
    expect(await second).toBe(true);
  });

  test('coexists with the claim of the receiver, which can still commit and whose release changes nothing', async () => {
    await store.claim('ours', { token: 'a', ...long });
    expect(await claim('ours')).toBe(true);
    expect(await store.claim('ours', { token: 'b', ...long })).toBe('done');
    await store.release('ours', 'a');
    expect(await store.claim('ours', { token: 'b', ...long })).toBe('done');
    expect(await store.commit('ours', 'a', kept)).toBe(true);
    expect(await claim('ours')).toBe(false);
  });

  test('counts for the current holder of the claim of the receiver', async () => {
    await store.claim('slow', { token: 'a', leaseMs: 1 });
    await waitUntil(async () => (await store.claim('slow', { token: 'b', ...long })) === 'claimed');
    expect(await claim('slow')).toBe(true);
    expect(await store.commit('slow', 'a', kept)).toBe(true);
    expect(await store.commit('slow', 'b', kept)).toBe(true);
  });

  test('a rollback leaves the claim of the receiver unchanged', async () => {
    await store.claim('back', { token: 'a', ...long });
    await expect(fails('back')).rejects.toThrow('of the effect');
    expect(await store.claim('back', { token: 'b', ...long })).toBe('in_flight');
    await store.release('back', 'a');
    expect(await store.claim('back', { token: 'b', ...long })).toBe('claimed');
  });

  test('an open transaction blocks no claim, renewal or release', async () => {
    await store.claim('meanwhile', { token: 'a', ...long });
    await transaction(async (tx) => {
      await store.claimInTransaction(tx, 'meanwhile');
      expect(await store.claim('meanwhile', { token: 'b', ...long })).toBe('in_flight');
      expect(await store.claim('meanwhile', { token: 'a', leaseMs: 1 })).toBe('claimed');
      await waitUntil(async () => (await store.claim('meanwhile', { token: 'b', ...long })) === 'claimed');
      await store.release('meanwhile', 'b');
      expect(await store.claim('meanwhile', { token: 'c', ...long })).toBe('claimed');
    });
    expect(await store.claim('meanwhile', { token: 'd', ...long })).toBe('done');
  });

  test('does not let a late commit succeed after it expired', async () => {
    await transaction((tx) => store.claimInTransaction(tx, 'past', { ttlMs: 1 }));
    await waitUntil(async () => (await store.claim('past', { token: 'b', ...long })) === 'claimed');
    expect(await store.commit('past', 'a', kept)).toBe(false);
  });

  test('expires after its time to live', async () => {
    await transaction((tx) => store.claimInTransaction(tx, 'brief', { ttlMs: 20 }));
    await waitUntil(() => claim('brief'));
    expect(await claim('brief')).toBe(false);
  });

  test('deletes two expired rows of transactions and holds no lock that blocks a claim', async () => {
    const insert = `INSERT INTO ${table} SELECT 'expired-' || n || $1, $2, true, now() - $3::interval FROM generate_series(1, 3) n`;
    await pool.query(insert, [' in transaction', '', '1 hour']);
    await pool.query(insert, ['', 'a', '2 hours']);
    await transaction(async (tx) => {
      expect(await store.claimInTransaction(tx, 'expired-1')).toBe(true);
      for (const key of ['expired-1', 'expired-2', 'expired-3']) {
        expect(await store.claim(key, { token: 'b', ...long })).toBe('claimed');
      }
    });
    expect(await rowsOf(table, 'expired%')).toEqual([
      'expired-1',
      'expired-1 in transaction',
      'expired-2',
      'expired-3',
    ]);
    await pool.query(`DELETE FROM ${table} WHERE key LIKE 'expired%'`);
  });

  test('is not disturbed at a higher isolation level by rows that another transaction deleted', async () => {
    await pool.query(`INSERT INTO ${table} VALUES ('of-old in transaction', '', true, now() - interval '1 hour')`);
    await transaction(async (tx, run) => {
      await run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', []);
      await run(`SELECT FROM ${table}`, []);
      await pool.query(`DELETE FROM ${table} WHERE key LIKE 'of-old%'`);
      expect(await store.claimInTransaction(tx, 'at a higher level')).toBe(true);
    });
  });

  test('uses the current time, not the start of the transaction', async () => {
    await transaction(async (tx, run) => {
      await run('SELECT now()', []);
      await transaction((other) => store.claimInTransaction(other, 'meantime', { ttlMs: 1 }));
      await run('SELECT pg_sleep(0.02)', []);
      expect(await store.claimInTransaction(tx, 'meantime', kept)).toBe(true);
      const life = `SELECT 1 / (expires_at >= now() + interval '60.02 s')::int FROM ${table} WHERE key = $1`;
      // It lives for what is kept from the end of the sleep on; else this divides by zero.
      await run(life, ['meantime in transaction']);
    });
  });

  test('passes an error of the database on unchanged', async () => {
    const lost = postgresStore(pool, { table: 'nowhere' });
    await expect(transaction((tx) => lost.claimInTransaction(tx, 'a'))).rejects.toMatchObject({ code: '42P01' });
  });
});

describe('outside of a transaction', () => {
  const store = postgresStore(pool, { table: 'apart' });
  beforeAll(() => pool.query(postgresStoreSchema({ table: 'apart' })));

  test.each<[string, PostgresClient]>([
    ['a Pool of pg', pool],
    ['postgres.js', sql],
  ])('%s is rejected, and nothing is claimed', async (_, client) => {
    const claim = store.claimInTransaction(client, 'key');
    await expect(claim).rejects.toThrow(WebhookConfigurationError);
    await expect(claim).rejects.toThrow(/after BEGIN/);
    expect(await rowsOf('apart')).toEqual([]);
  });

  test('a pg client is rejected too', async () => {
    const client = await pool.connect();
    await expect(store.claimInTransaction(client, 'key')).rejects.toThrow(WebhookConfigurationError);
    client.release();
  });
});

describe('its table', () => {
  test.each(isolationLevels)(
    'several replicas can create the table concurrently and repeatedly at %s without losing rows',
    async (level) => {
      const table = `shared_${level.replace(' ', '_')}`;
      const open = openPostgresStoreAt(level)['a Pool of pg'];
      const create = () => Promise.all(Array.from({ length: 10 }, () => open(addresses, table)));
      const opened = [...(await create())];
      await opened[0]?.store.claim('key', { token: 'a', ...long });
      opened.push(...(await create()));
      expect(await rowsOf(table)).toEqual(['key']);
      await Promise.all(opened.map(({ close }) => close()));
    },
  );

  test.each(['beside', 'other.beside', 'Beside'])(
    'an existing table is not altered, so %s needs no lock of an open transaction',
    async (table) => {
      await pool.query('CREATE SCHEMA IF NOT EXISTS other');
      const store = await createStore(table);
      await transactionOfPg(pool)(async (tx) => {
        await store.claimInTransaction(tx, 'slow');
        await transactionOfPg(pool)(async (_, run) => {
          await run(`SET LOCAL lock_timeout = '1ms'`, []);
          await run(postgresStoreSchema({ table }), []);
        });
        expect(await store.claim('unrelated', { token: 'a', ...long })).toBe('claimed');
      });
    },
  );

  test.each(isolationLevels)(
    'an existing table works at %s for a role without the right to create, on any search path',
    async (level) => {
      const schema = `guarded_${level.replace(' ', '_')}`;
      for (const statement of [
        `CREATE SCHEMA ${schema}`,
        `CREATE ROLE of_${schema}`,
        `GRANT USAGE ON SCHEMA ${schema} TO of_${schema}`,
        `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO of_${schema}`,
        postgresStoreSchema({ table: `${schema}.claims` }),
      ]) {
        await pool.query(statement);
      }
      const client = new pg.Client({ connectionString, options: `-c search_path=${schema}` });
      await client.connect();
      await client.query(`SET default_transaction_isolation = '${level}'`);
      await client.query(`SET ROLE of_${schema}`);
      for (const table of ['claims', `${schema}.claims`]) {
        await client.query(postgresStoreSchema({ table }));
        const store = postgresStore(client, { table });
        expect(await store.claim(table, { token: 'a', ...long })).toBe('claimed');
        expect(await store.commit(table, 'a', kept)).toBe(true);
        await client.query('BEGIN');
        expect(await store.claimInTransaction(client, table)).toBe(true);
        await client.query('COMMIT');
      }
      await expect(client.query(postgresStoreSchema({ table: 'others' }))).rejects.toMatchObject({ code: '42501' });
      await client.end();
    },
  );

  test('gets its missing index', async () => {
    await pool.query('CREATE TABLE handmade (key text PRIMARY KEY, token text, done boolean, expires_at timestamptz)');
    await pool.query(postgresStoreSchema({ table: 'handmade' }));
    const { rows } = await pool.query(`SELECT FROM pg_indexes WHERE indexname = 'handmade_expires_at_idx'`);
    expect(rows).toHaveLength(1);
  });

  test('gets its index in its own schema beside a table of the same name', async () => {
    for (const schema of ['public', 'tenant']) {
      await pool.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
      const client = new pg.Client({ connectionString, options: `-c search_path=${schema},public` });
      await client.connect();
      await client.query(postgresStoreSchema({ table: 'namesake' }));
      await client.end();
    }
    const { rows } = await pool.query(`SELECT schemaname FROM pg_indexes WHERE indexname = 'namesake_expires_at_idx'`);
    expect(rows.map(({ schemaname }) => schemaname).sort()).toEqual(['public', 'tenant']);
  });

  test('has a default name', async () => {
    await pool.query(postgresStoreSchema());
    await postgresStore(pool).claim('single-claim', { token: 'a', ...long });
    expect(await rowsOf('webhook_claims')).toContain('single-claim');
  });

  test.each(['other.webhooks', 'Webhooks', 'select', 'held', 'excluded', `t${'x'.repeat(46)}y`])(
    'can be named %s and has its own index',
    async (table) => {
      await pool.query('CREATE SCHEMA IF NOT EXISTS other');
      const store = await createStore(table);
      expect(await store.claim('key', { token: 'a', ...long })).toBe('claimed');
      const [name = ''] = table.split('.').reverse();
      const { rows } = await pool.query('SELECT indexname FROM pg_indexes WHERE tablename = $1 ORDER BY 1', [name]);
      expect(rows.map(({ indexname }) => indexname)).toEqual([`${name}_expires_at_idx`, `${name}_pkey`]);
    },
  );

  test.each([
    '',
    'a b',
    'a"; DROP TABLE b; --',
    "a'",
    'a.b.c',
    '.a',
    'a.',
    'ä',
    '1a',
    'a\n',
    '$schema$',
    `t${'x'.repeat(48)}`,
  ])('cannot be named %j', (table) => {
    expect(() => postgresStore(pool, { table })).toThrow(WebhookConfigurationError);
    expect(() => postgresStoreSchema({ table })).toThrow(WebhookConfigurationError);
  });

  test('each commit deletes two expired rows and no others', async () => {
    const table = 'swept';
    const store = await createStore(table);
    const insert = `INSERT INTO ${table} VALUES ($1, 'a', $2, now() + $3::interval)`;
    for (const key of ['a', 'b', 'c']) await pool.query(insert, [key, key !== 'b', '-1 hour']);
    for (const key of ['y', 'z']) await pool.query(insert, [key, key === 'y', '1 hour']);
    await store.commit('new', 'a', kept);
    expect((await rowsOf(table)).filter((key) => 'abc'.includes(key))).toHaveLength(1);
    await store.commit('newer', 'a', kept);
    expect(await rowsOf(table)).toEqual(['new', 'newer', 'y', 'z']);
  });

  test.each(isolationLevels)(
    'concurrent commits at %s succeed whether or not they delete expired rows',
    async (level) => {
      const table = `busy_${level.replace(' ', '_')}`;
      const { store, close } = await openPostgresStoreAt(level)['a Pool of pg'](addresses, table);
      await pool.query(
        `INSERT INTO ${table} SELECT 'key-' || n, 'a', true, now() - n * interval '1 hour' FROM generate_series(1, 401) n`,
      );
      // No statement waits for a locked row.
      const client = await pool.connect();
      await client.query('BEGIN');
      await client.query(`SELECT FROM ${table} WHERE key = 'key-401' FOR UPDATE`);
      const results = await Promise.all(Array.from({ length: 200 }, (_, n) => store.commit(`key-${n + 1}`, 'b', kept)));
      expect(new Set(results)).toEqual(new Set([true]));
      await client.query('COMMIT');
      client.release();
      const { rows } = await pool.query(`SELECT count(*)::int AS alive FROM ${table} WHERE expires_at > now()`);
      expect(rows).toEqual([{ alive: 200 }]);
      await close();
    },
  );
});

describe('a statement that waits', () => {
  const table = 'waited';
  const store = postgresStore(pool, { table });
  beforeAll(() => pool.query(postgresStoreSchema({ table })));

  test.each<[string, (key: string) => Promise<unknown>, unknown]>([
    ['claim', (key) => store.claim(key, { token: 'b', ...long }), 'claimed'],
    ['commit', (key) => store.commit(key, 'b', kept), true],
  ])('uses the time after the wait: a %s', async (key, call, granted) => {
    const { waiting } = await transactionOfPg(pool)(async (_, run) => {
      await run(`INSERT INTO ${table} VALUES ($1, 'a', false, 'infinity')`, [key]);
      const waiting = call(key);
      await waitUntil(someoneWaits);
      // The lease ends after the statement has begun, and before it has its turn.
      await run(`UPDATE ${table} SET expires_at = clock_timestamp() WHERE key = $1`, [key]);
      await run('SELECT pg_sleep(0.02)', []);
      return { waiting };
    });
    expect(await waiting).toBe(granted);
  });
});

test('supports a client that renames columns', async () => {
  const table = 'renamed';
  const renaming = postgres(connectionString, { max: 1, onnotice: () => {}, transform: postgres.pascal });
  await renaming.unsafe(postgresStoreSchema({ table }));
  const store = postgresStore(renaming, { table });
  expect(await store.claim('key', { token: 'a', ...long })).toBe('claimed');
  expect(await store.claim('key', { token: 'b', ...long })).toBe('in_flight');
  expect(await store.commit('key', 'a', kept)).toBe(true);
  expect(await store.claim('key', { token: 'b', ...long })).toBe('done');
  expect(await renaming.begin((tx) => store.claimInTransaction(tx, 'key'))).toBe(true);
  await renaming.end();
});

describe('the record of a transaction', () => {
  const table = 'everlasting';
  const store = postgresStore(pool, { table });
  beforeAll(() => pool.query(postgresStoreSchema({ table })));

  test('can be kept forever', async () => {
    const options = { ttlMs: Number.MAX_SAFE_INTEGER };
    expect(await transactionOfPg(pool)((tx) => store.claimInTransaction(tx, 'for good', options))).toBe(true);
    expect(await store.claim('for good', { token: 'a', ...long })).toBe('done');
  });

  test.each([0, -1, 0.5, Number.NaN, 1e300, Number.POSITIVE_INFINITY, '9', null])(
    'cannot be kept for %s ms, because the effect would run again',
    async (ttlMs) => {
      await transactionOfPg(pool)(async (tx, run) => {
        const claim = store.claimInTransaction(tx, 'forgotten', { ttlMs: ttlMs as number });
        await expect(claim).rejects.toThrow(WebhookConfigurationError);
        await expect(claim).rejects.toThrow('ttlMs must be a positive integer');
        // The transaction can go on.
        await run('SELECT 1', []);
      });
      expect(await rowsOf(table, 'forgotten%')).toEqual([]);
    },
  );

  test.each(['', undefined, null, 1])('rejects %j as a key', async (key) => {
    await transactionOfPg(pool)(async (tx, run) => {
      const claim = store.claimInTransaction(tx, key as string);
      await expect(claim).rejects.toThrow(WebhookConfigurationError);
      await expect(claim).rejects.toThrow('key must be a non-empty string');
      await run('SELECT 1', []);
    });
  });
});

test.each([undefined, null, {}, 'postgres://localhost'])('rejects %j as a client', (client) => {
  expect(() => postgresStore(client as never)).toThrow(WebhookConfigurationError);
});
