import type { Browser } from 'playwright';
import { phone, slowPhone } from './measure.ts';

/** What became of a name that was typed, and of a press on Continue, before the app stood on the page. */
export interface BeforeStanding {
  kept: boolean;
  focused: boolean;
  pressed: boolean;
}

/** Types into the contact form of a page and presses its button as soon as they are painted; then waits for the app. */
export async function actBeforeStanding(browser: Browser, url: string): Promise<BeforeStanding> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await slowPhone(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  const field = page.locator('input[name=firstName]');
  await field.waitFor();
  await field.tap();
  await page.keyboard.type('María José');
  // The small script that hears presses has come by now or comes next.
  await page.waitForFunction(() => 'early' in globalThis);
  await page.locator('button[type=submit]').dispatchEvent('click');
  const early = await page.evaluate(() => performance.getEntriesByName('standing').length === 0);
  if (!early) throw new Error('the app stood before anything was typed');
  await page.waitForFunction(() => performance.getEntriesByName('standing').length > 0);
  const pressed = await page
    .getByText('Revisa lo siguiente')
    .waitFor({ timeout: 20_000 })
    .then(() => true)
    .catch(() => false);
  const kept = (await field.inputValue()) === 'María José';
  await context.close();
  return { kept, focused: await isFocused(browser, url), pressed };
}

/** Whether the field that had the focus, and what was typed in it, are as they were once the app stands. */
async function isFocused(browser: Browser, url: string): Promise<boolean> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await slowPhone(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  const field = page.locator('input[name=lastName]');
  await field.tap();
  await page.keyboard.type('Núñez');
  await page.waitForFunction(() => performance.getEntriesByName('standing').length > 0);
  const stays = await field.evaluate((input: HTMLInputElement) => document.activeElement === input && input.value);
  await context.close();
  return stays === 'Núñez';
}
