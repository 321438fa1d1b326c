import { useEffect, useState } from 'preact/hooks';
import type { ResultOf } from '../../../api/admin-call.ts';

/** Returns the present time on the clock of a merchant, in milliseconds. A real clock goes on between two responses. */
export function useClock(clock: ResultOf<'getClock'> | undefined): number | undefined {
  const [passed, setPassed] = useState({ since: clock, ms: 0 });
  useEffect(() => {
    if (clock?.mode !== 'real') return undefined;
    const start = performance.now();
    const timer = setInterval(() => setPassed({ since: clock, ms: performance.now() - start }), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  if (clock === undefined) return undefined;
  return Math.floor(clock.now + (passed.since === clock ? passed.ms : 0));
}
