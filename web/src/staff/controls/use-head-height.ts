import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Sets `--head` to the height of the page's head below the shell's. Its lines wrap depending on window, language and
 * application, and jump targets have to be below it.
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
