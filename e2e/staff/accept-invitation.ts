import { expect, type Page } from '@playwright/test';
import { codeAt } from '../../server/staff/accounts/totp.ts';
import { expectAccessible } from '../driver/accessible.ts';

export const password = 'perro-lluvia-ventana-92';

/** An authenticator: no code counts twice, so each time the next one is given. */
function authenticator(secret: string) {
  let used = 0;
  return () => codeAt(secret, new Date(Date.now() + 30_000 * used++));
}

/** Makes an account of an invitation and signs in with it; returns how to get the next code. */
export async function acceptInvitation(page: Page, url: string): Promise<() => string> {
  await page.goto(url);
  await page.getByLabel('Tu nombre').fill('Ana López');
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
