import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { findFaults } from '../../driver/accessible.ts';
import { RunningProduct } from '../../product/product.ts';
import { measureTargets } from '../audit.ts';
import { type Shown, settle, shoot, slug, themes } from '../take.ts';
import { roomStates } from './rooms.ts';
import { type Desk, fillSite, readSite, type Site, takeDesk } from './site.ts';
import type { RoomState } from './steps.ts';

export const screens = {
  wide: { viewport: { width: 1440, height: 900 } },
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const;
type Screen = keyof typeof screens;

const APPLICATIONS = 18;
/** Timeout for reaching a state, in ms. */
const TIMEOUT = 15_000;
const apiLanguages = { es: 'es-MX', en: 'en' } as const;

interface Asked {
  folder: string;
  languages: readonly ('es' | 'en')[];
  screens: readonly Screen[];
  only: RegExp;
  audit: boolean;
  /** Ends it early, together with its product. */
  stopped: AbortSignal;
}

/** Takes the rooms of the console, in an installation of its own with made-up applications. */
export async function takeConsole(browser: Browser, asked: Asked): Promise<Shown[]> {
  const product = await RunningProduct.start({
    SANDBOX: 'off',
    STAFF_OPENINGS_PER_HOUR: '10000',
    // The made-up drivers send without waiting for a person.
    JUDICIAL_CHECK: 'automatic',
  });
  const views: Shown[] = [];
  try {
    await fillSite(product, APPLICATIONS, asked.stopped);
    const admin = await takeDesk('everything', 'Dora Méndez');
    const advisor = await takeDesk('advisor', 'Luz Paz');
    const site = await readSite(admin);
    for (const language of asked.languages) {
      for (const desk of [admin, advisor]) await desk.call('PATCH', '/me', { language: apiLanguages[language] });
      for (const screen of asked.screens) {
        const take = { ...asked, site, language, screen, desks: { admin, advisor } };
        views.push(...(await takeScreen(browser, take)));
      }
    }
  } finally {
    await product.close();
  }
  return views;
}

interface Taking extends Asked {
  site: Site;
  language: 'es' | 'en';
  screen: Screen;
  desks: Record<'admin' | 'advisor', Desk>;
}

async function takeScreen(browser: Browser, taking: Taking): Promise<Shown[]> {
  const { language, screen, desks, only } = taking;
  const open = async (desk: Desk | null) => {
    const context = await browser.newContext({
      ...screens[screen],
      reducedMotion: 'reduce',
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
    });
    context.setDefaultTimeout(TIMEOUT);
    await context.addInitScript((chosen) => localStorage.setItem('volante.language', chosen), language);
    if (desk) await context.addCookies([{ ...desk.cookie, url: process.env.PUBLIC_URL ?? '' }]);
    return context;
  };
  const contexts = { admin: await open(desks.admin), advisor: await open(desks.advisor), nobody: await open(null) };
  const views: Shown[] = [];
  for (const state of roomStates) {
    taking.stopped.throwIfAborted();
    if (only.test(`${state.screen} ${state.state}`))
      views.push(await takeRoom(contexts[state.as ?? 'admin'], state, taking));
  }
  await Promise.all(Object.values(contexts).map((context) => context.close()));
  return views;
}

async function takeRoom(context: BrowserContext, state: RoomState, taking: Taking): Promise<Shown> {
  const { site, language, screen, folder, audit } = taking;
  const shownState = { screen: `console ${state.screen}`, state: state.state };
  const view: Shown = { state: shownState, language, device: screen, pictures: [], faults: [] };
  const name = slug(`${shownState.screen} ${state.state} ${screen} ${language}`);
  const note = (...faults: string[]) => {
    view.faults.push(...faults);
    for (const fault of faults) console.log(fault);
  };
  const page = await context.newPage();
  page.on('pageerror', (error) => note(`${name}: ${error.message.split('\n')[0]}`));
  try {
    for (const step of state.before ?? []) await step(page);
    await page.goto(`${process.env.PUBLIC_URL}/staff${state.at?.(site) ?? state.screen}`);
    await page.locator('h1, [role=status]').first().waitFor();
    if (state.state !== 'loading') await page.locator('h1').first().waitFor();
    for (const step of state.after ?? []) await step(page);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      view.pictures.push(...(await shoot(page, path.join(folder, `${name}-${theme}`), 85)));
      if (!audit) continue;
      note(...(await findFaults(page)).map((fault) => `${name}-${theme}: ${fault}`));
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (tooWide > 0) note(`${name}-${theme}: page is ${tooWide} px too wide`);
      // Sizes are the same in both themes, and matter only for touch.
      if (screen === 'phone' && theme === 'light')
        note(...(await page.evaluate(measureTargets)).map((fault) => `${name}: ${fault}`));
    }
  } catch (error) {
    note(`${name}: ${(error as Error).message.split('\n')[0]}`);
    await shoot(page, path.join(folder, `${name}-broken`), 85).catch(() => undefined);
  }
  // An application that is just read again must not end everything.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  await context.setOffline(false);
  return view;
}
