import { expect, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments, openSent } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';

test.use({ locale: 'es-MX' });

test('a video call can be booked right after sending, comes first in its stage, and the driver may stop there', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const driver = new Applicant(page);
  const file = await openSent(await makeDocuments(browser), page);
  await page.goto(`/${file.id}`);
  await driver.sees('¡Recibimos tu solicitud!');
  await expect(page.getByText(/\d{4} \d{4}/)).toBeVisible();
  await expect(page.getByText('Hoy no, pero sí para la videollamada').first()).toBeVisible();
  await driver.presses('Agendar mi videollamada');
  await driver.sees('Agenda tu videollamada');
  await page
    .getByRole('button', { name: /, con horarios$/ })
    .nth(3)
    .click();
  await driver.presses(/ – /);
  await driver.sees('Confirma tu videollamada');
  await driver.presses('Agendar mi videollamada');
  await driver.sees('¡Listo! Tu videollamada quedó agendada');

  await file.moveTo('home_visit');
  await page.goto(`/tasks?id=${file.id}`);
  await driver.sees('Tu solicitud');
  await expect(page.getByRole('link', { name: 'Continuar con Licencia Frente' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fotos de tu casa' })).toBeVisible();
  await driver.presses('Tu ubicación');
  await driver.sees(/ubicación/);

  await page.goto(`/documents-success?id=${file.id}`);
  await driver.sees('Tu videollamada ya tiene fecha');
  await expect(page.getByText('pasaron la revisión')).toHaveCount(0);
  await driver.presses('Terminar por hoy');
  await driver.reloads('Listo por hoy');
  await driver.presses('Seguir ahora');
  await driver.sees('Tu videollamada ya tiene fecha');
});

test('a decision shows its reason, the day to try again and the same number as the task list', async ({ page }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  await before.documents(file);
  await file.moveTo('rejected', '--tell', 'earnings_too_low', '--again', '2027-06-01');
  await page.goto(`/${file.id}`);
  await driver.sees('Esta vez no pudimos aprobar tu solicitud');
  await expect(page.getByText('A partir del 1 de junio de 2027.')).toBeVisible();
  const number = (await page.getByText(/^\d{4} \d{4}$/).textContent()) ?? '';
  await driver.presses('Ver mi solicitud');
  await driver.sees('Tu solicitud');
  await expect(page.getByText(number)).toBeVisible();
});

test('the driver can stop for today with seven papers left, and in the visit stage the visit comes before the photos', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const driver = new Applicant(page);
  const file = await openSent(await makeDocuments(browser), page);
  const left = (await file.read()).documentsAnalysis.documents.filter(({ mediaId }) => mediaId === null);
  expect(left.length).toBeGreaterThanOrEqual(7);
  await page.goto(`/${file.id}`);
  await driver.sees('¡Recibimos tu solicitud!');
  await driver.presses('Terminar por hoy');
  await driver.sees('Listo por hoy');
  const whatsApp = page.getByRole('link', { name: 'Por WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', new RegExp(`^https://wa\\.me/\\d*\\?text=.*${file.id}`));

  await file.moveTo('home_visit');
  await page.goto(`/${file.id}`);
  await driver.sees('Lo que sigue: tu videollamada desde tu casa');
  await driver.presses('Agendar mi videollamada');
  await driver.sees('Agenda tu videollamada');
  await expect(page.getByText(/^Lo más pronto: .+[ap]\.m\.$/)).toBeVisible();
  await page.getByRole('button', { name: /, lo más pronto, con horarios$/ }).click();
  await driver.presses(/ – /);
  await driver.presses('Agendar mi videollamada');
  await driver.sees('¡Listo! Tu videollamada quedó agendada');
  await page.goto(`/tasks?id=${file.id}`);
  await driver.presses('Fotos de tu casa');
  await driver.sees('Muéstranos tu casa');
});
