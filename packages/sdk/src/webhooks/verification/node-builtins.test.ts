import { expect, test, vi } from 'vitest';

test('a runtime that has no process, such as a browser, has no built-in modules', async () => {
  vi.resetModules();
  vi.stubGlobal('process', undefined);
  const { nodeCrypto, nodeUtil } = await import('./node-builtins.ts').finally(() => vi.unstubAllGlobals());
  expect([nodeCrypto, nodeUtil]).toEqual([undefined, undefined]);
});
