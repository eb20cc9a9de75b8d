import { useEffect, useRef } from 'react';

/** Keeps the focus in this element when the focused control disappears on a change (a picker, once a file is chosen). */
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
