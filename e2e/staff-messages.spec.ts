import { expect, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { askDatabase } from './product/database.ts';
import { RunningProduct } from './product/running-product.ts';
import { applicationOf } from './staff/sign-in.ts';
import { openAs } from './staff/signed-in.ts';

test('without a mail server staff deliver a message by hand, and the count of open messages goes down @desktop', async ({
  browser,
}) => {
  // Of its own, so that no other journey's messages count.
  const product = await RunningProduct.start({ SANDBOX: 'off' });
  try {
    const file = await DriverFile.open('mx');
    await before.contact(file);
    await file.bookVisit(0);
    const application = await applicationOf(file);
    const states = () =>
      askDatabase<{ state: string }>(
        `select state from deliveries where application_id = $1 and kind = 'visit_booked'`,
        [application],
      );
    await expect.poll(states).toEqual([{ state: 'by_hand' }]);

    const { page } = await openAs(browser, 'advisor', 'Luz Paz', { viewport: { width: 1600, height: 900 } });
    await page.goto('/staff/');
    const count = page.getByRole('navigation', { name: 'Lo que espera' }).getByRole('link', { name: /^Mensajes/ });
    await expect(count).toHaveText(/1$/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: /^Tu cuenta.*1 mensaje que no llegó$/ })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1600, height: 900 });
    await count.click();
    await page.getByRole('button', { name: /^Videollamada reservada/ }).click();
    const message = page.getByRole('dialog', { name: 'Videollamada reservada' });
    await expect(message.getByText('María José · +52 55 1234 5678 · maria.nunez@example.com')).toBeVisible();
    await expect(message.getByText('No hay servidor de correo configurado.')).toBeVisible();
    const whatsApp = new URL(String(await message.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')));
    expect(whatsApp.pathname).toBe('/525512345678');
    expect(whatsApp.searchParams.get('text')).toMatch(/videollamada/i);
    await expectAccessible(page);
    await message.getByRole('button', { name: 'Ya se lo conté' }).click();
    await expect(page.getByText('No hay mensajes pendientes.')).toBeVisible();
    await expect(count).toHaveText(/0$/);
    expect(await states()).toEqual([{ state: 'told' }]);
    await expectAccessible(page);
    await page.context().close();
  } finally {
    await product.close();
  }
});
