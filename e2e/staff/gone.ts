import { type Browser, expect, type Page } from '@playwright/test';
import type { DriverFile } from '../driver/driver-file.ts';
import { askDatabase } from '../product/product.ts';
import { applicationOf } from './steps.ts';

/** An application, and the ways to find it. */
export interface Findable {
  file: DriverFile;
  application: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
}

export async function findableOf(file: DriverFile): Promise<Findable> {
  const application = await applicationOf(file);
  const [row] = await askDatabase<Omit<Findable, 'file' | 'application'>>(
    `select a.reference::text, p.first_name as name, p.email, p.phone
     from applications a join personal_data p on p.application_id = a.id where a.id = $1`,
    [application],
  );
  if (!row) throw new Error('there is no such application');
  return { file, application, ...row };
}

/** Where staff see page 1 of one of its files; null without files. */
export async function pictureOf({ application }: Findable): Promise<string | null> {
  const [row] = await askDatabase<{ id: string }>('select id from media where application_id = $1 limit 1', [
    application,
  ]);
  return row ? `${home()}/api/staff/applications/${application}/media/${row.id}/pages/1?size=thumb` : null;
}

/**
 * Neither the list nor a search of the console, its own address, or the driver's link leads to it any more. Drivers of
 * other journeys may have the same name, so it is recognized by its URL.
 */
export async function expectGone(page: Page, browser: Browser, findable: Findable): Promise<void> {
  const itsOwn = page.locator(`a[href*="${findable.application}"]`);
  await page.goto(`${home()}/staff/`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(itsOwn).toHaveCount(0);
  for (const searched of [
    findable.reference,
    findable.file.id,
    findable.application,
    findable.email,
    findable.phone,
    findable.name,
  ]) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/staff/applications/search'));
    await page.getByRole('searchbox').fill(searched);
    const { data } = await (await answered).json();
    expect(JSON.stringify(data), searched).not.toContain(findable.application);
    await expect(itsOwn, searched).toHaveCount(0);
  }
  await page.goto(`${home()}/staff/applications/${findable.application}`);
  await expect(page.getByRole('heading', { name: 'Aquí no hay nada' })).toBeVisible();
  const driver = await openLink(browser, findable.file);
  await expect.poll(() => new URL(driver.url()).pathname).toBe('/errors/request-not-found');
  await driver.context().close();
}

/** The driver's link on a phone of their own. */
export async function openLink(browser: Browser, file: DriverFile): Promise<Page> {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'es-MX' };
  const context = await browser.newContext(phone);
  await file.shareWith(context);
  const page = await context.newPage();
  await page.goto(`${home()}/${file.id}`);
  return page;
}

/** Of the product that this worker uses. */
const home = () => String(process.env.PUBLIC_URL);
