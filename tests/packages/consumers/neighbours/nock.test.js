import { setupMockServer } from '@paychord/mock-server/vitest';
import nock from 'nock';
import { expect, test } from 'vitest';
import { pay } from './pay.js';

nock.disableNetConnect();
const payments = setupMockServer();

test('passes: pays, although nock blocks the network', async () => {
  expect(await pay(payments)).toBe('SUCCEEDED');
});
