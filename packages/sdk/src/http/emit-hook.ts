import { type CallState, snapshotCallState } from './call-state.ts';
import type { Hooks, RequestEvent } from './hooks.ts';
import type { TransportContext } from './transport-context.ts';

/** Calls a hook, when there is one, and swallows whatever becomes of it. */
export function emitHook(name: keyof Hooks, { hooks, origin }: TransportContext, call: CallState, more?: object): void {
  if (hooks[name] === undefined) return;
  const { method, path } = call.operation;
  const last = call.attempts.at(-1);
  const event = { ...snapshotCallState(call), method, path, origin, attempt: call.attempts.length, ...last, ...more };
  try {
    // Called on the hooks: they may be an object of a class.
    const told = (hooks as Record<keyof Hooks, (event: RequestEvent) => unknown>)[name](event);
    if (told) Promise.resolve(told).catch(() => {});
  } catch {
    // A hook that fails changes nothing.
  }
}
