/**
 * Ref of the bar at the bottom of a screen. Sets `--bar` to its height, which depends on window, language, letters and buttons; the
 * stylesheet keeps what gets the focus above it. The browser scrolls only for focus by keyboard, so a text field that was
 * tapped is moved from under the bar here.
 */
export function aboveBar(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const clear = () => {
    const field = document.activeElement;
    if (!field?.matches(typed) || getComputedStyle(bar).position !== 'sticky') return;
    if (field.getBoundingClientRect().bottom > bar.getBoundingClientRect().top)
      field.scrollIntoView({ block: 'nearest' });
  };
  const later = () => requestAnimationFrame(clear);
  const measured = new ResizeObserver(() => {
    style.setProperty('--bar', `${bar.offsetHeight}px`);
    clear();
  });
  measured.observe(bar);
  document.addEventListener('focusin', later);
  return () => {
    measured.disconnect();
    document.removeEventListener('focusin', later);
    style.removeProperty('--bar');
  };
}

// Nothing else may move between the two halves of a press.
const typed = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';
