import { useEffect, useState } from 'preact/hooks';
import { useResource } from '../../state/resource.ts';

/** The clock of a merchant. */
export interface MerchantTime {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether time stands still until a call moves it. */
  readonly isVirtual: boolean;
}

/** Returns the time on the clock of a merchant. Undefined until the server has responded. A clock that runs is read each second. */
export function useMerchantTime(merchant: string | undefined): MerchantTime | undefined {
  const { data } = useResource(merchant === undefined ? undefined : { operation: 'getClock', merchant });
  const [elapsed, setElapsed] = useState(0);
  const isRunning = data?.mode === 'real';
  useEffect(() => {
    setElapsed(0);
    if (!isRunning) return undefined;
    const start = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - start), 1_000);
    return () => clearInterval(timer);
  }, [isRunning, data?.now]);
  return data === undefined ? undefined : { now: data.now + elapsed, isVirtual: !isRunning };
}
