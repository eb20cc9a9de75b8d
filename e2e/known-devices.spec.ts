import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { mailCatcher, mailsOf } from '../sandbox/mail.ts';
import { contacts } from '../sandbox/people/people.ts';
import { type RunningSandbox, startSandbox } from '../sandbox/start-sandbox.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { askDatabase, RunningProduct } from './product/product.ts';
import { applicationOf, openAs } from './staff/steps.ts';

// They share a product, whose mails are caught.
test.describe.configure({ mode: 'default' });
const handset = { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'es-MX' } as const;
const greeting = 'Hola, M. N.';
let mail: RunningSandbox;
let product: RunningProduct;

test.beforeAll(async () => {
  const catcher = mailCatcher();
  mail = await startSandbox({ parts: [catcher], port: 0 });
  const { SMTP_URL = '' } = catcher.settings?.(mail.state) ?? {};
  const settings = {
    SECOND_FACTOR: 'known_devices',
    SANDBOX: 'off',
    SMTP_URL,
    MAIL_FROM: 'Volante <hola@example.com>',
    LINK_DAYS: '30',
  };
  product = await RunningProduct.start(settings);
});
test.afterAll(async () => {
  await product?.close();
  await mail?.stop();
});

/** A phone that was never here. */
async function strange(browser: Browser): Promise<{ page: Page; driver: Applicant; context: BrowserContext }> {
  const context = await browser.newContext({ ...handset, baseURL: product.address });
  const page = await context.newPage();
  return { page, driver: new Applicant(page), context };
}

/** The newest code that was mailed to the address. */
async function mailedCode(to: string, after = 0): Promise<string> {
  const mails = () => mailsOf(mail.state).filter((sent) => JSON.stringify(sent).includes(to));
  const codes = () => mails().flatMap(({ text }) => /código es (\d{6})/.exec(text)?.[1] ?? []);
  await expect.poll(() => codes().length, { timeout: 30_000 }).toBeGreaterThan(after);
  // The newest one comes first.
  return codes()[0]!;
}

/** An own address for each attempt, so that a repeated journey reads its own mails. */
async function filled(steps: (file: DriverFile) => Promise<void> = before.documents): Promise<[DriverFile, string]> {
  const file = await DriverFile.open('mx');
  await steps(file);
  const email = `maria${Date.now()}@example.com`;
  await file.give({ email });
  return [file, email];
}

test('a strange phone sees initials and states, takes a new document, and after a code everything', async ({
  browser,
}) => {
  const [file, email] = await filled();
  const { page, driver, context } = await strange(browser);
  await page.goto(`/?id=${file.id}`);
  await driver.sees('Tu solicitud');
  await expect(page.getByText(greeting)).toBeVisible();
  for (const stored of [contacts.mx.lastName, 'Av. Juárez', email]) expect(await page.content()).not.toContain(stored);

  // The proof is on the server's page already, before any code runs.
  const plain = await browser.newContext({ ...handset, baseURL: product.address, javaScriptEnabled: false });
  const drawn = await plain.newPage();
  await drawn.goto(`/prove?id=${file.id}`);
  await expect(drawn.getByRole('button', { name: 'Enviarme el código por correo' })).toBeVisible();
  await plain.close();

  // A document that is missing is taken without any proof.
  const { photo } = await makeDocuments(browser);
  await page.goto(`/documents/proof_of_address?id=${file.id}`);
  await driver.sees('Comprobante de domicilio');
  await page.locator('input[type=file]').last().setInputFiles(photo);
  await driver.presses('Continuar');
  await expect
    .poll(
      async () => (await file.read()).documentsAnalysis.documents.find((d) => d.type === 'proof_of_address')?.mediaId,
    )
    .toBeTruthy();

  // What is stored asks for the proof, and a wrong code costs a try.
  await page.goto(`/personal-data?id=${file.id}&change=1`);
  await driver.sees(greeting);
  await driver.presses('Confirmar que soy yo');
  await driver.sees('Confirma que eres tú');
  await driver.presses('Enviarme el código por correo');
  await driver.sees('Escribe tu código');
  const code = await mailedCode(email);
  const field = page.getByLabel('Código de 6 números');
  await field.fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('Te quedan 4 intentos.', { exact: false })).toBeVisible();
  await field.fill(code.replace(/^.../, '$& '));
  await driver.sees('Tus datos personales');
  await expect(page.getByLabel('Calle', { exact: true })).toHaveValue('Av. Juárez');

  // The phone stays known, and stands in the list with the one that gave the data.
  await page.goto(`/tasks?id=${file.id}`);
  await driver.presses('Tus teléfonos');
  await driver.sees('Tus teléfonos');
  await expect(page.getByRole('list', { name: 'Teléfonos' }).getByRole('listitem')).toHaveCount(2);
  await context.close();
});

