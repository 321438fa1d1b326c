import { createWebhookReceiver, type WebhookHandler } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';

export const queueName = 'payment-events';

/**
 * Acknowledges an event when BullMQ has it, for a worker that may take its time. When it cannot be put into the queue, the
 * claim is released, and the event comes again.
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
  // Fails at once while Redis is away, so that the sender is told to come again.
  const claims = new Redis(storeUrl, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  await claims.on('error', console.error).connect();
  const queue = new Queue(queueName, { connection: { url: queueUrl } }).on('error', console.error);

  // BullMQ adds no second job with the same id, so an event that comes again between this and the commit is one job still.
  const enqueue: WebhookHandler = (event, { key }) =>
    queue.add(event.kind, event.payload, { jobId: encodeURIComponent(key), attempts: 5 });

  const receive = createWebhookReceiver({
    accept: ['payment'],
    secret,
    dedupe: redisStore(claims),
    on: { 'payment.purchase': enqueue, 'payment.chargeback': enqueue },
  });
  const close = async () => {
    claims.disconnect();
    await queue.close();
  };
  return { receive, close };
}
