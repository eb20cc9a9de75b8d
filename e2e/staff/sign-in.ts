import { expect, type Page } from '@playwright/test';
import { codeAt } from '../../server/staff/accounts/totp.ts';
import { expectAccessible } from '../driver/accessible.ts';
import type { DriverFile } from '../driver/driver-file.ts';
import { askDatabase } from '../product/database.ts';

export const password = 'perro-lluvia-ventana-92';

/** An authenticator. No code is accepted twice, so it gives the next one each time. */
function authenticator(secret: string) {
  let used = 0;
  return () => codeAt(secret, new Date(Date.now() + 30_000 * used++));
}

/** Accepts an invitation to the console and opens its list; returns a function for codes of the second factor. */
export async function acceptInvitation(page: Page, url: string, name = 'Ana López'): Promise<() => string> {
  await page.goto(url);
  await page.getByLabel('Tu nombre').fill(name);
  await page.getByLabel('Contraseña nueva').fill(password);
  await expect(page.getByText('Muy buena')).toBeVisible();
  await expectAccessible(page);
  const secret = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
  const code = authenticator(secret.replaceAll(' ', ''));
  await page.getByLabel('Código de tu app de autenticación').fill(code());
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  return code;
}

/** The internal id of a driver's application, which addresses of the console have. */
export async function applicationOf({ id }: DriverFile): Promise<string> {
  const sql = 'select application_id as id from application_links where request_id = $1';
  const [row] = await askDatabase<{ id: string }>(sql, [id]);
  return row?.id as string;
}
