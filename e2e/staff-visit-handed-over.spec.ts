import { expect, type Locator, type Page, test } from '@playwright/test';
import { mailCatcher, mailsOf } from '../sandbox/mail.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile, zoneByDay } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { askDatabase, RunningProduct, runCommand } from './product/product.ts';
import { applicationOf, openAs, phone, showNextDays } from './staff/steps.ts';

const inMexico = { ...phone, timezoneId: 'America/Mexico_City' };

test('a visit is booked, moved, begun on a phone, finished by another advisor and approved by two people @desktop', async ({
  browser,
}) => {
  // Only in this product do two people decide.
  const mail = mailCatcher();
  const sandbox = await startSandbox({ parts: [mail], port: 0 });
  const { SMTP_URL = '' } = mail.settings?.(sandbox.state) ?? {};
  const settings = { FOUR_EYES: 'approve', SANDBOX: 'off', SMTP_URL, MAIL_FROM: 'Volante <hola@example.com>' };
  const product = await RunningProduct.start(settings);
  try {
    for (const seeded of ['Asesoría 1', 'Asesoría 2'])
      await runCommand('advisor', 'change', '--name', seeded, '--active', 'no');
    const { page: first } = await openAs(browser, 'everything', 'Ana López');
    const { page: held } = await openAs(browser, 'advisor', 'Luz Paz', inMexico);
    const { page: other } = await openAs(browser, 'advisor', 'Mar Cruz', phone);
    await setHours(first, 'Luz Paz');

    // The driver books with the only advisor there is, on a phone of their own.
    const file = await DriverFile.open('mx');
    await before.contact(file);
    const application = await applicationOf(file);
    const drivers = await browser.newContext({ ...inMexico, baseURL: product.address, locale: 'es-MX' });
    await file.shareWith(drivers);
    const driver = new Applicant(await drivers.newPage());
    await driver.page.goto(`/${file.id}/schedule-home-visit`);
    await driver.page
      .getByRole('button', { name: /, con horarios$/ })
      .nth(2)
      .click();
    await driver.presses(/ – /);
    await driver.presses('Agendar mi videollamada');
    await driver.sees('¡Listo! Tu videollamada quedó agendada');
    // Other journeys cover documents and earnings.
    await askDatabase(`update applications set stage = 'home_visit' where id = $1`, [application]);

    // The advisor of the visit moves it from the phone, and the driver's open screen follows.
    await held.goto(`/staff/applications/${application}`);
    await held.getByRole('button', { name: /^Cambiar la videollamada/ }).click();
    await held.getByRole('menuitem', { name: 'Mover' }).click();
    const moving = held.getByRole('dialog', { name: 'Mover' });
    await showNextDays(moving);
    await moving.getByRole('button', { name: /^9:00/ }).last().click();
    await moving.getByRole('button', { name: 'Mover', exact: true }).click();
    await expect(moving).toHaveCount(0);
    await driver.page.goto(`/${file.id}/schedule-home-visit`);
    await expect(driver.page.getByText(/9:00/).first()).toBeVisible();
    await drivers.close();

    // On the phone, beside the call. The network fails in the middle of a sentence.
    await held.goto(`/staff/applications/${application}/visit`);
    await choose(held, '¿Es el domicilio que dio?', 'Sí');
    await held.getByLabel('Comentarios').fill('Portón azul.');
    await expect(held.getByText('Guardado', { exact: true })).toBeVisible();
    for (const part of [held.getByRole('timer'), held.getByRole('link', { name: 'Llamar' })])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expectAccessible(held);
    await held.context().setOffline(true);
    await held.getByLabel('Comentarios').fill('Portón azul. Dos perros.');
    await expect(held.getByText(/^Sin conexión\./)).toBeVisible();

    // The visit is reassigned to somebody else, who continues from the saved text and never sees unsaved text.
    await setHours(first, 'Mar Cruz');
    await giveVisit(first, application, 'Mar Cruz');
    await other.goto('/staff/calendar');
    await expect(other.getByText(/Ana López te la pasó/)).toBeVisible();
    await expectAccessible(other);
    await other.goto(`/staff/applications/${application}/visit`);
    await expect(other.getByLabel('Comentarios')).toHaveValue('Portón azul.');
    await expect(question(other, '¿Es el domicilio que dio?').getByRole('radio', { name: 'Sí' })).toBeChecked();
    await choose(other, 'La casa es', 'De su familia');
    await choose(other, 'Comprobante de que la casa es suya', 'No aplica');
    await choose(other, '¿El comprobante coincide con el lugar?', 'Sí');
    await choose(other, '¿Tiene cochera?', 'No');
    await other.getByLabel('Comentarios').fill('Portón azul. Vive con su mamá.');
    await choose(other, '¿Cómo salió?', 'Satisfactoria');
    await other.getByRole('button', { name: 'Terminar el reporte' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Terminar el reporte' }).click();
    await expect(other.getByRole('button', { name: 'Terminar el reporte' })).toHaveCount(0);
    await expect(other.getByText('Satisfactoria', { exact: true }).first()).toBeVisible();
    await expectAccessible(other);

    // Back on the phone, the finished report isn't overwritten.
    await held.context().setOffline(false);
    await expect(held.getByText(/Vive con su mamá/).first()).toBeVisible();
    const [report] = await askDatabase<{ outcome: string; comments: string }>(
      `select outcome, details ->> 'comments' as comments from visit_reports`,
    );
    expect(report).toEqual({ outcome: 'passed', comments: 'Portón azul. Vive con su mamá.' });

    // The news doesn't wait for the driver's morning. The zone belongs to what is decided on, so it changes before the proposal.
    await askDatabase('update appointments set zone = $2 where application_id = $1', [application, zoneByDay()]);
    // One proposes, another confirms.
    const { page: second } = await openAs(browser, 'reviewer', 'Eva Ríos');
    for (const item of [first, second]) await item.goto(`/staff/applications/${application}`);
    await first.getByRole('button', { name: 'Pasar a Aprobada' }).click();
    await first.getByLabel('¿Por qué?').fill('Todo en orden');
    await first.getByRole('dialog').getByRole('button', { name: 'Pasar a Aprobada' }).click();
    expect((await file.read()).status).toBe('home_visit');
    await second.getByRole('button', { name: 'Confirmar: pasa a Aprobada' }).click();
    await expect.poll(async () => (await file.read()).status).toBe('approved');
    const subjects = () => mailsOf(sandbox.state).map(({ subject }) => subject);
    await expect
      .poll(subjects)
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching('videollamada desde tu casa cambió'),
          '¡Felicidades! Tu solicitud fue aprobada',
        ]),
      );
    for (const item of [held, other, first, second]) await item.context().close();
  } finally {
    await product.close();
    await sandbox.stop();
  }
});

