import { expect, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation, applicationOf } from './staff/steps.ts';

test('a reviewer closes a silent driver’s application, and the driver comes back by the link @desktop', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const phone = await context.newPage();
  const file = await DriverFile.open('mx', phone);
  await before.contact(file);
  await acceptInvitation(page, await inviteStaff('closing@example.com', 'reviewer'), 'Eva Ríos');
  const application = await applicationOf(file);
  await page.goto(`/staff/applications/${application}`);
  const moves = page.getByRole('region', { name: 'Mover' });
  await moves.getByRole('button', { name: 'Cerrar sin decisión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cerrar sin decisión' });
  await dialog.getByLabel('¿Por qué se cierra?').selectOption({ label: 'No contesta' });
  await expect(dialog.getByRole('region', { name: 'El conductor recibe' })).toContainText('No es un rechazo');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cerrar y avisarle' }).click();
  await expect(moves).toContainText('Cerrada sin decisión: no contesta');
  await expectAccessible(page);

  await phone.goto(`/${file.id}`);
  const driver = new Applicant(phone);
  await driver.sees('Cerramos tu solicitud');
  await expect(phone.getByRole('main')).toContainText('No es un rechazo');
  await expectAccessible(phone);
  await driver.presses('Seguir con mi solicitud');
  await expect(phone.getByRole('heading', { level: 1 })).not.toContainText('Cerramos tu solicitud');
  expect((await file.read()).closed).toBeUndefined();

  // The console hears of it without being loaded again.
  await expect(moves.getByRole('button', { name: 'Cerrar sin decisión' })).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('[data-head]')).toContainText('Volvió a abrir su solicitud');
  await page.goto('/staff/applications?closed=silent');
  await expect(page.getByRole('main')).not.toContainText((await file.read()).reference.slice(0, 4));

  await phone.goto(`/tasks?id=${file.id}`);
  await phone.getByRole('button', { name: 'Ya no quiero seguir' }).click();
  await expectAccessible(phone);
  await phone.getByRole('dialog').getByRole('button', { name: 'Sí, cerrarla' }).click();
  await driver.sees('Cerramos tu solicitud, como lo pediste');
  await context.close();
});
