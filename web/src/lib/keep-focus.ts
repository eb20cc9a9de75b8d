import { useEffect, useRef } from 'react';

/** What had the focus may vanish when its place changes (a picker, once a file is chosen): the focus then stays at this place. */
export function useKeptFocus(change: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [change]);
  return { ref: place, tabIndex: -1 };
}
