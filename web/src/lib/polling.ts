import { useEffect, useRef } from 'react';

interface Polling {
  /** The interval in ms; null stops it. */
  every: number | null;
  /** Whether to call at once when the page becomes visible. */
  onReturn?: boolean;
}

/** Calls `ask` repeatedly while the page is visible. */
export function usePolling(ask: () => void, { every, onReturn = false }: Polling): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (every === null) return;
    const askIfVisible = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(askIfVisible, every);
    if (onReturn) document.addEventListener('visibilitychange', askIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfVisible);
    };
  }, [every, onReturn]);
}
