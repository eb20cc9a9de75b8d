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
