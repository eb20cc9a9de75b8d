import { expect, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { photographCard } from './driver/drawn-documents.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { askDatabase, inviteStaff } from './product/product.ts';
import { acceptInvitation, applicationOf } from './staff/steps.ts';

test('a reviewer sees a card with another name, and dismisses a phone shared by two applications @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const phone = '5587612340';
  const brother = await DriverFile.open('mx');
  await brother.give({ firstName: 'Diego', lastName: 'Ruiz Soto', phone, email: 'diego.ruiz@example.com' });
  const file = await DriverFile.open('mx');
  await file.give({ firstName: 'Pedro', lastName: 'Ruiz Soto', phone, email: 'pedro.ruiz@example.com' });
  await before.weeks(file);
  await file.analyse();
  await file.document('identity_card_front', await photographCard(browser));
  const application = await applicationOf(file);
  const flags = async () =>
    (await askDatabase<{ flags: string[] }>('select flags from queue_rows where application_id = $1', [application]))[0]
      ?.flags ?? [];
  await expect.poll(flags, { timeout: 90_000 }).toEqual(expect.arrayContaining(['facts_differ', 'match_open']));

  await acceptInvitation(page, await inviteStaff('compared@example.com', 'reviewer'));
  await page.goto(`/staff/applications/${application}`);
  const crossCheck = page.getByRole('region', { name: 'Lo que dicen los documentos' });
  const name = crossCheck.getByRole('row', { name: /^Nombre No coincide/ });
  await expect(name).toContainText('Pedro Ruiz Soto');
  await expect(crossCheck.getByRole('row').nth(1)).toContainText('No coincide');
  const matches = page.getByRole('region', { name: 'Coincidencias' });
  const open = matches.getByRole('list', { name: 'Coincidencias por revisar' });
  const match = open.getByRole('article').filter({ hasText: 'El mismo celular' });
  await expect(match).toContainText('Diego Ruiz Soto');
  await expectAccessible(page);

  await match.getByRole('button', { name: 'Descartar coincidencia…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Descartar coincidencia' });
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Son hermanos y comparten el celular');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(match).toHaveCount(0);
  await matches.getByText(/^Descartadas/).click();
  await expect(matches).toContainText('Son hermanos y comparten el celular');

  await name.getByRole('button', { name: 'INE Frente' }).click();
  const piece = page.getByRole('dialog', { name: 'Nombre: INE Frente' });
  await expect(piece.locator('[data-box]')).toBeVisible();
  await expectAccessible(page);
  await piece.getByRole('link', { name: 'Abrir el documento' }).click();
  await expect(page.getByRole('heading', { name: /INE/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Se leyó en este documento' })).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(matches).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
});
