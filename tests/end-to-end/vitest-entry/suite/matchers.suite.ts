import { setupMockServer } from '@paychord/mock-server/vitest';
import { expect, test } from 'vitest';

const payments = setupMockServer();

test('fails: expects a request that was not sent', () => {
  expect(payments).toHaveReceivedRequest('createPayment');
});
