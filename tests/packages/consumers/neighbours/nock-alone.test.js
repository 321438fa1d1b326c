import nock from 'nock';
import { expect, test } from 'vitest';
import { pay } from './pay.js';

nock.disableNetConnect();

test('passes: the client names nock', async () => {
  const credentials = { publicApiKey: 'public', privateSecretKey: 'secret' };
  await expect(pay({ baseUrl: 'https://payments.test', credentials })).rejects.toMatchObject({
    message: expect.stringContaining('setupMockServer or nock blocked it: see cause'),
    outcome: 'not_sent',
    retryable: false,
    attempts: [{}],
  });
});
