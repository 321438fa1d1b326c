import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { nextPagesHandler } from '@paychord/sdk/webhooks/next';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Redis } from '@upstash/redis';

const receive = createWebhookReceiver({
  accept: 'transfer',
  // The specification declares no authentication for transfers: anyone who knows the URL can send one.
  unverified: true,
  dedupe: redisStore(Redis.fromEnv(), { prefix: 'transfers:' }),
  on: {
    // A pending transfer calls this handler too.
    'banking.transfer'({ payload }) {
      if (payload.status === 'COMPLETED') console.log('received', payload.id);
    },
  },
});

// The receiver reads the raw bytes.
export const config = { api: { bodyParser: false } };
export default nextPagesHandler(receive);
