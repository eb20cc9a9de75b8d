import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makePapers } from './driver/journey-files.ts';
import { askDatabase } from './product/database.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation } from './staff/sign-in.ts';

test('an admin gives a driver their data as a ZIP, holds it, and erases it, after which nothing finds it @desktop', async ({
  page,
  browser,
}) => {
  const file = await DriverFile.open('mx');
  const papers = await makePapers(browser);
  await before.sending(file, papers);
  const [one] = await askDatabase<{ id: string; email: string; phone: string; name: string; reference: string }>(
    `select a.id, a.reference, p.email, p.phone, p.first_name as name from applications a
     join application_links l on l.application_id = a.id join personal_data p on p.application_id = a.id
     where l.request_id = $1`,
    [file.id],
  );
  if (!one) throw new Error('there is no such application');
  const rowsOf = (table: string) => askDatabase<object>(`select 1 from ${table} where application_id = $1`, [one.id]);
  const files = await askDatabase<{ id: string; key: string }>(
    'select id, storage_key as key from media where application_id = $1',
    [one.id],
  );
  expect(files.length).toBeGreaterThan(3);
  const code = await acceptInvitation(page, await inviteStaff('privacy@example.com', 'admin'), 'Eva Ríos');

  await page.goto(`/staff/applications/${one.id}`);
  const part = page.getByRole('region', { name: 'Privacidad' });
  await expect(part).toContainText('Si nadie la mueve, se borra el');
  await part.getByRole('button', { name: 'Exportar sus datos' }).click();
  await page.getByLabel('¿Por qué?').fill('Pidió sus datos por correo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hacer el ZIP' }).click();
  await page.getByLabel(/^Código/).fill(code());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const link = part.getByRole('link', { name: 'Descargar' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await link.click();
  const zip = await open(await (await coming).path());
  const [person] = JSON.parse(zip.get('data/personal_data.json') ?? '[]');
  expect(person).toMatchObject({ email: one.email, phone: one.phone, first_name: one.name });
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
  await dialog.getByLabel(/^Escribe la referencia/).fill(String(one.reference));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Los datos se borraron.' })).toBeVisible();

  // Drivers of other journeys are called the same: what is looked for is this one's row.
  for (const searched of [String(one.reference), one.email, one.phone, one.name]) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/staff/applications/search'));
    await page.getByRole('searchbox').fill(searched);
    const { data } = await (await answered).json();
    expect(JSON.stringify(data), searched).not.toContain(one.id);
    await expect(page.locator(`a[href$="${one.id}"]`)).toHaveCount(0);
  }
  await page.goto(`/staff/applications/${one.id}`);
  await expect(part).toHaveCount(0);
  const driver = await browser.newPage();
  await driver.goto(`/${file.id}`);
  await expect.poll(() => new URL(driver.url()).pathname).toBe('/errors/request-not-found');
  await driver.close();
  for (const table of ['media', 'queue_rows', 'match_prints', 'picture_prints', 'personal_data', 'document_versions'])
    expect(await rowsOf(table), table).toEqual([]);
  await page.goto('/staff/privacy');
  const erased = page.getByRole('region', { name: 'Lo que se borró' }).getByRole('listitem').first();
  await expect(erased).toContainText('A petición · por Eva Ríos');
  await expect(erased.getByText('Borrada', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await askDatabase('select 1 from media_removals')).toEqual([]);
  await expectAccessible(page);
});

async function open(path: string): Promise<Map<string, string>> {
  const zip = new ZipReader(new BlobReader(new Blob([Uint8Array.from(await readFile(path))])));
  const texts = new Map<string, string>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()));
  return texts;
}
