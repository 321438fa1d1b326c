import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../../packages/mock-server/src/generated/operations.ts';
import { cardPayment } from '../../../helpers/requests.ts';
import { createTestMerchant } from '../../../helpers/test-merchant.ts';
import { unknownId } from '../../conformance/case.ts';
import { cases } from '../../conformance/cases.ts';
import { compare } from '../comparison.ts';
import { explainedDifferences } from './differences.ts';
import { mutatedRequestsOf } from './mutated-requests.ts';
import { describeExchange, startValidatedTransport, type ValidatedTransport } from './validated-transport.ts';

const operationIds = Object.keys(operations) as OperationId[];

let judged: ValidatedTransport;
beforeAll(async () => {
  judged = await startValidatedTransport();
});
afterAll(() => judged?.stop());

describe('the conformance suite passes through Prism', () => {
  describe.each(Object.entries(cases))('%s', (_operation, list) => {
    test.each(list.map((each) => [each.title, each] as const))('%s', (_title, each) =>
      each.run(createTestMerchant(judged)),
    );
  });
});

// Prism and the mock server must also agree on generated requests. The next block compares them.
describe('Prism validates requests with one invalid place', () => {
  test.each(operationIds)('%s', async (id) => {
    const { send } = createTestMerchant(judged);
    for (const request of mutatedRequestsOf(id)) await send(...request);
  });
});

describe('Prism and the mock server agree', () => {
  test('on each response', () => {
    const { exchanges } = judged;
    const faults = exchanges.filter(({ violations }) => violations.some(({ location }) => location[0] !== 'request'));
    expect(faults.map(describeExchange)).toEqual([]);
  });

  // To Prism `default` covers any status. Outside the operations the mock has two.
  test('on each status', () => {
    const undeclared = judged.exchanges.filter(({ operation, response }) => {
      const declared: readonly number[] = operation === undefined ? [404, 405] : operations[operation].statuses;
      return !declared.includes(response.status);
    });
    expect(undeclared.map(describeExchange)).toEqual([]);
  });

  test('on each request, except the explained differences', () => {
    const { unexplained, summary } = compare(judged.exchanges, explainedDifferences);
    console.log(summary);
    expect(unexplained.map(describeExchange)).toEqual([]);
  });

  test('and each explained difference occurs', () => {
    const { explained } = compare(judged.exchanges, explainedDifferences);
    const idle = explained.filter(({ exchanges }) => exchanges.length === 0);
    expect(idle.map(({ difference }) => difference.rule)).toEqual([]);
  });

  test.each(operationIds)('on valid and on invalid requests of %s', (id) => {
    const { agreed } = compare(judged.exchanges, explainedDifferences);
    const verdicts = agreed.filter(({ operation }) => operation === id).map(({ server }) => server);
    expect(new Set(verdicts)).toEqual(new Set(['valid', 'invalid']));
  });

  // The document does not define the response to an unknown method or path. Prism only warns about it.
  test('on the requests that belong to no operation', () => {
    const none = compare(judged.exchanges, explainedDifferences).agreed.filter(({ server }) => server === 'none');
    expect(none).not.toHaveLength(0);
    expect(none).toEqual(judged.exchanges.filter(({ operation }) => operation === undefined));
  });
});

// Prism accepts every value for a schema that it cannot compile. These tests prove that it compiled the schemas.
describe('Prism rejects a response', () => {
  const declared = operationIds.flatMap((id) => operations[id].statuses.map((status) => [id, status] as const));

  test.each(declared)('of %s with the status %i and an empty body', async (id, status) => {
    const objections = await objectionsTo(id, { status, body: {} });
    expect(objections).toContainEqual(expect.stringMatching(/must (have required property|be array)/));
  });

  test('with an invalid nested field', async () => {
    const created = await createTestMerchant(judged).client.payments.create(cardPayment());
    expect(await objectionsTo('createPayment', { status: 201, body: created })).toEqual([]);
    const { payment_method: method } = structuredClone(created);
    Object.assign(method.payment_method_detail.card?.card_data ?? {}, { number_length: 'sixteen' });
    const wrong = { status: 201, body: { ...created, payment_method: method } };
    expect(await objectionsTo('createPayment', wrong)).toContainEqual(expect.stringContaining('number_length must be'));
  });

  async function objectionsTo(id: OperationId, response: { status: number; body: unknown }): Promise<string[]> {
    const { method, path } = operations[id];
    const violations = await judged.judge(method, path.replaceAll(/\{\w+\}/g, unknownId), response);
    return violations.filter(({ location }) => location[0] === 'response').map(({ message }) => message);
  }
});
