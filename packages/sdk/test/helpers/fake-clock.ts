import type { Clock } from '../../src/http/clock.ts';

interface Alarm {
  readonly at: number;
  readonly ms: number;
  readonly ring: () => void;
}

/** For tests: a time in which nothing has to be waited for. */
export interface FakeTime extends Clock {
  /** How long every wait was that came to its end, in order. */
  readonly waits: number[];
  /** How many alarms are set and not stopped. */
  pending(): number;
  /** Lets this much time go by, and rings what is due. */
  pass(ms: number): void;
}

/**
 * An alarm rings as soon as everything else has come to rest, and time jumps to it; with `auto` off only {@link FakeTime.pass}
 * moves time.
 */
export function fakeTime({ auto = false }: { auto?: boolean } = {}): FakeTime {
  let now = Date.UTC(2026, 0, 1);
  const alarms = new Set<Alarm>();
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
    setTimeout(ring, ms) {
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
      return alarm;
    },
    clearTimeout: (alarm) => void alarms.delete(alarm as Alarm),
    pending: () => alarms.size,
    pass(ms) {
      now += ms;
      ringDue();
    },
  };
}
