import type { Hooks, RequestEvent } from './hooks.ts';
import type { Link } from './link.ts';
import { factsOf, type OngoingCall } from './ongoing-call.ts';

/** Calls a hook, when there is one, and swallows whatever becomes of it. */
export function tell(name: keyof Hooks, { hooks, origin }: Link, call: OngoingCall, more?: object): void {
  if (hooks[name] === undefined) return;
  const { method, path } = call.operation;
  const last = call.attempts.at(-1);
  const event = { ...factsOf(call), method, path, origin, attempt: call.attempts.length, ...last, ...more };
  // Whatever a hook throws, now or later, changes nothing. It is called on the hooks: they may be an object of a class.
  (async () => (hooks as Record<keyof Hooks, (event: RequestEvent) => unknown>)[name](event))().catch(() => {});
}
