import { expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import { outcomes, selectOutcome } from './outcomes.ts';

const card = (lastFour: string) => ({
  card: { card_data: { number: `411111111111${lastFour}`, expiration_month: 1, expiration_year: 30 } },
});
const outcome = (changes: object) => selectOutcome(cardPayment(changes)).code;

test('the documented card numbers select their outcomes', () => {
  const published = {
    '0002': 'SUCCEEDED',
    '0010': 'INSUFFICIENT_FUNDS',
    '0028': 'DECLINED_BY_BANK',
    '0036': 'DO_NOT_HONOR',
    '0044': 'INVALID_SECURITY_CODE',
    '0051': 'INVALID_CARD_DATA',
    '0069': 'REPORTED_STOLEN',
    '0077': 'ERROR',
  };
  const ofCards = outcomes.filter(({ lastFour }) => lastFour !== undefined);
  expect(Object.fromEntries(ofCards.map(({ lastFour, code }) => [lastFour, code]))).toEqual(published);
  for (const [lastFour, code] of Object.entries(published)) {
    expect(outcome({ payment_method: { detail: card(lastFour) } })).toBe(code);
  }
});

test('tokens and descriptions select their outcomes', () => {
  for (const { code } of outcomes) {
    expect(outcome({ payment_method: { token: `tok_${code.toLowerCase()}` } })).toBe(code);
    expect(outcome({ description: code })).toBe(code);
  }
});

test('the card wins over the token, and the token over the description', () => {
  const token = 'tok_do_not_honor';
  expect(outcome({ description: 'ERROR', payment_method: { token } })).toBe('DO_NOT_HONOR');
  expect(outcome({ description: 'ERROR', payment_method: { token, detail: card('0010') } })).toBe('INSUFFICIENT_FUNDS');
  expect(outcome({ description: 'ERROR', payment_method: { token, detail: card('0002') } })).toBe('SUCCEEDED');
  expect(outcome({ description: 'ERROR', payment_method: { token: 'tok_1', detail: card('4242') } })).toBe('ERROR');
});

test('any other payment succeeds', () => {
  for (const changes of [
    {},
    { description: 'error' },
    { description: 'ERROR ' },
    { description: 'undefined' },
    { payment_method: { token: 'tok_DO_NOT_HONOR' } },
    { payment_method: { token: 'tok_' } },
    { payment_method: { vaulted_token: 'tok_error' } },
    { payment_method: { detail: card('1110') } },
    { payment_method: { type: 'BANK_TRANSFER' } },
  ]) {
    expect(outcome(changes)).toBe('SUCCEEDED');
  }
});

test('REJECTED and THREE_D_SECURE have no test card, only a token and a description', () => {
  for (const [code, status, subStatus] of [
    ['REJECTED', 'REJECTED', 'REJECTED'],
    ['THREE_D_SECURE', 'PENDING', 'WAITING_ADDITIONAL_STEP'],
  ]) {
    const outcome = outcomes.find((each) => each.code === code);
    expect(outcome).toMatchObject({ status, subStatus });
    expect(outcome).not.toHaveProperty('lastFour');
  }
});
