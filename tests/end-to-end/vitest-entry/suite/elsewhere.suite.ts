import { setupMockServer } from '@paychord/mock-server/vitest';
import { test } from 'vitest';

setupMockServer();

test('fails: calls another machine', async () => {
  await fetch('https://shipping.example/labels').catch(() => {});
});
