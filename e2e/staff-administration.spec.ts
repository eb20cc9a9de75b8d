import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { expectAccessible } from './driver/accessible.ts';
import { inviteStaff, RunningProduct } from './product/product.ts';
import { acceptInvitation, confirmFactor } from './staff/steps.ts';

const phone = '55 8765 4321';

test('an admin invites, demotes and disables somebody, changes a setting, and finds all of it in the log @desktop', async ({
  page,
  browser,
}) => {
  // A separate product, because another journey's admins would count, too.
  const product = await RunningProduct.start({ SANDBOX: 'off' });
  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const code = await acceptInvitation(page, await inviteStaff('iris@example.com', 'everything'), 'Iris Admin');
    // What is needed before the first driver, until it is done.
    const firstDay = page.getByRole('region', { name: /^Para empezar/ });
    await expect(firstDay.getByRole('heading', { level: 2 })).toHaveText(/0 de 8$|1 de 8$/);
    await firstDay.getByRole('button', { name: 'Ver la lista' }).click();
    await expectAccessible(page);
    const notice = firstDay.getByRole('listitem').filter({ hasText: 'Aviso de privacidad leído' });
    await notice.getByRole('button', { name: 'Ya lo leí y está bien' }).click();
    await expect(notice).toContainText('Hecho por Iris Admin');
    await expect(firstDay.getByRole('link', { name: 'Poner horarios' })).toHaveAttribute('href', /availability$/);
    await page.getByRole('link', { name: 'Administración' }).click();
    await expect(page.getByRole('button', { name: /^Iris Admin/ })).toBeVisible();
    await expectAccessible(page);

    // Invited in one browser, accepted in another.
    await page.getByRole('button', { name: 'Invitar a alguien' }).click();
    const inviting = page.getByRole('dialog', { name: 'Invitar a alguien' });
    await inviting.getByRole('button', { name: 'Crear la invitación' }).click();
    await expect(inviting.getByText('Elige al menos un rol.')).toBeVisible();
    await inviting.getByRole('checkbox', { name: /^Administrador/ }).check();
    await inviting.getByRole('button', { name: 'Crear la invitación' }).click();
    await confirmFactor(page, code());
    await expect(inviting.getByText('Escribe el correo.')).toBeVisible();
    await expectAccessible(page);
    await inviting.getByLabel('Correo').fill('eva@example.com');
    await inviting.getByRole('button', { name: 'Crear la invitación' }).click();
    const address = page.getByLabel('Dirección de la invitación');
    await expect(address).toHaveValue(/\/staff\/invitation#/);
    await expectAccessible(page);
    const eva = await elsewhere.newPage();
    await acceptInvitation(eva, await address.inputValue(), 'Eva Ríos');
    await page.getByRole('button', { name: 'Listo' }).click();

    // Demoted: she no longer sees the administration pages.
    await page.reload();
    await page.getByRole('button', { name: /^Eva Ríos/ }).click();
    const account = page.getByRole('dialog', { name: 'Eva Ríos' });
    await expectAccessible(page);
    await account.getByRole('checkbox', { name: /^Revisor/ }).check();
    await account.getByRole('checkbox', { name: /^Administrador/ }).uncheck();
    await account.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('log').getByText('Cambios guardados.')).toBeVisible();
    await eva.goto(`${product.address}/staff/admin/accounts`);
    await expect(eva.getByRole('heading', { name: 'Aquí no hay nada' })).toBeVisible();
    await expectAccessible(eva);

    // Disabled while she is signed in elsewhere: she is out at once, without touching anything.
    await eva.goto(`${product.address}/staff/`);
    await expect(eva.getByRole('heading', { name: 'Solicitudes' })).toBeVisible();
    await account.getByRole('button', { name: 'Desactivar la cuenta' }).click();
    await expectAccessible(page);
    await account.getByRole('button', { name: 'Desactivar', exact: true }).click();
    await expect(account.getByRole('button', { name: 'Activar la cuenta' })).toBeVisible();
    await expect(eva.getByRole('heading', { name: 'Tu sesión terminó' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Eva Ríos.*Desactivada/ })).toBeVisible();

    // The last admin can't be demoted.
    const me = await (await page.request.get(`${product.address}/api/staff/me`)).json();
    const own = `${product.address}/api/staff/accounts/${me.data.account.id}`;
    const refused = await page.request.patch(own, { data: { disabled: true } });
    expect([refused.status(), (await refused.json()).error.code]).toEqual([409, 'last_admin']);

    // A setting is changed, seen by drivers, and changed back.
    await page.getByRole('link', { name: 'Ajustes' }).click();
    await expect(page.getByRole('heading', { name: 'Teléfono de ayuda' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cambiar: Cambios de videollamada' }).click();
    await page.getByLabel('Valor').fill('500');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Escribe un número entero del 0 al 100.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cambiar: Teléfono de ayuda' }).click();
    await page.getByLabel('Valor').fill(phone);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(/^Cambiado aquí por Iris Admin/)).toBeVisible();
    expect(await welcomePage(product)).toContain(phone);
    await page.getByRole('button', { name: 'Cambiar: Teléfono de ayuda' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Volver a: Ninguno' }).click();
    await expect(page.getByText(/^Cambiado aquí/)).toHaveCount(0);
    expect(await welcomePage(product)).not.toContain(phone);

    // The log has all of it, in order and with the old values.
    await page.getByRole('link', { name: 'Registro' }).click();
    await page.getByRole('combobox', { name: 'A qué cuenta' }).fill('eva r');
    // All accounts are listed until the answer arrives, and a shrinking list moves the buttons.
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.getByRole('option', { name: /Eva Ríos/ }).click();
    await page.getByLabel('Orden').selectOption('Desde el principio');
    const entries = page.getByRole('list', { name: 'Entradas' }).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('roles: de Administrador a Revisor');
    await expect(entries.last()).toContainText('desactivada: de no a sí');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await page.getByLabel('Qué', { exact: true }).selectOption('Cambió un ajuste');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText(`Teléfono de ayuda: de ${phone} a Ninguno`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar (CSV)' }).click();
    const table = await readFile(await (await download).path(), 'utf8');
    expect(table.trim().split('\r\n')).toHaveLength(3);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
  } finally {
    await elsewhere.close();
    await product.close();
  }
});

/** The settings a driver's browser gets. */
async function welcomePage({ address }: RunningProduct): Promise<string> {
  return (await fetch(`${address}/errors/request-not-found`)).text();
}

test('a setting that an admin changes holds on another server of the same database within 5 s @desktop', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-two-'));
  const database = await startEmbeddedPostgres(path.join(folder, 'database'), { role: 'server', durable: false });
  const shared = {
    DATABASE_URL: database.url,
    MIGRATE: 'start',
    SECRET_KEY: 'of both servers'.repeat(4),
    // One database has one folder of files.
    DATA_DIR: path.join(folder, 'data'),
    SANDBOX: 'off',
  };
  const other = await RunningProduct.start(shared);
  const product = await RunningProduct.start(shared);
  try {
    const code = await acceptInvitation(page, await inviteStaff('iris@example.com', 'everything'), 'Iris Admin');
    const given = () => fetch(`${other.address}/errors/request-not-found`).then((answer) => answer.text());
    expect(await given()).not.toContain(phone);
    await page.goto(`${product.address}/staff/admin/settings`);
    await page.getByRole('button', { name: 'Cambiar: Teléfono de ayuda' }).click();
    await page.getByLabel('Valor').fill(phone);
    await page.getByRole('button', { name: 'Guardar' }).click();
    const factor = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await factor.getByLabel('Código de tu app de autenticación').fill(code());
    await factor.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText(/^Cambiado aquí por Iris Admin/)).toBeVisible();
    await expect.poll(given, { timeout: 5000 }).toContain(phone);
  } finally {
    await product.close();
    await other.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
