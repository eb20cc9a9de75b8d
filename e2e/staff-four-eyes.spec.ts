import { expect, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { inviteStaff } from './product/product.ts';
import { RunningProduct } from './product/running-product.ts';
import { acceptInvitation, applicationOf } from './staff/sign-in.ts';

test('a rejection that needs two people is proposed by one and confirmed by another @desktop', async ({
  page,
  browser,
}) => {
  const product = await RunningProduct.start({ FOUR_EYES: 'decide', SANDBOX: 'off' });
  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const file = await DriverFile.open('mx');
    await before.contact(file);
    const application = await applicationOf(file);
    const address = `${product.address}/staff/applications/${application}`;
    await acceptInvitation(page, await inviteStaff('proposes@example.com', 'reviewer'), 'Ana López');
    await page.goto(address);
    await page.getByRole('button', { name: 'Pasar a Rechazada' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Fuera de la zona' }).check();
    await dialog.getByLabel('¿Por qué?').fill('Vive en otro estado.');
    await dialog.getByRole('button', { name: 'Pasar a Rechazada' }).click();
    const driver = await other.newPage();
    await driver.goto(`${product.address}/tasks?id=${file.id}`);
    await expect(driver.getByRole('heading', { name: 'Tu solicitud' })).toBeVisible();
    const moves = page.getByRole('region', { name: 'Mover' });
    await expect(moves.getByText('La propusiste tú')).toBeVisible();
    await expect(moves.getByRole('button', { name: /^Confirmar/ })).toHaveCount(0);
    await expectAccessible(page);

    const second = await other.newPage();
    await acceptInvitation(second, await inviteStaff('confirms@example.com', 'reviewer'), 'Eva Ríos');
    await second.goto(address);
    const proposed = second.getByRole('region', { name: 'Mover' });
    await expect(proposed).toContainText('Ana López propuso pasarla a Rechazada.');
    await expect(proposed).toContainText('Vive en otro estado.');
    await expect(proposed).toContainText('Fuera de la zona');
    await expectAccessible(second);
    await proposed.getByRole('button', { name: 'Confirmar: pasa a Rechazada' }).click();
    await expect(proposed.getByText('Vive en otro estado.')).toHaveCount(0);
    expect((await file.read()).status).toBe('rejected');
    // So was the driver's own.
    await expect(driver.getByText('Ya hay una respuesta')).toBeVisible({ timeout: 15_000 });

    // The first page was open all the time.
    await expect(moves.getByText('La propusiste tú')).toHaveCount(0);
    await expect(page.getByText('Rechazada', { exact: true }).first()).toBeVisible();
  } finally {
    await other.close();
    await product.close();
  }
});
