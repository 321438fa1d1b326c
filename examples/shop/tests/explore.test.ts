import { exploreAsTests, type LedgerEntry } from '@paychord/mock-server/explore';
import { createClient, isPaychordError } from '@paychord/sdk';
import { test } from 'vitest';
import { createShop, type Order, type Shop } from '../shop.ts';
import { webhookEndpoint } from '../webhooks.ts';
import { deliveryNote } from './delivery-note.ts';

// The storage survives when the process of the shop ends.
const orders = new Map<string, Order>();
let shop: Shop;
/** The orders whose refund was rejected for good: its error tells a person to look. */
const rejectedRefunds = new Set<string>();

const statuses: Partial<Record<string, LedgerEntry['status']>> = { SUCCEEDED: 'paid', REFUNDED: 'paid' };

await exploreAsTests(
  {
    limits: { orders: 10 },
    reset() {
      orders.clear();
      rejectedRefunds.clear();
    },
    start({ clientOptions, webhookSecret, receiveWebhooks }) {
      shop = createShop(createClient(clientOptions), deliveryNote, orders);
      receiveWebhooks(webhookEndpoint(shop, webhookSecret));
    },
    async scenario() {
      await shop.checkOut('ORDER-1', 25.5, 'a-token');
      await shop.refund('ORDER-1', 'RETURN-1', 5).catch((error: unknown) => {
        // The service has consumed the key of a refund that failed.
        if (isPaychordError(error) && error.code === 'idempotency') rejectedRefunds.add('ORDER-1');
        throw error;
      });
    },
    check: () =>
      [...orders.values()].map(({ id, status = '' }) => ({
        order: id,
        status: statuses[status] ?? 'unpaid',
        givenUp: rejectedRefunds.has(id) ? ['refund'] : [],
      })),
  },
  { test },
);
