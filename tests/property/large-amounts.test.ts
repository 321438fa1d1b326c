import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectError, transactionPath } from '../contract/conformance/case.ts';
import { inProcess } from '../contract/conformance/transports.ts';
import { count, seed } from '../helpers/effort.ts';
import { authorization, cardPayment, usd } from '../helpers/requests.ts';
import { createTestMerchant } from '../helpers/test-merchant.ts';
import { mostUnits, numberOf, type Units, unitsOf } from './sequences/payment-model.ts';

// The client refuses such an amount, so `post` calls the mock server directly.
const { client, post } = createTestMerchant(await inProcess());

const said = { merchant_reference: 'REF-1', reason: 'DELIVERED' };

test.each([2 ** 53 + 2, 1e21, 1e300])('no amount of %d can be paid, captured or refunded', async (value) => {
  const message = /^amount\.value must be at most 9007199254740992$/;
  const refusedByClient = { code: 'invalid_input', field: 'amount.value', outcome: 'not_sent' };
  const held = await client.payments.create(authorization({ amount: usd(numberOf(mostUnits)) }));
  const paid = await client.payments.create(cardPayment({ amount: usd(numberOf(mostUnits)) }));
  const create = cardPayment({ amount: usd(value) });
  const move = { ...said, amount: usd(value) };
  for (const [path, body] of [
    ['/v1/payments', create],
    [transactionPath(held.id, held.transactions.id, 'capture'), move],
    [transactionPath(paid.id, paid.transactions.id, 'refund'), move],
  ] as const) {
    const note = expect.stringContaining('Assumed rule, see GAPS: ');
    expectError(await post(path, body), 400, 'INVALID_PARAMETERS', [expect.stringMatching(message), note]);
  }
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

test(`${numRuns} authorizations up to the largest amount can be captured and refunded in parts exactly, and no more`, async () => {
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
      const refused = await post(transactionPath(id, transactions.id, 'capture'), tooMuch);
      expectError(refused, 400, 'INVALID_PARAMETERS');
      captures.push((await capture(part)).id);
      captured += part;
      expect(await totals()).toEqual([captured, 0n]);
    }
    await expect(capture(1n)).rejects.toMatchObject({ serviceCode: 'INVALID_STATUS' });
    for (const each of captures) await client.payments.refund(id, each, said);
    expect(await totals()).toEqual([whole, whole]);
  });
  await fc.assert(isExact, { numRuns, seed });
});
