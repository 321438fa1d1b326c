import { createWebhookReceiver, type PaymentEvent, type WebhookHandler } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';

export const queueName = 'payment-events';

/** Fails at once while Redis is unavailable, so that the receiver responds with 503. By default ioredis would wait for Redis. */
const failFast = { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 1 };

/**
 * Creates a receiver that acknowledges an event as soon as BullMQ has the job. A worker does the slow work. If the job cannot be
 * added, the receiver releases the claim and the sender can retry.
 */
export async function createReceiver({
  secret,
  storeUrl,
  queueUrl,
}: {
  secret: string;
  storeUrl: string;
  queueUrl: string;
}) {
  const claims = new Redis(storeUrl, failFast).on('error', console.error);
  const jobs = new Redis(queueUrl, failFast).on('error', console.error);
  const disconnect = () => {
    claims.disconnect();
    jobs.disconnect();
  };
  try {
    // BullMQ needs Redis when it creates a queue. Afterwards Redis may disconnect and return.
    await Promise.all([claims.connect(), jobs.connect()]);
  } catch (error) {
    disconnect();
    throw error;
  }
  // The listener of the connection already reports these errors.
  const queue = new Queue(queueName, { connection: jobs }).on('error', () => {});

  // BullMQ adds no second job with the same id. A duplicate delivery before the commit is therefore still one job. An event without a key
  // is one job for each delivery, so the worker must be idempotent.
  const enqueue: WebhookHandler<PaymentEvent> = async (event, { key }) => {
    // Check the status: the event alone does not say it was paid.
    if (event.payload.data.payment.status !== 'SUCCEEDED') return;
    await queue.add(event.kind, event.payload, { jobId: encodeURIComponent(key ?? crypto.randomUUID()), attempts: 5 });
  };

  const receive = createWebhookReceiver({
    accept: 'payment',
    secret,
    dedupe: redisStore(claims),
    on: { 'payment.purchase': enqueue },
  });
  const close = async () => {
    await queue.close();
    disconnect();
  };
  return { receive, close };
}
