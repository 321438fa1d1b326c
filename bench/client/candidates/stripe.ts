import Stripe from 'stripe';

export function connect(fetch: typeof globalThis.fetch) {
  const client = new Stripe('sk_test_bench', { httpClient: Stripe.createFetchHttpClient(fetch) });
  return {
    async retrieve() {
      const { status } = await client.paymentIntents.retrieve('pi_3MtwBwLkdIwHu7ix28a3tqPa');
      return status;
    },
    async create() {
      const { status } = await client.paymentIntents.create({
        amount: 25_990_050,
        currency: 'cop',
        description: 'Running shoes',
        payment_method: 'pm_1MtwBwLkdIwHu7ix',
        receipt_email: 'maria.gomez@example.com',
        metadata: { merchant_order_id: 'ORDER-2026-000123', country: 'CO' },
      });
      return status;
    },
  };
}
