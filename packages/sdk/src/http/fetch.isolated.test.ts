import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test('noStore disables the cache where Request supports the cache option', async () => {
  const { noStore } = await import('./fetch.ts');
  expect(noStore()).toEqual({ cache: 'no-store' });
});

test('noStore returns no option where Request throws on the cache option, as in older workerd', async () => {
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
