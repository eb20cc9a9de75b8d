import { expect, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation, applicationOf } from './staff/steps.ts';

test('a network failure loses no typed decision, and afterwards changes are read @desktop', async ({ page }) => {
  const file = await DriverFile.open('mx');
  await before.documents(file);
  await acceptInvitation(page, await inviteStaff('offline@example.com', 'reviewer'));
  await page.goto(`/staff/applications/${await applicationOf(file)}`);
  await page.getByLabel('Nota nueva').fill('Llamé y no contestó');
  await page.getByRole('button', { name: 'Pasar a Rechazada' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pasar a Rechazada' });
  await dialog.getByLabel('¿Por qué?').fill('No contesta desde hace un mes');
  await dialog.getByLabel('No contesta').check();
  // Even with a long form its submit button and the words for the driver are visible.
  await page.setViewportSize({ width: 360, height: 740 });
  await dialog.getByLabel('No contesta').evaluate((field) => field.scrollIntoView({ block: 'nearest' }));
  await expect(dialog.getByLabel('No contesta')).toBeInViewport();
  await expect(dialog.getByRole('region', { name: 'El conductor va a leer' })).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('¿Por qué?').evaluate((field) => field.scrollIntoView({ block: 'start' }));
  const send = dialog.getByRole('button', { name: 'Pasar a Rechazada' });
  await expect(send).toBeInViewport({ ratio: 1 });
  const reachesTheEdge = await send.evaluate((button) => {
    const { left, bottom } = button.closest('dialog')!.firstElementChild!.getBoundingClientRect();
    return document.elementFromPoint(left + 40, bottom - 4)?.contains(button);
  });
  expect(reachesTheEdge, 'nothing of the form is seen below its buttons').toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.context().setOffline(true);
  const line = page.getByText(/^Sin conexión\. Lo que escribes se queda aquí/);
  await expect(line).toBeVisible();
  await dialog.getByRole('button', { name: 'Pasar a Rechazada' }).click();
  await expect(dialog.getByText('Sin conexión. Revisa tu internet e intenta de nuevo.')).toBeVisible();
  await expectAccessible(page);
  // The driver continues, and this page isn't notified.
  await file.give({ firstName: 'Mariana' });
  await page.context().setOffline(false);

  await expect(line).toHaveCount(0);
  await expect(page.locator('h1')).toContainText('Mariana');
  await expect(dialog.getByLabel('¿Por qué?')).toHaveValue('No contesta desde hace un mes');
  await expect(dialog.getByLabel('No contesta')).toBeChecked();
  await dialog.getByRole('button', { name: 'Pasar a Rechazada' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Nota nueva')).toHaveValue('Llamé y no contestó');
  expect((await file.read()).status).toBe('rejected');
});
