import { expect, test } from '@playwright/test';
import { documentName, sentBackWords } from '../contract/words/documents.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile, zoneByDay } from './driver/driver-file.ts';
import { Handset, newNumber, type PhoneProduct, startWithPhones } from './driver/handset.ts';
import { before, makeDocuments, openSent } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { applicationOf, openAs, passTenMinutes, phone } from './staff/steps.ts';

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
    app: 'whatsapp',
    language: 'es',
    locale: 'es-MX',
    types: ['identity_card_front', 'proof_of_address'],
    words: {
      sentBack: /falta que hagas esto/,
      tasks: 'Tu solicitud',
      choose: 'Elegir archivo',
      goOn: /^Continuar$/,
      booked: /videollamada/,
      stop: 'ALTO',
      asks: '¿Mi licencia vencida sirve?',
      readyAnswer: /María José/,
    },
  },
  {
    country: 'us',
    app: 'sms',
    language: 'en',
    locale: 'en-US',
    types: ['drivers_license_front', 'proof_of_address'],
    words: {
      sentBack: /do this:/,
      tasks: 'Your application',
      choose: 'Choose file',
      goOn: /^Continue$/,
      booked: /video call/,
      stop: 'STOP',
      asks: 'Is my expired license OK?',
      readyAnswer: /Jordan/,
    },
  },
] as const;

