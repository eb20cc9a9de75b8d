import { expect, type Page, test } from '@playwright/test';
import { Applicant } from './driver/steps.ts';
import { newLink } from './product/product.ts';

const tijuana = { latitude: 32.5149, longitude: -117.0382 };

for (const [where, tag] of [
  ['a phone', '@phone'],
  ['a computer', '@desktop'],
] as const) {
  test(`${where} that shares its location: the place is named and stored`, { tag }, async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(tijuana);
    const { id, driver } = await open(page);
    await driver.presses('Compartir mi ubicación');
    await driver.sees('¡Listo! Ya tenemos tu ubicación');
    await expect(page.getByText('Estás cerca de')).toContainText('Baja California');
    await expect(page.getByText('Guardamos tu ubicación').last()).toBeVisible();
    expect(await locationOf(page, id)).toMatchObject(tijuana);
    await driver.reloads('¡Listo! Ya tenemos tu ubicación');
  });

  test(`${where} that refuses: the area comes from the connection, and the driver can continue`, { tag }, async ({
    page,
  }) => {
    await answerLocation(page, 'refuse');
    const { id, driver } = await open(page);
    await driver.presses('Compartir mi ubicación');
    await driver.sees('Guardamos tu zona aproximada');
    expect(await locationOf(page, id)).toMatchObject({ latitude: null, longitude: null });
    await driver.presses('Intentar con mi ubicación exacta');
    await driver.sees('¿Nos compartes tu ubicación?');
  });

  test(`${where} that never answers: after ten seconds the area comes from the connection`, { tag }, async ({
    page,
  }) => {
    await page.clock.install();
    await answerLocation(page, 'silence');
    const { id, driver } = await open(page);
    await stopClock(driver);
    await driver.presses('Compartir mi ubicación');
    await driver.sees('Buscando tu ubicación…');
    await page.clock.runFor(9_000);
    await driver.sees('Buscando tu ubicación…');
    await page.clock.runFor(1_500);
    await driver.sees('Guardamos tu zona aproximada');
    await letClockRun(driver);
    await driver.sees('Guardamos tu zona aproximada');
    expect(await locationOf(page, id)).toMatchObject({ latitude: null });
  });
}

test('a late location still counts while the screen is open', async ({ page }) => {
  await page.clock.install();
  await answerLocation(page, 'late');
  const { id, driver } = await open(page);
  await stopClock(driver);
  await driver.presses('Compartir mi ubicación');
  await driver.sees('Buscando tu ubicación…');
  await page.clock.runFor(10_500);
  await driver.sees('Guardamos tu zona aproximada');
  await page.clock.runFor(5_000);
  await driver.sees('¡Listo! Ya tenemos tu ubicación');
  await letClockRun(driver);
  await driver.sees('¡Listo! Ya tenemos tu ubicación');
  expect(await locationOf(page, id)).toMatchObject(tijuana);
});

test('offline nothing is lost: the screen says so and asks again', async ({ page, context }) => {
  await answerLocation(page, 'refuse');
  const { driver } = await open(page);
  await context.setOffline(true);
  await driver.presses('Compartir mi ubicación');
  await expect(page.getByText('No pudimos encontrar tu zona')).toBeVisible();
  await context.setOffline(false);
  await driver.presses('Compartir mi ubicación');
  await driver.sees('Guardamos tu zona aproximada');
});

async function open(page: Page): Promise<{ id: string; driver: Applicant }> {
  const driver = new Applicant(page);
  const { id, url } = await newLink('mx');
  await page.goto(`${url}/user-info-gathering`);
  await driver.sees('¿Nos compartes tu ubicación?');
  return { id, driver };
}

/** As this browser reads it, which is known since it gave the location. */
async function locationOf(page: Page, id: string) {
  const answer = await page.request.get(`/api/public/admission/requests/${id}`);
  return (await answer.json()).data.locationData;
}

/** The phone's answer to a location request: browsers inside other apps may never answer. */
function answerLocation(page: Page, how: 'refuse' | 'silence' | 'late'): Promise<unknown> {
  return page.addInitScript(
    ([way, { latitude, longitude }]) => {
      const ask: Geolocation['getCurrentPosition'] = (found, failed) => {
        if (way === 'refuse') failed?.({ code: 1, message: 'denied' } as GeolocationPositionError);
        const coords = { latitude, longitude, accuracy: 20 };
        if (way === 'late') setTimeout(() => found({ coords } as GeolocationPosition), 13_000);
      };
      Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: ask });
    },
    [how, tijuana] as const,
  );
}

/** The clock advances only when the journey says so: a busy machine is not a silent phone. */
async function stopClock(driver: Applicant): Promise<void> {
  driver.looks = false;
  await driver.page.clock.pauseAt(await driver.page.evaluate(() => Date.now() + 1000));
}

async function letClockRun(driver: Applicant): Promise<void> {
  await driver.page.clock.resume();
  driver.looks = true;
}
