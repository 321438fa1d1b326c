import { createWebhookReceiver, type PaymentEvent, type WebhookHandler } from '@paychord/sdk/webhooks';
import { postgresStore, postgresStoreSchema } from '@paychord/sdk/webhooks/postgres';
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';

export const queueName = 'payment-events';

/**
 * Acknowledges an event when pg-boss has it, for a worker that may take its time. The job is in the same transaction as the
 * claim, so each event is one job, whenever the process dies. When it cannot be put into the queue, both are rolled
 * back, and the event comes again.
 */
export async function createReceiver({ secret, connectionString }: { secret: string; connectionString: string }) {
  // A connection that breaks says so by an event, also while a transaction has it. With nobody to listen that ends the process.
  const pool = new Pool({ connectionString })
    .on('connect', (client) => client.on('error', console.error))
    .on('error', () => {});
  await pool.query(postgresStoreSchema());
  const store = postgresStore(pool);
  const boss = await new PgBoss({ connectionString }).on('error', console.error).start();
  await boss.createQueue(queueName);

  const enqueue: WebhookHandler<PaymentEvent> = async (event, { key }) => {
    // A declined payment can send a payment.purchase too: there is nothing to do.
    if (event.payload.data.payment.status !== 'SUCCEEDED') return;
    const client = await pool.connect();
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    try {
      await client.query('BEGIN');
      if (await store.claimInTransaction(client, key)) await boss.send(queueName, event.payload, { db });
      await client.query('COMMIT');
    } catch (error) {
      // A connection that broke has nothing to roll back, and the pool lets go of it.
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };

  const receive = createWebhookReceiver({
    accept: ['payment'],
    secret,
    dedupe: store,
    on: { 'payment.purchase': enqueue },
  });
  const close = async () => {
    await boss.stop();
    await pool.end();
  };
  return { receive, boss, close };
}
