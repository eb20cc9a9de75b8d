import { expect, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { Handset, newNumber, type PhoneProduct, startWithPhones } from './driver/handset.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { phone } from './staff/steps.ts';

// They share a product, whose messages arrive on the sandbox's phones.
test.describe.configure({ mode: 'default' });
let running: PhoneProduct;

test.beforeAll(async () => {
  running = await startWithPhones();
});
test.afterAll(() => running?.close());

const languages = [
  {
    country: 'mx',
    locale: 'es-MX',
    words: {
      prove: 'Confirma que eres tú',
      send: {
        whatsapp: 'Enviarme el código por WhatsApp',
        sms: 'Enviarme el código por mensaje de texto',
      },
      type: 'Escribe tu código',
      code: 'Código de 6 números',
      tasks: 'Tu solicitud',
    },
  },
  {
    country: 'us',
    locale: 'en-US',
    words: {
      prove: 'Confirm it’s you',
      send: { whatsapp: 'Send me the code by WhatsApp', sms: 'Send me the code by text message' },
      type: 'Type your code',
      code: '6-digit code',
      tasks: 'Your application',
    },
  },
] as const;

for (const { country, locale, words } of languages)
  for (const [app, number] of [
    ['whatsapp', newNumber(1, country)],
    // Not on WhatsApp.
    ['sms', newNumber(9992, country)],
  ] as const)
    test(`${locale}: a code by ${app} opens the application on another phone`, async ({ browser }) => {
      const file = await DriverFile.open(country);
      await before.documents(file);
      await file.give({ phone: number });
      const context = await browser.newContext({ ...phone, locale, baseURL: running.product.address });
      const page = await context.newPage();
      const driver = new Applicant(page);
      await page.goto(`/prove?id=${file.id}`);
      await driver.sees(words.prove);
      await driver.presses(words.send[app]);
      await driver.sees(words.type);
      const handset = await Handset.open(browser, running, number, { app, country });
      const message = handset.message(/\d{6}/);
      await expect(message.getByText(/leído|read/)).toBeVisible();
      const code = /\b\d{6}\b/.exec(await message.innerText())?.[0] ?? '';
      await page.getByLabel(words.code).fill(code);
      await driver.sees(words.tasks);
      for (const opened of [context, handset.page.context()]) await opened.close();
    });
