import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type PostgresStore, postgresStore, postgresStoreSchema } from '@paychord/sdk/webhooks/postgres';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { sqliteStore } from '@paychord/sdk/webhooks/sqlite';
import { Redis as UpstashRedis } from '@upstash/redis';
import { Redis as IoRedis } from 'ioredis';
import pg from 'pg';
import postgres from 'postgres';
import { createClient } from 'redis';
import type { OpenStore } from '../../packages/sdk/test/helpers/store-contract.ts';
import { bridgeToken } from './servers/upstash-bridge.ts';
import type { Addresses } from './servers.ts';

/** All keys of Redis and the table of PostgreSQL that a test has for itself. A plain name. */
type Scope = string;

export const isolationLevels = ['read committed', 'repeatable read', 'serializable'] as const;
export type IsolationLevel = (typeof isolationLevels)[number];

/** The stores over PostgreSQL, whose connections begin transactions at this level. */
export function openPostgresStoreAt(default_transaction_isolation: IsolationLevel, max = 4) {
  return {
    async 'a Pool of pg'({ postgres: connectionString }: Addresses, scope: Scope): Promise<OpenStore<PostgresStore>> {
      const options = `-c default_transaction_isolation=${default_transaction_isolation.replace(' ', '\\ ')}`;
      const pool = new pg.Pool({ connectionString, options, max }).on('error', ignored);
      await pool.query(postgresStoreSchema({ table: scope }));
      return { store: postgresStore(pool, { table: scope }), close: () => pool.end() };
    },

    async 'postgres.js'(addresses: Addresses, scope: Scope): Promise<OpenStore<PostgresStore>> {
      const connection = { default_transaction_isolation };
      const sql = postgres(addresses.postgres, { connection, max, onnotice: ignored });
      await sql.unsafe(postgresStoreSchema({ table: scope }));
      return { store: postgresStore(sql, { table: scope }), close: () => sql.end() };
    },
  };
}

export const openPostgresStore = openPostgresStoreAt('read committed');

export const openRedisStore = {
  async 'node-redis'({ redis: url }: Addresses, scope: Scope): Promise<OpenStore> {
    const client = createClient({ url, disableOfflineQueue: true }).on('error', ignored);
    await client.connect();
    return { store: redisStore(client, { prefix: `${scope}:` }), close: async () => client.destroy() };
  },

  async ioredis({ redis: url }: Addresses, scope: Scope): Promise<OpenStore> {
    const client = new IoRedis(url, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    await client.on('error', ignored).connect();
    return { store: redisStore(client, { prefix: `${scope}:` }), close: async () => client.disconnect() };
  },

  async '@upstash/redis'({ upstash: url }: Addresses, scope: Scope): Promise<OpenStore> {
    const client = new UpstashRedis({ url, token: bridgeToken, retry: false, enableTelemetry: false });
    return { store: redisStore(client, { prefix: `${scope}:` }), close: async () => {} };
  },
};

export const openSqliteStore = {
  async 'node:sqlite'({ sqlite: folder }: Addresses, scope: Scope): Promise<OpenStore> {
    const database = new DatabaseSync(join(folder, `${scope}.db`));
    return { store: sqliteStore(database), close: async () => database.close() };
  },
};

/** Opens a store with its own connection. */
export type Open = (addresses: Addresses, scope: Scope) => Promise<OpenStore>;

export const openStore: Readonly<Record<string, Open>> = {
  ...openPostgresStore,
  ...openRedisStore,
  ...openSqliteStore,
};

/** A failing call rejects. Other errors of the connection are not relevant to a test. */
function ignored(): void {}