/** Adds an advisor who signs in with the account of the same name and works every day of the week. */
async function setHours(admin: Page, name: string): Promise<void> {
  await admin.goto('/staff/calendar/availability');
  await admin.getByRole('button', { name: 'Agregar asesor' }).click();
  await admin.getByLabel('Nombre', { exact: true }).fill(name);
  await admin.getByRole('combobox', { name: 'Entra a la consola con' }).fill(name);
  await admin.getByRole('option', { name }).click();
  await admin.getByRole('button', { name: 'Copiar el horario del lunes' }).click();
  await admin.getByRole('menuitem', { name: 'Toda la semana' }).click();
  await admin.getByRole('button', { name: 'Guardar' }).click();
  await expect(admin.getByRole('heading', { name })).toBeVisible();
}

async function giveVisit(admin: Page, application: string, name: string): Promise<void> {
  await admin.goto(`/staff/applications/${application}`);
  await admin.getByRole('button', { name: /^Cambiar la videollamada/ }).click();
  await admin.getByRole('menuitem', { name: 'Cambiar de asesor' }).click();
  await admin.getByRole('button', { name: `Pasarla a ${name}` }).click();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
}

const question = (page: Page, name: string): Locator => page.getByRole('group', { name });

async function choose(page: Page, name: string, answer: string): Promise<void> {
  await question(page, name).getByRole('radio', { name: answer, exact: true }).check();
}
