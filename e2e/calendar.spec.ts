import { expect, type Page, test } from '@playwright/test';
import { countries } from '../contract/countries/index.ts';
import { dateIn } from '../contract/earnings/weeks.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeScreenshots } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { askDatabase } from './product/product.ts';

const DAY = 86_400_000;

test('a phone whose clock is a day off gets the right weeks and counts birthdays correctly', async ({ page }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  await setClock(page, -DAY);
  await before.contact(file);
  await file.screenshot('uber', 'profile', (await makeScreenshots(page.context().browser()!, [])).profile);
  await before.weeks(file, 11);
  await page.goto(`/platforms/uber?id=${file.id}`);
  await driver.sees('11 de 12 semanas');
  await page.getByRole('button', { name: /Falta/ }).click();
  await driver.presses('No trabajé esa semana');
  await driver.sees(/Ya tenemos tus semanas de Uber/);
  await driver.presses('Continuar');
  await driver.sees('Tus datos personales');
  // Came of age today by the server's clock, while this phone still has yesterday's date.
  const [year = '', month = '', day = ''] = dateIn(countries.mx.zone, new Date()).split('-');
  await driver.types('Día', day);
  await page.getByLabel('Mes', { exact: true }).selectOption({ index: Number(month) });
  await driver.types('Año', String(Number(year) - 18));
  await page.getByLabel('Año').blur();
  await driver.types('CURP', 'NUAM900412MDFXVR08');
  await expect(page.getByText(/18 años/)).toHaveCount(0);

  await setClock(page, DAY);
  await page.reload();
  await driver.sees('Tus datos personales');
  await driver.types('Año', String(Number(year) - 18 + 1));
  await page.getByLabel('Año').blur();
  await expect(page.getByText(/18 años/).first()).toBeVisible();
});

test('after 14 days newer weeks are requested with an explanation, and read figures stay', async ({
  page,
  browser,
}) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  const { profile, weeks } = await makeScreenshots(browser, [0, 1]);
  await before.contact(file);
  await file.screenshot('uber', 'profile', profile);
  await before.weeks(file);
  await letDaysPass(file.id, 14);

  await page.goto(`/${file.id}`);
  await driver.presses('Continuar');
  await driver.presses(/Uber.*10 de 12 semanas/);
  await driver.sees('10 de 12 semanas');
  await expect(page.getByText(/semanas más nuevas/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Falta/ })).toHaveCount(2);
  await driver.chooses('Subir más capturas', weeks);
  await driver.sees(/Ya tenemos tus semanas de Uber/);
  await driver.presses('Continuar');
  await driver.sees('Tus datos personales');
});

/** Shifts the phone's clock by this many ms. */
async function setClock(page: Page, ahead: number): Promise<void> {
  await page.addInitScript((ms) => {
    const Real = Date;
    const real = Real.now.bind(Real);
    class Wrong extends Real {
      constructor(...given: []) {
        super(...(given.length ? given : ([real() + ms] as unknown as [])));
      }
      static override now() {
        return real() + ms;
      }
    }
    globalThis.Date = Wrong as DateConstructor;
  }, ahead);
}

/** Moves stored data into the past, as if days had passed. */
async function letDaysPass(requestId: string, days: number): Promise<void> {
  const mine = 'where application_id = (select application_id from application_links where request_id = $1)';
  await askDatabase(
    `update earnings_windows set newest_week = newest_week - ${days}, frozen_until = frozen_until - ${days + 1} ${mine}`,
    [requestId],
  );
  // The job for expired windows, which runs a few minutes after midnight.
  await askDatabase(`update platform_accounts set status = 'pending', earnings_status = 'pending' ${mine}`, [
    requestId,
  ]);
  // In two steps, or a week would collide with one not yet moved.
  for (const by of [7000, days - 7000])
    await askDatabase(`update earnings_weeks set week_start = week_start - ${by} ${mine}`, [requestId]);
}
