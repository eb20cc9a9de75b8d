import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { DriverFile } from '../driver/driver-file.ts';
import { letGo } from '../driver/reach.ts';
import type { StoryName } from '../driver/stories.ts';
import { audit } from './audit.ts';
import type { Files } from './files.ts';
import type { State } from './states.ts';

export const languages = ['es', 'en'] as const;
export const devices = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
export const themes = ['light', 'dark'] as const;

export type Language = (typeof languages)[number];
export type Device = keyof typeof devices;

/** Timeout for reaching a state, in ms. */
const TIMEOUT = 20_000;

export interface Studio {
  browsers: Record<'usual' | 'large', Browser>;
  files: Files;
  drivers: Map<StoryName, DriverFile>;
  folder: string;
  /** JPEG quality, 1 to 100. */
  quality: number;
  /** Also audits the screens. */
  audit: boolean;
}

/** A state in one language on one device, as the sheet shows it. */
export interface Shown {
  state: Pick<State, 'screen' | 'state'>;
  language: Language;
  device: string;
  /** File names; a screen longer than the window also has a picture of the whole page. */
  pictures: string[];
  faults: string[];
}

interface View extends Shown {
  state: State;
  device: Device;
}

/** Captures the states one at a time. An unreachable state is recorded as a fault, and the others continue. */
export async function takeAll(studio: Studio, states: readonly State[], language: Language, device: Device) {
  const open = async (browser: Browser) => {
    const context = await browser.newContext({ ...devices[device], reducedMotion: 'reduce', locale: 'es-MX' });
    context.setDefaultTimeout(TIMEOUT);
    await context.addInitScript((chosen) => localStorage.setItem('volante.language', chosen), language);
    return context;
  };
  const contexts = { usual: await open(studio.browsers.usual), large: await open(studio.browsers.large) };
  const views: View[] = [];
  for (const state of states) {
    if (state.device && state.device !== device) continue;
    const view: View = { state, language, device, pictures: [], faults: [] };
    views.push(view);
    await take(studio, await contexts[state.letters ?? 'usual'].newPage(), view);
  }
  await Promise.all([contexts.usual.close(), contexts.large.close()]);
  return views;
}

async function take(
  { files, drivers, folder, quality, audit: audited }: Studio,
  page: Page,
  view: View,
): Promise<void> {
  const { state, language, device } = view;
  const name = slug(`${state.screen} ${state.state} ${device} ${language}`);
  const note = (...faults: string[]) => {
    view.faults.push(...faults);
    for (const fault of faults) console.log(fault);
  };
  const broken = (error: unknown) => note(`${name}: ${(error as Error).message.split('\n')[0]}`);
  page.on('pageerror', broken);
  try {
    const driver = drivers.get(state.as)!;
    await page.context().clearCookies();
    if (!state.unknown) await driver.shareWith(page.context());
    for (const act of state.before ?? []) await act(page, files);
    await page.goto(addressOf(state, driver));
    await page
      .locator(state.state === 'loading' ? 'h1, .boot' : 'h1')
      .first()
      .waitFor();
    for (const act of state.after ?? []) await act(page, files);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      view.pictures.push(...(await shoot(page, path.join(folder, `${name}-${theme}`), quality)));
      if (audited) note(...(await audit(page, theme, state.letters)).map((fault) => `${name}-${theme}: ${fault}`));
    }
  } catch (error) {
    broken(error);
    await shoot(page, path.join(folder, `${name}-broken`), quality).catch(() => undefined);
  }
  await leave(page);
}

export function addressOf({ screen, at = screen }: State, { id }: DriverFile): string {
  const address = new URL(at, process.env.PUBLIC_URL);
  if (!at.endsWith('?')) address.searchParams.set('id', id);
  return address.href;
}

/** Waits for fonts, pictures and lazy parts; a lazily loaded picture outside the view may never load. */
export async function settle(page: Page): Promise<void> {
  // Intentionally pending parts keep their placeholder.
  await page.waitForSelector('.pulse-soft', { state: 'detached', timeout: 5000 }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.race([decoded, new Promise((over) => setTimeout(over, 3000))]);
  });
  await page.waitForTimeout(200);
}

export async function shoot(page: Page, file: string, quality: number): Promise<string[]> {
  const look = { type: 'jpeg', quality, animations: 'disabled' } as const;
  const names = [`${file}.jpg`];
  await page.screenshot({ ...look, path: `${file}.jpg` });
  const longer = await page.evaluate(
    () =>
      document.documentElement.scrollHeight > innerHeight + 1 &&
      !document.querySelector('dialog[open], [role=dialog], [role=menu]'),
  );
  if (longer) {
    names.push(`${file}-whole.jpg`);
    // Sticky elements would be in the middle of the whole page.
    const stick = (position: string) =>
      page.evaluate((p) => document.querySelector('footer')?.style.setProperty('position', p), position);
    await stick('static');
    await page.screenshot({ ...look, path: `${file}-whole.jpg`, fullPage: true });
    await stick('');
  }
  return names.map((name) => path.basename(name));
}

/** Drops held and offline calls, so that the next state finds neither drafts nor kept files. */
export async function leave(page: Page): Promise<void> {
  const forget = async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  };
  await page.evaluate(forget).catch(() => undefined);
  await letGo(page);
  const context = page.context();
  await page.close();
  await context.setOffline(false);
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
