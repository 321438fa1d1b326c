import { createWebhookReceiver, type PaymentEvent, type WebhookHandler } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';

export const queueName = 'payment-events';

/** Fails at once while Redis is away, so that the sender is told to come again. Left to itself it would wait for Redis. */
const failFast = { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 1 };

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
  const claims = new Redis(storeUrl, failFast).on('error', console.error);
  const jobs = new Redis(queueUrl, failFast).on('error', console.error);
  const disconnect = () => {
    claims.disconnect();
    jobs.disconnect();
  };
  try {
    // A queue has to find its Redis there when it is made. From then on Redis may go and come.
    await Promise.all([claims.connect(), jobs.connect()]);
  } catch (error) {
    disconnect();
    throw error;
  }
  // Its errors are those of the connection.
  const queue = new Queue(queueName, { connection: jobs }).on('error', () => {});

  // BullMQ adds no second job with the same id, so an event that comes again between this and the commit is one job still.
  const enqueue: WebhookHandler<PaymentEvent> = async (event, { key }) => {
    // A declined payment can send a payment.purchase too: there is nothing to do.
    if (event.payload.data.payment.status !== 'SUCCEEDED') return;
    await queue.add(event.kind, event.payload, { jobId: encodeURIComponent(key), attempts: 5 });
  };

  const receive = createWebhookReceiver({
    accept: ['payment'],
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
