import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { activeTimers, deferred } from '../../../test/helpers/test-mock.ts';
import { afterRealTime } from './real-timers.ts';

test('calls back once, also when a test replaces the timers', async () => {
  vi.useFakeTimers();
  const called = deferred();
  const call = vi.fn(called.resolve);
  afterRealTime(1, call);
  await called.promise;
  vi.useRealTimers();
  expect(call).toHaveBeenCalledOnce();
});

test('a span above the limit of timers does not end after a millisecond', () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
  const prevent = afterRealTime(30 * 86_400_000, () => {});
  prevent();
  expect(warned).not.toHaveBeenCalled();
});

test('can be cancelled', () => {
  const before = activeTimers();
  afterRealTime(1_000, () => {})();
  expect(activeTimers()).toBe(before);
});

/** What a process prints, and after how many milliseconds it has ended. */
async function outcomeOf(script: string): Promise<{ stdout: string; tookMs: number }> {
  const begun = performance.now();
  const source = script.replaceAll(/from '(.+)'/g, (_, path) => `from '${new URL(path, import.meta.url).href}'`);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source]);
  return { stdout, tookMs: performance.now() - begun };
}

test('a webhook without a response does not keep a process running', async () => {
  const { tookMs } = await outcomeOf(`
    import { send } from '../webhooks/send.ts';
    const { signal } = new AbortController();
    send('http://merchant.test', {}, () => new Promise(() => {}), { timeoutMs: 10_000, signal });
  `);
  expect(tookMs).toBeLessThan(8_000);
});

test('a waiting caller gets the time-out of a webhook', async () => {
  const { stdout } = await outcomeOf(`
    import { createClock } from './clock.ts';
    import { send } from '../webhooks/send.ts';
    const { signal } = new AbortController();
    const clock = createClock({ mode: 'virtual', startAt: 0 });
    const sending = { timeoutMs: 50, signal };
    clock.at(0, () => send('http://merchant.test', {}, () => new Promise(() => {}), sending).catch(() => {}));
    await clock.idle();
    console.log('over');
  `);
  expect(stdout).toBe('over\n');
});

test('a delayed response keeps its process running', async () => {
  const { stdout } = await outcomeOf(`
    import { waitRealTime } from './real-timers.ts';
    await waitRealTime(50, new AbortController().signal);
    console.log('responded');
  `);
  expect(stdout).toBe('responded\n');
});
