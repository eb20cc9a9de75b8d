import { expect, type Page, test } from '@playwright/test';
import { type DocumentType, documents } from '../contract/documents/rules.ts';
import { contacts, personalData } from '../sandbox/people/people.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments, makeScreenshots, openSent } from './driver/journey-files.ts';
import { Keyboard } from './driver/keyboard.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation } from './staff/steps.ts';

test('a driver in Mexico gets from the link to a submitted application by keyboard alone', async ({
  page,
  browser,
}) => {
  const keys = new Keyboard(page);
  const file = await DriverFile.open('mx', page);
  const { photo, pdf } = await makeDocuments(browser);
  const { profile, weeks } = await makeScreenshots(browser, [0]);
  const picker = (name: string | RegExp) => page.getByLabel(name);

  await test.step('contact', async () => {
    await page.goto(`/${file.id}`);
    await keys.presses('Empezar');
    await keys.arrives('Empecemos contigo');
    const { firstName, lastName, phone, email } = contacts.mx;
    await keys.types('Nombre(s)', firstName);
    await keys.types('Apellidos', lastName);
    await keys.types('Celular', phone);
    await page.keyboard.press('Enter');
    // The summary names missing fields, and its links lead to them.
    await expect(page.getByRole('alert').filter({ hasText: 'Revisa lo siguiente' })).toBeFocused();
    await keys.presses(/correo/i);
    await expect(page.getByLabel('Correo electrónico')).toBeFocused();
    await page.keyboard.type(email);
    await keys.presses('Continuar', 'Space');
    await keys.arrives('Conecta tus plataformas');
  });

  await test.step('earnings', async () => {
    await keys.presses(/Uber/);
    await keys.arrives('Conecta Uber');
    await before.weeks(file, 10);
    await keys.presses('Subir mis capturas');
    await keys.arrives('Tu perfil de Uber');
    await keys.goes(picker('Elegir captura'));
    await picker('Elegir captura').first().setInputFiles(profile);
    await keys.hears(/Perfil recibido/);
    await keys.presses('Seguir con mis ganancias');
    await keys.arrives('10 de 12 semanas');
    await keys.goes(picker('Subir más capturas'));
    await picker('Subir más capturas').first().setInputFiles(weeks);
    await keys.hears(/leída/);
    await keys.presses(/Falta/);
    await keys.presses('No trabajé esa semana', 'Space');
    await keys.arrives(/Ya tenemos tus semanas de Uber/);
    await keys.presses('Continuar');
  });

  await test.step('personal data', async () => {
    await keys.arrives('Tus datos personales');
    const typed = personalData('mx') as Record<string, string>;
    await keys.types('CURP', typed.nationalId!);
    await expect(page.getByLabel('Año', { exact: true })).toHaveValue('1990');
    await keys.types('RFC con homoclave', typed.taxId!.slice(10));
    await keys.types('Código postal', typed.postalCode!);
    await expect(page.getByLabel('Estado', { exact: true })).toHaveValue(typed.state!);
    await keys.types('Ciudad o municipio', typed.city!);
    await keys.types('Colonia', typed.neighborhood!);
    await keys.types('Calle', typed.street!);
    await keys.types('Número exterior', typed.streetNumber!);
    await keys.presses('Continuar');
  });

  await test.step('documents', async () => {
    await keys.arrives('Tus documentos');
    // The page hears about them with the response to its first file.
    for (const { type, required } of (await file.read()).documentsAnalysis.documents)
      if (required && type !== 'identity_card_front' && type !== 'identity_card_back')
        await file.document(type, documents[type].accepts.some((kind) => kind === 'jpeg') ? photo : pdf);
    await keys.presses('Empezar con INE Frente');
    await keys.arrives('INE Frente');
    await keys.goes(picker('Elegir archivo'));
    await picker('Elegir archivo').setInputFiles(photo);
    await expect(page.getByText('Listo para enviar')).toBeVisible();
    await keys.presses('Continuar');
    await keys.arrives('INE Reverso');
    await expect.poll(() => isThere(file, 'identity_card_front')).toBe(true);
    await keys.goes(picker('Elegir archivo'));
    await picker('Elegir archivo').setInputFiles(photo);
    await expect(page.getByText('Listo para enviar')).toBeVisible();
    await keys.presses('Continuar');
    // One press postpones all optional ones.
    await keys.arrives('Tus documentos');
    await keys.presses('Lo demás después', 'Space');
    await keys.arrives('¿Todo está bien?');
  });

  await test.step('sending', async () => {
    await keys.arrives('¿Todo está bien?');
    await keys.goes(page.getByRole('button', { name: 'Enviar mi solicitud' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/documents-success/);
    await keys.arrives(/./);
    expect((await file.read()).status).toBe('risk_analysis');
  });
});

async function isThere(file: DriverFile, type: DocumentType): Promise<boolean> {
  const { documents } = (await file.read()).documentsAnalysis;
  return documents.some((document) => document.type === type && document.mediaId !== null);
}

test('a complete Mexican application is found, reviewed and moved by keyboard alone @desktop', async ({
  page,
  browser,
}) => {
  const file = await openSent(await makeDocuments(browser), page);
  await acceptInvitation(page, await inviteStaff('keys.only@example.com', 'reviewer'));
  await page.setViewportSize({ width: 1440, height: 900 });
  const keys = new Keyboard(page);

  await expect(page.getByRole('heading', { name: 'Solicitudes' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(file.id);
  await expect(page.getByRole('link', { name: /María/ })).toHaveCount(1);
  await keys.goes(page.getByRole('link', { name: /María/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();

  await page.keyboard.press('1');
  await expect(page.getByRole('region', { name: 'Datos personales' })).toBeFocused();
  await keys.presses('Aprobar los datos');
  await expect(page.getByText('Datos aprobados: el conductor ya no puede cambiarlos.').last()).toBeVisible();
  await page.keyboard.press('2');
  await keys.presses('Aprobar todo');
  const question = page.getByRole('dialog', { name: '¿Aprobar las ganancias?' });
  await keys.goes(question.getByRole('button', { name: 'Aprobar todo' }));
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);

  await page.keyboard.press('r');
  const done = page.getByText('Ya revisaste todo lo que hay.');
  const documents = (await file.read()).documentsAnalysis.documents.filter(({ mediaId }) => mediaId !== null);
  await shown(page);
  // After a quarter turn it still fits the window.
  const picture = page.getByRole('img', { name: /, página 1$/ });
  const window = await picture.locator('..').boundingBox();
  await page.keyboard.press(']');
  await expect.poll(() => picture.boundingBox()).toEqual(window);
  await page.keyboard.press('[');
  for (let reviewed = 0; reviewed < documents.length; reviewed++) {
    await shown(page);
    await page.keyboard.press('a');
    const status =
      reviewed + 1 === documents.length ? done : page.getByText(`${reviewed + 1} de ${documents.length} revisados`);
    await expect(status).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
  await page.keyboard.press('m');
  await keys.goes(page.getByRole('region', { name: 'Mover' }).getByRole('button', { name: 'Pasar a Videollamada' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pasar a Videollamada' });
  await expect(dialog).toBeVisible();
  // Other drivers of these tests have the same data; the move skips the matches that were found until now, or until it is sent.
  const why = dialog.getByLabel('¿Por qué?');
  const send = async () => {
    if (await why.isVisible()) await keys.types('¿Por qué?', 'Todo en orden');
    await keys.goes(dialog.getByRole('button', { name: 'Pasar a Videollamada' }));
    await page.keyboard.press('Enter');
  };
  const wasAsked = await why.isVisible();
  await send();
  if (!wasAsked) await expect.poll(async () => (await dialog.count()) === 0 || (await why.isVisible())).toBe(true);
  if ((await dialog.count()) > 0 && !wasAsked) await send();
  await expect(dialog).toHaveCount(0);
  expect((await file.read()).status).toBe('home_visit');
});

/** The picture of the document is on the screen, so that it may be approved. */
async function shown(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: /, página 1$/ });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((item: HTMLImageElement) => item.complete && item.naturalWidth > 0))
    .toBe(true);
}
