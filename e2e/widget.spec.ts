import { expect, type Page, test } from '@playwright/test';
import { type RunningSandbox, startSandbox } from '../sandbox/start-sandbox.ts';
import { widget } from '../sandbox/widget/widget.ts';
import { newLink } from './product.ts';
import { RunningProduct } from './running-product.ts';
import { Applicant } from './steps.ts';

let sandbox: RunningSandbox;
let product: RunningProduct;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  sandbox = await startSandbox({ parts: [widget], port: 0 });
  product = await RunningProduct.start(widget.settings?.(sandbox.state));
  sandbox.state.productUrl = product.address;
});
test.afterAll(async () => {
  await product?.close();
  await sandbox?.stop();
});

test('a driver connects an account, its twelve weeks are there, and the way leads on', async ({ page }) => {
  const driver = new Applicant(page);
  const { url } = await newLink('mx');
  await page.goto(url);
  await driver.presses('Empezar');
  await driver.types('Nombre(s)', 'María José');
  await driver.types('Apellidos', 'Núñez Ávila');
  await driver.types('Celular', '55 1234 5678');
  await driver.types('Correo electrónico', 'maria.nunez@example.com');
  await driver.presses('Continuar');
  // Nobody has to press anything.
  await signIn(driver, 'Uber', 'uber+success');
  await driver.sees('Procesando tu solicitud...');
  await expect(page.getByText('Uber quedó conectado')).toBeVisible();
  await driver.sees('Conecta tus plataformas');
  await expect(page.getByText('Uber conectado')).toBeVisible();
  await driver.presses('Ver las semanas de Uber');
  await driver.sees('12 de 12 semanas');
  await expect(page.getByRole('button', { name: /Cuenta/ })).toHaveCount(12);
  await page.goBack();
  await driver.presses('Continuar');
  await driver.sees(/Tus datos personales|datos/);
});

test('an account that takes long is read while the driver waits', async ({ page }) => {
  const driver = new Applicant(page);
  await page.goto(await linkToWidget());
  await signIn(driver, 'DiDi', 'didi+slow');
  await driver.sees('Procesando tu solicitud...');
  await driver.sees('Conecta tus plataformas');
  await expect(page.getByText('Leyendo tu cuenta…')).toBeVisible();
  await driver.sees('Conecta tus plataformas');
  await expect(page.getByText('DiDi conectado')).toBeVisible({ timeout: 60_000 });
});

test('every sign-in that fails says why, and there is a way on', async ({ page }) => {
  test.setTimeout(300_000);
  const driver = new Applicant(page);
  const failures = {
    invalid_credentials: /contraseña no fueron/,
    platform_unavailable: /no está disponible/,
    timeout: /tardó demasiado/,
    incomplete: /quedó a medias/,
    not_registered: /No hay una cuenta de conductor/,
    banned: /tiene bloqueada/,
    rider_account: /cuenta de pasajero/,
    fleet_account: /es de una flotilla/,
    login_refused: /después de las \d/,
  };
  await page.goto(await linkToWidget());
  for (const [outcome, words] of Object.entries(failures)) {
    await test.step(outcome, async () => {
      await signIn(driver, 'Uber', `uber+${outcome}`);
      // Those two are found out only after the sign-in, which works.
      if (!/_account$/.test(outcome)) await driver.presses('Regresar');
      await driver.sees('Conecta tus plataformas');
      await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('link', { name: 'Subir capturas' })).toBeVisible();
      if (outcome === 'login_refused') return;
      await driver.presses('Intentar de nuevo');
    });
  }
  await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toHaveCount(0);
  await driver.presses('Subir capturas');
  await driver.sees('Conecta Uber');
});

test('whoever prefers screenshots says so before the widget or in it', async ({ page }) => {
  const driver = new Applicant(page);
  // Who is to look at the announcement must not be taken away from it.
  await page.route('**/widget/connect?*', (route) => route.fulfill({ status: 204 }));
  await page.goto(await linkToWidget());
  await driver.sees('Te llevamos con nuestro aliado');
  await driver.presses('Prefiero subir capturas');
  await driver.sees('Conecta tus plataformas');
  await page.unroute('**/widget/connect?*');
  await driver.presses('Conectar mi cuenta de conductor');
  await driver.sees('Conecta tu cuenta de conductor');
  // Back from there is a choice, not a redirect that sends them there again.
  await page.goBack();
  await driver.sees('¿Cómo nos muestras tus ganancias?');
  await driver.presses('Conectar mi cuenta');
  await driver.sees('Conecta tu cuenta de conductor');
  await driver.presses('Prefiero subir capturas');
  await driver.sees('Conecta tus plataformas');
});

test('when the partner reaches no platform nobody is sent there', async ({ page }) => {
  const driver = new Applicant(page);
  const platforms = ['uber', 'didi'].map((platform) => ({ platform, status: 'down' }));
  const link = await linkToWidget();
  await page.route('**/api/palenca/platforms-status', (route) => route.fulfill({ json: { data: { platforms } } }));
  await page.goto(link);
  await driver.sees('Ahora mismo conviene subir capturas');
  await driver.presses('Subir capturas');
  await driver.sees('Conecta tus plataformas');
});

test('in the United States, where the widget knows no platform, screenshots come at once', async ({ page }) => {
  const driver = new Applicant(page);
  await page.goto(await linkToWidget('us'));
  await driver.sees('Connect your platforms');
  await expectNoWidget(page);
});

async function expectNoWidget(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Connect my driver account' })).toHaveCount(0);
}

async function signIn(driver: Applicant, app: string, user: string): Promise<void> {
  await driver.sees('Conecta tu cuenta de conductor');
  await driver.presses(app);
  await driver.sees(`Entra a ${app}`);
  await driver.page.getByLabel('¿Qué debe pasar?').selectOption(user);
  await driver.presses('Conectar');
}

/** The address at which a driver who gave the contact data is told of the widget. */
async function linkToWidget(country: 'mx' | 'us' = 'mx'): Promise<string> {
  const { id } = await newLink(country);
  const contact = { firstName: 'Ana', lastName: 'Ruiz', phone: '5512345678', email: 'ana@example.com' };
  const answer = await fetch(`${product.address}/api/public/admission/requests/${id}/personal-data`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(country === 'mx' ? contact : { ...contact, phone: '3055550123' }),
  });
  expect(answer.ok).toBe(true);
  return `${product.address}/palenca?id=${id}`;
}
