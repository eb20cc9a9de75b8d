import { type Browser, expect, type Page, test } from '@playwright/test';
import { DrawnDocuments } from './driver/drawn-documents.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';

const screen = '/documents/solidarity_obligor_identity_card_front';

test('a guarantor agrees on their own phone, and leaves again', async ({ page, browser }) => {
  const { file, driver } = await open(page);
  const link = await test.step('the driver gives a name and a number, and gets a link to forward', async () => {
    const link = await invite(driver);
    await expect(page.getByRole('link', { name: 'Mandar por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    );
    return link;
  });
  const rosa = await ownPhone(browser, link);
  const documents = new DrawnDocuments(browser);
  const [front, back] = [await documents.photo('Aval frente'), await documents.photo('Aval reverso')];

  await test.step('the link says who asks and what one commits to, and nothing else of the driver’s', async () => {
    await rosa.sees('María José N. te pide ser su aval');
    await expect(rosa.page.getByText('A qué te comprometes', { exact: true })).toBeVisible();
    await expect(rosa.page.getByText('Núñez')).toHaveCount(0);
  });

  await test.step('without card and data nothing is agreed to, and what is typed survives a reload', async () => {
    await rosa.presses('Seguir para aceptar');
    await rosa.sees('Tus datos y tu INE');
    await rosa.types('Nombre completo', 'Rosa Peña Ruiz');
    // Nothing that the driver typed of them is shown.
    await expect(rosa.page.getByLabel('Tu celular')).toHaveValue('');
    await rosa.types('Tu celular', '5512345678');
    await rosa.types('Tu correo electrónico', 'rosa@example.com');
    await rosa.page.getByRole('button', { name: 'Acepto ser aval' }).click({ force: true });
    await expect(rosa.page.getByRole('link', { name: /Tu dirección: .*obligatorio/ })).toBeVisible();
    await rosa.chooses(/Elegir archivo: Frente/, front!);
    await expect(rosa.page.getByText('Lista')).toHaveCount(1);
    await rosa.page.reload();
    await rosa.presses('Seguir para aceptar');
    await expect(rosa.page.getByLabel('Nombre completo')).toHaveValue('Rosa Peña Ruiz');
    await expect(rosa.page.getByText('Lista')).toHaveCount(1);
  });

  await test.step('with both sides and an address they agree', async () => {
    await rosa.chooses(/Elegir archivo: Reverso/, back!);
    await expect(rosa.page.getByText('Lista')).toHaveCount(2);
    await rosa.page.getByLabel('Tu dirección').fill('Hidalgo 5, Centro, Toluca');
    await rosa.presses('Acepto ser aval');
    await rosa.sees('Eres aval de María José N.');
  });

  await test.step('the driver sees that, without the card and the address', async () => {
    await driver.sees('Rosa aceptó ser tu aval');
    const { avalData, documentsAnalysis } = await file.read();
    expect(avalData).toMatchObject({ name: 'Rosa Peña Ruiz', location: '' });
    const cards = documentsAnalysis.documents.filter(({ type }) => type.startsWith('solidarity_obligor'));
    expect(cards.map(({ mediaId }) => mediaId !== null)).toEqual([true, true]);
    await driver.presses('Continuar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('INE Frente');
  });

  await test.step('the guarantor leaves, and nothing they gave stays', async () => {
    await rosa.presses('Dejar de ser aval');
    await rosa.page.getByRole('dialog').getByRole('button', { name: 'Dejar de ser aval' }).click();
    await rosa.sees('Ya no eres aval');
    expect((await file.read()).avalData).toBeNull();
    await page.goto(`${screen}?id=${file.id}`);
    await driver.sees('Rosa ya no es tu aval');
  });
  await rosa.page.context().close();
});

test('another guarantor refuses as easily, and the driver asks somebody else', async ({ page, browser }) => {
  const { file, driver } = await open(page);
  const link = await invite(driver);
  const rosa = await ownPhone(browser, link);
  await test.step('two presses and no form', async () => {
    await rosa.sees(/te pide ser su aval/);
    await rosa.presses('No quiero ser aval');
    await rosa.page
      .getByRole('dialog')
      .getByLabel(/Tu razón/)
      .fill('No puedo pagar más');
    await rosa.page.getByRole('button', { name: 'Decir que no' }).click();
    await rosa.sees('Dijiste que no');
  });
  await test.step('the driver sees the answer without the reason, and asks somebody else', async () => {
    await driver.sees('Rosa dijo que no');
    await expect(page.getByText('No puedo pagar más')).toHaveCount(0);
    await driver.presses('Pedirlo a alguien más');
    await fillIn(driver, 'Luis');
    await driver.sees('Falta que Luis responda');
    expect((await file.read()).guarantor).toMatchObject({ firstName: 'Luis', state: 'asked' });
  });
  await test.step('the old link is unknown', async () => {
    await rosa.page.reload();
    await rosa.sees('Este enlace ya no sirve');
  });
  await test.step('the driver fills it in beside them after all', async () => {
    await driver.presses('Está conmigo: lo lleno yo');
    await page.getByRole('button', { name: 'Sí, cambiar' }).click();
    await driver.sees('¿Quién es tu aval?');
    await expect(page.getByLabel('Nombre completo')).toBeVisible();
    expect((await file.read()).guarantor).toBeUndefined();
  });
  await rosa.page.context().close();
});

async function open(page: Page): Promise<{ file: DriverFile; driver: Applicant }> {
  const file = await DriverFile.open('mx', page);
  await before.documents(file);
  const driver = new Applicant(page);
  await page.goto(`${screen}?id=${file.id}`);
  await driver.sees('¿Quién es tu aval?');
  return { file, driver };
}

async function invite(driver: Applicant): Promise<string> {
  await driver.presses('Mandarle un enlace');
  await fillIn(driver, 'Rosa');
  await driver.sees('Falta que Rosa responda');
  return driver.page.getByText(/^https?:.*\/guarantor\?id=/).innerText();
}

async function fillIn(driver: Applicant, firstName: string): Promise<void> {
  await driver.types('Su nombre', firstName);
  await driver.types('Sus apellidos', 'Peña');
  await driver.types('Su celular', '5512345678');
  await driver.presses('Crear su enlace');
}

/** The guarantor's phone, which has nothing of the driver's. */
async function ownPhone(browser: Browser, link: string): Promise<Applicant> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: process.env.PUBLIC_URL! });
  const page = await context.newPage();
  await page.goto(link);
  return new Applicant(page);
}
