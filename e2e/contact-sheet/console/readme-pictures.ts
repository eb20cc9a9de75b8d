import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { RunningProduct } from '../../product/product.ts';
import { countFigures, readDocuments } from '../../staff/steps.ts';
import { settle } from '../take.ts';
import { type Desk, fillSite, isFrom, readSite, takeDesk } from './site.ts';
import { isVisited } from './steps.ts';

/** Enough for a list and a week that look used. */
const APPLICATIONS = 34;
const PREFIX = 'console-';

interface Picture {
  name: string;
  at: string;
  language: 'es' | 'en';
  theme: 'light' | 'dark';
  ready(page: Page): Promise<unknown>;
}

/** Takes the six pictures of the console in README, of made-up applications, in place of those in `to`. */
export async function takeConsolePictures(browser: Browser, to: string): Promise<void> {
  const product = await RunningProduct.start({ SANDBOX: 'off', JUDICIAL_CHECK: 'automatic' });
  try {
    await fillSite(product, APPLICATIONS);
    await countFigures();
    const desk = await takeDesk('everything', 'Dora Méndez');
    const pictures = await choose(desk);
    mkdirSync(to, { recursive: true });
    for (const old of readdirSync(to)) if (old.startsWith(PREFIX)) rmSync(path.join(to, old));
    for (const [i, picture] of pictures.entries()) {
      await desk.call('PATCH', '/me', { language: picture.language === 'en' ? 'en' : 'es-MX' });
      await take(browser, desk, picture, path.join(to, `${PREFIX}${i + 1}-${picture.name}.webp`));
    }
  } finally {
    await product.close();
  }
}

async function choose(desk: Desk): Promise<Picture[]> {
  const { rows, busyDay } = await readSite(desk);
  const toReview = rows
    .filter((row) => row.waitsFor === 'review' && isFrom('mx')(row))
    .toSorted((a, b) => b.toReview - a.toReview)[0];
  const held = rows.find(isVisited) ?? rows[0];
  const item = `/applications/${toReview?.applicationId}`;
  if (toReview) await readDocuments(toReview.applicationId);
  const heading = (page: Page) => page.locator('h1').first().waitFor();
  const report = async (page: Page) => {
    await page.getByRole('button', { name: /^(Write|Take over) the report/ }).click();
    await page.getByRole('radio').first().waitFor();
  };
  const picture = (page: Page) => page.locator('main img').first().waitFor();
  return [
    {
      name: 'queue',
      at: '/?waitsFor=review&waitsFor=report&waitsFor=decision&waitsFor=second_person',
      language: 'en',
      theme: 'light',
      ready: (page) => page.locator('tbody tr').first().waitFor(),
    },
    { name: 'application', at: item, language: 'es', theme: 'light', ready: heading },
    { name: 'review', at: `${item}/review`, language: 'en', theme: 'dark', ready: picture },
    {
      name: 'calendar',
      at: `/calendar?view=week&who=all&day=${busyDay}`,
      language: 'es',
      theme: 'light',
      ready: heading,
    },
    { name: 'visit', at: `/applications/${held?.applicationId}/visit`, language: 'en', theme: 'light', ready: report },
    {
      name: 'reports',
      at: '/reports',
      language: 'es',
      theme: 'dark',
      ready: (page) => page.locator('[data-bars]').first().waitFor(),
    },
  ];
}

async function take(
  browser: Browser,
  desk: Desk,
  { at, language, theme, ready }: Picture,
  file: string,
): Promise<void> {
  const context = await browser.newContext({
    ...{ viewport: { width: 1280, height: 800 }, colorScheme: theme, reducedMotion: 'reduce', locale: 'es-MX' },
    timezoneId: 'America/Mexico_City',
  });
  await context.addInitScript((chosen) => localStorage.setItem('volante.language', chosen), language);
  await context.addCookies([{ ...desk.cookie, url: process.env.PUBLIC_URL ?? '' }]);
  const page = await context.newPage();
  await page.goto(`${process.env.PUBLIC_URL}/staff${at}`);
  await ready(page);
  await settle(page);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).webp({ quality: 78, smartSubsample: true }).toFile(file);
  await context.close();
}
