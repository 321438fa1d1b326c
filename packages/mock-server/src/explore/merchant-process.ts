import { mustBe } from '../core/options/option-rules.ts';
import { currentActivity } from './activities.ts';
import { beginCall } from './call-site.ts';
import { isFunction } from './options.ts';
import type { MerchantProcess, RunContext } from './run-context.ts';
import { allowListeners } from './runtime.ts';
import { type Shop, webhookSecret } from './shop.ts';
import type { Timer } from './virtual-time.ts';

const isAmount = mustBe(
  "an object such as { value: 25.5, currency: 'USD' }",
  (amount) => Number.isFinite(Object(amount).value) && typeof Object(amount).currency === 'string',
);

/**
 * Creates a process of the merchant. Its client and its timers work until it ends.
 *
 * @param send - Sends a request of the process, until `ended` is aborted.
 * @param expectWebhooks - Called when the process registers a receiver.
 */
export function createProcess(
  { mock, time, activities, record }: Pick<RunContext, 'mock' | 'time' | 'activities' | 'record'>,
  send: (request: Request, ended: AbortSignal) => Promise<Response>,
  expectWebhooks: () => void,
): MerchantProcess {
  const controller = new AbortController();
  const ended = controller.signal;
  // Each delivery listens.
  allowListeners(ended);
  const ends = new WeakMap<Timer, () => void>();
  const clock: Shop['clock'] = {
    now() {
      beginCall();
      return time.now();
    },
    setTimeout(callback, ms) {
      const end = activities.wait();
      const call = activities.bind(() => {
        end();
        callback();
      });
      const timer = time.add(call, ms, ended);
      ends.set(timer, end);
      return timer;
    },
    clearTimeout(timer) {
      if (time.remove(timer as Timer)) ends.get(timer as Timer)?.();
    },
  };
  const { publicApiKey, privateSecretKey } = mock.credentials;
  const shop: Shop = {
    clientOptions: {
      baseUrl: 'http://localhost',
      publicApiKey,
      privateSecretKey,
      fetch: (input, init) => send(new Request(input, init), ended),
      clock,
      retryDelayMs: 1_000,
    },
    clock,
    webhookSecret,
    mock,
    receiveWebhooks(receiver) {
      isFunction('shop.receiveWebhooks', receiver);
      merchantProcess.receiver = receiver;
      expectWebhooks();
    },
    wish(name, amount) {
      const activity = currentActivity();
      if (activity !== undefined) activity.wish = name;
      if (amount === undefined) return;
      isAmount('The amount of shop.wish', amount);
      record.wished.set(name, amount);
    },
  };
  const merchantProcess: MerchantProcess = { shop, ended, end: () => controller.abort(), receiver: undefined };
  return merchantProcess;
}
