import { expect, type Page, test } from '@playwright/test';
import { PlayedWidget, signIn } from './driver/played-widget.ts';
import { Applicant } from './driver/steps.ts';
import { newLink } from './product/product.ts';

// They share a product with a sandbox.
test.describe.configure({ mode: 'default' });
let widget: PlayedWidget;
test.beforeAll(async () => {
  widget = await PlayedWidget.start();
});
test.afterAll(() => widget?.close());

test('a driver connects an account, its twelve weeks are filled, and the driver can continue', {
  tag: '@core',
}, async ({ page }) => {
  const driver = new Applicant(page);
  const { url } = await newLink('mx');
  await page.goto(url);
  await driver.presses('Empezar');
  await driver.typesContact();
  await driver.presses('Continuar');
  await signIn(driver, 'Uber', 'uber+success');
  await driver.sees('Procesando tu solicitud...');
  await expect(page.getByText('Uber quedó conectado')).toBeVisible();
  await driver.sees('Conecta tus plataformas');
  await expect(page.getByText('Uber conectado')).toBeVisible();
  await driver.presses('Ver las semanas de Uber');
  await driver.sees('12 de 12 semanas');
  await expect(page.getByRole('button', { name: /De tu cuenta/ })).toHaveCount(12);
  await page.goBack();
  await driver.presses('Continuar');
  await driver.sees(/Tus datos personales|datos/);
});

test('a slow account is read while the driver waits', async ({ page }) => {
  const driver = new Applicant(page);
  await page.goto(await widget.link(page));
  await signIn(driver, 'DiDi', 'didi+slow');
  await driver.sees('Procesando tu solicitud...');
  await driver.sees('Conecta tus plataformas');
  await expect(page.getByText('Leyendo tu cuenta…')).toBeVisible();
  // No waiting is needed.
  await driver.presses('Seguir mientras tanto');
  await driver.sees('Tus datos personales');
  await page.goBack();
  await driver.sees('Conecta tus plataformas');
  await expect(page.getByText('DiDi conectado')).toBeVisible();
});

test('drivers who prefer screenshots can say so before the widget or in it', async ({ page }) => {
  const driver = new Applicant(page);
  await page.goto(await widget.link(page));
  await driver.sees('¿Cómo nos muestras tus ganancias?');
  await expect(page.getByText(/nuestro aliado Palenca/)).toBeVisible();
  await driver.presses('Subir capturas');
  await driver.sees('Conecta tus plataformas');
  await driver.presses('Conectar mi cuenta de conductor');
  await driver.sees('¿Cómo nos muestras tus ganancias?');
  await driver.presses('Conectar mi cuenta');
  await driver.sees('Conecta tu cuenta de conductor');
  await page.goBack();
  await driver.sees('¿Cómo nos muestras tus ganancias?');
  await driver.presses('Conectar mi cuenta');
  await driver.sees('Conecta tu cuenta de conductor');
  await driver.presses('Prefiero subir capturas');
  await driver.sees('Conecta tus plataformas');
});

test('while the partner reaches no platform drivers are not sent there', async ({ page }) => {
  const driver = new Applicant(page);
  const platforms = ['uber', 'didi'].map((platform) => ({ platform, status: 'down' }));
  const link = await widget.link(page);
  await page.route('**/api/palenca/platforms-status', (route) => route.fulfill({ json: { data: { platforms } } }));
  await page.goto(link);
  await driver.sees('Por ahora conviene más subir capturas');
  await driver.presses('Subir capturas');
  await driver.sees('Conecta tus plataformas');
});

test('in the United States, where the widget has no platform, screenshots come at once', async ({ page }) => {
  const driver = new Applicant(page);
  await page.goto(await widget.link(page, 'us'));
  await driver.sees('Connect your platforms');
  await expectNoWidget(page);
  // The next step is right below the platforms, without scrolling.
  const hint = page.getByText(/^Upload screenshots of your profile/);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect(hint).toBeInViewport({ ratio: 1 });
    const tiles = await page.getByRole('list', { name: 'Platforms' }).boundingBox();
    const drawing = await page.locator('main svg[viewBox="0 0 320 200"]').boundingBox();
    expect((drawing?.y ?? 0) - (tiles?.y ?? 0) - (tiles?.height ?? 0)).toBeLessThanOrEqual(24);
  }
});

async function expectNoWidget(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Connect my driver account' })).toHaveCount(0);
}
