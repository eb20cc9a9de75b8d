import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { phones } from '../sandbox/phone/phones.ts';
import { whatsapp } from '../sandbox/phone/whatsapp.ts';
import { type RunningSandbox, startSandbox } from '../sandbox/start-sandbox.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { askDatabase, RunningProduct } from './product/product.ts';
import { applicationOf, openAs } from './staff/steps.ts';

let sandbox: RunningSandbox;
let product: RunningProduct;

test.beforeAll(async () => {
  sandbox = await startSandbox({ parts: [phones, whatsapp], port: 0 });
  product = await RunningProduct.start({ SANDBOX: 'off', ...whatsapp.settings?.(sandbox.state) });
  sandbox.state.productUrl = product.address;
});
test.afterAll(async () => {
  await product?.close();
  await sandbox?.stop();
});

test('what a driver writes and sends by WhatsApp is answered in the console, and a screenshot fills its week @desktop', async ({
  browser,
}) => {
  const number = `55${String(Date.now()).slice(-7)}3`;
  const file = await DriverFile.open('mx');
  await before.contact(file);
  await file.give({ phone: number });
  const application = await applicationOf(file);
  const handset = await browser.newPage();
  await handset.goto(`${sandbox.url}/phone/52${number}?app=whatsapp`);
  const send = (form: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>) =>
    handset.request.post(`${sandbox.url}/phone/52${number}?app=whatsapp`, { multipart: form });
  await send({ text: '¿Ya vieron mi INE? {{1}}' });

  const { page } = await openAs(browser, 'reviewer', 'Eva Ruiz', { viewport: { width: 1280, height: 800 } });
  await page.goto('/staff/conversations');
  await page.getByRole('link', { name: /1 sin leer/ }).click();
  await expect(page.getByText('¿Ya vieron mi INE? {{1}}')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Tu respuesta').fill('Sí, ya la revisamos.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText(/Eva Ruiz · .* · (Enviado|Entregado|Leído)/)).toBeVisible();
  await expect(handset.getByRole('listitem').filter({ hasText: 'Sí, ya la revisamos.' })).toBeVisible();

  // A screen that names no app is asked about; the answer places it.
  const picture = await readFile(new URL('../server/earnings/fixtures/week-2026-11-09.png', import.meta.url));
  await send({ text: '', file: { name: 'captura.png', mimeType: 'image/png', buffer: picture } });
  await expect(page.getByText('No se reconoció: se le preguntó qué es.')).toBeVisible({ timeout: 60_000 });
  const [asked] = await askDatabase<{ id: string }>(
    `select id from conversation_messages where application_id = $1 and file_state = 'asked'`,
    [application],
  );
  await handset.request.post(`${sandbox.url}/phone/52${number}?app=whatsapp`, {
    data: { choice: `file ${asked?.id} uber`, title: 'Captura de Uber' },
  });
  await expect(page.getByText('Quedó en: Uber, semana del 9–15 nov.')).toBeVisible({ timeout: 60_000 });
  await expect(handset.getByText('Uber, 9–15 nov, $4,512.30. Te faltan 11 semanas.')).toBeVisible({ timeout: 60_000 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.context().close();
  await handset.close();
});
