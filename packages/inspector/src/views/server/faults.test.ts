import { expect, test } from 'vitest';
import { describeTrigger, type Fault } from './faults.tsx';

const match = { merchant_order_id: 'ORDER-1', 'amount.value': 25.5 };
const fields = 'merchant_order_id "ORDER-1" and amount.value 25.5';

test.each<[fault: Partial<Fault>, text: string]>([
  [{}, 'The next request'],
  [{ match }, `The next request with ${fields}`],
  [{ match, when: { nth: 3 } }, `The 3rd request with ${fields}`],
  [{ match, when: { times: 2 }, operation: 'createPayment' }, `The next 2 createPayment requests with ${fields}`],
  [{ match, when: { probability: 0.1 } }, `Each request with ${fields}, with a probability of 10 %`],
])('the list of faults says which requests %j selects', (fault, text) => {
  expect(describeTrigger({ phase: 'before', status: 503, ...fault } as Fault)).toBe(text);
});
