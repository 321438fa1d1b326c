import { createWebhookReceiver, type PaymentEvent, type WebhookHandler } from '@paychord/sdk/webhooks';
import { postgresStore, postgresStoreSchema } from '@paychord/sdk/webhooks/postgres';
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';

export const queueName = 'payment-events';

/**
 * Creates a receiver that acknowledges an event as soon as pg-boss has the job. A worker does the slow work. One transaction
 * contains the claim and the job, so each event is exactly one job, even if the process ends. If the job cannot be added, both
 * are rolled back and the sender can retry.
 */
export async function createReceiver({ secret, connectionString }: { secret: string; connectionString: string }) {
  // A lost connection emits an error event, also during a transaction. Without a listener it ends the process.
  const pool = new Pool({ connectionString })
    .on('connect', (client) => client.on('error', console.error))
    .on('error', () => {});
  await pool.query(postgresStoreSchema());
  const store = postgresStore(pool);
  const boss = await new PgBoss({ connectionString }).on('error', console.error).start();
  await boss.createQueue(queueName);

  const enqueue: WebhookHandler<PaymentEvent> = async (event, { key }) => {
    // Check the status: the event alone does not say it was paid.
    if (event.payload.data.payment.status !== 'SUCCEEDED') return;
    const client = await pool.connect();
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    try {
      await client.query('BEGIN');
      // An event without a key is one job for each delivery, so the worker must be idempotent.
      const isNew = key === undefined || (await store.claimInTransaction(client, key));
      if (isNew) await boss.send(queueName, event.payload, { db });
      await client.query('COMMIT');
    } catch (error) {
      // A lost connection has nothing to roll back, and the pool removes it.
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };

  const receive = createWebhookReceiver({
    accept: 'payment',
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
