import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { roomStates } from './contact-sheet/console/rooms.ts';
import { fillSite, readSite, takeDesk } from './contact-sheet/console/site.ts';
import { settle } from './contact-sheet/take.ts';
import { expectAccessible } from './driver/accessible.ts';
import { RunningProduct } from './product/product.ts';

const languages = { es: 'es-MX', en: 'en' } as const;
const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  computer: { width: 1280, height: 800 },
};

// Each page once; what is opened on it, and its other states, have their look in the journeys.
const pages = [...Map.groupBy(roomStates, ({ screen }) => screen).values()].flatMap(
  (states) => states.find(({ before, after }) => !before && !after) ?? [],
);

for (const [language, name] of Object.entries(languages))
  test(`${language}: every page of the console breaks no accessibility rule, in both themes, on a phone, a tablet and a computer @desktop @states`, async ({
    browser,
  }) => {
    test.slow();
    const product = await RunningProduct.start({ SANDBOX: 'off', STAFF_OPENINGS_PER_HOUR: '10000' });
    try {
      await fillSite(product, 12);
      const [admin, advisor] = [await takeDesk('everything', 'Dora Méndez'), await takeDesk('advisor', 'Luz Paz')];
      for (const desk of [admin, advisor]) await desk.call('PATCH', '/me', { language: name });
      const site = await readSite(admin);
      const cookies = { admin: [admin.cookie], advisor: [advisor.cookie], nobody: [] };
      const context = await openIn(browser, language);
      const page = await context.newPage();
      for (const { screen, at, as = 'admin' } of pages) {
        await context.clearCookies();
        await context.addCookies(cookies[as].map((cookie) => ({ ...cookie, url: product.address })));
        await page.setViewportSize(sizes.computer);
        await page.goto(`${product.address}/staff${at?.(site) ?? screen}`);
        for (const size of Object.values(sizes)) {
          await page.setViewportSize(size);
          await expect(page.locator('h1').first()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
          await settle(page);
          await expectAccessible(page);
        }
      }
      await context.close();
    } finally {
      await product.close();
    }
  });

async function openIn(browser: Browser, language: string): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript((chosen) => localStorage.setItem('volante.language', chosen), language);
  return context;
}
