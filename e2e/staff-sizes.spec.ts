import { expect, test } from '@playwright/test';
import { roomStates } from './contact-sheet/console/rooms.ts';
import { fillSite, readSite, takeDesk } from './contact-sheet/console/site.ts';
import { settle } from './contact-sheet/take.ts';
import { expectAccessible } from './driver/accessible.ts';
import { RunningProduct } from './product/product.ts';

const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  computer: { width: 1280, height: 800 },
};

// Each page once; what is opened on it, and its other states, have their look in the journeys.
const pages = [...Map.groupBy(roomStates, ({ screen }) => screen).values()].flatMap(
  (states) => states.find(({ before, after }) => !before && !after) ?? [],
);

test('every page of the console breaks no accessibility rule, in both languages and themes, on a phone, a tablet and a computer @desktop', async ({
  browser,
}) => {
  test.slow();
  const product = await RunningProduct.start({ SANDBOX: 'off', STAFF_OPENINGS_PER_HOUR: '10000' });
  try {
    await fillSite(product, 18);
    const desks = { admin: await takeDesk('everything', 'Dora Méndez'), advisor: await takeDesk('advisor', 'Luz Paz') };
    const site = await readSite(desks.admin);
    const looks = (['es', 'en'] as const).flatMap((language) =>
      Object.values(sizes).map((viewport) => async () => {
        const open = async (cookies: (typeof desks)['admin']['cookie'][]) => {
          const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
          await context.addInitScript((chosen) => localStorage.setItem('volante.language', chosen), language);
          await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: product.address })));
          return context;
        };
        const contexts = {
          admin: await open([desks.admin.cookie]),
          advisor: await open([desks.advisor.cookie]),
          nobody: await open([]),
        };
        for (const { screen, at, as } of pages) {
          const page = await contexts[as ?? 'admin'].newPage();
          await page.goto(`${product.address}/staff${at?.(site) ?? screen}`);
          await expect(page.locator('h1').first()).toBeVisible();
          await settle(page);
          await expectAccessible(page);
          await page.close();
        }
        for (const context of Object.values(contexts)) await context.close();
      }),
    );
    for (const look of looks) await look();
  } finally {
    await product.close();
  }
});