for (const { country, app, language, locale, types, words } of languages)
  test.describe(locale, () => {
    test('papers sent back in one sitting are one message; its link opens what to mend, and the reviewer sees it', async ({
      browser,
    }) => {
      const number = newNumber(5, country);
      const documents = await makeDocuments(browser);
      const file = await openSent(documents, undefined, { country, phone: number });
      if (app === 'whatsapp') await file.agreeToWhatsApp();
      await file.bookVisit(0, zoneByDay());
      const application = await applicationOf(file);
      const handset = await Handset.open(browser, running, number, { app, country });
      const { page } = await openAs(browser, 'reviewer', `Eva ${locale}`);
      const list = page.getByRole('region', { name: 'Documentos', exact: true }).getByRole('listitem');
      const sendBack = async (...returned: readonly (typeof types)[number][]) => {
        for (const type of returned) {
          await page.goto(`/staff/applications/${application}/review/${type}`);
          await page.getByRole('button', { name: 'Devolver' }).click();
          await page.getByRole('button', { name: 'La foto salió borrosa u oscura' }).click();
          // The list beside it may say so of another document; the message comes once this one is saved.
          await expect(page.getByRole('log').getByText('Devuelto')).toBeVisible();
        }
        await page.goto(`/staff/applications/${application}`);
        const notices = page.getByRole('region', { name: 'Por avisar al conductor' });
        for (const type of returned) await expect(notices).toContainText(documentName(type, 'es'));
        await notices.getByRole('button', { name: 'Avisarle ya' }).click();
        await expect(notices).toBeHidden();
      };
      const context = await browser.newContext({ ...phone, locale, baseURL: running.product.address });
      await file.shareWith(context);
      const driver = new Applicant(await context.newPage());
      const mend = async (type: (typeof types)[number]) => {
        await driver.sees(documentName(type, language));
        await expect(driver.page.getByText(sentBackWords[language]('blurred_or_dark'))).toBeVisible();
        await driver.chooses(words.choose, { ...documents.photo, name: `${type}.jpg` });
        await driver.presses(words.goOn);
        await expect(list.filter({ hasText: documentName(type, 'es') })).toContainText('Por revisar');
      };

      await sendBack(...types);
      const first = handset.message(words.sentBack);
      for (const type of types) await expect(first).toContainText(documentName(type, language));
      await expect(first).toHaveCount(1);
      await driver.page.goto(await handset.linkOf(first));
      await driver.sees(words.tasks);
      for (const type of types) {
        await driver.page.goto(await handset.linkOf(first));
        await driver.page
          .getByRole('link', { name: documentName(type, language) })
          .first()
          .click();
        await mend(type);
      }

      // Only one now, so its link opens that paper.
      await sendBack(types[1]);
      await expect(handset.message(words.sentBack)).toHaveCount(2);
      await driver.page.goto(await handset.linkOf(handset.message(words.sentBack).last()));
      await mend(types[1]);
      await expectAccessible(page);
      for (const opened of [context, page.context(), handset.page.context()]) await opened.close();
    });

    test('who isn’t on WhatsApp, or isn’t reached there within ten minutes, gets the message by SMS', async ({
      browser,
    }) => {
      for (const [nth, number] of [newNumber(9991, country), newNumber(9993, country)].entries()) {
        const file = await DriverFile.open(country);
        await before.contact(file);
        await file.give({ phone: number });
        await file.agreeToWhatsApp();
        await file.bookVisit(1 + nth);
        const chats = await Handset.open(browser, running, number, { country });
        const sms = await Handset.open(browser, running, number, { country, app: 'sms' });
        await expect(chats.message(words.booked)).toHaveCount(1);
        if (nth === 1) {
          await expect(chats.message(words.booked)).toContainText(/enviado|sent/);
          await expect(sms.message(words.booked)).toHaveCount(0);
          await passTenMinutes();
        }
        await expect(sms.message(words.booked)).toHaveCount(1);
        await expect(chats.message(words.booked)).toHaveCount(1);
        for (const handset of [chats, sms]) await handset.page.context().close();
      }
    });

    test('who writes STOP gets nothing more there, but by the next channel; after a second one staff have to call', async ({
      browser,
    }) => {
      const number = newNumber(6, country);
      const file = await DriverFile.open(country);
      await before.contact(file);
      await file.give({ phone: number });
      await file.agreeToWhatsApp();
      await file.bookVisit(3);
      const application = await applicationOf(file);
      const chats = await Handset.open(browser, running, number, { country });
      const sms = await Handset.open(browser, running, number, { country, app: 'sms' });
      await expect(chats.message(words.booked)).toHaveCount(1);
      await chats.writes(words.asks);
      await chats.writes(words.stop);

      const { page } = await openAs(browser, 'reviewer', `Iris ${locale}`);
      await page.goto(`/staff/conversations/${application}`);
      await expect(page.getByText('El conductor pidió no recibir más mensajes.', { exact: false })).toBeVisible();
      await expect(page.getByLabel('Tu respuesta')).toHaveCount(0);
      await expectAccessible(page);

      await file.cancelVisit();
      await expect(sms.message(words.booked)).toHaveCount(1);
      await sms.writes(words.stop);
      await expect(sms.message(words.stop)).not.toHaveCount(0);
      await file.bookVisit(4);
      await page.goto('/staff/');
      await page
        .getByRole('navigation', { name: 'A dónde ir' })
        .getByRole('link', { name: /^Mensajes/ })
        .click();
      await page.getByRole('button', { name: /Videollamada agendada/ }).click();
      await expect(page.getByRole('dialog').getByText('Pidió que no le escribamos por ahí.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Ya le avisé' }).click();
      // The first message, and none since.
      await expect(chats.message(words.booked)).toHaveCount(1);
      await expect(sms.message(words.booked)).toHaveCount(1);
      for (const { page: opened } of [chats, sms]) await opened.context().close();
      await page.context().close();
    });

    test('what a driver asks is answered from the console with a ready answer in their language', async ({
      browser,
    }) => {
      const number = newNumber(7, country);
      const file = await DriverFile.open(country);
      await before.contact(file);
      await file.give({ phone: number });
      const handset = await Handset.open(browser, running, number, { app, country });
      await handset.writes(words.asks);
      const { page } = await openAs(browser, 'reviewer', `Lea ${locale}`);
      await page.goto(`/staff/conversations/${await applicationOf(file)}`);
      await expect(page.getByRole('list', { name: /^(Mensajes|Messages)$/ }).getByText(words.asks)).toBeVisible();
      // The number was only typed: sentences name the driver, so they wait until somebody says that it is theirs.
      await page.getByRole('button', { name: 'Es su número' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('¿Cómo lo comprobaste?').fill('Le llamé y me dijo su calle');
      await dialog.getByRole('button', { name: 'Es su número' }).click();
      await page.getByRole('button', { name: 'Frases listas' }).click();
      await expectAccessible(page);
      await page.getByRole('menuitemradio').or(page.getByRole('radio')).or(page.getByRole('menuitem')).first().click();
      await expect(page.getByLabel('Tu respuesta')).toHaveValue(words.readyAnswer);
      const answer = await page.getByLabel('Tu respuesta').inputValue();
      await page.getByRole('button', { name: 'Enviar' }).click();
      await expect(handset.message(answer)).toHaveCount(1);
      await expect(page.getByText(/Lea .* · .* · (Enviado|Entregado|Leído)/)).toBeVisible();
      await expectAccessible(page);
      for (const opened of [page.context(), handset.page.context()]) await opened.close();
    });
  });

test('a driver in Mexico without any mail gets the link by WhatsApp, and sends the application with a name and a phone', async ({
  browser,
}) => {
  const number = newNumber(8);
  const { desk } = await openAs(browser, 'advisor', 'Luz Paz');
  const given = { country: 'mx', firstName: 'María José', lastName: 'Núñez Ávila', phone: number };
  const { applicationId } = (await desk.call('POST', '/links', given)) as { applicationId: string };
  await desk.call('POST', `/applications/${applicationId}/link/send`, { channel: 'whatsapp', agreed: true });
  const handset = await Handset.open(browser, running, number);
  const invitation = handset.page.getByRole('listitem').filter({ has: handset.page.locator('a[href*="/m/"]') });

  const context = await browser.newContext({ ...phone, locale: 'es-MX', baseURL: running.product.address });
  const driver = new Applicant(await context.newPage());
  await driver.page.goto(await handset.linkOf(invitation));
  await driver.presses('Empezar');
  await driver.sees('Empecemos contigo');
  await expect(driver.page.getByLabel('Celular')).toHaveValue(new RegExp(`${number.slice(-4)}$`));
  await expect(driver.page.getByLabel('Correo electrónico (opcional)')).toHaveValue('');
  await driver.page.getByRole('checkbox', { name: /me escriba por WhatsApp/ }).check();
  await driver.presses('Continuar');
  await driver.sees('Conecta tus plataformas');

  const [, id = ''] = /([0-9a-f-]{36})/.exec(driver.page.url()) ?? [];
  const file = new DriverFile(id, 'mx', driver.page);
  await before.sendingAfterContact(file, await makeDocuments(browser));
  await driver.page.goto(`/check-your-answers?id=${id}`);
  await driver.sees('¿Todo está bien?');
  await driver.presses('Enviar mi solicitud');
  await driver.page.waitForURL(/documents-success/);
  await driver.sees('¡Recibimos tu solicitud!');
  await expect(handset.message(/Recibimos/)).toHaveCount(1);
  expect((await file.read()).personalData).toMatchObject({ email: '' });
  for (const opened of [context, handset.page.context()]) await opened.close();
});
