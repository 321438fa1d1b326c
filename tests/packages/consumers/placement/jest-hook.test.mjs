import { beforeAll, test } from '@jest/globals';
import { setupMockServer } from '@paychord/mock-server/jest';

beforeAll(() => {
  setupMockServer({ server: false });
});

test('passes: Jest fails the file, and not the test', () => {});
