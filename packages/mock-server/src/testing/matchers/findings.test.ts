import { expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import { create, mock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { checkNoFindings } from './findings.ts';

useMockServer();

/** Makes one mistake that `unknown-field` finds, and two that `excess-decimals` finds. */
async function makeMistakes() {
  await create(cardPayment({ merchant_ordr_id: 'A' }));
  for (const merchant_order_id of ['ORDER-2', 'ORDER-3']) {
    await create(cardPayment({ merchant_order_id, amount: { currency: 'JPY', value: 0.5 } }));
  }
}

test('passes without a finding', async () => {
  await create();
  const { pass, message } = checkNoFindings(mock);
  expect([pass, message()]).toEqual([true, 'Expected a finding, but found none']);
});

test('says what was found, why it matters, what to do, and which baseline accepts it', async () => {
  await makeMistakes();
  const { pass, message } = checkNoFindings(mock);
  expect(pass).toBe(false);
  expect(message()).toMatch(
    new RegExp(
      [
        '^Expected no findings, but found 2:',
        '  unknown-field × 1  Request 1 has the unknown field merchant_ordr_id. Did you mean merchant_order_id\\?  requests #1  https:.*#unknown-field',
        '    Assumption: the service ignores the field.*',
        '    Correct the name of the field.*',
        '  excess-decimals × 2  .*  requests #2, #3  .*',
        '    .*',
        '    .*',
        'To accept them, pass baseline: \\{"unknown-field":1,"excess-decimals":2\\}$',
      ].join('\n'),
    ),
  );
});

test('failOn chooses what fails, and except what is shown', async () => {
  await makeMistakes();
  expect(checkNoFindings(mock, { failOn: ['unknown-currency'] }).pass).toBe(true);
  expect(checkNoFindings(mock, { except: ['unknown-field', 'excess-decimals'] }).pass).toBe(true);
  const shown = checkNoFindings(mock, { failOn: ['unknown-field'] }).message();
  expect(shown).toContain('Also found, and accepted:\n  excess-decimals × 2');
  expect(checkNoFindings(mock, { except: ['excess-decimals'] }).message()).not.toContain('excess-decimals');
});

test('a baseline accepts what it has, and fails on more', async () => {
  await makeMistakes();
  const accepting = (baseline: object) => checkNoFindings(mock, { baseline });
  expect(accepting({ 'unknown-field': 1, 'excess-decimals': 2 }).pass).toBe(true);
  expect(accepting({ 'unknown-field': 1, 'excess-decimals': 1 }).pass).toBe(false);
  expect(accepting({ 'unknown-field': 1 }).pass).toBe(false);
});

test.each([
  [{ except: ['unknown-feild'] }, 'Did you mean unknown-field?'],
  [{ failOn: ['unknown-feild'] }, 'Did you mean unknown-field?'],
  [{ baseline: { 'unknown-feild': 1 } }, 'Did you mean unknown-field?'],
  [{ baseline: { 'unknown-field': -1 } }, 'baseline.unknown-field must be a whole number from 0'],
  [{ exept: [] }, 'Did you mean except?'],
])('rejects the options %j', (options, problem) => {
  // A JavaScript program can pass any value.
  expect(() => checkNoFindings(mock, options as object)).toThrow(problem);
});

test('the matcher of the test runner passes the options on', async () => {
  const { matchers } = await import('../test-runners/matchers.ts');
  await makeMistakes();
  expect(matchers.toHaveNoFindings(mock).pass).toBe(false);
  expect(matchers.toHaveNoFindings(mock, { except: ['unknown-field', 'excess-decimals'] }).pass).toBe(true);
});
