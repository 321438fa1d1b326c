import { setupMockServer } from '@paychord/mock-server/vitest';
import nock from 'nock';
import { expect, test } from 'vitest';
import { pay } from './pay.js';

nock.restore();
const payments = setupMockServer();

test('passes: pays, because nock was restored first', async () => {
  expect(await pay(payments)).toBe('SUCCEEDED');
});
