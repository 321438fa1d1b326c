import { currentActivity } from './activities.ts';
import { formatOutput, onUnhandledRejection } from './runtime.ts';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;

/**
 * Watches what the code of the merchant writes to the console, and the rejections that it leaves. Other code keeps both.
 *
 * @returns a function that ends it
 */
export function watchCode(): () => void {
  const original = { ...console };
  for (const method of methods) {
    console[method] = (...values: unknown[]) => {
      const activity = currentActivity();
      if (activity === undefined) original[method](...values);
      else activity.listener.onOutput(formatOutput(values));
    };
  }
  const stopListening = onUnhandledRejection((reason) => {
    const activity = currentActivity();
    activity?.listener.onRejection(activity, reason);
    return activity !== undefined;
  });
  return () => {
    for (const method of methods) console[method] = original[method];
    stopListening();
  };
}
