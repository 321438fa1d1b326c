import { setupMockServer } from '@paychord/mock-server/vitest';
import { expect, test } from 'vitest';

const payments = setupMockServer();

test('fails: no such request', () => {
  expect(payments).toHaveReceivedRequest('createPayment');
});
