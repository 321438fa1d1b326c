import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { createClient } from '../client.ts';
import { assertPathId } from './schema-limits.ts';

const fetch = createRecordingFetch(({ url }) =>
  json({ id: decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? ''), status: 'SUCCEEDED' }),
);
const client = createClient({
  baseUrl: 'https://api.example.com/base',
  publicApiKey: 'public-key',
  privateSecretKey: 'secret-key',
  organizationCode: 'org-1',
  fetch,
});
const id = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';

const calls: [string, (value: string) => Promise<unknown>][] = [
  ['payment_id', (value) => client.payments.retrieve(value)],
  ['payment_id', (value) => client.disputes.submit(value, id, { account_id: id, evidence: [] })],
  ['transaction_id', (value) => client.payments.capture(id, value, {} as never)],
  ['transaction_id', (value) => client.payments.cancel(id, value, {} as never)],
  ['transaction_id', (value) => client.payments.refund(id, value, {} as never)],
  ['customer_id', (value) => client.paymentMethods.list(value)],
  ['transfer_id', (value) => client.onboardings.reverseTransfer(value)],
  ['campaign_id', (value) => client.campaigns.retrieve(value)],
];

describe.each(calls)('%s (%#)', (field, call) => {
  test.each([
    ['', 'minLength'],
    ['  ', 'minLength'],
    [`${id} `, 'pathSegment'],
    [`\n${id}`, 'pathSegment'],
    ['.', 'pathSegment'],
    ['..', 'pathSegment'],
    ['%2e', 'pathSegment'],
    ['%2E%2e', 'pathSegment'],
    ['.%2e', 'pathSegment'],
    ['%252e%252e', 'pathSegment'],
    ['\ud800', 'pathSegment'],
    [undefined, 'type'],
    [null, 'type'],
    [42, 'type'],
    [{}, 'type'],
  ])('rejects the id %.20j before sending', async (value, rule) => {
    const count = fetch.requests.length;
    await expect(call(value as string)).rejects.toMatchObject({ code: 'invalid_input', field, rule });
    expect(fetch.requests.length).toBe(count);
  });
});

test('any other id stays one segment of the path', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 36 }), async (value) => {
      fc.pre(
        value !== '' && value.trim() === value && !/^(?:\.|%(?:25)*2e){1,2}$/i.test(value) && !/\p{Cs}/u.test(value),
      );
      await client.payments.retrieve(value);
      const url = new URL(fetch.requests.at(-1)?.url ?? '');
      const segments = url.pathname.split('/');
      expect(segments.slice(0, -1)).toEqual(['', 'base', 'v1', 'payments']);
      expect(decodeURIComponent(segments.at(-1) ?? '')).toBe(value);
      expect(url.search + url.hash).toBe('');
    }),
  );
});

test('an id with half of a surrogate pair is rejected, wherever it stands, and whole pairs are accepted', () => {
  const part = fc.constantFrom('a', '\ud83d', '\ude00', '\ud83d\ude00', '%2e');
  fc.assert(
    fc.property(fc.array(part, { minLength: 3, maxLength: 8 }), (parts) => {
      const value = parts.join('');
      const isRejected = /\p{Cs}/u.test(value) || /^(?:%2e){1,2}$/.test(value);
      const check = () => assertPathId('payment_id', value);
      if (isRejected) expect(check).toThrow('payment_id');
      else expect(check()).toBe(value);
    }),
  );
});

test('a slash, a question mark and a placeholder in an id are encoded', async () => {
  await client.payments.cancel('a/b?c#d', '{payment_id}', { merchant_reference: 'REF' });
  expect(fetch.requests.at(-1)?.url).toBe(
    'https://api.example.com/base/v1/payments/a%2Fb%3Fc%23d/transactions/%7Bpayment_id%7D/cancel',
  );
});

test('the error of an invalid id does not contain the id', () => {
  expect(() => assertPathId('payment_id', '4111111111111111\ud800')).toThrow(
    /^payment_id must be one part of a path, without a space or newline at its start or end$/,
  );
});

test('the error of an object in place of an id names the id to pass', async () => {
  await expect(client.payments.retrieve({ id } as never)).rejects.toThrow(
    'payment_id must be a string such as payment.id (received an object)',
  );
  await expect(client.payments.refund(id, { merchant_reference: 'REF' } as never, {} as never)).rejects.toThrow(
    'transaction_id must be a string such as transaction.id (received an object)',
  );
});
