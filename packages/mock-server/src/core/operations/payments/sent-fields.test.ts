import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Document, Schema } from '../../../../../../scripts/generate/document.ts';
import { branchesOf, resolve } from '../../../../../../scripts/generate/document.ts';
import { authorization, cardPayment, reference, usd } from '../../../../test/helpers/test-caller.ts';
import { act, caller, create, useMockServer } from '../../../../test/helpers/test-mock.ts';

useMockServer();

const document: Document = JSON.parse(
  readFileSync(new URL('../../../../../sdk/openapi.json', import.meta.url), 'utf8'),
);

/** The fields of an object, or of the items of a list, in every form of the schema. */
function fieldsOf(given: Schema | undefined): Record<string, Schema> {
  if (given === undefined) return {};
  const schema = resolve<Schema>(document, given);
  return Object.assign({}, ...branchesOf(schema).map(fieldsOf), schema.properties);
}

const schemaOf = (name: string) => document.components.schemas?.[name];

/** The names of the fields that a response has at another place. */
const places: Readonly<Record<string, readonly string[]>> = {
  merchant_reference: ['transactions.merchant_reference'],
  'payment_method.detail': ['payment_method.payment_method_detail', 'transactions.payment_method.detail'],
  'subscription.id': ['subscription_code'],
  split_marketplace: ['split'],
};

function placesOf(path: string): string[] {
  const moved = Object.entries(places).find(([prefix]) => `${path}.`.startsWith(`${prefix}.`));
  return moved === undefined ? [path] : moved[1].map((place) => place + path.slice(moved[0].length));
}

/** Lists the values of a body that are no objects. A list counts as one value. */
function leavesOf(value: object, path = ''): [path: string, value: unknown][] {
  return Object.entries(value).flatMap(([name, each]) => {
    const isObject = typeof each === 'object' && each !== null && !Array.isArray(each);
    return isObject ? leavesOf(each, `${path}${name}.`) : [[path + name, each] as [string, unknown]];
  });
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((each, name) => Object(each)[name], value);
}

function isInSchema(schema: Schema | undefined, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const field = fieldsOf(schema)[name];
  if (field === undefined) return false;
  return rest.length === 0 || Object.keys(fieldsOf(field)).length === 0 || isInSchema(field, rest.join('.'));
}

/** Returns the places of the response that have another value than the request. */
function replaced(sent: object, response: unknown, schema: string): string[] {
  return leavesOf(sent).flatMap(([path, value]) =>
    placesOf(path).filter((place) => {
      if (!isInSchema(schemaOf(schema), place)) return false;
      return JSON.stringify(at(response, place)) !== JSON.stringify(value);
    }),
  );
}

const bankTransfer = Object.fromEntries(
  Object.keys(fieldsOf(schemaOf('BankTransfer'))).map((name) => [name, `sent ${name}`]),
);

/** Every field of the request, with values that are no defaults. */
function everyField(type: string): object {
  const { examples } = Object(document.paths['/v1/payments']?.post).requestBody.content['application/json'];
  const { payment_method: method, ...body } = structuredClone(examples.everything.value);
  const { card } = method.detail;
  const card_data = { ...card.card_data, brand: 'ELO', type: 'DEBIT', expiration_month: 7, expiration_year: 41 };
  const detail = { card: { ...card, capture: false, installments: 4, card_data }, bank_transfer: bankTransfer };
  return { ...body, country: 'UY', payment_method: { ...method, type, detail } };
}

describe('a payment has every field of its request as it was sent', () => {
  test.each(['CARD', 'BANK_TRANSFER', 'PIX'])('with the type %s', async (type) => {
    const sent = everyField(type);
    const { status, json } = await caller.post('/v1/payments', sent);
    expect(status).toBe(201);
    expect(replaced(sent, json, 'CreatedPayment')).toEqual([]);
    const { json: retrieved } = await caller.get(`/v1/payments/${json.id}`);
    expect(replaced(sent, { ...retrieved, transactions: retrieved.transactions[0] }, 'Payment')).toEqual([]);
  });

  test('each field of the request has a place in this test', () => {
    const shown = leavesOf(everyField('CARD')).map(([path]) => path.split('.')[0]);
    const names = Object.keys(fieldsOf(schemaOf('CreatePaymentRequest')));
    expect(names.filter((name) => !shown.includes(name))).toEqual([]);
  });

  test('a field of a bank transfer that was not sent, is null or is no text has the usual value', async () => {
    const bank_transfer = { bank_name: 'My Bank', bank_account: 123, account_type: null, provider_image: {} };
    const payment_method = { type: 'BANK_TRANSFER', detail: { bank_transfer } };
    const { json } = await caller.post('/v1/payments', cardPayment({ payment_method }));
    expect(json.payment_method.payment_method_detail.bank_transfer).toMatchObject({
      bank_name: 'My Bank',
      bank_account: '123',
      account_type: 'CHECKINGS',
      provider_image: expect.any(String),
      redirect_url: expect.stringContaining('/__pay/payments/'),
    });
  });
});

test.each([
  ['capture', 'TransactionWithPayment', { ...reference, amount: usd(10) }],
  ['cancel', 'TransactionWithPayment', { ...reference, description: 'The customer changed the order' }],
])('a %s has every field of its request as it was sent', async (verb, schema, sent) => {
  const payment = await create(authorization({ amount: usd(20) }));
  const { json } = await act(payment, verb, sent);
  expect(replaced(sent, json, schema)).toEqual([]);
});

test('a refund has every field of its request as it was sent', async () => {
  const sent = { ...reference, description: 'One shoe was damaged' };
  const { json } = await act(await create(), 'refund', { ...sent, amount: usd(10) });
  expect(replaced(sent, json.transactions, 'Transaction')).toEqual([]);
});

test('a customer has every field of its request as it was sent', async () => {
  const { example } = Object(document.paths['/v1/customers']?.post).requestBody.content['application/json'];
  const { json } = await caller.post('/v1/customers', example);
  expect(leavesOf(example).length).toBeGreaterThan(5);
  expect(replaced(example, json, 'Customer')).toEqual([]);
});
