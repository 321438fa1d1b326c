import { expect, test } from 'vitest';
import { resolve, type Schema } from '../../scripts/generate/document.ts';
import { document } from '../helpers/contract.ts';
import { authorization, paymentBody } from '../helpers/requests.ts';
import { createTestMerchant } from '../helpers/test-merchant.ts';
import { transactionPath } from './conformance/case.ts';
import { inProcess } from './conformance/transports.ts';
import { partsOf, typesOf } from './specification/contract.ts';

const schemaOf = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const isNullable = (schema: Schema) => typesOf(document, schema).has('null');
const isRequired = (schema: Schema, name: string) =>
  partsOf(document, schema).some(({ required }) => required?.includes(name));
const movesMoney = (schema: Schema) => partsOf(document, schema).some((part) => 'x-absence-moves-money' in part);

/** The optional fields of a request that the response returns as null, by path. */
function returnedAsNull(request: Schema, response: Schema, path: readonly string[] = []): [string, Schema][] {
  const returned: Record<string, Schema> = Object.assign(
    {},
    ...partsOf(document, response).map((part) => part.properties),
  );
  return Object.entries(resolve<Schema>(document, request).properties ?? {}).flatMap(([name, field]) => {
    const same = returned[path.at(-1) === 'payment_method' && name === 'detail' ? 'payment_method_detail' : name];
    if (same === undefined) return [];
    const place = [...path, name];
    const isOpen = isNullable(same) && !isRequired(request, name) && !movesMoney(field);
    const form = partsOf(document, field).find(({ properties }) => properties !== undefined) ?? field;
    return [...(isOpen ? [[place.join('.'), field] as [string, Schema]] : []), ...returnedAsNull(form, same, place)];
  });
}

const pairs = [
  ['CreatePaymentRequest', 'CreatedPayment'],
  ['CreatePaymentRequest', 'Transaction'],
  ['CreateCustomerRequest', 'Customer'],
  ['CapturePaymentRequest', 'TransactionWithPayment'],
  ['CancelPaymentRequest', 'TransactionWithPayment'],
  ['RefundPaymentRequest', 'Transaction'],
] as const;
const fields = pairs.flatMap(([request, response]) =>
  returnedAsNull(schemaOf(request), schemaOf(response)).map(([path, schema]) => ({ request, path, schema })),
);

/** Returns an object with null at the path. */
function nullAt(path: string): object {
  return path.split('.').reduceRight<object | null>((value, name) => ({ [name]: value }), null) ?? {};
}

const pathsOf = (name: string) => [
  ...new Set(fields.filter(({ request }) => request === name).map(({ path }) => path)),
];

test('each optional request field that the response returns as null accepts null, unless its absence moves money', () => {
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter(({ schema }) => !isNullable(schema)).map(({ request, path }) => `${request}.${path}`)).toEqual(
    [],
  );
});

const setUp = async () => createTestMerchant(await inProcess());

test('a payment with null in such a field is as one without the field', async () => {
  const { post } = await setUp();
  const create = async (changes: object) => {
    const { status, json } = await post('/v1/payments', paymentBody(changes));
    expect([status, json.messages]).toEqual([201, undefined]);
    const { status: state, checkout, payment_method, amount } = json;
    const { three_d_secure: _, ...card } = payment_method.payment_method_detail.card.card_data;
    return { state, checkout, amount, card };
  };
  const without = await create({});
  for (const path of pathsOf('CreatePaymentRequest')) {
    const { payment_method, ...others } = nullAt(path) as { payment_method?: object };
    expect(await create({ ...others, payment_method: { token: 'tok-1', ...payment_method } }), path).toEqual(without);
  }
});

test('a customer, a cancellation and a refund accept null in such a field', async () => {
  const { post, client } = await setUp();
  const statuses = new Map<string, number>();
  for (const [index, path] of pathsOf('CreateCustomerRequest').entries()) {
    const { status } = await post('/v1/customers', { merchant_customer_id: `shopper-${index}`, ...nullAt(path) });
    statuses.set(`customer ${path}`, status);
  }
  const transitions = [
    ['cancel', 'CancelPaymentRequest', authorization],
    ['refund', 'RefundPaymentRequest', paymentBody],
  ] as const;
  for (const [verb, name, body] of transitions) {
    for (const path of pathsOf(name)) {
      const { id, transactions } = await client.payments.create(body());
      const change = { merchant_reference: 'REF-1', ...nullAt(path) };
      statuses.set(`${verb} ${path}`, (await post(transactionPath(id, transactions.id, verb), change)).status);
    }
  }
  expect([...statuses].filter(([, status]) => status >= 300)).toEqual([]);
});

test('a payment that needs a checkout session is rejected with checkout null', async () => {
  const { post } = await setUp();
  const { status, json } = await post('/v1/payments', paymentBody({ workflow: undefined, checkout: null }));
  expect([status, json.messages]).toEqual([400, ['checkout must be an object (received null)']]);
});
