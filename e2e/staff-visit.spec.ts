import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { askDatabase, inviteStaff } from './product/product.ts';
import { acceptInvitation, applicationOf, openAs, phone } from './staff/steps.ts';

test('a visit is reported as passed with a picture, and the application approved on it @desktop', {
  tag: '@core',
}, async ({ page, browser }) => {
  const documents = await makeDocuments(browser);
  const file = await DriverFile.open('mx');
  await before.sending(file, documents);
  await file.submit();
  await file.moveTo('home_visit');
  await file.bookVisit(0);
  await acceptInvitation(page, await inviteStaff('eva.soto@example.com', 'reviewer'), 'Eva Soto');

  // Several drivers in this product have the same name, so the link's id is used to find one.
  await page.getByRole('searchbox').fill(file.id);
  const found = page.getByRole('link', { name: /María/ });
  await expect(found).toHaveCount(1);
  await found.click();
  const visit = page.getByRole('region', { name: 'Videollamada' });
  await expect(visit.getByText('Agendada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pasar a Aprobada' })).toBeDisabled();

  await visit.getByRole('button', { name: 'Hacer el reporte' }).click();
  const choose = (question: string, answer: string) =>
    visit.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check();
  // The answers say which steps were done.
  await choose('¿Es el domicilio que dio?', 'No');
  await choose('¿El comprobante coincide con el lugar?', 'Sí');
  await choose('La casa es', 'De su familia');
  await choose('Documentos', 'Se saltó');
  await visit.getByLabel('Comentarios').fill('Portón azul.\nVive con su mamá.');
  await visit.getByLabel('Agregar imágenes').setInputFiles(documents.photo);
  await expect(visit.getByRole('img', { name: 'Imagen 1' })).toBeVisible();
  await expect(visit.getByText('Guardado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(visit.getByLabel('Comentarios')).toHaveValue('Portón azul.\nVive con su mamá.');

  await choose('¿Cómo salió?', 'Satisfactoria');
  await visit.getByRole('button', { name: 'Terminar el reporte' }).click();
  await expect(visit.getByText('Paso “Cochera”: márcalo como hecho o como saltado.')).toBeVisible();
  await expectAccessible(page);
  await choose('¿Tiene cochera?', 'No');
  await visit.getByRole('button', { name: /“Satisfactoria” no va con la respuesta “No”/ }).click();
  await choose('¿Es el domicilio que dio?', 'Sí');
  await visit.getByRole('button', { name: 'Terminar el reporte' }).click();
  const question = page.getByRole('dialog', { name: '¿Terminar con “Satisfactoria”?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Terminar el reporte' }).click();
  // The part is done, and folds to one line.
  await expect(visit.getByText(/^Satisfactoria · Eva Soto · /)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Pasar a Aprobada' }).click();
  await page.getByLabel('¿Por qué?').fill('Todo en orden');
  await page.getByRole('dialog').getByRole('button', { name: 'Pasar a Aprobada' }).click();
  await expect(page.getByRole('region', { name: 'Historial' }).getByText('Videollamada reportada')).toBeVisible();
  await expect.poll(async () => (await file.read()).status).toBe('approved');
});

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
  await file.shareWith(context);
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
