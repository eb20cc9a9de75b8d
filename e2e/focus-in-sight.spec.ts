import { expect, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';

const forms = ['/customer', '/personal-data', '/documents/solidarity_obligor_identity_card_front'];

for (const country of ['mx', 'us'] as const)
  test(`nothing that stays in sight covers what has the focus, with letters of 100 and 200 %: ${country}`, async ({
    page,
  }) => {
    const file = await DriverFile.open(country);
    await before.documents(file);
    for (const [width, height, letters] of [
      [360, 740, '100%'],
      [320, 640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of forms) {
        await page.goto(`${path}?id=${file.id}&change=1`);
        await expect(page.locator('h1')).toBeVisible();
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
        for (let stop = 0; stop < 50; stop++) {
          await page.keyboard.press('Tab');
          await expect.poll(() => page.evaluate(findCover), { message: `${path}, ${letters}` }).toBeNull();
        }
        // A tap gives the focus without scrolling.
        for (const field of await page.locator('main input:not([type=checkbox], [type=file], [type=radio])').all()) {
          await page.evaluate(() => scrollTo(0, 0));
          await field.evaluate((element) => element.focus({ preventScroll: true }));
          await expect.poll(() => page.evaluate(findCover), { message: `${path}, ${letters}, tapped` }).toBeNull();
        }
      }
    }
  });

test('the bar is opaque with forced colours, and without anything in it there is none', async ({ page }) => {
  const file = await DriverFile.open('mx');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/customer?id=${file.id}`);
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  const colour = await page.locator('footer').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(colour).toMatch(/^rgb\(/);
  await page.goto(`/customer?id=${file.id}`);
  await page.locator('footer').evaluate((bar) => {
    for (const child of bar.children) child.replaceChildren();
  });
  await expect(page.locator('footer')).toBeHidden();
});

/** What stays in sight over the element with the focus; null if nothing does. */
function findCover(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const own = focused.getBoundingClientRect();
  const over = [...document.querySelectorAll('body *')].find((one) => {
    const { position, visibility } = getComputedStyle(one);
    if (!/sticky|fixed/.test(position) || visibility === 'hidden' || one.contains(focused)) return false;
    const box = one.getBoundingClientRect();
    return (
      box.height > 0 && own.top < box.bottom && own.bottom > box.top && own.left < box.right && own.right > box.left
    );
  });
  return over ? `${focused.outerHTML.slice(0, 80)} under ${over.tagName}` : null;
}
