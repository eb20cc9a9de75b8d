import { expect, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation, password } from './staff/steps.ts';

test('an invited reviewer finds an application, keeps a note across an ended session, and reviews a first paper @desktop', async ({
  page,
  browser,
}) => {
  const file = await DriverFile.open('mx');
  await before.documents(file);
  await file.document('identity_card_front', (await makeDocuments(browser)).photo);
  const code = await acceptInvitation(page, await inviteStaff('ana.lopez@example.com', 'reviewer'));
  const faults: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) faults.push(line.text());
  });

  await expect(page.getByRole('heading', { name: 'Solicitudes' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('María');
  await expect(page.getByRole('link', { name: /María/ }).first()).toBeVisible();
  expect(decodeURIComponent(page.url())).not.toContain('María');
  // Other drivers of that name apply at the same time.
  const { reference } = await file.read();
  await page.getByRole('searchbox').fill(reference);
  // The hit of the search before goes away once this one begins, and a press on it would be lost.
  await expect(page.getByRole('heading', { name: `Resultados de “${reference}”` })).toBeVisible();
  const found = page.getByRole('link', { name: /María/ });
  await expect(found).toHaveCount(1);
  await found.click();

  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nota nueva').fill('Prefiere que le llamen\npor la tarde');
  // As after an hour without a call. A background request must not be the first to notice, because the sign-in would
  // cover the button.
  await page.route(
    '**/notes',
    async (route) => {
      await page.context().clearCookies();
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByRole('heading', { name: 'Tu sesión terminó' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Código de tu app de autenticación').fill(code());
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();

  await expect(page.getByRole('button', { name: 'Tachar esta nota' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Historial' }).getByText('Prefiere que le llamen')).toHaveCount(1);
  await expect(page.getByLabel('Nota nueva')).toHaveValue('');

  await page.getByRole('link', { name: 'Revisar documentos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^INE Frente/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'INE Frente' })).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('Ya revisaste todo lo que hay.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Salir/ }).click();
  const { documents } = (await file.read()).documentsAnalysis;
  expect(documents.find(({ type }) => type === 'identity_card_front')?.status).toBe('approved');

  await page.getByRole('button', { name: /Tu cuenta/ }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Cuenta y seguridad' }).click();
  await expect(page.getByText('Esta', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Entra a la consola' })).toBeVisible();
  await expectAccessible(page);
  expect(faults).toEqual([]);
});
