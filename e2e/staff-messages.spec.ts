import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { askDatabase, RunningProduct } from './product/product.ts';
import { applicationOf, openAs } from './staff/steps.ts';

test('without a mail server staff deliver a message by hand, and the count of open messages goes down @desktop', async ({
  browser,
}) => {
  // A separate product, so that other journeys' messages don't count.
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
    const count = page.getByRole('navigation', { name: 'A dónde ir' }).getByRole('link', { name: /^Mensajes/ });
    await expect(count).toHaveText(/^Mensajes 1\b/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Menú: 1 mensaje que no llegó' })).toBeVisible();
    await expectAccessible(page);
    await expectRoomInHead(page);
    await page.setViewportSize({ width: 1600, height: 900 });
    await count.click();
    await page.getByRole('button', { name: /Videollamada agendada/ }).click();
    const message = page.getByRole('dialog', { name: 'Videollamada agendada' });
    await expect(message.getByText('María José · +52 55 1234 5678 · maria.nunez@example.com')).toBeVisible();
    await expect(message.getByText('No hay ningún canal configurado.')).toBeVisible();
    const whatsApp = new URL(String(await message.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')));
    expect(whatsApp.pathname).toBe('/525512345678');
    expect(whatsApp.searchParams.get('text')).toMatch(/videollamada/i);
    await expectAccessible(page);
    await message.getByRole('button', { name: 'Ya le avisé' }).click();
    await expect(page.getByText('No hay mensajes pendientes.')).toBeVisible();
    await expect(count).toHaveText('Mensajes');
    expect(await states()).toEqual([{ state: 'told' }]);
    await expectAccessible(page);
    await page.context().close();
  } finally {
    await product.close();
  }
});

/** With counts of any size, each control in a phone's header keeps its place and a finger's width. */
async function expectRoomInHead(page: Page): Promise<void> {
  const counts = { by_hand: 1000, dead: 412, waiting: 0 };
  await page.route('**/api/staff/messages?*', (route) =>
    route.fulfill({ json: { data: { items: [], next: null, counts } } }),
  );
  const changes = Array.from({ length: 12 }, () => ({ at: '2099-01-01T00:00:00Z' }));
  await page.route('**/api/staff/visits/changes', (route) => route.fulfill({ json: { data: { items: changes } } }));
  await page.reload();
  await expect(page.getByRole('button', { name: /1,412\+ mensajes que no llegaron$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Menú: 12 cambios/ })).toBeVisible();
  const controls = await page.getByRole('banner').locator('a:visible, input:visible, button:visible').all();
  const places = await Promise.all(controls.map((control) => control.boundingBox()));
  expect(places).toHaveLength(5);
  let left = 0;
  for (const place of places) {
    expect(place?.width).toBeGreaterThanOrEqual(44);
    expect(place?.x).toBeGreaterThanOrEqual(left - 0.5);
    left = (place?.x ?? 0) + (place?.width ?? 0);
  }
  expect(left).toBeLessThanOrEqual(360);
  await page.unrouteAll();
  await page.reload();
}
