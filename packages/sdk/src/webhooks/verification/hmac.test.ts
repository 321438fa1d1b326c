import { expect, test, vi } from 'vitest';

test('finds no built-in modules in a runtime without process, such as a browser', async () => {
  vi.resetModules();
  vi.stubGlobal('process', undefined);
  const [{ nodeCrypto }, { nodeUtil }] = await Promise.all([import('./hmac.ts'), import('./utf8.ts')]).finally(() =>
    vi.unstubAllGlobals(),
  );
  expect([nodeCrypto, nodeUtil]).toEqual([undefined, undefined]);
});
