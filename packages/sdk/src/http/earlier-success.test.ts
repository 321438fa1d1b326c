import { describe, expect, test } from 'vitest';
import { createScriptedClient, resetConnection, respondWithStatus } from '../../test/helpers/scripted-client.ts';
import { callFacts } from '../openapi-fetch/call-facts.ts';

const url = 'https://api.example.com/v1/payments';
const body = JSON.stringify({
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Shoes',
  country: 'CO',
});

const mayHaveHappened = [
  'DUPLICATE',
  'DUPLICATED',
  'PAYMENT_DUPLICATE',
  'DUPLICATE_ORDER_ID',
  'IDEMPOTENCY_DUPLICATED',
  'IDEMPOTENCY_KEY_REUSED',
  'ALREADY_PAID',
  'PAYMENT_ALREADY_EXISTS',
  'paymentAlreadyExists',
  'already-processed',
  'Conflict',
  'RESOURCE.CONFLICT',
  'OPERATION_IN_PROCESS',
  'still in process',
  'ERR42_DUPLICATE2',
];

const nothingHappened = [
  'UNPROCESSABLE',
  'UNPROCESSABLE_ENTITY',
  'INVALID_PARAMETERS',
  'IN_PROCESSING_COUNTRY',
  'PROCESS_ERROR',
  'NONDUPLICATE',
  'CONFLICTING_FIELDS',
];

describe.each([400, 409, 422])('a %i to a call with a key', (status) => {
  test.each(mayHaveHappened)('and the code %s has the outcome unknown', async (code) => {
    const { getPaymentError, send } = createScriptedClient([respondWithStatus(status, code)]);
    const error = await getPaymentError();
    expect(error).toMatchObject({ code: 'idempotency', outcome: 'unknown', retryable: false });
    expect(error.attempts).toHaveLength(1);
    expect(callFacts(await send(url, { method: 'POST', body })).outcome).toBe('unknown');
  });

  test.each(nothingHappened)('and the code %s', async (code) => {
    const { getPaymentError } = createScriptedClient([respondWithStatus(status, code)]);
    expect((await getPaymentError()).outcome).toBe(status === 409 ? 'unknown' : 'rejected');
  });
});

test('a code that may mean an earlier success says nothing in a call without a key', async () => {
  const { client } = createScriptedClient([respondWithStatus(400, 'CUSTOMER_ID_DUPLICATED')]);
  const create = client.customers.create({ merchant_customer_id: 'shopper-1', country: 'CO' });
  await expect(create).rejects.toMatchObject({ code: 'invalid_request', outcome: 'rejected' });
});

describe.each([400, 401, 403, 404, 405, 409, 413, 415, 418, 422, 429, 499])(
  'a %i after an attempt that may have arrived',
  (status) => {
    test.each([undefined, 'INVALID_PARAMETERS', 'E1234'])('and with the code %s stays unknown', async (code) => {
      for (const respond of [resetConnection, respondWithStatus(503)]) {
        const scripted = () => createScriptedClient([respond, respondWithStatus(status, code)]);
        expect(await scripted().getPaymentError()).toMatchObject({ status, outcome: 'unknown' });
        const response = await scripted().send(url, { method: 'POST', body });
        expect(callFacts(response)).toMatchObject({ outcome: 'unknown' });
        const { openApi } = scripted();
        const result = await openApi.POST('/v1/payments', { body: JSON.parse(body) });
        expect(callFacts(result.response)).toMatchObject({ outcome: 'unknown' });
      }
    });
  },
);
