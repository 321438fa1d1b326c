import { createMockServer } from '@paychord/mock-server';
import { createClient } from '@paychord/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { count, seed, timeoutMs } from '../helpers/effort.ts';
import { authorization, cardPayment } from '../helpers/requests.ts';
import { mockCall } from './sequences/mock-call.ts';
import { mostUnits, numberOf, type Units, unitsOf } from './sequences/money-units.ts';

const mock = createMockServer({ strict: true });
const client = createClient({ ...mock.credentials, baseUrl: 'https://mock.test', fetch: mock.fetch });

// The client refuses such an amount, so the test calls the mock server directly.
const call = mockCall(mock);

const said = { merchant_reference: 'REF-1', reason: 'DELIVERED' };
const usd = (value: number) => ({ currency: 'USD', value });

test.each([2 ** 39, 2 ** 52, 1e21, 1e300])('no amount of %d can be paid, captured or refunded', async (value) => {
  const refusal = {
    status: 400,
    json: {
      code: 'INVALID_PARAMETERS',
      messages: [expect.stringMatching(/^amount\.value must be at most 549755813887\.9999( \(received \d{1,12}\))?$/)],
    },
  };
  const refusedByClient = { code: 'invalid_input', field: 'amount.value', outcome: 'not_sent' };
  const amount = usd(value);
  const held = await client.payments.create(authorization({ amount: usd(numberOf(mostUnits)) }));
  const paid = await client.payments.create(cardPayment({ amount: usd(numberOf(mostUnits)) }));
  const create = cardPayment({ amount });
  const move = { ...said, amount };
  const path = ({ id, transactions }: typeof held, operation: string) =>
    `/v1/payments/${id}/transactions/${transactions.id}/${operation}`;
  expect(await call('createPayment', '/v1/payments', { key: 'k', body: create })).toMatchObject(refusal);
  expect(await call('capturePayment', path(held, 'capture'), { key: 'k', body: move })).toMatchObject(refusal);
  expect(await call('refundPayment', path(paid, 'refund'), { key: 'k', body: move })).toMatchObject(refusal);
  const { payments } = client;
  await expect(payments.create(create)).rejects.toMatchObject(refusedByClient);
  await expect(payments.capture(held.id, held.transactions.id, move)).rejects.toMatchObject(refusedByClient);
  await expect(payments.refund(paid.id, paid.transactions.id, move)).rejects.toMatchObject(refusedByClient);
});

const numRuns = count({ reduced: 50, full: 1_000 });
const large = fc.oneof(
  fc.constant(mostUnits),
  fc.bigInt({ min: 0n, max: 100_000n }).map((less) => mostUnits - less),
  fc.bigInt({ min: 2n, max: mostUnits }),
);
/** An amount and parts that add up to it, some of the smallest unit. */
const partitioned = fc
  .tuple(large, fc.array(fc.oneof(fc.constant(1n), fc.bigInt({ min: 1n, max: mostUnits })), { maxLength: 6 }))
  .map(([whole, asked]) => {
    const parts: Units[] = [];
    let left = whole;
    for (const each of [...asked, whole]) {
      const part = each < left ? each : left;
      if (part > 0n) parts.push(part);
      left -= part;
    }
    return { whole, parts };
  });

test(
  `${numRuns} authorizations up to the largest amount can be captured and refunded in parts exactly, and no more`,
  async () => {
    const isExact = fc.asyncProperty(partitioned, async ({ whole, parts }) => {
      const { id, transactions } = await client.payments.create(authorization({ amount: usd(numberOf(whole)) }));
      const capture = (units: Units) =>
        client.payments.capture(id, transactions.id, { ...said, amount: usd(numberOf(units)) });
      const totals = async () => {
        const { amount } = await client.payments.retrieve(id);
        return [amount.captured, amount.refunded].map((each) => unitsOf(each ?? Number.NaN));
      };
      const captures: string[] = [];
      let captured = 0n;
      for (const part of parts) {
        const tooMuch = { ...said, amount: usd(numberOf(whole - captured + 1n)) };
        const path = `/v1/payments/${id}/transactions/${transactions.id}/capture`;
        const refused = await call('capturePayment', path, { key: crypto.randomUUID(), body: tooMuch });
        expect(refused.json).toMatchObject({ code: 'INVALID_PARAMETERS' });
        captures.push((await capture(part)).id);
        captured += part;
        expect(await totals()).toEqual([captured, 0n]);
      }
      await expect(capture(1n)).rejects.toMatchObject({ serviceCode: 'INVALID_STATUS' });
      for (const each of captures) await client.payments.refund(id, each, said);
      expect(await totals()).toEqual([whole, whole]);
    });
    await fc.assert(isExact, { numRuns, seed });
  },
  timeoutMs,
);
