/** Runs work once the page is loaded and the phone is idle. */
export function whenIdle(work: () => void): void {
  const idle = () => (window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1500)))(work);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
