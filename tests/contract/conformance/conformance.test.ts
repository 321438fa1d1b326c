import { afterAll, beforeAll, describe, test } from 'vitest';
import { createTestMerchant, type Transport } from '../../helpers/test-merchant.ts';
import { cases } from './cases.ts';
import { inProcess, intercepted, onPort } from './transports.ts';

const transports = { 'mock.fetch': inProcess, 'MSW in Node': intercepted, 'a port': onPort };

describe.each(Object.entries(transports))('over %s', (_name, start) => {
  let transport: Transport;
  beforeAll(async () => {
    transport = await start();
  });
  afterAll(() => transport.stop());

  describe.each(Object.entries(cases))('%s', (_operation, list) => {
    test.each(list.map((each) => [each.title, each] as const))('%s', (_title, each) =>
      each.run(createTestMerchant(transport)),
    );
  });
});
