import { createMockServer } from '@paychord/mock-server';
import { createClient, knownWebhookEventTypeValues, type OperationId } from '@paychord/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../../scripts/generate/document.ts';
import {
  documented,
  documentedWebhooks,
  missingFrom,
  requestSchemaOf,
  requiredHeadersOf,
  statusesOf,
  violationsOf,
} from '../../helpers/contract/document.ts';
import { operationOf } from '../../helpers/contract/operation-of.ts';
import { responseProblems } from '../../helpers/contract/response-problems.ts';
import { organizationCode } from '../../helpers/test-merchant.ts';
import { cases } from '../conformance/cases.ts';
import { clientCalls } from './client-calls.ts';
import { documentedStates, recordedStates } from './payment-states.ts';
import { type RecordedDelivery, type Recording, recordMock } from './recording.ts';
import { excusedStatuses } from './uncovered-statuses.ts';

const anyId = '00000000-0000-4000-8000-000000000000';

let recording: Recording;
beforeAll(async () => {
  recording = await recordMock();
});
const answersTo = (id: string) => recording.responses.filter(({ operation }) => operation === id);

const operations = documented.map((each) => [each.operation.operationId as OperationId, each] as const);

describe.each(operations)('%s', (id, described) => {
  test('has a client method whose request matches the document', async () => {
    const success = answersTo(id).find(({ status }) => status < 300);
    const request = await sentBy(clientCalls[id], () =>
      Response.json(success?.body, { status: success?.status ?? 500 }),
    );
    expect(operationOf({ method: request.method, path: new URL(request.url).pathname })).toBe(id);
    expect([...request.headers.keys()]).toEqual(
      expect.arrayContaining(requiredHeadersOf(described).map((name) => name.toLowerCase())),
    );
    const body = await request.text();
    const schema = requestSchemaOf(described);
    expect(request.headers.get('content-type')).toBe(schema === undefined ? null : 'application/json');
    expect(schema === undefined ? body : violationsOf(schema, JSON.parse(body))).toHaveLength(0);
  });

  test('has a route in the mock', async () => {
    const mock = createMockServer({ strict: true });
    const url = `https://mock.test${described.path.replaceAll(/\{\w+\}/g, anyId)}`;
    // A request without a route gets 404 or 405, whatever its credentials are.
    expect((await mock.fetch(new Request(url, { method: described.method }))).status).toBe(401);
  });

  test('has a conformance case', () => {
    expect(cases[id]?.length).toBeGreaterThan(0);
  });

  test('returns each documented status, except the listed exceptions', () => {
    const seen = new Set(answersTo(id).map(({ status }) => status));
    const unseen = statusesOf(described).filter((status) => !seen.has(status));
    expect(unseen).toEqual(statusesOf(described).filter((status) => excusedStatuses.includes(status)));
  });

  test('returns only responses that match the document', () => {
    const faults = answersTo(id).flatMap((answer) => {
      return responseProblems(id, answer).map((fault) => `${answer.status} ${JSON.stringify(answer.body)}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});

async function sentBy(call: (typeof clientCalls)[OperationId], answer: () => Response): Promise<Request> {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'https://recorded.test',
    publicApiKey: 'public',
    privateSecretKey: 'secret',
    organizationCode,
    async fetch(url, init) {
      requests.push(new Request(url, init));
      return answer();
    },
  });
  await call(client);
  const [request] = requests;
  if (request === undefined || requests.length > 1) throw new Error(`The client sent ${requests.length} requests`);
  return request;
}

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

test('each payment has a state that the document defines', () => {
  const shown = recordedStates(recording);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((state) => !documentedStates().includes(state))).toEqual([]);
});
