/** `node replica.ts <ReplicaOptions as JSON>` receives webhooks on a free port and prints its address and its progress. */
import { createWebhookReceiver, type WebhookContext, type WebhookStore } from '@paychord/sdk/webhooks';
import { nodeListener } from '@paychord/sdk/webhooks/node';
import { postgresStore } from '@paychord/sdk/webhooks/postgres';
import pg from 'pg';
import postgres from 'postgres';
import { startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';
import '../helpers/end-with-starter.ts';
import { openStore } from './open-store.ts';
import type { Addresses } from './servers.ts';
import { secret } from './signed-delivery.ts';
import { type Transaction, transactionOfPg, transactionOfPostgresJs } from './transactions.ts';

export interface ReplicaOptions {
  readonly addresses: Addresses;
  /** What the store is over. */
  readonly title: string;
  readonly scope: string;
  readonly leaseMs: number;
  /** Makes each effect in a transaction of this package that claims the event too. */
  readonly transactionOf?: 'pg' | 'postgres.js';
  /** Where it gets no further. */
  readonly hangs?: 'before the effect' | 'in the transaction' | 'before the commit';
}

const options = JSON.parse(process.argv[2] ?? '') as ReplicaOptions;
const { addresses, title, scope, leaseMs, transactionOf, hangs } = options;
const open = openStore[title];
if (open === undefined) throw new Error(`Unknown store: ${title}`);
const { store } = await open(addresses, scope);
const pool = new pg.Pool({ connectionString: addresses.postgres, max: 4 });

const insertEffect = 'INSERT INTO effects (scope, key) VALUES ($1, $2)';
const transaction: Transaction | undefined =
  transactionOf &&
  {
    pg: () => transactionOfPg(pool),
    'postgres.js': () => transactionOfPostgresJs(postgres(addresses.postgres, { max: 4 })),
  }[transactionOf]();

const receive = createWebhookReceiver({
  accept: 'payment',
  secret,
  dedupe: { ...store, commit } satisfies WebhookStore,
  leaseMs,
  on: {
    'payment.purchase': (_, context) => (transaction ? handleInTransaction(transaction, context) : handle(context)),
  },
  onDelivery: () => {},
});

async function handle({ key = '' }: WebhookContext): Promise<void> {
  await reached('before the effect');
  await pool.query(insertEffect, [scope, key]);
}

async function handleInTransaction(join: Transaction, { key = '' }: WebhookContext): Promise<void> {
  await join(async (tx, run) => {
    if (!(await postgresStore(pool, { table: scope }).claimInTransaction(tx, key))) return;
    await run(insertEffect, [scope, key]);
    await reached('in the transaction');
  });
}

async function commit(...args: Parameters<WebhookStore['commit']>): Promise<boolean> {
  await reached('before the commit');
  return store.commit(...args);
}

async function reached(place: ReplicaOptions['hangs']): Promise<void> {
  if (place !== hangs) return;
  console.log(`HANGS ${place}`);
  await new Promise(() => {});
}

console.log(`URL ${(await startHttpServer(nodeListener(receive))).url}`);
