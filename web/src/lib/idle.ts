/** Runs work once the page is loaded and the phone is idle. */
export function whenIdle(work: () => void): void {
  const idle = () => (window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1500)))(work);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

/** Runs work once the next frame is painted; returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
