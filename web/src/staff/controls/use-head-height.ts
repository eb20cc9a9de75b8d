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
      // The browser keeps the content where it was when a head grows, so it would cover what has the focus.
      const focused = document.activeElement;
      if (isInSight && focused && isUnder(focused, element)) focused.scrollIntoView({ block: 'nearest' });
    });
    measured.observe(element);
    return () => {
      measured.disconnect();
      style.removeProperty('--head');
    };
  }, []);
  return head;
}

/** Whether an element further down in the page begins under the head. */
function isUnder(element: Element, head: Element): boolean {
  const isAfter = head.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
  const { top } = element.getBoundingClientRect();
  const covered = head.getBoundingClientRect();
  return isAfter && top >= covered.top && top < covered.bottom;
}
