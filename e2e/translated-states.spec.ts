import { type BrowserContext, devices, expect, type Page, test } from '@playwright/test';
import { roomStates } from './contact-sheet/console/rooms.ts';
import { fillSite, readSite, takeDesk } from './contact-sheet/console/site.ts';
import { makeFiles, openStories } from './contact-sheet/files.ts';
import { states } from './contact-sheet/states.ts';
import { addressOf, leave, settle } from './contact-sheet/take.ts';
import { translate } from './driver/translator.ts';
import { RunningProduct } from './product/product.ts';

// Every state of both apps in a browser that translates pages: it must show the same texts as one that doesn't, also after
// the language was changed, which changes all of them. The translator of these tests keeps the wording.
test.setTimeout(1_800_000);
const WALKERS = 3;
/** For reaching a state, in ms. */
const TIMEOUT = 20_000;

type Reach = (page: Page) => Promise<unknown>;
interface Visited {
  name: string;
  reach: Reach;
  context: 'phone' | 'desk' | 'admin' | 'advisor' | 'nobody';
}

test('every state of the driver’s app shows the same in a translated page @states', async ({ browser }) => {
  const product = await RunningProduct.start({
    ...{ SANDBOX: 'off', JUDICIAL_CHECK: 'manual', UPLOADS_PER_HOUR: '10000' },
    ...{ SUPPORT_WHATSAPP: '+525512345678', SUPPORT_PHONE: '+525587654321' },
    ...{ WIDGET_URL: 'http://localhost/widget', WIDGET_ID: 'sheet', WIDGET_SANDBOX: 'true' },
  });
  try {
    const files = await makeFiles(browser);
    const drivers = await openStories(new Set(states.map((state) => state.as)), files);
    const visits = states.map((state): Visited => {
      const reach = async (page: Page) => {
        for (const act of state.before ?? []) await act(page, files);
        await page.goto(addressOf(state, drivers.get(state.as)!));
        await page.locator('h1, .boot').first().waitFor();
        for (const act of state.after ?? []) await act(page, files);
      };
      return { name: `${state.screen} ${state.state}`, reach, context: state.device ?? 'phone' };
    });
    const open = async () => ({
      phone: await browser.newContext({ ...devices['Pixel 5'], reducedMotion: 'reduce', locale: 'es-MX' }),
      desk: await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' }),
    });
    expect(await compare(visits, open)).toEqual([]);
  } finally {
    await product.close();
  }
});

test('every state of the console shows the same in a translated page @desktop @states', async ({ browser }) => {
  const product = await RunningProduct.start({
    ...{ SANDBOX: 'off', STAFF_OPENINGS_PER_HOUR: '10000', JUDICIAL_CHECK: 'automatic' },
  });
  try {
    await fillSite(product, 17);
    const desks = { admin: await takeDesk('everything', 'Dora Méndez'), advisor: await takeDesk('advisor', 'Luz Paz') };
    const site = await readSite(desks.admin);
    const visits = roomStates.map((state): Visited => {
      const reach = async (page: Page) => {
        for (const step of state.before ?? []) await step(page);
        await page.goto(`${process.env.PUBLIC_URL}/staff${state.at?.(site) ?? state.screen}`);
        await page.locator('h1, [role=status]').first().waitFor();
        for (const step of state.after ?? []) await step(page);
      };
      return { name: `${state.screen} ${state.state}`, reach, context: state.as ?? 'admin' };
    });
    const openDesk = async (who: keyof typeof desks | null) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      if (who) await context.addCookies([{ ...desks[who].cookie, url: process.env.PUBLIC_URL ?? '' }]);
      return context;
    };
    const open = async () => ({
      ...{ admin: await openDesk('admin'), advisor: await openDesk('advisor'), nobody: await openDesk(null) },
    });
    expect(await compare(visits, open)).toEqual([]);
  } finally {
    await product.close();
  }
});

type Contexts = Partial<Record<Visited['context'], BrowserContext>>;

/** What differs between a plain and a translated page, by state. */
async function compare(visits: readonly Visited[], open: () => Promise<Contexts>): Promise<object[]> {
  const waiting = [...visits];
  const faults: object[] = [];
  const walk = async () => {
    const [plain, translated] = [await open(), await open()];
    for (const context of Object.values(translated)) await translate(context);
    for (const context of [...Object.values(plain), ...Object.values(translated)]) context.setDefaultTimeout(TIMEOUT);
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const { name, context } = visit;
      // Of a page that is still loading two looks differ, too, and of one whose data another walker changes meanwhile.
      for (let tries = 1; tries <= 3; tries++) {
        const said = await look(plain[context]!, visit.reach).catch(() => null);
        // A state that can't be reached is a fault of the contact sheet.
        if (said === null) break;
        const shown = await look(translated[context]!, visit.reach, said).catch((error: Error) => error.message);
        if (shown === said || shown === (await look(plain[context]!, visit.reach).catch(() => null))) break;
        const from = Math.max(0, [...said].findIndex((letter, i) => letter !== shown[i]) - 20);
        if (tries === 3) faults.push({ name, said: said.slice(from, from + 80), shown: shown.slice(from, from + 80) });
      }
    }
    for (const context of [...Object.values(plain), ...Object.values(translated)]) await context.close();
  };
  await Promise.all(Array.from({ length: WALKERS }, walk));
  return faults;
}

/** The text of the page in the state, and after its language was changed; waits until it is the `expected` one. */
async function look(context: BrowserContext, reach: Reach, expected?: string): Promise<string> {
  const page = await context.newPage();
  try {
    await reach(page);
    await settle(page);
    const before = await textOf(page, (text) => expected === undefined || expected.startsWith(text));
    if (!(await page.evaluate(changeLanguage))) return before;
    await settle(page);
    return before + (await textOf(page, (text) => expected === undefined || expected === before + text));
  } finally {
    // Each look begins in the language that the page opens in, however the one before ended.
    await page.evaluate(() => localStorage.removeItem('volante.language')).catch(() => undefined);
    await context.clearCookies({ name: 'language' });
    await leave(page);
  }
}

/** Without blanks: where lines break depends on the translator's elements, too. */
async function textOf(page: Page, isExpected: (text: string) => boolean): Promise<string> {
  const read = async () => {
    const text = await page.evaluate(() => document.body.innerText);
    // Clocks run, applications wait, and each new link has an address and a reference of its own.
    const steady = text
      .replaceAll(/\d+:\d\d/g, '0:00')
      .replaceAll(/\b\d{4}-\d{4}\b/g, '0000-0000')
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
      .replaceAll(/\b\d+\s(?=(min\w*|s|h|d)\b)/g, '0 ');
    return steady.replaceAll(/\s/g, '');
  };
  let text = await read();
  for (let tries = 0; tries < 20; tries++) {
    const before = text;
    await page.waitForTimeout(200);
    text = await read();
    if (text === before && isExpected(text)) break;
  }
  return text;
}

/** Chooses the other language in the header, even behind a dialog; false if the page can't. */
function changeLanguage(): boolean {
  const select = [...document.querySelectorAll('select')].find(({ options }) => options[0]?.text === 'Español');
  if (!select) return false;
  select.value = select.value === 'es' ? 'en' : 'es';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
