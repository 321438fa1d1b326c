import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardPayment } from '../../../../test/helpers/test-caller.ts';
import { chargedCard } from './card.ts';

const cardOfNumber = (number: string, rest: object = {}) => {
  const card_data = { number, security_code: '987', expiration_month: 4, expiration_year: 31, ...rest };
  return chargedCard(cardPayment({ payment_method: { detail: { card: { card_data } } } }), null).card_data;
};

test('a card with 16 digits shows the first eight and the last four', () => {
  expect(cardOfNumber('5555444433332222', { holder_name: 'María' })).toMatchObject({
    iin: '55554444',
    lfd: '2222',
    number_length: 16,
    security_code_length: 3,
    brand: 'MASTERCARD',
    holder_name: 'María',
    expiration_month: 4,
    expiration_year: 31,
  });
});

test('no card shows all its digits', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 19 });
  fc.assert(
    fc.property(digits, (each) => {
      const number = each.join('');
      // Digits of the number that look like the security code would hide whether the code is kept.
      fc.pre(!number.includes('987'));
      const card = cardOfNumber(number);
      const known = (card?.iin?.length ?? 0) + (card?.lfd?.length ?? 0);
      expect(number.length - known).toBeGreaterThanOrEqual(4);
      expect(number.startsWith(card?.iin ?? '')).toBe(true);
      expect(number.endsWith(card?.lfd ?? 'none')).toBe(true);
      expect(Object.values(card ?? {})).not.toContain(number);
      expect(Object.values(card ?? {})).not.toContain('987');
    }),
  );
});

test.each([
  ['4111111111111111', 'VISA'],
  ['2221000000000009', 'MASTERCARD'],
  ['378282246310005', 'AMERICAN_EXPRESS'],
  ['6011000990139424', null],
])('the brand of %s is %s', (number, brand) => {
  expect(cardOfNumber(number)?.brand).toBe(brand);
});

test('a token has a card', () => {
  const card = chargedCard(cardPayment(), 'AUTH01');
  expect(card).toMatchObject({ capture: true, installments: 1, authorization_code: 'AUTH01' });
  expect(card.card_data).toMatchObject({ iin: '41111111', lfd: '1111', brand: 'VISA', holder_name: 'SANDBOX HOLDER' });
});

test('capture and installments have the values of the request', () => {
  const request = cardPayment({ payment_method: { detail: { card: { capture: false, installments: 3 } } } });
  expect(chargedCard(request, null)).toMatchObject({ capture: false, installments: 3 });
});

test('every other field of the card has the value of the request', () => {
  const sent = {
    verify: true,
    installments_plan_id: 'plan-1',
    first_installment_deferral: 2,
    installments_type: 'MERCHANT_INSTALLMENTS',
    installment_amount: 8.5,
    installments_total_amount: 25.5,
    soft_descriptor: 'SHOP*SHOES',
    stored_credentials: {
      reason: 'SUBSCRIPTION',
      usage: 'FIRST',
      subscription_agreement_id: 'agreement-1',
      network_transaction_id: '000000000000001',
    },
  };
  const request = cardPayment({ payment_method: { detail: { card: sent } } });
  expect(chargedCard(request, null)).toMatchObject(sent);
  expect(chargedCard(request, 'AUTH01')).toMatchObject(sent);
});

test('a token keeps the card fields of the request that has no number', () => {
  const card_data = {
    holder_name: 'MARIA GOMEZ',
    brand: 'MASTERCARD',
    type: 'DEBIT',
    three_d_secure: {
      version: '2.2.0',
      electronic_commerce_indicator: '05',
      cryptogram: 'AAABBEg0VhI0VniQEjRWAAAAAAA=',
    },
  };
  const card = chargedCard(cardPayment({ payment_method: { token: 'tok-1', detail: { card: { card_data } } } }), null);
  expect(card.card_data).toMatchObject({ ...card_data, iin: '41111111', lfd: '1111', number_length: 16 });
});

test('an approved card has network references, a declined one has none', () => {
  const approved = chargedCard(cardPayment(), 'AUTH01');
  expect(approved.retrieval_reference_number).toMatch(/^\d{12}$/);
  expect(approved.voucher).toMatch(/^\d+$/);
  expect(approved.stored_credentials?.network_transaction_id).toMatch(/^\d{15}$/);
  expect(chargedCard(cardPayment(), null)).toMatchObject({
    authorization_code: null,
    retrieval_reference_number: null,
    voucher: null,
    stored_credentials: null,
  });
});

test('a null field of a card gets its default', () => {
  const card = {
    soft_descriptor: null,
    stored_credentials: null,
    installment_amount: null,
    card_data: { three_d_secure: null },
  };
  expect(chargedCard(cardPayment({ payment_method: { token: 'tok-1', detail: { card } } }), null)).toMatchObject({
    soft_descriptor: null,
    stored_credentials: null,
    installment_amount: null,
    card_data: { three_d_secure: null, lfd: '1111' },
  });
});

test('the same card has the same fingerprint, which contains none of its digits', () => {
  const fingerprint = cardOfNumber('5555444433332222')?.fingerprint;
  expect(cardOfNumber('5555444433332222', { expiration_year: 32 })?.fingerprint).toBe(fingerprint);
  expect(cardOfNumber('5555444433332223')?.fingerprint).not.toBe(fingerprint);
  expect(fingerprint).toMatch(/^[0-9a-f]{8}$/);
});
