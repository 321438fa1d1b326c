import { knownWebhookEventTypeValues, type OperationId } from '@paychord/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../../scripts/generate/document.ts';
import {
  document,
  documented,
  documentedWebhooks,
  missingFrom,
  requestSchemaOf,
  responseProblems,
  statusesOf,
  violationsOf,
} from '../../helpers/contract.ts';
import { type RecordedDelivery, type Recording, recordMock } from './recording.ts';

/** The documented statuses that no request of the conformance suite gets. */
const unreachedStatuses = [
  // Every key may do everything. Only a server that is full of merchants refuses a new one.
  403,
  // A key that is still in use gets 400 REQUEST_IN_PROCESS unless a policy says otherwise.
  409,
  // No rate is limited, and nothing breaks, unless a fault is injected.
  ...[429, 500, 503, 504],
];

let recording: Recording;
beforeAll(async () => {
  recording = await recordMock();
});
const responsesTo = (id: string) => recording.responses.filter(({ operation }) => operation === id);

const operations = documented.map((each) => [each.operation.operationId as OperationId, each] as const);

describe.each(operations)('%s', (id, described) => {
  test('returns each documented status, except the listed exceptions', () => {
    const seen = new Set(responsesTo(id).map(({ status }) => status));
    const unseen = statusesOf(described).filter((status) => !seen.has(status));
    expect(unseen).toEqual(statusesOf(described).filter((status) => unreachedStatuses.includes(status)));
  });

  test('returns only responses that match the document', () => {
    const problems = responsesTo(id).map((response) => ({ response, problems: responseProblems(id, response) }));
    expect(problems.filter((each) => each.problems.length > 0)).toEqual([]);
  });
});

test('returns 404 or 405 for a request that the document does not define', () => {
  const others = recording.responses.filter(({ operation }) => operation === undefined);
  expect(others.length).toBeGreaterThan(0);
  for (const { status, headers } of others) {
    expect([404, 405]).toContain(status);
    expect(headers.has('x-trace-id')).toBe(true);
  }
});

describe.each(documentedWebhooks.map((each) => [each.path, each] as const))('webhook %s', (name, described) => {
  const deliveries = (): readonly RecordedDelivery[] =>
    name === 'incomingTransfer' ? recording.transfers : recording.payments;

  test('has only bodies that match the document', () => {
    const schema = requestSchemaOf(described) ?? { not: {} };
    expect(deliveries().length).toBeGreaterThan(0);
    expect(deliveries().flatMap(({ body }) => violationsOf(schema, body))).toEqual([]);
  });

  test('has the documented headers', () => {
    const declared = described.parameters.filter((each) => each.in === 'header');
    expect(declared.map((each) => each.name)).toEqual(['x-hmac-signature', 'x-api-key', 'x-secret']);
    for (const { headers } of deliveries()) {
      expect(headers.get('content-type')).toBe('application/json');
      expect(declared.flatMap((each) => violationsOf(each.schema ?? {}, headers.get(each.name)))).toEqual([]);
    }
  });
});

test('a webhook of the mock server has each documented field, and an event has the complete payment', () => {
  const transfer = { $ref: '#/components/schemas/IncomingTransfer' };
  expect(recording.transfers.flatMap(({ body }) => missingFrom(transfer, body))).toEqual([]);
  const [envelope, payment, transaction] = ['PaymentWebhook', 'PaymentBase', 'Transaction'].map((name) => ({
    $ref: `#/components/schemas/${name}`,
  })) as [Schema, Schema, Schema];
  for (const { body } of recording.payments) {
    const { data } = body as { data: { payment: { transactions: unknown; idempotency_key: unknown } } };
    // Not every field of a payment has a value, and some are those of another response.
    expect(missingFrom(envelope, body).filter((place) => !place.startsWith('data.payment.'))).toEqual([]);
    expect(violationsOf(payment, data.payment)).toEqual([]);
    expect(violationsOf(transaction, data.payment.transactions)).toEqual([]);
    expect(data.payment.idempotency_key).toEqual(expect.any(String));
  }
});

test('the mock server sends each known payment event, except those of features that it does not simulate', () => {
  const sent = new Set(recording.payments.map(({ body }) => (body as { type_event: string }).type_event));
  const unsent = knownWebhookEventTypeValues.filter((each) => !sent.has(each));
  expect(unsent).toEqual(['payment.verify', 'payment.fraud_screening']);
});

test('the mock server sends a webhook for a pending and for a completed transfer', () => {
  const statuses = recording.transfers.map(({ body }) => (body as { status: string }).status);
  expect(statuses).toEqual(['PENDING', 'COMPLETED']);
});

interface ShownPayment {
  readonly status: string;
  readonly sub_status?: string;
}

test('each payment has a state that the document defines', () => {
  const subStatuses = document.components.schemas?.KnownPaymentStatus?.['x-sub-statuses'] as Record<string, string[]>;
  const documentedStates = Object.entries(subStatuses).flatMap(([status, list]) =>
    list.map((each) => `${status}/${each}`),
  );
  const bodies = [...recording.responses, ...recording.payments].flatMap(({ body }) => [body].flat());
  // A payment is the body itself, or inside a transaction or an event.
  const shown = bodies
    .map((body) => Object(body).data?.payment ?? Object(body).payment ?? Object(body))
    .filter((each: ShownPayment) => each.sub_status !== undefined)
    .map(({ status, sub_status }: ShownPayment) => `${status}/${sub_status}`);
  expect(new Set(shown).size).toBeGreaterThan(10);
  expect(shown.filter((state) => !documentedStates.includes(state))).toEqual([]);
});
