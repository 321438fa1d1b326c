import { useEffect, useState } from 'preact/hooks';
import type { ResultOf } from '../../../api/admin-call.ts';

/** Returns the present time on the clock of a merchant, in milliseconds. A real clock goes on between two responses. */
export function useClock(clock: ResultOf<'getClock'> | undefined): number | undefined {
  const [passedMs, setPassed] = useState(0);
  useEffect(() => {
    setPassed(0);
    if (clock?.mode !== 'real') return undefined;
    const start = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - start), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  return clock === undefined ? undefined : Math.floor(clock.now + passedMs);
}
