import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { inviteStaff } from './product/product.ts';
import { RunningProduct } from './product/running-product.ts';
import { acceptInvitation } from './staff/sign-in.ts';

const phone = '55 8765 4321';

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
    const code = await acceptInvitation(page, await inviteStaff('iris@example.com', 'admin'), 'Iris Admin');
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
