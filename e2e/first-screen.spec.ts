import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import type { CountryCode } from '../contract/country.ts';
import { buildInto } from '../scripts/build-web.mjs';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { appStands } from './driver/steps.ts';
import { RunningProduct } from './product/product.ts';

test.describe.configure({ mode: 'serial' });
let product: RunningProduct;
let web: string;

// React in development reports differences between server and client rendering.
test.beforeAll(async () => {
  web = mkdtempSync(path.join(tmpdir(), 'volante-web-'));
  expect(buildInto(process.execPath, 'applicant', path.join(web, 'applicant'), 'development')).toBe(true);
  product = await RunningProduct.start({ WEB_DIR: web, FIRST_SCREEN_MS: '20000' });
});
test.afterAll(async () => {
  await product?.close();
  rmSync(web, { recursive: true, force: true });
});

// It is 10 KB, a tenth of what a phone fetches before it answers, and came in unseen once more screens used it.
test('the screens that a driver begins with do not wait for the query library', () => {
  const built: { path: string; files: string[] }[] = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../web/dist/applicant/.vite/screens.json'), 'utf8'),
  );
  const begun = ['/welcome', '/customer', '/platforms', '/tasks', '/documents/:type', '/documents'];
  const screens = built.filter((screen) => begun.includes(screen.path));
  expect(screens).toHaveLength(begun.length);
  for (const script of screens.flatMap(({ files }) => files)) {
    const text = readFileSync(path.join(import.meta.dirname, '../web/dist/applicant', script), 'utf8');
    expect(text, script).not.toContain('isStaleByTime');
  }
});

interface FirstScreens {
  country: CountryCode;
  /** Brings the application there. */
  reach: (file: DriverFile, browser: Browser) => Promise<void>;
  screens: string[];
}

const decided = ['', '/tasks', '/documents-success', '/check-your-answers'];
async function passed(file: DriverFile): Promise<void> {
  await before.contact(file);
  await before.weeks(file);
  await file.analyse();
}

const firstScreens: Record<string, FirstScreens> = {
  'has begun': {
    country: 'mx',
    reach: async () => {},
    screens: [
      '',
      '/customer',
      '/platforms',
      '/platforms/uber',
      '/platforms/uber/connect',
      '/tasks',
      '/schedule-home-visit',
    ],
  },
  'has passed with the earnings': {
    country: 'mx',
    reach: passed,
    screens: [
      '/personal-data',
      '/documents',
      '/documents/identity_card_front',
      '/documents/bank_statements',
      '/documents/solidarity_obligor_identity_card_front',
      '/check-your-answers',
      '/schedule-home-visit',
      '/user-info-gathering',
      '/home-image-upload',
      '/home-image-upload?step=0',
      '/documents-success',
    ],
  },
  'has begun in the United States': {
    country: 'us',
    reach: async () => {},
    screens: ['', '/where-you-drive', '/customer', '/platforms', '/platforms/lyft', '/platforms/other', '/tasks'],
  },
  'has passed in the United States': {
    country: 'us',
    reach: passed,
    screens: ['', '/personal-data', '/documents', '/documents/drivers_license_front', '/documents/bank_statements'],
  },
  'was approved': {
    country: 'mx',
    reach: async (file, browser) => {
      await before.sending(file, await makeDocuments(browser));
      await file.submit();
      await file.approve('all');
      await file.moveTo('home_visit');
      await file.moveTo('approved');
    },
    screens: decided,
  },
  'was rejected': {
    country: 'mx',
    reach: async (file) => {
      await passed(file);
      await file.moveTo('rejected', '--tell', 'earnings_too_low', '--again', '2027-06-01');
    },
    screens: decided,
  },
};

for (const [standing, { country, reach, screens }] of Object.entries(firstScreens)) {
  test(`every first screen of a driver who ${standing} hydrates without a mismatch`, async ({ page, browser }) => {
    const file = await DriverFile.open(country, page);
    await reach(file, browser);
    for (const screen of screens) await hydrates(page, `/${file.id}${screen}`);
  });
}

test('the screen of an unknown link hydrates without a mismatch', async ({ page }) => {
  await hydrates(page, `/${randomUUID()}/customer`);
});

/** Opens a link with a server-rendered screen: nothing is fetched twice, and React finds no difference. */
async function hydrates(page: Page, link: string): Promise<void> {
  const { words, reads } = listen(page);
  const answer = await page.goto(`${product.address}${link}`);
  expect(await answer?.text(), link).toContain('id="drawn"');
  await appStands(page);
  expect({ link, words, reads }).toEqual({ link, words: [], reads: [] });
}

test('the chosen language shows from the first paint on', async ({ page }) => {
  const file = await DriverFile.open('mx', page);
  await page.goto(`${product.address}/${file.id}`);
  await appStands(page);
  await page.getByLabel('Idioma').selectOption('English');
  const answer = await page.reload();
  expect(await answer?.text()).toContain('Your next car starts here');
  // A choice the server doesn't know, because it was made before the cookie existed.
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your next car starts here' })).toBeVisible();
});

test('without scripts the screen is readable, says what it can’t do, and a press changes no address', async ({
  browser,
}) => {
  const file = await DriverFile.open('mx');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.address}/${file.id}/customer`);
  await expect(page.locator('noscript p')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Nombre(s)').fill('María José');
  await page.getByRole('button', { name: 'Continuar' }).click();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByLabel('Nombre(s)')).toHaveValue('María José');
  await context.close();
});

/** The page's console messages, and its requests after the first response. */
function listen(page: Page): { words: string[]; reads: string[] } {
  page.removeAllListeners();
  const [words, reads]: [string[], string[]] = [[], []];
  page.on('pageerror', (error) => words.push(error.message));
  page.on('console', (message) => {
    // React's advertisement for its developer tools isn't a fault.
    if (!message.text().includes('React DevTools')) words.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The address of a file expires: the browser asks for it once it shows the file.
    if (pathname.startsWith('/api/') && !/link-opened|\/media\/files\//.test(pathname)) reads.push(pathname);
  });
  return { words, reads };
}

test('a page of a release that is gone reloads by itself', async ({ page }) => {
  const file = await DriverFile.open('mx', page);
  // As if the page had been open, or in transit, for a week.
  const gone = (route: Route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/index-[\w-]{8}/, 'index-gone0000'),
    });
  await page.route('**/assets/index-*.js', gone, { times: 1 });
  await page.goto(`${product.address}/${file.id}/customer`, { waitUntil: 'commit' });
  await appStands(page);
  await page.getByLabel('Nombre(s)').fill('María José');
  // The button says what is missing, although it is announced as unavailable.
  await page.getByRole('button', { name: 'Continuar' }).click({ force: true });
  await expect(page.getByText('Revisa lo siguiente')).toBeVisible();
});
