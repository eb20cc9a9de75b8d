import type { Browser } from 'playwright';
import { phone, slowPhone } from './measure.ts';

/** A tap on the continue button, before the next screen's code was ever used. */
export interface Tap {
  name: string;
  url: string;
  /** The accessible name of the tapped button. */
  button: string;
}

/** From the tap until the next screen is painted, in ms, on a page that was idle for a few seconds. */
export async function tapOn(browser: Browser, { url, button }: Tap): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await slowPhone(await context.newCDPSession(page));
  await page.goto(url, { timeout: 120_000 });
  await page.waitForFunction(() => performance.getEntriesByName('standing').length > 0, null, { timeout: 60_000 });
  // Idle preloading is done.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await page.evaluate(noteNext);
  await page
    .getByRole('link', { name: button })
    .or(page.getByRole('button', { name: button }))
    .first()
    .tap();
  const ms = await page.waitForFunction(() => window.tapped, null, { timeout: 60_000 });
  const value = await ms.jsonValue();
  await context.close();
  return value as number;
}

/** Measures the time from the next tap until another heading is painted. */
function noteNext(): void {
  let from = 0;
  addEventListener('click', ({ timeStamp }) => (from ||= timeStamp), true);
  const before = document.querySelector('h1')?.textContent;
  const watch = new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent;
    if (!from || !heading || heading === before) return;
    watch.disconnect();
    // The task after a frame starts once that frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.tapped = performance.now() - from;
      };
      port2.postMessage(null);
    });
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
}

declare global {
  interface Window {
    tapped?: number;
  }
}
