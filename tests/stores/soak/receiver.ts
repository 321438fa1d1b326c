/** `node receiver.ts <ReceiverOptions as JSON>` receives webhooks on a free port, and prints where, until it is killed. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createWebhookReceiver, type Delivery, type WebhookHandler } from '@paychord/sdk/webhooks';
import { nodeListener } from '@paychord/sdk/webhooks/node';
import { postgresStore } from '@paychord/sdk/webhooks/postgres';
import { openPool } from '../open-pool.ts';
import { openRedisStore } from '../open-store.ts';
import type { Addresses } from '../servers.ts';
import { transactionOfPg } from '../transactions.ts';
import { effects, type Variant } from './ledger.ts';

export interface ReceiverOptions {
  readonly addresses: Addresses;
  readonly variant: Variant;
  readonly secret: string;
  readonly leaseMs: number;
  /** The percentage of handlers that throw, so that the response is 500. */
  readonly failures: number;
}

const options = JSON.parse(process.argv[2] ?? '') as ReceiverOptions;
const { addresses, variant, secret, leaseMs, failures } = options;
const pool = openPool(addresses.postgres, 8);

const handlers: Record<Variant, WebhookHandler> = {
  async postgres(_, { key }) {
    // Half of the failures before the effect, half after it.
    sometimesFail(failures / 2);
    await transactionOfPg(pool)(async (tx, run) => {
      if (!(await postgresStore(pool).claimInTransaction(tx, key))) return;
      await run(effects.postgres, [key]);
      sometimesFail(failures / 2);
    });
  },
  async redis(_, { key }) {
    // Not after the effect: what is made again then is made again for no kill.
    sometimesFail(failures);
    await pool.query(effects.redis, [key]);
  },
};

function sometimesFail(percent: number): void {
  if (Math.random() * 100 < percent) throw new Error('Simulated failure of the handler');
}

const dedupe =
  variant === 'postgres' ? postgresStore(pool) : (await openRedisStore['node-redis'](addresses, 'soak')).store;

const receive = createWebhookReceiver({
  accept: ['payment', 'transfer'],
  secret,
  dedupe,
  leaseMs,
  on: {
    'payment.purchase': handlers[variant],
    'payment.refund': handlers[variant],
    'banking.transfer': handlers[variant],
  },
  onDelivery({ reason }: Delivery) {
    if (reason !== undefined) console.log(`REASON ${reason}`);
  },
});

const server = createServer(nodeListener(receive)).listen(0, '127.0.0.1');
await once(server, 'listening');
console.log(`PORT ${(server.address() as { port: number }).port}`);

// It does not outlive its starter, however that one ends.
const starter = process.ppid;
setInterval(() => {
  if (process.ppid !== starter) process.exit(1);
}, 500);
