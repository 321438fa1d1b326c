import type { OperationId } from '@paychord/sdk';
import { type OperationDescriptor, operations } from '../../../../packages/mock-server/src/generated/operations.ts';
import { allFields, cardPayment, dispute } from '../../../helpers/requests.ts';
import type { TestMerchant } from '../../../helpers/test-merchant.ts';
import { unknownId } from '../../conformance/case.ts';

/** The arguments of `send`. */
type MutatedRequest = Parameters<TestMerchant['send']>;

const amount = { currency: 'USD', value: 1 };
const cardData = {
  number: '4111111111111111',
  security_code: '987',
  expiration_month: 1,
  expiration_year: 30,
  brand: 'VISA',
  type: 'CREDIT',
  three_d_secure: { version: '2.2.0', electronic_commerce_indicator: '05' },
};
const card = {
  capture: true,
  verify: false,
  installments: 3,
  installments_plan_id: 'plan-1',
  first_installment_deferral: 1,
  installment_amount: 8.5,
  soft_descriptor: 'SHOP',
  card_data: cardData,
  stored_credentials: { reason: 'SUBSCRIPTION', usage: 'FIRST' },
};

/** Well-formed, with much in them that can be made wrong. */
const bodies: Readonly<Partial<Record<OperationId, object>>> = {
  createPayment: cardPayment({
    ...allFields,
    payment_method: { type: 'CARD', detail: { card } },
  }),
  capturePayment: { merchant_reference: 'CAP-1', amount, reason: 'DELIVERED', description: 'All of it' },
  cancelPayment: { merchant_reference: 'CAN-1', reason: 'OUT_OF_STOCK', description: 'All of it' },
  refundPayment: { merchant_reference: 'REF-1', amount, reason: 'RETURNED', description: 'All of it' },
  submitDispute: dispute(),
  createCustomer: { ...allFields.customer_payer, merchant_customer_id: 'shopper-1', email: 'shopper@example.com' },
};

const texts = ['', '7', '0', 'true', 'TRUE', 'null', '{}', '%', 'a b', '~', 'a'.repeat(36), 'a'.repeat(65)];

/** Requests that are odd in one place: in a parameter, or in one value at any depth of the body. None is about anything that exists. */
export function mutatedRequestsOf(id: OperationId): MutatedRequest[] {
  const { parameters }: OperationDescriptor = operations[id];
  return [
    ...parameters.flatMap(({ name, in: place }) =>
      // An empty segment changes the path.
      texts.filter((text) => text !== '' || place !== 'path').map((text) => request(id, bodies[id], { [name]: text })),
    ),
    ...mutationsOf(bodies[id]).map((body) => request(id, body)),
  ];
}

function request(id: OperationId, body: unknown, values: Record<string, string> = {}): MutatedRequest {
  const { method, path, parameters }: OperationDescriptor = operations[id];
  const headers = parameters.filter((each) => each.in === 'header').map(({ name }) => name);
  const query = parameters.filter(({ name, in: place }) => place === 'query' && name in values).map(({ name }) => name);
  return [
    method,
    path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(values[name] ?? unknownId)) +
      query.map((name) => `?${name}=${encodeURIComponent(values[name] ?? '')}`).join(''),
    { headers: Object.fromEntries(headers.map((name) => [name, values[name] ?? crypto.randomUUID()])), body },
  ];
}

const replacements: readonly unknown[] = [
  ...[undefined, null, true, 7, -1, 0.5, [], {}, [{}]],
  ...['', ' ', 'text', '2026-02-30'],
];

/** Returns all copies of a value with one place changed or removed, at any depth. */
function mutationsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    [...replacements, ...mutationsOf(child)].map((other) => withChild(value, key, other)),
  );
}

function withChild(parent: object, key: string, child: unknown): unknown {
  if (Array.isArray(parent)) return parent.map((each, index) => (String(index) === key ? child : each));
  return { ...parent, [key]: child };
}
