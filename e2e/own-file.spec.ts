import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { showReference } from '../contract/staff/queue-row.ts';
import { contacts, personalData } from '../sandbox/people/people.ts';
import { expectAccessible } from './driver/accessible.ts';
import { makeDocuments, openSent } from './driver/journey-files.ts';
import { Applicant, curpOfAttempt } from './driver/steps.ts';
import { inviteStaff, newLink } from './product/product.ts';
import { acceptInvitation, openAs } from './staff/steps.ts';

test('a driver reads their file, takes a copy along, asks for deletion, and reads the answer', async ({
  page,
  browser,
}, testInfo) => {
  const { id } = await newLink('mx');
  const given = personalData('mx') as { nationalId: string; street: string };
  // One person has one application, in a second attempt, too.
  const nationalId = curpOfAttempt(given.nationalId, testInfo.retry + 1);
  const { street } = given;
  // By this browser, which is known from then on.
  const at = `/api/public/admission/requests/${id}`;
  for (const data of [contacts.mx, { ...given, nationalId }])
    expect((await page.request.patch(`${at}/personal-data`, { data })).status()).toBe(200);
  const { photo } = await makeDocuments(browser);
  const multipart = { requestId: id, mediaType: 'selfie_photo', file: photo };
  expect((await page.request.post('/api/media/upload/', { multipart, headers: header(id) })).status()).toBe(200);
  const { reference } = (await (await page.request.get(at)).json()).data as { reference: string };
  const driver = new Applicant(page);
  await page.goto(`/tasks?id=${id}`);
  await driver.sees('Tu solicitud');
  await driver.presses('Ver todos mis datos');
  await driver.sees('Tus datos');
  await page.getByText('Tus datos personales').click();
  await expect(page.getByText(street, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText(nationalId)).toHaveCount(0);
  await driver.presses('Ver completo: CURP');
  await expect(page.getByText(nationalId, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Se oculta en \d+ s$/)).toBeVisible();
  await expectAccessible(page);
  await driver.presses('Ocultar');
  await expect(page.getByText(nationalId)).toHaveCount(0);

  await driver.presses('Preparar mi copia');
  const fetchIt = page.getByRole('link', { name: 'Bajar mi copia' });
  await expect(fetchIt).toBeVisible();
  await expect(page.getByText(/^Puedes pedir otra desde el/)).toBeVisible();
  const coming = page.waitForEvent('download');
  await fetchIt.click();
  const zip = await open(await (await coming).path());
  const copy = zip.get('mis-datos.html') ?? '';
  for (const given of [nationalId, street]) expect(copy).toContain(given);
  expect([...zip.keys()].filter((name) => name.startsWith('files/')).length).toBe(1);

  await driver.presses('Hacer una petición');
  await driver.sees('¿Qué quieres pedir?');
  await driver.presses('Enviar mi petición');
  await expect(page.getByText('Escribe qué necesitas.')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Borrar mis datos').click();
  await driver.presses('Enviar mi petición');
  await driver.sees('Tus datos');
  await expect(page.getByText(/^Te contestamos a más tardar el/)).toBeVisible();

  const { page: staff } = await openAs(browser, 'reviewer', 'Rita Luna');
  await staff.goto('/staff/privacy');
  const asked = staff.getByRole('region', { name: 'Lo que pidieron los conductores' });
  await expect(asked).toBeVisible();
  await expectAccessible(staff);
  await asked
    .getByRole('button', { name: new RegExp(`^Contestar: Borrar sus datos, ${showReference(reference)}`) })
    .click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog).toContainText('Para borrar, pídeselo a alguien con el rol Cumplimiento.');
  await expectAccessible(staff);
  await dialog.getByLabel('Respuesta').selectOption({ label: 'No' });
  await dialog.getByLabel('Lo que va a leer').fill('Todavía revisamos tu solicitud. Llámanos y lo vemos.');
  await dialog.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(asked.getByText(showReference(reference))).toHaveCount(0);
  await staff.context().close();

  await page.reload();
  await expect(page.getByText('Todavía revisamos tu solicitud. Llámanos y lo vemos.')).toBeVisible();
});

test('a driver keeps the receipt, withdraws a consent, and has everything erased by an admin', async ({
  page,
  browser,
}) => {
  const file = await openSent(await makeDocuments(browser), page);
  const consent = { kind: 'location', textVersion: '2026-11', language: 'es-MX' };
  await page.request.post(`/api/public/admission/requests/${file.id}/consents`, { data: consent });
  await file.locate();
  const { reference } = await file.read();
  const driver = new Applicant(page);
  await test.step('the receipt has the reference and prints as one page without buttons', async () => {
    await page.goto(`/my-file?id=${file.id}`);
    await driver.sees('Tus datos');
    await driver.presses('Ver mi comprobante');
    await driver.sees('Tu comprobante');
    const shownHere = page.getByText(reference.replace(/\B(?=.{4}$)/, ' '), { exact: true });
    await expect(shownHere).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimir o guardar como PDF' })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(shownHere).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimir o guardar como PDF' })).toBeHidden();
    const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
    await page.goBack();
    await driver.sees('Tus datos');
  });

  await test.step('a consent is withdrawn after what follows was said, and a second tab says so, too', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`/my-file?id=${file.id}`);
    await driver.presses('Ya no lo acepto: Usar tu ubicación');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Borramos tu ubicación.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Dejarlo como está' }).click();
    await expect(page.getByText(/^Lo retiraste el/)).toHaveCount(0);
    await driver.presses('Ya no lo acepto: Usar tu ubicación');
    await dialog.getByRole('button', { name: 'Retirarlo' }).dblclick();
    await expect(page.getByText(/^Lo retiraste el/)).toHaveCount(1);
    expect((await file.read()).locationData).toBeNull();
    await tab.reload();
    await expect(tab.getByText(/^Lo retiraste el/)).toHaveCount(1);
    await tab.close();
  });

  await test.step('the deletion is asked for, and an admin grants it with a second factor', async () => {
    await driver.presses('Hacer una petición');
    await page.getByText('Borrar mis datos').click();
    await page.getByRole('button', { name: 'Enviar mi petición' }).dblclick();
    await driver.sees('Tus datos');
    const { page: admin, context } = await freshPage(browser);
    const code = await acceptInvitation(admin, await inviteStaff('own-file@example.com', 'everything'), 'Eva Ríos');
    await admin.goto('/staff/privacy');
    const asked = admin.getByRole('region', { name: 'Lo que pidieron los conductores' });
    const withdrawn = new RegExp(`^Contestar: Retiró un consentimiento, ${showReference(reference)}`);
    await expect(asked.getByRole('button', { name: withdrawn })).toHaveCount(1);
    await asked
      .getByRole('button', { name: new RegExp(`^Contestar: Borrar sus datos, ${showReference(reference)}`) })
      .click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog).toContainText('Se borra todo al enviar');
    await expectAccessible(admin);
    await dialog.getByLabel(/^Escribe la referencia/).fill(reference);
    await dialog.getByRole('button', { name: 'Borrar y contestar' }).click();
    await admin.getByLabel(/^Código/).fill(code());
    await admin.getByRole('button', { name: 'Confirmar' }).click();
    await expect(admin.locator('[data-toast]').filter({ hasText: 'Los datos se borraron' })).toBeVisible();
    await context.close();
  });

  await page.goto(`/tasks?id=${file.id}`);
  await driver.sees('Solicitud no encontrada');
});

async function freshPage(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const baseURL = process.env.PUBLIC_URL ?? '';
  const context = await browser.newContext({ baseURL, locale: 'es-MX', viewport: { width: 1280, height: 800 } });
  return { page: await context.newPage(), context };
}

const header = (id: string) => ({ 'X-Admission-Request-Id': id });

async function open(path: string): Promise<Map<string, string>> {
  const zip = new ZipReader(new BlobReader(new Blob([Uint8Array.from(await readFile(path))])));
  const texts = new Map<string, string>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()));
  return texts;
}
