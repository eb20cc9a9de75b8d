import { type Browser, expect, type Page, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { newNumber, type PhoneProduct, startWithPhones } from './driver/handset.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';

// They share a product, whose messages arrive on the sandbox's phones.
test.describe.configure({ mode: 'default' });
const handset = { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'es-MX' } as const;
let running: PhoneProduct;

test.beforeAll(async () => {
  running = await startWithPhones();
});
test.afterAll(() => running?.close());

/** A driver with stored data and this number, who opens the link on another phone. */
async function strange(browser: Browser, phone: string): Promise<{ page: Page; driver: Applicant }> {
  const file = await DriverFile.open('mx');
  await before.documents(file);
  await file.give({ phone });
  const context = await browser.newContext({ ...handset, baseURL: running.product.address });
  const page = await context.newPage();
  await page.goto(`/prove?id=${file.id}`);
  const driver = new Applicant(page);
  await driver.sees('Confirma que eres tú');
  return { page, driver };
}

/** The driver's own phone, with the chats. */
async function openPhone(page: Page, number: string, app: 'whatsapp' | 'sms'): Promise<Page> {
  const phone = await page.context().newPage();
  await phone.goto(`${running.phones}/phone/52${number}?app=${app}`);
  return phone;
}

test('a code that comes by WhatsApp opens the application, without any mail', async ({ browser }) => {
  const number = newNumber(1);
  const { page, driver } = await strange(browser, number);
  await driver.presses('Enviarme el código por WhatsApp');
  await driver.sees('Escribe tu código');
  const phone = await openPhone(page, number, 'whatsapp');
  const bubble = phone.getByRole('listitem').filter({ hasText: 'código' });
  await expect(bubble.getByText('leído')).toBeVisible();
  const code = /\d{6}/.exec(await bubble.innerText())?.[0] ?? '';
  await page.getByLabel('Código de 6 números').fill(code);
  await driver.sees('Tu solicitud');
  await page.context().close();
});

test('a phone without WhatsApp gets its code by text message', async ({ browser }) => {
  const number = `55${String(Date.now()).slice(-4)}9992`;
  const { page, driver } = await strange(browser, number);
  await driver.presses('Enviarme el código por mensaje de texto');
  await driver.sees('Escribe tu código');
  const phone = await openPhone(page, number, 'sms');
  const bubble = phone.getByRole('listitem').filter({ hasText: /\d{6}/ });
  await expect(bubble.getByText('leído')).toBeVisible();
  const code = /\b\d{6}\b/.exec(await bubble.innerText())?.[0] ?? '';
  await page.getByLabel('Código de 6 números').fill(code);
  await driver.sees('Tu solicitud');
  await page.context().close();
});
