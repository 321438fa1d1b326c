import { afterEach, expect, test, vi } from 'vitest';
import { afterRealTime } from './real-time.ts';

afterEach(() => void vi.restoreAllMocks());

test('calls back once, whatever a test has done to the timers', async () => {
  vi.useFakeTimers();
  const call = vi.fn();
  await new Promise<void>((resolve) => {
    afterRealTime(1, () => {
      call();
      resolve();
    });
  });
  vi.useRealTimers();
  expect(call).toHaveBeenCalledOnce();
});

test('a span that is longer than a timer takes is not one of a millisecond', () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
  const prevent = afterRealTime(30 * 86_400_000, () => {});
  prevent();
  expect(warned).not.toHaveBeenCalled();
});

test('can be prevented', () => {
  const timers = () => process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length;
  const before = timers();
  afterRealTime(1_000, () => {})();
  expect(timers()).toBe(before);
});
