import { expect, test } from '@playwright/test';
import { PlayedWidget, signIn } from './driver/played-widget.ts';
import { Applicant } from './driver/steps.ts';

// They share a product with a sandbox.
test.describe.configure({ mode: 'default' });
let widget: PlayedWidget;
test.beforeAll(async () => {
  widget = await PlayedWidget.start();
});
test.afterAll(() => widget?.close());

test('every failed sign-in says why and offers a next action', async ({ page }) => {
  const driver = new Applicant(page);
  const failures = {
    invalid_credentials: /contraseña no son/,
    platform_unavailable: /no está disponible/,
    timeout: /tardó demasiado/,
    incomplete: /quedó a medias/,
    not_registered: /No hay una cuenta de conductor/,
    banned: /tiene bloqueada/,
    rider_account: /cuenta de pasajero/,
    fleet_account: /es de una flotilla/,
    login_refused: /Intenta de nuevo a las? \d/,
  };
  await page.goto(await widget.link(page));
  for (const [outcome, words] of Object.entries(failures)) {
    await test.step(outcome, async () => {
      await signIn(driver, 'Uber', `uber+${outcome}`);
      // Those two are found only after a successful sign-in.
      if (!/_account$/.test(outcome)) await driver.presses('Regresar');
      await driver.sees('Conecta tus plataformas');
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Subir capturas' })).toBeVisible();
      if (outcome === 'login_refused') return;
      await driver.presses('Intentar de nuevo');
    });
  }
  await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toHaveCount(0);
  await driver.presses('Subir capturas');
  await driver.sees('Conecta Uber');
});
