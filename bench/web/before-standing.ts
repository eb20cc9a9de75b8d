import type { Browser, BrowserContext, Page } from 'playwright';
import { phone, slowPhone } from './measure.ts';

/** The fate of interactions with a page before hydration. */
export interface BeforeStanding {
  /** Whether a typed name stays. */
  kept: boolean;
  /** Whether the focused field stays focused. */
  focused: boolean;
  /** Whether a press on the button takes effect afterwards. */
  pressed: boolean;
}

/** Types into the contact form of a page, and presses its button, while the app's own script is held back. */
export async function actBeforeStanding(browser: Browser, url: string): Promise<BeforeStanding> {
  const context = await browser.newContext(phone);
  const typed = await open(context, url);
  await typed.page.locator('input[name=lastName]').tap();
  await typed.page.keyboard.type('Núñez');
  await typed.letStand();
  const [kept, focused] = await typed.page
    .locator('input[name=lastName]')
    .evaluate((input: HTMLInputElement) => [input.value === 'Núñez', document.activeElement === input]);
  await typed.page.close();

  const pressed = await open(context, url);
  await pressed.page.waitForFunction(() => 'early' in globalThis);
  await pressed.page.locator('button[type=submit]').tap();
  await pressed.letStand();
  const summary = pressed.page.getByText('Revisa lo siguiente').waitFor({ timeout: 20_000 });
  const isPressed = await summary.then(() => true).catch(() => false);
  await context.close();
  return { kept: kept === true, focused: focused === true, pressed: isPressed };
}

async function open(context: BrowserContext, url: string): Promise<{ page: Page; letStand: () => Promise<unknown> }> {
  const page = await context.newPage();
  await slowPhone(await context.newCDPSession(page));
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  await page.locator('input[name=lastName]').waitFor();
  const letStand = () => {
    held.resolve();
    return page.waitForFunction(() => performance.getEntriesByName('standing').length > 0);
  };
  return { page, letStand };
}

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
  await cdp.send('Runtime.addBinding', { name: 'noteTapped' satisfies keyof Window });
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
        window.noteTapped(String(performance.now() - from));
      };
      port2.postMessage(null);
    });
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
}

declare global {
  interface Window {
    /** Tells the measuring process how long the next screen took, ms. */
    noteTapped(ms: string): void;
  }
}
