import { afterEach, expect, test, vi } from 'vitest';
import { authenticate } from './authenticate.ts';

const nodeCrypto = process.getBuiltinModule('node:crypto');
const credentials = { apiKey: 'key-1', apiSecret: 'hush-1' };

afterEach(() => {
  vi.restoreAllMocks();
});

test('both credentials are compared, whichever is wrong, so that the time taken tells nothing', async () => {
  const createHmac = vi.spyOn(nodeCrypto, 'createHmac');
  for (const [apiKey, apiSecret] of [
    ['key-1', 'hush-1'],
    ['key-2', 'hush-1'],
    ['key-1', 'hush-2'],
    ['key-2', 'hush-2'],
  ]) {
    createHmac.mockClear();
    const headers = { 'x-api-key': apiKey, 'x-secret': apiSecret };
    await authenticate('{}', headers, { accept: ['payment'], secrets: undefined, credentials }).catch(() => {});
    expect(createHmac).toHaveBeenCalledTimes(4);
  }
});
