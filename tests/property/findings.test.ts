import { createMockServer, type MockServer } from '@paychord/mock-server';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { expect, test } from 'vitest';
import { count, seed } from '../helpers/effort.ts';
import { paymentBody } from '../helpers/requests.ts';
import { withinDeadline } from './proof.ts';

const orders = count({ reduced: 600, full: 2_000 });
/** The customers who pay at the same time. */
const customers = 20;
const secret = 'whsec-example';

type Json = { readonly [name: string]: unknown };
/** The response to a call; undefined when the result stayed unknown. */
type Result = { readonly status: number; readonly json: Json } | undefined;

/** A merchant who makes no mistake: it repeats requests with their key, waits as long as it is asked to, and looks up what it does not know. */
function createCorrectMerchant({ fetch, credentials, clock }: MockServer) {
  const headers = {
    'public-api-key': credentials.publicApiKey,
    'private-secret-key': credentials.privateSecretKey,
    'content-type': 'application/json',
  };

  const send = async (method: string, path: string, body?: string, key?: string): Promise<Result> => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        const response = await fetch(`https://payments.test${path}`, {
          method,
          headers: key === undefined ? headers : { ...headers, 'x-idempotency-key': key },
          ...(body === undefined ? {} : { body }),
        });
        const { status } = response;
        const wait = response.headers.get('retry-after');
        if (wait !== null) await clock.advance(`${Number(wait)}s`);
        else if (status < 500) return { status, json: JSON.parse(await response.text()) };
      } catch {
        // No complete response arrived.
      }
    }
    return undefined;
  };

  /** Reads until a response arrives. */
  const read = async <T>(path: string): Promise<T> => {
    for (;;) {
      const result = await send('GET', path);
      if (result !== undefined) return result.json as T;
    }
  };

  /** Sends a request that moves money. After an unknown result, it decides by what it reads whether to send another one. */
  const move = async (path: string, body: object, key: string, isDone: () => Promise<boolean>): Promise<void> => {
    const text = JSON.stringify(body);
    for (let round = 0; ; round += 1) {
      const result = await send('POST', path, text, `${key}-${round}`);
      if (result !== undefined && result.status < 300) return;
      if (await isDone()) return;
    }
  };

  type Payment = Json & {
    readonly id: string;
    readonly status: string;
    readonly transactions: { readonly id: string }[];
  };
  const paymentsOf = (order: string) => read<Payment[]>(`/v1/payments?merchant_order_id=${order}`);
  const hasReference = (id: string, reference: string) => async () =>
    JSON.stringify(await read<Payment>(`/v1/payments/${id}`)).includes(reference);

  return {
    async pay(number: number): Promise<void> {
      const order = `ORDER-${number}`;
      const isCaptured = number % 2 === 0;
      const token = number % 5 === 0 ? 'tok_insufficient_funds' : `tok-${number}`;
      const pay = (payment_method: object, key: string) =>
        move('/v1/payments', paymentBody({ merchant_order_id: order, payment_method }), key, async () => {
          return (await paymentsOf(order)).length > 0;
        });
      const detail = { card: { capture: isCaptured } };
      await pay({ token, detail }, `${order}-card-1`);
      // Another card after a decline has another key.
      if (number % 5 === 0) await pay({ token: `tok-${number}`, detail }, `${order}-card-2`);
      const paid = (await paymentsOf(order)).find(({ status }) => status !== 'DECLINED');
      if (paid === undefined) return;
      const { id, transactions } = paid;
      const path = `/v1/payments/${id}/transactions/${transactions[0]?.id}`;
      // Two parts of the same amount, each with its own reference and key.
      for (const part of [1, 2]) {
        const merchant_reference = `${order}-PART-${part}`;
        const body = { merchant_reference, reason: 'REQUESTED_BY_CUSTOMER', amount: { currency: 'USD', value: 5 } };
        await move(
          `${path}/${isCaptured ? 'refund' : 'capture'}`,
          body,
          merchant_reference,
          hasReference(id, merchant_reference),
        );
      }
    },
  };
}

test(`finds nothing in ${orders} orders of a merchant who makes no mistake, whatever fails`, async () => {
  const mock = createMockServer({ seed, strict: true });
  const receive = createWebhookReceiver({
    accept: 'payment',
    secret,
    dedupe: memoryStore(),
    onUnknown: () => {},
    onDelivery: () => {},
  });
  mock.webhooks.register({ receiver: receive, secret });
  mock.webhooks.chaos({ duplicate: 0.1, drop: 0.1, reorder: 0.1, corrupt: 0.05, badSignature: 0.05 });
  const often = { probability: 0.06 };
  mock.faults.inject({ phase: 'before', status: 429, retryAfter: 2, when: often });
  mock.faults.inject({ phase: 'processing', status: 500, when: often });
  mock.faults.inject({ phase: 'after-commit', status: 503, when: often });
  mock.faults.inject({ phase: 'body', corrupt: 'truncated', when: often });
  mock.faults.inject({ phase: 'body', corrupt: 'empty', when: often });
  mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'request', when: often });
  mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'response', when: often });
  const merchant = createCorrectMerchant(mock);
  let next = 0;
  const serve = async () => {
    while (next < orders) {
      next += 1;
      await withinDeadline(merchant.pay(next), 'an order');
    }
  };
  await Promise.all(Array.from({ length: customers }, serve));
  await mock.settled();
  expect(new Set(mock.payments.list().map((each) => each.merchant_order_id)).size).toBe(orders);
  expect(mock.findings()).toEqual([]);
});
