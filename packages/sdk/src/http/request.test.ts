import { describe, expect, test } from 'vitest';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import {
  paymentBody as body,
  expectNotSent,
  testOptions as options,
  paymentId,
} from '../../test/helpers/scripted-client.ts';
import { createClient } from '../client.ts';

test.each([[null], ['order-1']])('call options cannot be %j', async (callOptions) => {
  const given = callOptions as unknown as object;
  const expected = { field: 'options', operation: 'createPayment' };
  await expectNotSent(({ client }) => client.payments.create(body, given), expected);
});

describe('a function for an API key', () => {
  test('is called for each call', async () => {
    const secretKeys = ['first-key', 'second-key'];
    const fetch = createRecordingFetch(() => json({ id: paymentId, status: 'SUCCEEDED' }));
    const client = createClient({ ...options, privateSecretKey: async () => secretKeys.shift() ?? '', fetch });
    await client.payments.retrieve(paymentId);
    await client.payments.retrieve(paymentId);
    expect(fetch.requests.map(({ headers }) => headers['private-secret-key'])).toEqual(['first-key', 'second-key']);
  });

  test.each([[''], [' '], ['key\n'], ['kéy'], [undefined]])(
    'that returns %j ends the call before sending',
    async (key) => {
      const fetch = createRecordingFetch(() => json({}));
      const client = createClient({ ...options, publicApiKey: () => key as string, fetch });
      await expect(client.payments.create(body, { idempotencyKey: 'order-1' })).rejects.toMatchObject({
        code: 'configuration',
        operation: 'createPayment',
        idempotencyKey: 'order-1',
        outcome: 'not_sent',
        attempts: [],
      });
      expect(fetch.requests).toEqual([]);
    },
  );

  test('that rejects causes a ConfigurationError with its error as the cause', async () => {
    const cause = new Error('vault sealed');
    const publicApiKey = () => Promise.reject(cause);
    await expect(createClient({ ...options, publicApiKey }).payments.create(body)).rejects.toMatchObject({
      code: 'configuration',
      cause,
    });
  });
});