test('a phone that scans the computer’s code needs no other proof, and the code works once @desktop', async ({
  browser,
}) => {
  const [file] = await filled();
  const desk = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'es-MX',
    baseURL: product.address,
  });
  await file.shareWith(desk);
  const computer = await desk.newPage();
  const token = computer.waitForResponse(/\/access\/hand-off$/);
  await computer.goto(`/documents/identity_card_front?id=${file.id}`);
  const { data } = await (await token).json();
  const scanned = `/documents/identity_card_front?id=${file.id}&handoff=1#device=${data.token}`;

  const { page, context } = await strange(browser);
  const renewed = computer.waitForResponse(/\/access\/hand-off$/, { timeout: 30_000 });
  await page.goto(scanned);
  await expect(page.getByRole('heading', { level: 1, name: 'INE Frente' })).toBeVisible();
  await expect(page.getByText(greeting)).toHaveCount(0);
  expect(page.url()).not.toContain('device=');
  await page.goto(`/personal-data?id=${file.id}&change=1`);
  await expect(page.getByLabel('Calle', { exact: true })).toHaveValue('Av. Juárez');
  // The computer shows another code by itself.
  expect((await (await renewed).json()).data.token).not.toBe(data.token);

  const other = await strange(browser);
  await other.page.goto(scanned);
  await expect(other.page.getByText('Ese código ya se usó o venció', { exact: false }).first()).toBeVisible();
  await expect(other.page.getByText(greeting)).toBeVisible();
  for (const opened of [desk, context, other.context]) await opened.close();
});

