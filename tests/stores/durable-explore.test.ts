import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type Shop as ExploredShop,
  type ExploreOptions,
  exploreFailures,
  type LedgerEntry,
} from '@paychord/mock-server/explore';
import { createClient } from '@paychord/sdk';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkOut } from '../../examples/durable-payments/check-out.ts';
import { finishOpenAttempts } from '../../examples/durable-payments/finish-open-attempts.ts';
import { recordPayment } from '../../examples/durable-payments/record-result.ts';
import { createShop, type Shop, type ShopOptions } from '../../examples/durable-payments/shop.ts';
import { openPool } from './open-pool.ts';

const schema = readFileSync(new URL('../../examples/durable-payments/schema.sql', import.meta.url), 'utf8');

/** The time of the database. A function of this schema hides that of PostgreSQL, because the schema stands first in `search_path`. */
const virtualNow = `
  CREATE TABLE virtual_time (at timestamptz NOT NULL);
  INSERT INTO virtual_time VALUES (pg_catalog.now());
  CREATE FUNCTION now() RETURNS timestamptz STABLE LANGUAGE sql AS 'SELECT at FROM virtual_time';
`;

let pool: pg.Pool;
beforeAll(async () => {
  const server = inject('addresses').postgres;
  const name = `explore_${randomUUID().replaceAll('-', '')}`;
  const admin = openPool(server, 1);
  await admin.query(`CREATE SCHEMA ${name}`);
  await admin.end();
  pool = openPool(`${server}?options=-c%20search_path%3D${name}%2Cpg_catalog`, 6);
  await pool.query(virtualNow);
  await pool.query(schema);
});
afterAll(() => pool.end());

/** The queries that have not ended. */
const open = new Set<Promise<unknown>>();
const track = <T>(query: Promise<T>): Promise<T> => {
  open.add(query);
  const end = () => void open.delete(query);
  query.then(end, end);
  return query;
};

/** The pool of a process, whose queries see the time of the explorer. */
function poolOf({ clock }: ExploredShop): pg.Pool {
  let time: number | undefined;
  const follow = async () => {
    if (time === clock.now()) return;
    time = clock.now();
    await pool.query('UPDATE virtual_time SET at = to_timestamp($1::float8 / 1000)', [time]);
  };
  return {
    query: (...query: [string, unknown[]?]) => track(follow().then(() => pool.query(...query))),
    connect: () =>
      track(
        follow().then(async () => {
          const connection = await pool.connect();
          return {
            query: (...query: [string, unknown[]?]) => track(connection.query(...query)),
            release: () => connection.release(),
          };
        }),
      ),
  } as unknown as pg.Pool;
}

/** Does what the README of the example tells a person to do with an attempt that is in review. */
async function review(shop: Shop): Promise<void> {
  const { rows } = await shop.pool.query(
    `SELECT idempotency_key AS key, order_id FROM payment_attempts WHERE status = 'in_review'`,
  );
  for (const { key, order_id } of rows) {
    const payments = await shop.client.payments.listByOrder(order_id);
    const payment = payments.find(({ metadata }) => metadata.some(({ value }) => value === key));
    if (payment !== undefined) await recordPayment(shop, key, payment);
    else {
      await shop.pool.query(`UPDATE payment_attempts SET status = 'failed' WHERE idempotency_key = $1`, [key]);
      await shop.pool.query(`UPDATE orders SET status = 'open' WHERE id = $1`, [order_id]);
    }
  }
}

const statuses: Partial<Record<string, LedgerEntry['status']>> = { paid: 'paid', open: 'unpaid' };

/** The options of the explorer for the example. */
function explored(options: Partial<ShopOptions> = {}): ExploreOptions {
  let shop: Shop;
  return {
    async reset() {
      await pool.query('TRUNCATE orders, payment_attempts');
      await pool.query(`INSERT INTO orders (id, total) VALUES ('ORDER-1', 25.5)`);
    },
    start(process) {
      const client = createClient(process.clientOptions);
      shop = createShop({ pool: poolOf(process), client, ...options });
      process.receiveWebhooks(
        createWebhookReceiver({
          accept: 'payment',
          secret: process.webhookSecret,
          dedupe: memoryStore(),
          on: {},
          onDelivery() {},
          async onUnknown(event) {
            if (event.kind !== 'payment') return;
            const payment = await client.payments.retrieve(event.payload.data.payment.id);
            const key = payment.metadata.find((tag) => tag.key === 'idempotency_key')?.value;
            if (key !== undefined && key !== null) await recordPayment(shop, key, payment);
          },
        }),
      );
    },
    scenario: () => checkOut(shop, 'ORDER-1', 'a-token'),
    async recover() {
      await finishOpenAttempts(shop);
      await review(shop);
    },
    async idle() {
      while (open.size > 0) {
        await Promise.allSettled(open);
        // The code that waited for a query may send the next one.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    async check() {
      const { rows } = await pool.query('SELECT id, status FROM orders');
      return rows.map(({ id, status }) => ({ order: id, status: statuses[status] ?? 'unknown' }));
    },
  };
}

test('the example survives every failure', { timeout: 300_000 }, async () => {
  const { survived, notes } = await exploreFailures(explored());
  expect(survived).toBeGreaterThan(100);
  expect(notes).toEqual([]);
});

test('the database follows the virtual clock: a key that is repeated for too long pays twice', async () => {
  const outage = { ...explored({ maxAgeMs: 48 * 3_600_000 }), replay: 'lenient/request-1=outage' };
  await expect(exploreFailures(outage)).rejects.toThrow('(safety, charged-twice): ORDER-1 has 2 payments');
  await exploreFailures({ ...explored(), replay: 'lenient/request-1=outage' });
});
