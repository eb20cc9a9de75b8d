import { expect, type Page, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { applicationOf, openAs, phone } from './staff/steps.ts';

const guarantor = '/documents/solidarity_obligor_identity_card_front';
const forms = ['/customer', '/personal-data', guarantor, '/schedule-home-visit'];

for (const country of ['mx', 'us'] as const)
  test(`nothing that stays in sight covers what has the focus, with letters of 100 and 200 %: ${country}`, async ({
    page,
  }) => {
    const file = await DriverFile.open(country, page);
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
        await expectSeen(page, 'Tab', `${path}, ${letters}`);
        // A tap gives the focus without scrolling.
        for (const field of await page.locator('main input:not([type=checkbox], [type=file], [type=radio])').all()) {
          await page.evaluate(() => scrollTo(0, 0));
          await field.evaluate((element) => element.focus({ preventScroll: true }));
          await expect.poll(() => page.evaluate(findCover), { message: `${path}, ${letters}, tapped` }).toBeNull();
        }
      }
    }
  });

for (const [where, window] of [
  ['a phone', phone],
  ['a computer', { viewport: { width: 1280, height: 800 } }],
] as const)
  test(`nothing covers what has the focus while a visit is booked and reported in the console: ${where}`, async ({
    browser,
  }) => {
    const file = await DriverFile.open('mx');
    await before.contact(file);
    await file.bookVisit(2);
    const application = await applicationOf(file);
    const { page } = await openAs(browser, 'reviewer', 'Luz Paz', window);
    for (const letters of ['100%', '200%']) {
      await page.goto(`/staff/applications/${application}`);
      const visit = page.getByRole('region', { name: 'Videollamada' });
      await visit.getByRole('button', { name: 'Hacer el reporte' }).or(visit.getByRole('radio')).first().waitFor();
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      const begin = visit.getByRole('button', { name: 'Hacer el reporte' });
      if (await begin.isVisible()) await begin.click();
      await visit.getByRole('radio').first().focus();
      await expectSeen(page, 'Tab', `the report, ${letters}`);
      await expectSeen(page, 'Shift+Tab', `the report backwards, ${letters}`);

      await visit.getByRole('button', { name: /^Cambiar/ }).click();
      await page.getByRole('menuitem', { name: 'Mover' }).click();
      await expect(page.getByRole('dialog', { name: 'Mover la videollamada' })).toBeVisible();
      await expectSeen(page, 'Tab', `the times of a visit, ${letters}`);
    }
  });

test('the bar is opaque with forced colours, and without anything in it there is none', async ({ page }) => {
  const file = await DriverFile.open('mx', page);
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

/** Goes on by keyboard: whatever gets the focus has nothing over it. */
async function expectSeen(page: Page, key: 'Tab' | 'Shift+Tab', message: string): Promise<void> {
  for (let stop = 0; stop < 50; stop++) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(findCover), { message }).toBeNull();
  }
}

/** What stays in sight over the element with the focus; null if nothing does. */
function findCover(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const own = focused.getBoundingClientRect();
  // A dialog lies over everything else.
  const room = focused.closest('dialog') ?? document.body;
  const over = [...room.querySelectorAll('*')].find((item) => {
    const { position, visibility, zIndex } = getComputedStyle(item);
    if (!/sticky|fixed/.test(position) || visibility === 'hidden' || item.contains(focused)) return false;
    const box = item.getBoundingClientRect();
    const isOver =
      box.height > 0 && own.top < box.bottom && own.bottom > box.top && own.left < box.right && own.right > box.left;
    // The link that skips the header is drawn over it.
    return isOver && !(Number(getComputedStyle(focused).zIndex) > Number(zIndex));
  });
  return over ? `${focused.outerHTML.slice(0, 80)} under ${over.tagName}` : null;
}
