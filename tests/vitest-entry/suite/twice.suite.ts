import { setupMockServer } from '@paychord/mock-server/vitest';
import { test } from 'vitest';

setupMockServer();
setupMockServer();

test('fails: intercepts twice', () => {});
