import { createMockServer } from '@paychord/mock-server';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../scripts/generate/document.ts';
import { bodySchemaOf } from '../../scripts/generate/document.ts';
import { document, documented } from '../helpers/contract.ts';
import { fieldsOf, formOf, type RequestField, sampleOf, withValueAt } from '../helpers/request-bodies.ts';
import { authorization, paymentBody } from '../helpers/requests.ts';
import { createTestMerchant, type TestMerchant } from '../helpers/test-merchant.ts';
import { transactionPath } from './conformance/case.ts';

type OperationName = 'createPayment' | 'createCustomer' | 'capturePayment' | 'cancelPayment' | 'refundPayment';

const merchantOf = () => {
  const mock = createMockServer({ strict: true, seed: 7 });
  const transport = { mock, baseUrl: 'https://in-process.test', fetch: mock.fetch, stop: () => mock.close() };
  return createTestMerchant(transport, { publicApiKey: 'public', privateSecretKey: 'secret' });
};

/** Sends a body to its operation, on a payment that allows it. */
async function send(merchant: TestMerchant, operation: OperationName, body: object) {
  if (operation === 'createPayment') return merchant.post('/v1/payments', body, { 'X-Idempotency-Key': 'key' });
  if (operation === 'createCustomer') return merchant.post('/v1/customers', body);
  const verb = operation.replace('Payment', '');
  const created = await merchant.post('/v1/payments', verb === 'refund' ? paymentBody() : authorization());
  const { id, transactions } = created.json;
  return merchant.post(transactionPath(id, transactions.id, verb), body);
}

const names: OperationName[] = ['createPayment', 'createCustomer', 'capturePayment', 'cancelPayment', 'refundPayment'];

function schemaOf(name: OperationName): Schema {
  const found = documented.find(({ operation }) => operation.operationId === name);
  return (found && bodySchemaOf(document, found)) ?? {};
}

/** Every documented field of a request with its path. Those of a list are those of its entries. */
function fieldsBelow(schema: Schema, path = ''): [string, RequestField][] {
  return fieldsOf(schema).flatMap((field) => {
    const place = path === '' ? field.name : `${path}.${field.name}`;
    const { items } = formOf(field.schema);
    return [
      [place, field] as [string, RequestField],
      ...fieldsBelow(typeof items === 'object' ? items : field.schema, place),
    ];
  });
}

const amount = { currency: 'USD', value: 10 };

/** A body with every documented field. */
function fullBody(name: OperationName): object {
  return sampleOf(schemaOf(name), (_, sample, path) => {
    if (path === 'workflow') return 'DIRECT';
    if (path === 'amount') return name === 'createPayment' ? { currency: 'USD', value: 25.5 } : amount;
    return sample();
  }) as object;
}

describe.each(names)('%s', (name) => {
  const fields = fieldsBelow(schemaOf(name));
  const full = fullBody(name);
  const optional = fields.filter(([, { isRequired, movesMoney }]) => !isRequired && !movesMoney);
  const others = fields.filter(([, { isRequired, movesMoney }]) => isRequired || movesMoney);

  test('accepts a body with every documented field', async () => {
    const { status, json } = await send(merchantOf(), name, full);
    expect([status < 300, json.messages]).toEqual([true, undefined]);
  });

  test(`reads null in each of ${optional.length} optional fields as an absent field`, async () => {
    for (const [path] of optional) {
      const [withNull, without] = [
        await send(merchantOf(), name, withValueAt(full, path, null)),
        await send(merchantOf(), name, withValueAt(full, path, undefined)),
      ];
      expect([path, withNull.status, withNull.json]).toEqual([path, without.status, without.json]);
      // A card number needs its expiry.
      if (path.includes('.expiration_')) continue;
      expect([path, withNull.status < 300, withNull.json.messages]).toEqual([path, true, undefined]);
    }
  }, 120_000);

  test(`rejects null in each of ${others.length} fields that are required or move money`, async () => {
    for (const [path] of others) {
      const { status, json } = await send(merchantOf(), name, withValueAt(full, path, null));
      const place = path.split('.').join('(\\[0\\])?.');
      expect([path, status, json.messages?.[0]]).toEqual([
        path,
        400,
        expect.stringMatching(new RegExp(`^${place} must be `)),
      ]);
    }
  });
});

test('the fields are those of the document', () => {
  expect(names.flatMap((name) => fieldsBelow(schemaOf(name))).length).toBeGreaterThan(250);
});

test('a dispute rejects null, because each of its fields is required', async () => {
  expect(fieldsBelow({ $ref: '#/components/schemas/DisputeRequest' }).filter(([, each]) => !each.isRequired)).toEqual(
    [],
  );
});

const direct = (payment_method: object, changes: object = {}) => paymentBody({ payment_method, ...changes });

describe('an empty text', () => {
  const empty = ['payment_method.token', 'payment_method.vaulted_token', 'checkout.session'];

  test.each(empty)('means that %s is absent', async (path) => {
    const full = fullBody('createPayment');
    const responses = [];
    for (const value of ['', null, undefined]) {
      responses.push(await send(merchantOf(), 'createPayment', withValueAt(full, path, value)));
    }
    const [withEmpty, withNull, without] = responses.map(({ status, json }) => ({ status, json }));
    expect(withEmpty).toEqual(without);
    expect(withNull).toEqual(without);
    expect(withEmpty).toMatchObject({ status: 201 });
  });

  test('means it in no other field', () => {
    const marked = names.flatMap((name) => fieldsBelow(schemaOf(name)).filter(([, each]) => each.emptyMeansAbsent));
    expect(marked.map(([path]) => path).sort()).toEqual([...empty].sort());
  });

  test.each(['merchant_reference', 'callback_url', 'workflow', 'customer_payer.nationality'])(
    'is rejected in %s, because the specification states a minimum or a list',
    async (path) => {
      const { status, json } = await send(
        merchantOf(),
        'createPayment',
        withValueAt(fullBody('createPayment'), path, ''),
      );
      expect([status, json.messages?.[0]]).toEqual([400, expect.stringContaining(path)]);
    },
  );
});

