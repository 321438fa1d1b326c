/** `node receiver.ts <ReceiverOptions as JSON>` receives webhooks on a free port, and prints where, until it is killed. */
import { createClient } from '@paychord/sdk';
import { createWebhookReceiver, type Delivery, type WebhookHandler } from '@paychord/sdk/webhooks';
import { nodeListener } from '@paychord/sdk/webhooks/node';
import { postgresStore } from '@paychord/sdk/webhooks/postgres';
import { startHttpServer } from '../../../packages/sdk/test/helpers/http-server.ts';
import '../../helpers/end-with-starter.ts';
import { openPool } from '../open-pool.ts';
import { openRedisStore } from '../open-store.ts';
import type { Addresses } from '../servers.ts';
import { transactionOfPg } from '../transactions.ts';
import { effectOf, type Variant } from './ledger.ts';

export interface ReceiverOptions {
  readonly addresses: Addresses;
  readonly variant: Variant;
  readonly secret: string;
  readonly leaseMs: number;
  /** The percentage of handlers that throw, so that the response is 500. */
  readonly failures: number;
  /** Where a handler retrieves payments, and the credentials of the merchants. */
  readonly service: { readonly baseUrl: string; readonly merchants: readonly Merchant[] };
}

export interface Merchant {
  readonly publicApiKey: string;
  readonly privateSecretKey: string;
}

const options = JSON.parse(process.argv[2] ?? '') as ReceiverOptions;
const { addresses, variant, secret, leaseMs, failures, service } = options;
const pool = openPool(addresses.postgres, 8);
const clients = service.merchants.map((merchant) => createClient({ baseUrl: service.baseUrl, ...merchant }));

const handlers: Record<Variant, WebhookHandler> = {
  // With the whole payload, each event has a key.
  async postgres(_, { key = '' }) {
    // Half of the failures before the effect, half after it.
    sometimesFail(failures / 2);
    await transactionOfPg(pool)(async (tx, run) => {
      if (!(await postgresStore(pool).claimInTransaction(tx, key))) return;
      await run(effectOf(variant), [key]);
      sometimesFail(failures / 2);
    });
  },
  async redis(_, { key }) {
    // Not after the effect: what is made again then is made again for no kill.
    sometimesFail(failures);
    await pool.query(effectOf(variant), [key]);
  },
  async retrieved(event, { key }) {
    sometimesFail(failures);
    const keys = event.kind === 'payment' ? await transactionsOf(event.payload.data.payment.id) : [key];
    for (const each of keys) await pool.query(effectOf(variant), [each]);
  },
};

/** Retrieves a payment, of whichever merchant it is, and returns the ids of its transactions. */
async function transactionsOf(paymentId: string): Promise<string[]> {
  const found = await Promise.any(clients.map((client) => client.payments.retrieve(paymentId)));
  return found.transactions.map(({ id }) => id);
}

function sometimesFail(percent: number): void {
  if (Math.random() * 100 < percent) throw new Error('Simulated failure of the handler');
}

const dedupe =
  variant === 'postgres' ? postgresStore(pool) : (await openRedisStore['node-redis'](addresses, 'soak')).store;

const handle = handlers[variant];
const shared = {
  secret,
  dedupe,
  leaseMs,
  onDelivery({ reason }: Delivery) {
    if (reason !== undefined) console.log(`REASON ${reason}`);
  },
};
const receivePayment = nodeListener(
  createWebhookReceiver({
    ...shared,
    accept: 'payment',
    on: { 'payment.purchase': handle, 'payment.refund': handle },
  }),
);
const receiveTransfer = nodeListener(
  createWebhookReceiver({ ...shared, accept: 'transfer', on: { 'banking.transfer': handle } }),
);

const { url } = await startHttpServer((request, response) =>
  request.url === '/v1/banking/transfers' ? receiveTransfer(request, response) : receivePayment(request, response),
);
console.log(`URL ${url}/`);
