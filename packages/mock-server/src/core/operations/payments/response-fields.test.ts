import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { branchesOf, type Document, resolve, type Schema } from '../../../../../../scripts/generate/document.ts';
import { callerAt, cardPayment } from '../../../../test/helpers/test-caller.ts';
import {
  caller,
  create,
  mock,
  register,
  savedSnapshot,
  startMock,
  useMockServer,
} from '../../../../test/helpers/test-mock.ts';
import type { PaymentResponse, Scenario } from '../../../generated/control-types.ts';
import { listen } from '../../../node.ts';

useMockServer();

const read = (path: string): Document => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const [service, admin] = [read('../../../../../sdk/openapi.json'), read('../../../../admin-openapi.json')];

function fieldsOf(document: Document, given: Schema): Record<string, Schema> {
  const schema = resolve<Schema>(document, given);
  const parts = branchesOf({ ...schema, items: false }).map((each) => fieldsOf(document, each));
  return Object.assign({}, ...parts, schema.properties);
}

/** Lists the fields without inner fields by path. */
function leavesOf(document: Document, given: Schema, path = ''): Map<string, Schema> {
  const inside = Object.entries(fieldsOf(document, given)).flatMap(([name, each]) => [
    ...leavesOf(document, each, path === '' ? name : `${path}.${name}`),
  ]);
  return new Map(inside.length > 0 ? inside : [[path, resolve<Schema>(document, given)]]);
}

const leaves = (document: Document, name: string) => leavesOf(document, { $ref: `#/components/schemas/${name}` });
const settable = leaves(admin, 'PaymentResponse');

function sampleOf({ type, anyOf = [] }: Schema): unknown {
  const types = [type, ...anyOf.map((each) => each.type)].flat();
  if (types.includes('boolean')) return true;
  if (types.includes('string')) return 'XY';
  return types.includes('object') ? { rate: 4_000 } : 7;
}

/** Every field of the option, with a value that no payment has by default. */
const everyField: PaymentResponse = {};
for (const [path, schema] of settable) {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let object = everyField as Record<string, object>;
  for (const name of names) {
    object[name] ??= {};
    object = object[name] as Record<string, object>;
  }
  object[last] = sampleOf(schema) as object;
}

const at = (value: unknown, path: string) => path.split('.').reduce((each, name) => Object(each)[name], value);

/** The place of a field in a payment: some are fields of its transaction. */
const ofTransaction = new Set(Object.keys(fieldsOf(service, { $ref: '#/components/schemas/TransactionBase' })));
const ofPayment = new Set(Object.keys(fieldsOf(service, { $ref: '#/components/schemas/PaymentBase' })));
const placeOf = (path: string) => {
  const [name = ''] = path.split('.');
  return ofPayment.has(name) || !ofTransaction.has(name) ? path : `transactions.${path}`;
};

/** The paths of the option whose value another object has replaced. The raw response is shown on request only. */
const missing = (payment: unknown) =>
  [...settable.keys()].filter((path) => {
    const expected = path.endsWith('.raw_response') ? null : at(everyField, path);
    return JSON.stringify(at(payment, placeOf(path))) !== JSON.stringify(expected);
  });

const card = { detail: { card: {}, bank_transfer: { bank_name: 'My Bank' } } };

describe('`response` sets the fields of a payment that no request sets', () => {
  test('each field of the response follows from the moves, is in the request, or is one of these', () => {
    const request = leaves(service, 'CreatePaymentRequest');
    const paths = new Set([...leaves(service, 'PaymentBase').keys(), ...leaves(service, 'TransactionBase').keys()]);
    const inRequest = (path: string) =>
      [...request.keys()].some((each) => each === path || path.startsWith(`${each}.`) || each.startsWith(`${path}.`));
    const neither = [...paths].filter((path) => {
      const sent = path.replace('payment_method.payment_method_detail', 'payment_method.detail');
      return !settable.has(path) && !inRequest(sent) && !path.startsWith('payment_method.detail.');
    });
    const following = ['id', 'type', 'status', 'sub_status', 'category', 'created_at', 'updated_at'];
    const totals = ['amount.captured', 'amount.refunded', 'checkout.sdk_action_required'];
    expect(neither.toSorted()).toEqual([...following, ...totals].toSorted());
  });

  test('by a control: in the payment, its list, its events and its follow-ups', async () => {
    const received = register();
    const { id } = mock.payments.create({ payment_method: { token: 'tok-1', ...card }, response: everyField });
    const { json: retrieved } = await caller.get(`/v1/payments/${id}`);
    expect(missing({ ...retrieved, transactions: retrieved.transactions[0] })).toEqual([]);
    expect(retrieved.transactions[0].payment_method.detail).toEqual(retrieved.payment_method.payment_method_detail);
    await mock.settled();
    expect(missing(received[0]?.json.data.payment)).toEqual([]);
    const refunded = mock.payments.refund(id);
    expect(refunded.transactions[1]).toMatchObject({ provider_id: 'XY', provider_data: { account_id: 'XY' } });
    await mock.restore(savedSnapshot());
    expect(mock.payments.get(id)).toEqual(refunded);
  });

  test('by a fault: in the payment that the program of the merchant creates', async () => {
    const match = { merchant_order_id: 'ORDER-7' };
    mock.faults.inject({ phase: 'creation', match, when: { times: 2 }, response: everyField });
    const payments = [];
    for (const order of ['ORDER-1', 'ORDER-7', 'ORDER-7', 'ORDER-7']) {
      const payment_method = { token: 'tok-1', ...card };
      payments.push(await create(cardPayment({ merchant_order_id: order, payment_method })));
    }
    expect(payments.map((payment) => missing(payment).length === 0)).toEqual([false, true, true, false]);
    expect(mock.journal.requests().map(({ faults }) => faults)).toEqual([[], ['creation'], ['creation'], []]);
  });

  test('by a scenario, which an export repeats', async () => {
    const response = { routing_rules: { smart_routing: true }, provider_data: { account_id: 'acc-7' } };
    const scenario: Scenario = { payments: [{ name: 'routed', response, moves: [{ move: 'refund' }] }] };
    const { byName } = await mock.load(scenario);
    expect(byName.routed).toMatchObject({
      routing_rules: { smart_routing: true, monitors: false },
      transactions: [{ provider_data: { account_id: 'acc-7' } }, { provider_data: { account_id: 'acc-7' } }],
    });
    const exported = mock.exportScenario();
    startMock();
    const [loaded] = (await mock.load(exported)).payments;
    expect(loaded).toMatchObject({ routing_rules: { smart_routing: true }, status: 'REFUNDED' });
  });

  test('over the admin API, and in its faults', async () => {
    const server = await listen(mock, { admin: true });
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${server.url}/__mock${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: response.status, json: await response.json() };
    };
    try {
      const response = { payment_link_id: 'link-1' };
      expect(await post('/payments', { response })).toMatchObject({ status: 201, json: response });
      expect((await post('/faults', { phase: 'creation', response })).status).toBe(201);
      const { json } = await callerAt(server.url, mock.credentials).post('/v1/payments', cardPayment());
      expect(json).toMatchObject(response);
      const wrong = await post('/payments', { response: { status: 'DECLINED' } });
      expect(wrong).toMatchObject({ status: 400, json: { messages: [expect.stringContaining('response.status')] } });
    } finally {
      await server.close();
    }
  });

  test('shows its raw response on request only', async () => {
    const raw_response = { acquirer: 'A' };
    const { id, transactions } = mock.payments.create({ response: { provider_data: { raw_response } } });
    expect(transactions[0]?.provider_data.raw_response).toBeNull();
    const { json } = await caller.get(`/v1/payments/${id}?raw_response=true`);
    expect(json.transactions[0].provider_data.raw_response).toEqual(raw_response);
  });
});

