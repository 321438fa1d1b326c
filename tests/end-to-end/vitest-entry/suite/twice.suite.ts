import { setupMockServer } from '@paychord/mock-server/vitest';
import { test } from 'vitest';

setupMockServer();
setupMockServer();

test('skips: sets up interception twice', () => {});