describe('a card payment without an instrument', () => {
  const number = { number: '4111111111111111', expiration_month: 11, expiration_year: 30 };

  test.each([
    [{ token: null }, ['token']],
    [{ token: '' }, ['token']],
    [{ vaulted_token: '', type: 'CARD' }, ['vaulted_token']],
    [{ token: null, vaulted_token: '' }, ['token', 'vaulted_token']],
    [{ token: null, type: null }, ['token']],
    [{ token: '', type: '' }, ['token']],
    [{ token: '', type: 'card' }, ['token']],
    [{ token: '', detail: { card: { capture: true } } }, ['token']],
    [{ token: '', detail: { card: { card_data: null } } }, ['token']],
    [{ token: '', detail: { card: { card_data: { number: null, holder_name: 'MARIA GOMEZ' } } } }, ['token']],
  ])('is rejected by the name of its empty token: %j', async (method, named) => {
    const { status, json } = await send(merchantOf(), 'createPayment', direct(method, { subscription: null }));
    expect(status).toBe(400);
    expect(json.messages.map((each: string) => each.split(' ')[0])).toEqual(
      named.map((each) => `payment_method.${each}`),
    );
  });

  test.each([
    [{ token: 'tok-1', vaulted_token: null }, {}],
    [{ token: '', vaulted_token: 'vault-1' }, {}],
    [{ token: null, detail: { card: { card_data: number } } }, {}],
    [{ token: null, type: 'CARD' }, { subscription: { id: 'sub-1' } }],
    [{ token: '', vaulted_token: null, type: 'BANK_TRANSFER' }, {}],
    [{ token: null, type: 'PIX' }, {}],
    [{ token: null, type: 'CARD' }, { workflow: 'REDIRECT' }],
  ])('is not one with another instrument or type: %j', async (method, changes) => {
    const { status, json } = await send(merchantOf(), 'createPayment', direct(method, changes));
    expect([status, json.messages]).toEqual([201, undefined]);
  });
});

describe('the checkout rule', () => {
  test.each([{ checkout: null }, { checkout: { session: null } }, { checkout: { session: '' } }, { checkout: {} }, {}])(
    'rejects SDK_CHECKOUT with %j, and accepts it with another workflow',
    async (changes) => {
      for (const workflow of ['SDK_CHECKOUT', null, undefined]) {
        const { status, json } = await send(merchantOf(), 'createPayment', paymentBody({ workflow, ...changes }));
        expect([status, json.messages[0]]).toEqual([400, expect.stringMatching(/^checkout(\.session)? is required/)]);
      }
      const { json } = await send(merchantOf(), 'createPayment', paymentBody({ workflow: 'DIRECT', ...changes }));
      const without = await send(merchantOf(), 'createPayment', paymentBody({ workflow: 'DIRECT' }));
      expect(json).toEqual(without.json);
    },
  );
});

test('a null entry of a list and null in an undocumented field stay as sent', async () => {
  const merchant = merchantOf();
  const { json } = await send(
    merchant,
    'createPayment',
    paymentBody({
      customer_payer: { loyalty: null, first_name: null },
      additional_data: { transportations: [null] },
      fraud_screening: { provider: null, stand_alone: null },
    }),
  );
  expect(json).toMatchObject({ status: 'SUCCEEDED' });
  expect([json.customer_payer, json.additional_data, json.fraud_screening]).toEqual([
    { loyalty: null },
    { transportations: [null] },
    { provider: null },
  ]);
  const refused = await merchant.post('/v1/payments', paymentBody({ additional_data: { order: { items: [null] } } }));
  expect(refused.json.messages).toEqual(['additional_data.order.items[0] must be an object (received null)']);
});

test('the journal and the comparison of a repeated key see what was sent', async () => {
  const mock = createMockServer({ strict: true, policies: { onBodyMismatch: 'reject' } });
  const transport = { mock, baseUrl: 'https://in-process.test', fetch: mock.fetch, stop: () => mock.close() };
  const { post, controls } = createTestMerchant(transport);
  const key = { 'X-Idempotency-Key': 'same' };
  const body = paymentBody({ merchant_reference: null });
  expect((await post('/v1/payments', body, key)).status).toBe(201);
  expect((await post('/v1/payments', body, key)).status).toBe(201);
  expect((await post('/v1/payments', paymentBody(), key)).json.code).toBe('IDEMPOTENCY_DUPLICATED');
  expect(controls.journal.requests()[0]?.request.body).toMatchObject({ merchant_reference: null });
});

test('the controls read null as an absent field too', () => {
  const mock = createMockServer({ strict: true });
  const payment = mock.payments.create({
    workflow: null,
    customer_payer: null,
    payment_method: { token: 'tok-1', vaulted_token: null },
  });
  expect(payment).toMatchObject({ status: 'SUCCEEDED', workflow: 'DIRECT', customer_payer: null });
  expect(mock.customers.seed({ merchant_customer_id: 'shopper-1', gender: null })).not.toHaveProperty('gender');
  expect(() => mock.payments.create({ payment_method: { token: null } })).toThrow('payment_method.token');
  expect(() => mock.payments.create({ payment_method: { token: 'tok-1', detail: null as never } })).toThrow(
    'payment_method.detail must be an object (received null)',
  );
});