test('a payment of any type has the details that its program reads, with the address of the page of the customer', async () => {
  mock.setPublicUrl('http://localhost:4010');
  const detail = { pix: { qr_code: 'data:{customer_page}', links: [{ href: '{customer_page}' }], expires_in: 600 } };
  const response = { payment_method: { payment_method_detail: detail } };
  const payment = mock.payments.create({ payment_method: { type: 'PIX' }, response });
  const url = `http://localhost:4010/__pay/payments/${payment.id}`;
  expect(mock.payments.customerPage(payment.id)?.url).toBe(url);
  const expected = { pix: { qr_code: `data:${url}`, links: [{ href: url }], expires_in: 600 } };
  expect(payment.payment_method.payment_method_detail).toEqual(expected);
  expect(payment.transactions[0]?.payment_method.detail).toEqual(expected);
  expect(mock.payments.completeAction(payment.id, 'approve').payment_method.payment_method_detail).toEqual(expected);
});

const wrong: [field: string, response: object][] = [
  ['response.id', { id: 'x' }],
  ['response.status', { status: 'DECLINED' }],
  ['response.sub_status', { sub_status: 'APPROVED' }],
  ['response.transactions', { transactions: [] }],
  ['response.amount.captured', { amount: { captured: 1 } }],
  ['response.amount.value', { amount: { value: 1 } }],
  ['response.description', { description: 'Sent by the request' }],
  ['response.routing_rules.smart_routing', { routing_rules: { smart_routing: 'yes' } }],
  ['response.provider_data.account_id', { provider_data: { account_id: 7 } }],
  [
    'response.payment_method.payment_method_detail.card.capture',
    { payment_method: { payment_method_detail: { card: { capture: true } } } },
  ],
  ['response.simplified_mode', { simplified_mode: 'no' }],
];

test.each(wrong)('rejects %s with its name, in a control, a fault and a scenario', async (field, response) => {
  expect(() => mock.payments.create({ response } as object)).toThrow(field);
  const fault = { phase: 'creation', response } as never;
  expect(() => mock.faults.inject(fault)).toThrow(`fault.${field}`);
  await expect(mock.load({ payments: [{ response }] } as Scenario)).rejects.toThrow(`payments[0].${field}`);
  expect(mock.payments.list()).toEqual([]);
});

test('rejects details of a card for a payment without a card, and creates nothing', () => {
  const response = { payment_method: { payment_method_detail: { card: { voucher: '7' } } } };
  const pix = { payment_method: { type: 'PIX' }, response } as const;
  expect(() => mock.payments.create(pix)).toThrow(/INVALID_PARAMETERS: response: .*card\.verify is required/);
  expect(mock.payments.list()).toEqual([]);
});

test('a creation fault whose fields do not fit the payment rejects the request, and says why', async () => {
  const response = { payment_method: { payment_method_detail: { card: { voucher: '7' } } } };
  mock.faults.inject({ phase: 'creation', response });
  const { status, json } = await caller.post('/v1/payments', cardPayment({ payment_method: { type: 'PIX' } }));
  expect({ status, json }).toMatchObject({
    status: 400,
    json: { messages: expect.arrayContaining([expect.stringContaining('response: ')]) },
  });
  expect(mock.payments.list()).toEqual([]);
});

test('a creation fault belongs to createPayment', () => {
  const fault = { phase: 'creation', operation: 'refundPayment', response: {} } as never;
  expect(() => mock.faults.inject(fault)).toThrow('fault.operation must be one of createPayment');
});
