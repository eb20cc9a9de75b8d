import { useEffect, useReducer } from 'react';
import { now } from './clock.ts';

/** Whole seconds until the instant, at least 0; null without one. Updates every second, and when the page becomes visible. */
export function useSecondsLeft(until: number | undefined): number | null {
  const [instant, look] = useReducer(
    () => now().getTime(),
    0,
    () => now().getTime(),
  );
  useEffect(() => {
    if (until === undefined) return;
    look();
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until]);
  return until === undefined ? null : Math.max(0, Math.ceil((until - instant) / 1000));
}

/** `4:32`, of seconds. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
