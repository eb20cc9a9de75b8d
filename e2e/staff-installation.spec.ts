import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { mailCatcher, mailsOf } from '../sandbox/mail.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { expectAccessible } from './driver/accessible.ts';
import { makeDocuments, openSent } from './driver/journey-files.ts';
import { inviteStaff, RunningProduct, runCommand } from './product/product.ts';
import { acceptInvitation, applicationOf, confirmFactor } from './staff/steps.ts';

test('on the first day an admin does what the list names, a colleague gives the first decision, and the list is gone @desktop', async ({
  page,
  browser,
}) => {
  const mail = mailCatcher();
  const sandbox = await startSandbox({ parts: [mail], port: 0 });
  const { SMTP_URL = '' } = mail.settings?.(sandbox.state) ?? {};
  const product = await RunningProduct.start({ SANDBOX: 'off', SMTP_URL, MAIL_FROM: 'Volante <hola@example.com>' });
  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-MX' });
  const backups = mkdtempSync(path.join(tmpdir(), 'volante-first-backup-'));
  try {
    const code = await acceptInvitation(page, await inviteStaff('iris@example.com', 'everything'), 'Iris Admin');
    const list = page.getByRole('region', { name: /^Para empezar/ });
    const item = (name: string) => list.getByRole('listitem').filter({ hasText: name });
    const unfold = async () => {
      await page.goto(`${product.address}/staff/`);
      await list.getByRole('button', { name: 'Ver la lista' }).click();
    };

    await unfold();
    await item('Contacto de ayuda').getByRole('link', { name: 'Poner un contacto' }).click();
    await page.getByLabel('Valor').fill('+525512345678');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await confirmFactor(page, code());
    await expect(page.getByText(/^Cambiado aquí por Iris Admin/)).toBeVisible();

    await unfold();
    await expect(item('Horarios de los asesores')).toContainText('Asesoría 1, Asesoría 2');
    await runCommand('advisor', 'change', '--name', 'Asesoría 1', '--rename', 'Luz Paz', '--countries', 'mx');
    await runCommand('advisor', 'change', '--name', 'Asesoría 2', '--active', 'no');
    await item('Planes de autos').getByRole('link', { name: 'Agregar un plan' }).click();
    await page.getByRole('button', { name: 'Agregar un plan' }).click();
    const plan = page.getByRole('dialog', { name: 'Agregar un plan' });
    await plan.getByLabel('Auto').fill('Nissan Versa 2024');
    await plan.getByLabel('Pago semanal (MXN)').fill('2900');
    await plan.getByLabel('Plazo en semanas').fill('104');
    await plan.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('button', { name: /^Nissan Versa 2024/ })).toBeVisible();

    await unfold();
    await item('Compañeros invitados').getByRole('link', { name: 'Invitar' }).click();
    await page.getByRole('button', { name: 'Invitar a alguien' }).click();
    const inviting = page.getByRole('dialog', { name: 'Invitar a alguien' });
    await inviting.getByLabel('Correo').fill('eva@example.com');
    await inviting.getByRole('checkbox', { name: /^Revisor/ }).check();
    await inviting.getByRole('button', { name: 'Crear la invitación' }).click();
    const address = page.getByLabel('Dirección de la invitación');
    // The first confirmation holds for five minutes.
    const asked = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await expect(address.or(asked)).toBeVisible();
    if (await asked.isVisible()) await confirmFactor(page, code());
    await expect(address).toHaveValue(/\/staff\/invitation#/);
    const eva = await elsewhere.newPage();
    await acceptInvitation(eva, await address.inputValue(), 'Eva Ríos');

    await unfold();
    for (const name of ['Contacto de ayuda', 'Horarios de los asesores', 'Planes de autos', 'Compañeros invitados'])
      await expect(item(name)).toContainText('Hecho');
    await expect(item('Segunda persona que decide')).toContainText('Hecho');
    await item('Aviso de privacidad leído').getByRole('button', { name: 'Ya lo leí y está bien' }).click();
    await item('Mensajes probados').getByRole('button', { name: 'Enviar una prueba' }).click();
    const testing = page.getByRole('dialog', { name: 'Enviar un mensaje de prueba' });
    await testing.getByLabel('Tu correo o tu número').fill('iris@example.com');
    await expectAccessible(page);
    await testing.getByRole('button', { name: 'Enviar' }).click();
    await expect(item('Mensajes probados')).toContainText('enviado, revisa que te haya llegado');
    expect(mailsOf(sandbox.state).flatMap(({ to }) => to)).toContain('iris@example.com');
    await expect(list.getByRole('heading', { level: 2 })).toHaveText(/7 de 8$/);
    await expectAccessible(page);
    await runCommand('upkeep/backup', '--into', backups);
    await page.goto(`${product.address}/staff/`);
    await expect(page.getByRole('heading', { name: 'Solicitudes' })).toBeVisible();
    await expect(list).toHaveCount(0);

    const file = await openSent(await makeDocuments(browser));
    const application = await applicationOf(file);
    await eva.goto(`${product.address}/staff/`);
    await eva.getByRole('link', { name: /María/ }).first().click();
    await expect(eva).toHaveURL(new RegExp(application));
    await eva.getByRole('button', { name: 'Pasar a Rechazada' }).click();
    const deciding = eva.getByRole('dialog');
    await deciding.getByRole('checkbox', { name: 'Fuera de la zona' }).check();
    await deciding.getByLabel('¿Por qué?').fill('Vive en otro estado.');
    await deciding.getByRole('button', { name: 'Pasar a Rechazada' }).click();
    await expect.poll(async () => (await file.read()).status).toBe('rejected');
  } finally {
    await elsewhere.close();
    await product.close();
    await sandbox.stop();
    rmSync(backups, { recursive: true, force: true });
  }
});
