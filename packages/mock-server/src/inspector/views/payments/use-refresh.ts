import { useEffect, useRef } from 'preact/hooks';

/** The time between two refreshes without a sign of activity, in milliseconds. A script can change payments without one. */
const refreshMs = 3_000;

/** Calls a function now and then while the page is visible. */
export function useRefresh(refresh: () => void): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, refreshMs);
    return () => clearInterval(timer);
  }, []);
}
