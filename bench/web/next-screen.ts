import type { Browser } from 'playwright';
import { phone, slowPhone } from './measure.ts';

/** A tap on the continue button, before the next screen's code was used for the first time. */
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
  const cdp = await context.newCDPSession(page);
  await slowPhone(cdp);
  await page.goto(url, { timeout: 120_000 });
  await page.waitForFunction(() => performance.getEntriesByName('standing').length > 0, null, { timeout: 60_000 });
  const target = page
    .getByRole('link', { name: button })
    .or(page.getByRole('button', { name: button }))
    .first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is no button ${button} on ${url}`);
  // The page reports on its own, and taps are made by position: Playwright's own tap and polling would run in the page,
  // on its slowed-down processor.
  const tapped = new Promise<number>((resolve) =>
    cdp.once('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload))),
  );
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'tellTapped' });
  await page.evaluate(noteNext);
  // Idle preloading is done.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const late = page
    .waitForTimeout(60_000)
    .then(() => Promise.reject(new Error(`No screen followed the tap on ${button}`)));
  const ms = await Promise.race([tapped, late]);
  await context.close();
  return ms;
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
        window.tellTapped(String(performance.now() - from));
      };
      port2.postMessage(null);
    });
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
}

declare global {
  interface Window {
    /** Tells the measuring process how long the next screen took, ms. */
    tellTapped(ms: string): void;
  }
}