test('“No fui yo” signs a phone out and goes on with another link, with what was typed', async ({ browser }) => {
  const [file] = await filled();
  const mine = await strange(browser);
  await file.shareWith(mine.context);
  const thief = await strange(browser);
  await file.shareWith(thief.context);
  // The same cookie in a second browser would be the same device, so the other one proves itself by its own.
  await thief.context.clearCookies();
  await thief.page.goto(`/tasks?id=${file.id}`);
  await thief.driver.presses('Confirmar que soy yo');
  await thief.driver.presses('Enviarme el código por correo');
  const { personalData } = await file.read();
  await thief.page.getByLabel('Código de 6 números').fill(await mailedCode(personalData.email));
  await thief.driver.sees('Tu solicitud');
  await expect(thief.page.getByText(greeting)).toHaveCount(0);

  const { page, driver } = mine;
  await page.goto(`/personal-data?id=${file.id}&change=1`);
  await page.getByLabel('Calle', { exact: true }).fill('Calle que nadie guardó');
  await expect(page.getByText('Guardado en este teléfono')).toBeVisible();
  await page.goto(`/my-phones?id=${file.id}`);
  await driver.presses(/^No fui yo/);
  await expect(page.getByText('Tu enlace cambia', { exact: false })).toBeVisible();
  await driver.presses('No fui yo, cambiar mi enlace');
  await expect(page.getByText('Listo, tu enlace es nuevo', { exact: false })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id');
  expect(id).not.toBe(file.id);
  await page.goto(`/personal-data?id=${id}&change=1`);
  await expect(page.getByLabel('Calle', { exact: true })).toHaveValue('Calle que nadie guardó');
  // Here the old link leads to the new one, elsewhere nowhere.
  await page.goto(`/tasks?id=${file.id}`);
  await driver.sees('Tu solicitud');
  expect(new URL(page.url()).searchParams.get('id')).toBe(id);
  await thief.page.goto(`/tasks?id=${file.id}`);
  await expect(thief.page.getByRole('heading', { level: 1 })).not.toHaveText('Tu solicitud');
  await thief.page.goto(`/tasks?id=${id}`);
  await expect(thief.page.getByText(greeting)).toBeVisible();
  await mine.context.close();
  await thief.context.close();
});

test('a phone that is signed out while somebody types proves itself, and nothing typed is lost', async ({
  browser,
}) => {
  const [file, email] = await filled();
  const { page, driver, context } = await strange(browser);
  await file.shareWith(context);
  await page.goto(`/personal-data?id=${file.id}&change=1`);
  await page.getByLabel('Calle', { exact: true }).fill('Reforma');
  await context.clearCookies();
  await driver.presses('Continuar');
  await page.getByRole('dialog').getByRole('button', { name: 'Enviarme el código por correo' }).click();
  await page.getByLabel('Código de 6 números').fill(await mailedCode(email));
  // The press goes on by itself.
  await expect.poll(async () => (await file.read()).personalData.street).toBe('Reforma');
  await context.close();
});

test('an ended link is renewed by mail, and what was typed on the driver’s phone goes along', async ({ browser }) => {
  const [file, email] = await filled();
  const mine = await strange(browser);
  await file.shareWith(mine.context);
  await mine.page.goto(`/personal-data?id=${file.id}&change=1`);
  await mine.page.getByLabel('Calle', { exact: true }).fill('Calle que nadie guardó');
  await expect(mine.page.getByText('Guardado en este teléfono')).toBeVisible();
  await askDatabase(`update application_links set created_at = now() - interval '31 days' where request_id = $1`, [
    file.id,
  ]);

  const { page, driver, context } = await strange(browser);
  await page.goto(`/tasks?id=${file.id}`);
  await driver.sees('Tu enlace ya venció');
  for (const stored of [email, contacts.mx.lastName, greeting]) expect(await page.content()).not.toContain(stored);
  await page.getByRole('button', { name: 'Enviarme un enlace nuevo' }).dblclick();
  await driver.sees('Revisa tus mensajes');
  const links = async () => {
    const sent = mailsOf(mail.state).filter(({ to }) => to.includes(email));
    const short = sent.flatMap(({ text }) => new RegExp(`${product.address}/m/[\\w-]+`).exec(text)?.[0] ?? []);
    const answers = await Promise.all(short.map((url) => fetch(url, { redirect: 'manual' })));
    const ids = answers.flatMap(({ headers }) => /[0-9a-f-]{36}/.exec(headers.get('location') ?? '')?.[0] ?? []);
    return [...new Set(ids)].filter((id) => id !== file.id);
  };
  await expect.poll(async () => (await links()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [id = '', ...more] = await links();
  // Two presses make one link, whose holder sees no more than before.
  expect(more).toEqual([]);
  await page.goto(`/tasks?id=${id}`);
  await expect(page.getByText(greeting)).toBeVisible();

  // The driver's phone went on with the old one, and takes what was typed to the new one.
  await mine.page.reload();
  await mine.driver.sees('Tus datos personales');
  await mine.page.goto(`/personal-data?id=${id}&change=1`);
  await expect(mine.page.getByLabel('Calle', { exact: true })).toHaveValue('Calle que nadie guardó');
  await mine.context.close();
  await context.close();
});

test('who can’t get a code reads a number to staff, who let the phone in', async ({ browser }) => {
  const [file] = await filled();
  const { page, driver, context } = await strange(browser);
  await page.goto(`/prove?id=${file.id}&to=/personal-data?change=1`);
  await driver.presses('No puedo recibirlo');
  await driver.sees('Te damos acceso por teléfono');
  const number = (
    await page.getByText('Tu número', { exact: true }).locator('xpath=following-sibling::p[1]').innerText()
  ).replace(/\s/g, '');

  const { page: desk } = await openAs(browser, 'reviewer', 'Luz Paz');
  // The list says that somebody waits.
  await desk.goto(`/staff/?flag=device_asks`);
  await expect(desk.getByText('Un teléfono pide entrar').first()).toBeVisible();
  await desk.goto(`/staff/applications/${await applicationOf(file)}`);
  await expect(desk.getByText(number, { exact: false }).first()).toBeVisible();
  await desk.getByRole('button', { name: 'Dejar entrar' }).click();
  const asked = desk.getByRole('dialog', { name: 'Dejar entrar este teléfono' });
  await asked.getByLabel('¿Cómo comprobaste quién es?').fill('Le llamé a su número y dijo su calle.');
  await asked.getByRole('button', { name: 'Dejar entrar' }).click();
  await driver.sees('Tus datos personales');
  await expect(page.getByLabel('Calle', { exact: true })).toHaveValue('Av. Juárez');
  // Known phones stand in the same part, and are signed out there.
  const phones = desk.getByRole('listitem').filter({ hasText: 'Lo dejó entrar el equipo' });
  await phones.getByRole('button', { name: /^Cerrar sesión/ }).click();
  const ends = desk.getByRole('dialog', { name: /^Cerrar la sesión de/ });
  await expectAccessible(desk);
  await ends.getByLabel('¿Por qué?').fill('Era otra persona');
  await ends.getByRole('button', { name: 'Cerrar sesión' }).dblclick();
  await expect(phones).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(greeting)).toBeVisible();
  await desk.context().close();
  await context.close();
});

test.describe('without a way to send a code', () => {
  let alone: RunningProduct;
  test.beforeAll(async () => {
    alone = await RunningProduct.start({ SECOND_FACTOR: 'known_devices', SANDBOX: 'off', SMTP_URL: '', MAIL_FROM: '' });
  });
  test.afterAll(() => alone?.close());

  test('two answers prove who is applying, and a wrong one names neither', async ({ browser }) => {
    const file = await DriverFile.open('mx');
    await before.documents(file);
    const { birthdate, nationalId } = (await file.read()).personalData;
    const context = await browser.newContext({ ...handset, baseURL: alone.address });
    const page = await context.newPage();
    const driver = new Applicant(page);
    await page.goto(`/documents?id=${file.id}`);
    await driver.presses('Confirmar que soy yo');
    await driver.sees('Confirma que eres tú');
    const [year, month, day] = birthdate.split('-');
    await page.getByLabel('Día').fill(String(Number(day)));
    await page.getByLabel('Mes').selectOption(month!);
    await page.getByLabel('Año').fill(year!);
    await page.getByLabel('Los últimos 4 caracteres de tu CURP').fill('0000');
    await driver.presses('Continuar');
    await expect(page.getByText('Alguna de las dos respuestas', { exact: false })).toBeVisible();
    await page.getByLabel('Los últimos 4 caracteres de tu CURP').fill(nationalId.slice(-4));
    await driver.presses('Continuar');
    await driver.sees('Tus documentos');
    await expect(page.getByText(greeting)).toHaveCount(0);
    await context.close();
  });
});
