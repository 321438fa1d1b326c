import type { Time } from './transport/time.ts';

/** For tests: a time in which nothing has to be waited for. */
export interface FakeTime extends Time {
  /** How long every wait was that came to its end, in order. */
  readonly waits: number[];
  /** How many alarms are set and not stopped. */
  pending(): number;
  /** Lets this much time go by, and rings what is due. */
  pass(ms: number): void;
}

/**
 * An alarm rings as soon as everything else has come to rest, and time jumps to it; with `auto` off only {@link FakeTime.pass}
 * moves time. `random` is what the dice give.
 */
export function fakeTime({
  random = () => 0.5,
  auto = false,
}: {
  random?: () => number;
  auto?: boolean;
} = {}): FakeTime {
  let now = Date.UTC(2026, 0, 1);
  const alarms = new Set<{ readonly at: number; readonly ms: number; readonly ring: () => void }>();
  const waits: number[] = [];
  const ringDue = () => {
    for (const alarm of [...alarms].sort((a, b) => a.at - b.at)) {
      if (alarm.at > now || !alarms.delete(alarm)) continue;
      waits.push(alarm.ms);
      alarm.ring();
    }
  };
  return {
    waits,
    now: () => now,
    random,
    after(ms, ring) {
      const alarm = { at: now + ms, ms, ring };
      alarms.add(alarm);
      if (auto) {
        // After the promises that are under way, and after the streams of an answer.
        setImmediate(() =>
          setImmediate(() => {
            if (!alarms.has(alarm)) return;
            now = Math.max(now, alarm.at);
            ringDue();
          }),
        );
      }
      return () => alarms.delete(alarm);
    },
    pending: () => alarms.size,
    pass(ms) {
      now += ms;
      ringDue();
    },
  };
}
