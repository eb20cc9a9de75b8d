import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { askDatabase } from './product/database.ts';
import { applicationOf } from './staff/sign-in.ts';
import { openAs, phone } from './staff/signed-in.ts';

test('a driver who missed the visit is told and books again @desktop', async ({ browser }) => {
  const file = await DriverFile.open('mx');
  await before.contact(file);
  await file.bookVisit(1);
  const application = await applicationOf(file);
  // As if it had begun a quarter of an hour ago.
  await askDatabase(
    `update appointments set starts_at = now() - interval '15 minutes', ends_at = now() + interval '15 minutes'
     where application_id = $1`,
    [application],
  );
  const { page: held } = await openAs(browser, 'reviewer', 'Luz Paz', phone);
  await held.goto(`/staff/applications/${application}/visit`);
  await held.getByRole('button', { name: 'Hacer el reporte en su lugar' }).click();
  await choose(held, '¿Cómo salió?', 'No se presentó');
  await held.getByRole('button', { name: 'Terminar el reporte' }).click();
  const asked = held.getByRole('dialog', { name: '¿Terminar con “No se presentó”?' });
  await expect(asked.getByText('El conductor puede agendar otra videollamada.')).toBeVisible();
  await expectAccessible(held);
  await asked.getByRole('button', { name: 'Terminar el reporte' }).click();
  await expect(held.getByText('No se presentó', { exact: true }).first()).toBeVisible();
  const deliveries = () =>
    askDatabase<{ kind: string }>('select kind from deliveries where application_id = $1', [application]);
  await expect.poll(async () => (await deliveries()).map(({ kind }) => kind)).toContain('visit_wanted');

  const context = await browser.newContext({ ...phone, baseURL: process.env.PUBLIC_URL ?? '', locale: 'es-MX' });
  const driver = await context.newPage();
  await driver.goto(`/${file.id}/schedule-home-visit`);
  const steps = new Applicant(driver);
  await steps.sees('Agenda tu videollamada');
  await driver
    .getByRole('button', { name: /, con horarios$/ })
    .nth(2)
    .click();
  await steps.presses(/ – /);
  await steps.sees('Confirma tu videollamada');
  await steps.presses('Agendar mi videollamada');
  await steps.sees('¡Listo! Tu videollamada quedó agendada');
  await held.reload();
  await expect(held.getByRole('heading', { name: 'Lo que encuentras' })).toBeVisible();
  const visits = await askDatabase<{ status: string }>(
    'select status from appointments where application_id = $1 order by created_at, starts_at',
    [application],
  );
  expect(visits.map(({ status }) => status).toSorted()).toEqual(['booked', 'ended']);
  await context.close();
  await held.context().close();
});

const question = (page: Page, name: string): Locator => page.getByRole('group', { name });

async function choose(page: Page, name: string, answer: string): Promise<void> {
  await question(page, name).getByRole('radio', { name: answer, exact: true }).check();
}
