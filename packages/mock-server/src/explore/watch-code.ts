import { format } from 'node:util';
import { currentActivity } from './activities.ts';

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
      else activity.listener.onOutput(format(...values));
    };
  }
  // The listeners of a test runner get the rejections that are not of the merchant.
  const others = process.rawListeners('unhandledRejection') as NodeJS.UnhandledRejectionListener[];
  const listen: NodeJS.UnhandledRejectionListener = (reason, promise) => {
    const activity = currentActivity();
    if (activity !== undefined) return activity.listener.onRejection(activity, reason);
    // What Node does without a listener.
    if (others.length === 0) throw reason;
    for (const other of others) other.call(process, reason, promise);
  };
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', listen);
  return () => {
    for (const method of methods) console[method] = original[method];
    process.off('unhandledRejection', listen);
    for (const other of others) process.on('unhandledRejection', other);
  };
}
