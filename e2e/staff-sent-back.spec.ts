import { devices, expect, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { zoneByDay } from './driver/driver-file.ts';
import { makeDocuments, openSent } from './driver/journey-files.ts';
import { askDatabase, inviteStaff } from './product/product.ts';
import { acceptInvitation, applicationOf } from './staff/steps.ts';

test('a paper sent back is reported in one message, its driver sends it again, and the reviewer sees it arrive @desktop', {
  tag: '@core',
}, async ({ page, browser }) => {
  const documents = await makeDocuments(browser);
  const file = await openSent(documents);
  await file.bookVisit(6, zoneByDay());
  const application = await applicationOf(file);
  const deliveries = () =>
    askDatabase(`select state, told from deliveries where application_id = $1 and kind = 'papers_sent_back'`, [
      application,
    ]);
  await acceptInvitation(page, await inviteStaff('sends.back@example.com', 'reviewer'));

  await page.goto(`/staff/applications/${application}/review/identity_card_front`);
  await page.getByRole('button', { name: 'Devolver' }).click();
  await page.getByRole('button', { name: 'La foto salió borrosa u oscura' }).click();
  await page.getByRole('link', { name: /Salir/ }).click();
  const pendingNotices = page.getByRole('region', { name: 'Por avisar al conductor' });
  await expect(pendingNotices).toContainText('Enviar otra vez INE Frente. La foto salió borrosa u oscura.');
  await page.getByRole('button', { name: 'Pedir otro documento' }).click();
  await page.getByLabel('¿Cuál?').selectOption({ label: 'Historial de manejo' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pedirlo', exact: true }).click();
  await expect(pendingNotices).toContainText('Enviar también Historial de manejo.');
  await expectAccessible(page);
  await pendingNotices.getByRole('button', { name: 'Avisarle ya' }).click();
  await expect(pendingNotices).toBeHidden();
  // Journeys have no mail server, so the message waits for a person to deliver it.
  await expect.poll(deliveries).toEqual([{ state: 'by_hand', told: 'paper:identity_card_front asked:driving_record' }]);

  const list = page.getByRole('region', { name: 'Documentos', exact: true }).getByRole('listitem');
  const document = (name: string) => list.filter({ hasText: name });
  await page.getByLabel('Subir Historial de manejo').setInputFiles(documents.pdf);
  await expect(document('Historial de manejo')).toContainText('Por revisar');
  await expect(document('INE Frente')).toContainText('Devuelto');

  const phone = await browser.newContext({ ...devices['Pixel 5'], baseURL: process.env.PUBLIC_URL ?? '' });
  await file.shareWith(phone);
  const driver = await phone.newPage();
  await driver.goto(`/${file.id}`);
  await driver.getByRole('link', { name: /INE Frente/ }).click();
  await expect(driver.getByText('La foto salió borrosa u oscura.')).toBeVisible();
  await driver.getByLabel('Elegir archivo').setInputFiles({ ...documents.photo, name: 'otra.jpg' });
  await driver.getByRole('button', { name: 'Continuar' }).click();

  // The reviewer's page was open all the time.
  await expect(document('INE Frente')).toContainText('Por revisar');
  await expectAccessible(page);
  await phone.close();
});
