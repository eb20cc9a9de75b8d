import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { audit } from './audit.ts';
import type { DriverFile } from './driver-file.ts';
import type { Files } from './files.ts';
import type { State } from './states.ts';
import type { StoryName } from './stories.ts';

export const languages = ['es', 'en'] as const;
export const themes = ['light', 'dark'] as const;
export const devices = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

/** How long a state may take to be reached, in ms. */
const PATIENCE = 20_000;
const SIDE_BY_SIDE = 3;

export interface Studio {
  browser: Browser;
  files: Files;
  drivers: Map<StoryName, DriverFile>;
  folder: string;
  /** Look for faults too. */
  audit: boolean;
}

export interface View {
  state: State;
  language: (typeof languages)[number];
  device: keyof typeof devices;
  /** File names, by theme; the second is the whole page where it is longer than the screen. */
  pictures: string[];
  faults: string[];
}

/** Takes every state in both languages on both devices. A state that cannot be reached is a fault, and the rest goes on. */
export async function takeAll(studio: Studio, states: readonly State[]): Promise<View[]> {
  const views = states.flatMap((state) =>
    languages.flatMap((language) =>
      (state.device ? [state.device] : (['phone', 'desk'] as const)).map(
        (device): View => ({ state, language, device, pictures: [], faults: [] }),
      ),
    ),
  );
  const waiting = [...views];
  const work = async () => {
    for (let view = waiting.shift(); view; view = waiting.shift()) await take(studio, view);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return views;
}

async function take({ browser, files, drivers, folder, audit: audited }: Studio, view: View): Promise<void> {
  const { state, language, device } = view;
  const context = await browser.newContext({ ...devices[device], reducedMotion: 'reduce', locale: 'es-MX' });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((chosen) => localStorage.setItem('volante.language', chosen), language);
  const page = await context.newPage();
  const name = slug(`${state.screen} ${state.state} ${device} ${language}`);
  const broken = (error: unknown) => view.faults.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
  page.on('pageerror', broken);
  try {
    for (const act of state.before ?? []) await act(page, files);
    await page.goto(addressOf(state, drivers.get(state.as)!));
    await page.locator('h1, .boot').first().waitFor();
    for (const act of state.after ?? []) await act(page, files);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      view.pictures.push(...(await shoot(page, path.join(folder, `${name}-${theme}`))));
      if (audited) view.faults.push(...(await audit(page, theme)).map((fault) => `${name}-${theme}: ${fault}`));
    }
  } catch (error) {
    broken(error);
    await page.screenshot({ path: path.join(folder, `${name}-broken.png`) }).catch(() => undefined);
  } finally {
    await context.close();
  }
}

function addressOf({ screen, at = screen }: State, { id }: DriverFile): string {
  const address = new URL(at, process.env.PUBLIC_URL);
  if (!at.endsWith('?')) address.searchParams.set('id', id);
  return address.href;
}

/** Fonts, pictures and parts that are fetched later are there. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(250);
}

async function shoot(page: Page, file: string): Promise<string[]> {
  await page.screenshot({ path: `${file}.png`, animations: 'disabled' });
  const longer = await page.evaluate(
    () => document.documentElement.scrollHeight > innerHeight + 1 && !document.querySelector('dialog[open]'),
  );
  if (!longer) return [path.basename(`${file}.png`)];
  await page.screenshot({ path: `${file}-whole.png`, animations: 'disabled', fullPage: true });
  return [path.basename(`${file}.png`), path.basename(`${file}-whole.png`)];
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
