import { expect, test } from '@playwright/test';
import { dateIn, wantedWeeks } from '../contract/earnings/weeks.ts';
import { expectAccessible } from './driver/accessible.ts';
import { profileScreen, renderScreenshots, weekScreen } from './driver/driver-apps.ts';
import { DriverFile } from './driver/driver-file.ts';
import { Handset, newNumber, type PhoneProduct, startWithPhones } from './driver/handset.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { openAs } from './staff/steps.ts';

// They share a product, whose messages arrive on the sandbox's phones.
test.describe.configure({ mode: 'default' });
let running: PhoneProduct;

test.beforeAll(async () => {
  running = await startWithPhones();
});
test.afterAll(() => running?.close());

const weeks = wantedWeeks(dateIn('America/Mexico_City', new Date()));

test('what a driver writes and sends by WhatsApp is answered in the console, and a screenshot fills its week @desktop', async ({
  browser,
}) => {
  const number = newNumber(3);
  const file = await DriverFile.open('mx');
  await before.contact(file);
  await file.give({ phone: number });
  const handset = await Handset.open(browser, running, number);
  await handset.writes('¿Ya vieron mi INE? {{1}}');

  const { page } = await openAs(browser, 'reviewer', 'Eva Ruiz', { viewport: { width: 1280, height: 800 } });
  await page.goto('/staff/conversations');
  const row = page.getByRole('link', { name: /1 sin leer/ });
  // Who only typed the number is asked to confirm it; what the driver wrote stays in sight.
  await expect(row).toContainText(/¿Ya vieron mi INE\? \{\{1\}\}.*WhatsApp.*Espera/);
  const height = async () => (await row.boundingBox())?.height ?? 0;
  // One line at a computer, two on a phone.
  expect(await height()).toBeLessThan(34);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(height).toBeGreaterThanOrEqual(48);
  expect(await height()).toBeLessThan(64);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await row.click();
  await expect(page.getByRole('list', { name: 'Mensajes' }).getByText('¿Ya vieron mi INE? {{1}}')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Tu respuesta').fill('Sí, ya la revisamos.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText(/Eva Ruiz · .* · (Enviado|Entregado|Leído)/)).toBeVisible();
  await expect(handset.message('Sí, ya la revisamos.')).toBeVisible();

  // The number was only typed, so a picture waits for one tap in the driver's own browser.
  await expect(page.getByText(/puede ser de otra persona/)).toBeVisible();
  const question = handset.message(/confirma que este número es tuyo/);
  await expect(question).toBeVisible();
  const tap = /http\S+\/m\/[\w-]+/.exec(await question.innerText())?.[0] ?? '';
  const own = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-MX' });
  await file.shareWith(own);
  const app = await own.newPage();
  await app.goto(tap);
  await expect(app).toHaveURL(/\/tasks/);
  await expect(handset.message('Listo, tu número quedó confirmado.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/puede ser de otra persona/)).toBeHidden();

  // A screen that names no app is asked about; the answer places it.
  const [picture] = await renderScreenshots(browser, {
    captura: weekScreen('uber', weeks[1]!, 4512.3).replaceAll('Uber', ''),
  });
  await handset.sends(picture!);
  await expect(page.getByText('No se reconoció: se le preguntó qué es.')).toBeVisible({ timeout: 60_000 });
  await app.reload();
  await expect(app.getByText('Hay 1 archivo tuyo que no reconocimos.')).toBeVisible();
  await expectAccessible(app);
  await app.getByRole('button', { name: 'Decir qué es' }).click();
  await expect(app.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectAccessible(app);
  await handset.answers('Captura de Uber');
  await expect(page.getByText(/Quedó en: Uber, semana del \d/)).toBeVisible({ timeout: 60_000 });
  await expect(handset.message(/Uber, .*, \$4,512\.30\. Te faltan 11 semanas\./)).toBeVisible({ timeout: 60_000 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.context().close();
  await own.close();
  await handset.page.close();
});

test('a reviewer who has called a number that was only typed says that it is the driver’s, and its files are taken @desktop', async ({
  browser,
}) => {
  const number = newNumber(5);
  const file = await DriverFile.open('mx');
  await before.contact(file);
  await file.give({ phone: number });
  const handset = await Handset.open(browser, running, number);
  const [picture] = await renderScreenshots(browser, { captura: weekScreen('uber', weeks[2]!, 3805.1) });
  await handset.sends(picture!);
  await expect(handset.message(/confirma que este número es tuyo/)).toBeVisible();
  await handset.writes('Soy yo, ya contesté su llamada');

  const { page } = await openAs(browser, 'reviewer', 'Noé Paz', { viewport: { width: 1280, height: 800 } });
  await page.goto('/staff/conversations');
  await page.getByRole('link', { name: /2 sin leer/ }).click();
  await expect(page.getByText('Se recibe cuando el conductor confirme su número.')).toBeVisible();
  await page.getByRole('button', { name: 'Es su número' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Se recibe 1 archivo que está esperando.')).toBeVisible();
  await expect(dialog.getByText('Le escribimos que su número quedó confirmado.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('¿Cómo lo comprobaste?').fill('Le llamé y me dijo su calle');
  await dialog.getByRole('button', { name: 'Es su número' }).click();
  await expect(page.getByText(/puede ser de otra persona/)).toBeHidden();
  await expect(handset.message('Listo, tu número quedó confirmado.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Quedó en: Uber, semana del \d/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Ver la solicitud' }).click();
  await expect(page.getByText('Confirmó que el número es del conductor')).toBeVisible();
  await expect(page.getByText('Le llamé y me dijo su calle')).toBeVisible();

  // The driver still waits, so the conversation is open on the application's page, too.
  const conversation = page.getByRole('region', { name: 'Conversación' });
  await expect(conversation.getByText('Soy yo, ya contesté su llamada')).toBeVisible();
  await conversation.getByLabel('Tu respuesta').fill('Gracias, ya quedó.');
  await conversation.getByRole('button', { name: 'Enviar' }).click();
  await expect(handset.message('Gracias, ya quedó.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(conversation.getByText(/^Último mensaje: (Noé Paz|Automático), /)).toBeVisible();
  await expect(conversation.getByText('Soy yo, ya contesté su llamada')).toBeHidden();
  await conversation.getByRole('button', { name: 'Conversación' }).click();
  await expect(conversation.getByText(/Noé Paz · .* · (Enviado|Entregado|Leído)/)).toBeVisible();
  await page.context().close();
  await handset.page.close();
});

const languages = [
  {
    country: 'mx',
    locale: 'es-MX',
    app: 'uber',
    name: 'María José Núñez',
    words: {
      today: 'Terminar por hoy',
      byWhatsApp: 'Por WhatsApp',
      open: 'Abrir mi solicitud',
      weeks: 'Uber, 12 semanas. Ya no te falta ninguna semana.',
      profile: 'Tu perfil de Uber',
      choose: 'Elegir captura',
      goOn: 'Seguir con mis ganancias',
      all: '12 de 12 semanas',
    },
  },
  {
    country: 'us',
    locale: 'en-US',
    app: 'lyft',
    name: 'Jordan Whitfield',
    words: {
      today: 'Stop for today',
      byWhatsApp: 'By WhatsApp',
      open: 'Open my application',
      weeks: 'Lyft, 12 weeks. No week is missing any more.',
      profile: 'Your Lyft profile',
      choose: 'Choose screenshot',
      goOn: 'Continue to my earnings',
      all: '12 of 12 weeks',
    },
  },
] as const;

for (const { country, locale, app, name, words } of languages)
  test(`${locale}: a driver gets the link by WhatsApp, sends twelve screenshots in the chat, and finds the weeks filled in the app`, async ({
    browser,
  }) => {
    const number = newNumber(4, country);
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, locale } as const;
    const context = await browser.newContext({ ...phone, baseURL: running.product.address });
    const page = await context.newPage();
    const driver = new Applicant(page);
    const file = await DriverFile.open(country);
    await before.contact(file);
    await file.give({ phone: number });
    await file.agreeToWhatsApp();
    await file.shareWith(context);

    await page.goto(`/tasks?id=${file.id}`);
    await driver.presses(words.today);
    await driver.presses(words.byWhatsApp);
    const handset = await Handset.open(browser, running, number, { country });
    const link = handset.page.getByRole('link', { name: words.open });
    await expect(link).toBeVisible();
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/\/m\/[\w-]+$/);
    // Opening it proves that the number is theirs.
    await page.goto(address);
    await expect(page).not.toHaveURL(/\/m\//);

    const screens = weeks.map((week, i) => [`week-${i + 1}`, weekScreen(app, week, 3900 + i * 137.5)]);
    for (const picture of await renderScreenshots(browser, Object.fromEntries(screens))) await handset.sends(picture);
    await expect(handset.message(words.weeks)).toBeVisible({ timeout: 200_000 });

    await page.goto(`/platforms/${app}?id=${file.id}`);
    await driver.sees(words.profile);
    const [profile] = await renderScreenshots(browser, { profile: profileScreen(app, name, 4.93) });
    await driver.chooses(words.choose, profile!);
    // The twelve weeks are there, so nothing else is asked.
    await driver.presses(words.goOn);
    await driver.sees(words.all);
    await expectAccessible(page);
    await context.close();
    await handset.page.close();
  });
