import { setupMockServer } from '@paychord/mock-server/vitest';
import { createClient } from '@paychord/sdk';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cardPayment } from '../../../helpers/requests.ts';

describe.each([
  ['the timers that Vitest replaces by default', undefined],
  ['every timer but nextTick and queueMicrotask', ['setTimeout', 'setInterval', 'setImmediate', 'Date', 'performance']],
] as const)('with %s', (_title, toFake) => {
  beforeAll(() => void vi.useFakeTimers(toFake === undefined ? {} : { toFake: [...toFake] }));
  afterAll(() => void vi.useRealTimers());
  const payments = setupMockServer();
  const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });

  test.each([1, 2])('passes: pays with fake timers %i', async () => {
    expect(vi.isFakeTimers()).toBe(true);
    const paying = client.payments.create(cardPayment());
    await vi.advanceTimersByTimeAsync(100);
    expect((await paying).status).toBe('SUCCEEDED');
  });
});
