import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('asks for no cache where Request accepts that', async () => {
  const { noStore } = await import('./fetch.ts');
  expect(noStore()).toEqual({ cache: 'no-store' });
});

test('asks for nothing where Request refuses the option, as older workerd does', async () => {
  vi.stubGlobal(
    'Request',
    class {
      constructor() {
        throw new Error("The 'cache' field on 'RequestInitializerDict' is not implemented.");
      }
    },
  );
  const { noStore } = await import('./fetch.ts');
  expect(noStore()).toEqual({});
});
