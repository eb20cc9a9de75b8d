import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { showReference } from '../contract/staff/queue-row.ts';
import { contacts, personalData } from '../sandbox/people/people.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { askDatabase, inviteStaff } from './product/product.ts';
import { expectGone, findableOf, pictureOf } from './staff/gone.ts';
import { acceptInvitation, applicationOf, confirmFactor } from './staff/steps.ts';

test('an admin exports a driver’s data as a ZIP, holds it and erases it; a search no longer finds it @desktop', async ({
  page,
  browser,
}) => {
  const file = await DriverFile.open('mx');
  const documents = await makeDocuments(browser);
  await before.sending(file, documents);
  // Shared with only one other application, independent of other journeys.
  const phone = `55876${String(Date.now()).slice(-5)}`;
  await file.give({ ...contacts.mx, firstName: 'Perla', phone, email: 'perla.nunez@example.com' });
  const findable = await findableOf(file);
  const other = await DriverFile.open('mx');
  await other.give({ ...contacts.mx, firstName: 'Diego', phone, email: 'diego.nunez@example.com' });
  const rowsOf = (table: string) =>
    askDatabase<object>(`select 1 from ${table} where application_id = $1`, [findable.application]);
  const files = await askDatabase<{ id: string; key: string }>(
    'select id, storage_key as key from media where application_id = $1',
    [findable.application],
  );
  expect(files.length).toBeGreaterThan(3);
  const code = await acceptInvitation(page, await inviteStaff('privacy@example.com', 'everything'), 'Eva Ríos');
  const picture = String(await pictureOf(findable));
  expect((await page.request.get(picture)).status()).toBe(200);
  const twin = await page.context().newPage();
  const matched = await applicationOf(other);
  const flags = 'select 1 from queue_rows where application_id = $1 and $2 = any(flags)';
  await expect.poll(() => askDatabase(flags, [matched, 'match_open'])).toHaveLength(1);
  await twin.goto(`/staff/applications/${matched}`);
  const matches = twin.getByRole('region', { name: 'Coincidencias' });
  await expect(matches.getByRole('article').filter({ hasText: 'El mismo celular' })).toContainText('Perla');

  await page.goto(`/staff/applications/${findable.application}`);
  const part = page.getByRole('region', { name: 'Privacidad' });
  await expect(part).toContainText('Si nadie la mueve, se borra el');
  await part.getByRole('button', { name: 'Exportar sus datos' }).click();
  await page.getByLabel('¿Por qué?').fill('Pidió sus datos por correo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preparar el ZIP' }).click();
  await confirmFactor(page, code());
  const link = part.getByRole('link', { name: 'Descargar' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await link.click();
  const zip = await open(await (await coming).path());
  const [person] = JSON.parse(zip.get('data/personal_data.json') ?? '[]');
  expect(person).toMatchObject({ email: findable.email, phone: findable.phone, first_name: 'Perla' });
  expect(zip.get('mis-datos.html')).toContain(findable.email);
  expect([...zip.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(files.length);
  for (const { id } of files) expect([...zip.keys()].some((name) => name.includes(id))).toBe(true);

  await part.getByRole('button', { name: 'Conservar' }).click();
  await page.getByLabel('¿Por qué?').fill('Hay una queja abierta');
  await page.getByRole('dialog').getByRole('button', { name: 'Conservar' }).click();
  await expect(part).toContainText('Eva Ríos pidió conservarla');
  await expect(part.getByRole('button', { name: 'Borrar sus datos' })).toHaveCount(0);
  await part.getByRole('button', { name: 'Ya no conservar' }).click();

  await part.getByRole('button', { name: 'Borrar sus datos' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('sus archivos y lo que se leyó en ellos');
  await dialog.getByLabel('¿Por qué?').fill('Lo pidió por correo');
  await dialog.getByLabel(/^Escribe la referencia/).fill(findable.reference);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Los datos se borraron.' })).toBeVisible();

  await expect(matches.getByRole('article').filter({ hasText: 'El mismo celular' })).toHaveCount(0);
  expect(await twin.locator('body').innerText()).not.toContain('Perla');
  await twin.close();
  await expectGone(page, browser, findable);
  expect((await page.request.get(picture)).status()).toBe(404);
  for (const table of ['media', 'queue_rows', 'match_prints', 'picture_prints', 'personal_data', 'document_versions'])
    expect(await rowsOf(table), table).toEqual([]);
  await page.goto('/staff/privacy');
  const erased = page.getByRole('region', { name: 'Lo que se borró' }).getByRole('listitem').first();
  await expect(erased).toContainText('A petición · por Eva Ríos');
  await expect(erased.getByText('Borrada', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await askDatabase('select 1 from media_removals')).toEqual([]);
  await expectAccessible(page);
  // The log still has all actions, without any of her data.
  await erased.getByRole('link', { name: /^Su historial en el registro/ }).click();
  const entries = page.getByRole('list', { name: 'Entradas' });
  await expect(entries.getByRole('listitem').last()).toContainText(/Borró/);
  for (const value of ['Perla', findable.email, findable.phone]) expect(await entries.innerText()).not.toContain(value);
});

async function open(path: string): Promise<Map<string, string>> {
  const zip = new ZipReader(new BlobReader(new Blob([Uint8Array.from(await readFile(path))])));
  const texts = new Map<string, string>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()));
  return texts;
}

test('a whole SSN is shown for a reason and a fresh code, hides again, and is logged with its reader @desktop', async ({
  page,
}) => {
  const file = await DriverFile.open('us');
  await before.contact(file);
  await before.weeks(file);
  await file.analyse();
  const data = personalData('us');
  await file.give(data);
  const whole = String(data.ssn);
  const application = await applicationOf(file);
  const code = await acceptInvitation(page, await inviteStaff('sees.ssn@example.com', 'reviewer'));

  await page.goto(`/staff/applications/${application}`);
  const part = page.getByRole('region', { name: 'Datos personales' });
  await expect(part.getByText('***-**-6789')).toBeVisible();
  expect(await page.content()).not.toContain(whole);
  await part.getByRole('button', { name: 'Ver completo' }).click();
  await page.getByLabel('¿Para qué lo necesitas?').fill('Consulta de crédito');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mostrar 30 segundos' }).click();
  await confirmFactor(page, code());
  await expect(part.getByText(whole)).toBeVisible();
  await expect(part.getByText(/^Se oculta en \d+ s$/)).toBeVisible();
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Ocultar ya' }).click();
  await expect(part.getByText('***-**-6789')).toBeVisible();
  expect(await page.content()).not.toContain(whole);
  await page.reload();
  await expect(part.getByText('***-**-6789')).toBeVisible();

  const entries = await askDatabase(
    `select details ->> 'reason' as reason from staff_audit where application_id = $1 and part = 'ssn'`,
    [application],
  );
  expect(entries).toEqual([{ reason: 'Consulta de crédito' }]);
});

test('compliance answers a driver’s request, holds the application, and keeps the log of both, without deciding anything @desktop', async ({
  page,
}) => {
  const file = await DriverFile.open('mx');
  await before.contact(file);
  await file.ask('objection', 'No quiero que me llamen los domingos.');
  const application = await applicationOf(file);
  const reference = showReference((await file.read()).reference);
  const code = await acceptInvitation(page, await inviteStaff('compliance@example.com', 'compliance'), 'Celia Mora');

  await page.goto('/staff/privacy');
  const asked = page.getByRole('region', { name: 'Lo que pidieron los conductores' });
  await asked
    .getByRole('button', { name: new RegExp(`^Contestar: No usar sus datos para algo, ${reference}`) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Respuesta').selectOption({ label: 'Sí, lo hicimos' });
  await dialog.getByLabel('Lo que va a leer').fill('Anotamos que no te llamemos en domingo.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(asked.getByText(reference)).toHaveCount(0);

  await page.goto(`/staff/applications/${application}`);
  const part = page.getByRole('region', { name: 'Privacidad' });
  await part.getByRole('button', { name: 'Conservar' }).click();
  await dialog.getByLabel('¿Por qué?').fill('Hay una queja abierta');
  await dialog.getByRole('button', { name: 'Conservar' }).click();
  await expect(part).toContainText('Celia Mora pidió conservarla');
  await expectAccessible(page);
  // She decides nothing, and isn't shown what only those who decide see.
  await expect(page.getByRole('region', { name: 'Mover' })).toHaveCount(0);
  expect((await page.request.get(`/api/staff/applications/${application}/earnings`)).status()).toBe(403);

  await page.goto(`/staff/admin/audit?application=${application}`);
  const entries = page.getByRole('list', { name: 'Entradas' });
  await expect(entries).toContainText('Celia Mora');
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar (CSV)' }).click();
  await confirmFactor(page, code());
  const log = await readFile(await (await coming).path(), 'utf8');
  expect(log).toContain('Celia Mora');
  for (const act of ['answerPrivacyRequest', 'holdRetention']) expect(log).toContain(act);
  expect(log).not.toContain('domingo');
});
