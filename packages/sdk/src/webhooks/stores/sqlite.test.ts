import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { describeStore } from '../../../test/helpers/store-contract.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { sqliteStore } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'sqlite-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'webhooks.db');

describeStore('node:sqlite', async () => {
  const database = new DatabaseSync(file);
  return { store: sqliteStore(database), close: async () => database.close() };
});

test('a store in a file keeps claims and handled events after the connection is closed', async () => {
  const path = join(folder, 'kept.db');
  const before = new DatabaseSync(path);
  const first = sqliteStore(before);
  await first.claim('handled', { leaseMs: 60_000, token: 'a' });
  await first.commit('handled', 'a', { ttlMs: 60_000 });
  await first.claim('claimed', { leaseMs: 60_000, token: 'a' });
  before.close();

  const after = new DatabaseSync(path);
  const second = sqliteStore(after);
  expect(await second.claim('handled', { leaseMs: 60_000, token: 'b' })).toBe('done');
  expect(await second.claim('claimed', { leaseMs: 60_000, token: 'b' })).toBe('in_flight');
  after.close();
});

test('expired rows are deleted, so that the table does not grow for ever', async () => {
  const database = new DatabaseSync(':memory:');
  const store = sqliteStore(database);
  for (let index = 0; index < 50; index += 1) {
    await store.claim(`old-${index}`, { leaseMs: 60_000, token: 'a' });
    database.exec('UPDATE webhook_claims SET expires_at = 0');
  }
  for (let index = 0; index < 50; index += 1) {
    await store.claim(`new-${index}`, { leaseMs: 60_000, token: 'a' });
    await store.commit(`new-${index}`, 'a', { ttlMs: 60_000 });
  }
  expect(database.prepare('SELECT count(*) AS rows FROM webhook_claims').get()).toEqual({ rows: 50 });
  database.close();
});

test('a call rejects after the database was closed', async () => {
  const database = new DatabaseSync(':memory:');
  const store = sqliteStore(database);
  database.close();
  await expect(store.claim('key', { leaseMs: 1, token: 'a' })).rejects.toThrow();
  await expect(store.commit('key', 'a', { ttlMs: 1 })).rejects.toThrow();
  await expect(store.release('key', 'a')).rejects.toThrow();
});

test('two tables in one file are two stores', async () => {
  const database = new DatabaseSync(':memory:');
  const [payments, transfers] = [sqliteStore(database), sqliteStore(database, { table: 'transfer_claims' })];
  expect(await payments.claim('key', { leaseMs: 60_000, token: 'a' })).toBe('claimed');
  expect(await transfers.claim('key', { leaseMs: 60_000, token: 'b' })).toBe('claimed');
  database.close();
});

test('a store rejects a path, and a table name that is not plain', () => {
  const wrong = [
    [() => sqliteStore('webhooks.db' as never), 'sqliteStore needs a database of node:sqlite or better-sqlite3'],
    [() => sqliteStore(undefined as never), 'sqliteStore needs a database of node:sqlite or better-sqlite3'],
    [() => sqliteStore(new DatabaseSync(':memory:'), { table: 'a"; --' }), 'table must be at most 63 letters'],
  ] as const;
  for (const [create, message] of wrong) {
    expect(create).toThrow(WebhookConfigurationError);
    expect(create).toThrow(message);
  }
});
