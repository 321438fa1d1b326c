const { setupMockServer } = require('@paychord/mock-server/jest');
const { createClient } = require('@paychord/sdk');
const { body } = require('./pay.js');

describe('without interception', () => {
  const payments = setupMockServer({ server: false });
  test('passes: pays over fetch', async () => {
    const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials, fetch: payments.fetch });
    expect((await client.payments.create(body)).status).toBe('SUCCEEDED');
  });
});

describe('with interception', () => {
  setupMockServer();
  test('fails: needs MSW', () => {});
});
