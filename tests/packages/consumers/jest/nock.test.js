const nock = require('nock');
const { setupMockServer } = require('@paychord/mock-server/jest');
const { pay } = require('./pay.js');

nock.disableNetConnect();

describe('with nock', () => {
  setupMockServer();
  test('fails: nock blocks the requests', () => {});
});

describe('without nock', () => {
  beforeAll(() => nock.restore());
  const payments = setupMockServer();
  test('passes: pays', async () => expect(await pay(payments)).toBe('SUCCEEDED'));
});
