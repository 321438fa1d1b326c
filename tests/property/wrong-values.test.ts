import { expect, test } from 'vitest';
import { inProcess } from '../contract/conformance/transports.ts';
import { cardPayment } from '../helpers/requests.ts';
import { createTestMerchant } from '../helpers/test-merchant.ts';
import { recordResults, timed } from './proof.ts';

const largest = 10 * 1024 * 1024;
const wrong = { key: 'without a value' };

// Before there was a bound on the faults that are kept, a hundredth of this took seconds, and twice as much four times as long.
test('10 MB of invalid values get the same error response as a few', async () => {
  const { post } = createTestMerchant(await inProcess());
  const send = async (bytes: number) => {
    const empty = JSON.stringify(cardPayment({ metadata: [] }));
    const count = Math.floor((bytes - empty.length) / (JSON.stringify(wrong).length + 1));
    const body = JSON.stringify(cardPayment({ metadata: Array(count).fill(wrong) }));
    const { value, seconds } = await timed(() => post('/v1/payments', body));
    // The first message contains the number of the items.
    const messages = value.json.messages.map((message: string) => message.replace(` ${count})`, ' count)'));
    return { status: value.status, json: { ...value.json, messages }, count, seconds };
  };
  const [few, half, whole] = [await send(10_000), await send(largest / 2), await send(largest)];
  expect(few).toMatchObject({ status: 400, json: { code: 'INVALID_PARAMETERS' } });
  expect(few.json.messages).toHaveLength(21);
  for (const { status, json } of [half, whole])
    expect({ status, json }).toEqual({ status: few.status, json: few.json });
  const figures = { 'wrong values': whole.count, 'seconds for half of them': half.seconds.toFixed(1) };
  recordResults('10 MB of wrong values', figures, whole.seconds);
});
