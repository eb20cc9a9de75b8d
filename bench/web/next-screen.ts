import type { Browser } from 'playwright';
import { phone, slowPhone } from './measure.ts';

/** A tap on the button that leads on, where the next screen's code was never used before. */
export interface Tap {
  name: string;
  url: string;
  /** What is tapped, by its role's name. */
  button: string;
}

/** From the tap to the next screen drawn, in ms, on a page that had a few seconds to itself. */
export async function tapOn(browser: Browser, { url, button }: Tap): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await slowPhone(await context.newCDPSession(page));
  await page.goto(url, { timeout: 120_000 });
  await page.waitForFunction(() => performance.getEntriesByName('standing').length > 0, null, { timeout: 60_000 });
  // What is fetched when the phone is idle has come.
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

/** Notes how long it takes from the next tap until another heading was painted. */
function noteNext(): void {
  let from = 0;
  addEventListener('click', ({ timeStamp }) => (from ||= timeStamp), true);
  const before = document.querySelector('h1')?.textContent;
  const watch = new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent;
    if (!from || !heading || heading === before) return;
    watch.disconnect();
    // The task after a frame begins once that frame was painted.
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
