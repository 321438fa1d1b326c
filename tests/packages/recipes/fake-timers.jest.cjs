const { createClient } = require('@paychord/sdk');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('retrieves a payment after a retry', async () => {
  const fetch = jest
    .fn()
    .mockResolvedValueOnce(Response.json({}, { status: 503 }))
    .mockResolvedValueOnce(Response.json({ id: 'payment-1', status: 'SUCCEEDED' }));
  const keys = { publicApiKey: 'public-key', privateSecretKey: 'secret-key' };
  const client = createClient({ baseUrl: 'https://payments.test', ...keys, fetch });

  const retrieving = client.payments.retrieve('payment-1');
  // First the time, then the call. `advanceTimersByTime` without `Async` does not wait for the first response.
  await jest.advanceTimersByTimeAsync(10_000);

  expect((await retrieving).status).toBe('SUCCEEDED');
  expect(fetch).toHaveBeenCalledTimes(2);
});
