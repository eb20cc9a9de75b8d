import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Tells the styles how high the head below the shell's is, as `--head`. Its lines wrap as the window, the language and the
 * application want it, and what is jumped to stands below it.
 */
export function useHeadHeight(): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measured = new ResizeObserver(() => {
      const isInSight = getComputedStyle(element).position === 'sticky';
      style.setProperty('--head', `${isInSight ? element.offsetHeight : 0}px`);
    });
    measured.observe(element);
    return () => {
      measured.disconnect();
      style.removeProperty('--head');
    };
  }, []);
  return head;
}
