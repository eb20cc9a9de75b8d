import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Slot } from '../contract/appointments/calls.ts';
import { dateIn } from '../contract/earnings/weeks.ts';
import { addDays } from '../contract/fields/dates.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { runCommand } from './product/product.ts';

const zone = 'America/Tijuana';

// These journeys share the slots of two advisors.
test.describe.configure({ mode: 'default' });

test.use({ timezoneId: zone, locale: 'es-MX' });

for (const [where, tag] of [
  ['a phone', '@phone'],
  ['a computer', '@desktop'],
] as const) {
  test(`on ${where} a visit is booked: reloading and going back and forth lose nothing`, { tag }, async ({ page }) => {
    const { file, driver } = await open(page);
    await page.goto(`/${file.id}/schedule-home-visit`);
    await driver.sees('Agenda tu videollamada');
    await expect(page.getByLabel('Zona horaria')).toHaveValue(zone);
    const label = (await freeDay(page, 2).getAttribute('aria-label')) ?? '';
    const day = label.replace(', con horarios', '');
    await freeDay(page, 2).click();
    await seesTimesOf(page, day);
    await page.reload();
    await seesTimesOf(page, day);
    await driver.presses(/ – /);
    await driver.sees('Confirma tu videollamada');
    await page.goBack();
    await seesTimesOf(page, day);
    // The calendar stays beside the times where there is room.
    await expect(page.getByRole('grid')).toHaveCount(tag === '@desktop' ? 1 : 0);
    await page.goForward();
    await driver.reloads('Confirma tu videollamada');
    await expect(page.getByText(/Apartado para ti: [45]:\d\d/)).toBeVisible();
    // After correcting their data drivers return to the held slot.
    await driver.presses('Corregir mis datos');
    await driver.types('Nombre(s)', 'María José Guadalupe');
    await driver.presses('Continuar');
    await driver.sees('Confirma tu videollamada');
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('María José Guadalupe');
    await driver.presses('Agendar mi videollamada');
    await driver.sees('¡Listo! Tu videollamada quedó agendada');
    await expect(page.getByText(day)).toBeVisible();
    await expect(page.getByText('Hora de Tijuana')).toBeVisible();

    const address = await page.getByRole('link', { name: 'Agregar a mi calendario' }).getAttribute('href');
    const calendarFile = await page.request.get(address ?? '');
    expect(calendarFile.headers()['content-type']).toContain('text/calendar');
    expect(await calendarFile.text()).toContain('BEGIN:VEVENT');
    await driver.presses('Ver mi solicitud');
    await driver.sees('Tu solicitud');
    await driver.presses('Cambiar o cancelar');
    await driver.sees('Videollamada desde tu casa');
  });

  test(`on ${where} a visit is booked from the link, moved, cancelled and booked again`, {
    tag: where === 'a phone' ? [tag, '@core'] : tag,
  }, async ({ page }) => {
    const { file, driver } = await open(page);
    const first = (await freeSlots(file)).at(-1);
    await ask(file, 'POST', '/appointment/create', { slotId: first?.id });
    await page.goto(`/${file.id}/schedule-home-visit?step=reschedule`);
    await driver.sees('Videollamada desde tu casa');
    await driver.presses('Cambiar fecha u hora');
    await driver.sees('Elige otra fecha');
    await freeDay(page, 3).click();
    await driver.presses(/ – /);
    await driver.sees('Confirma el cambio');
    await driver.presses('Cambiar mi videollamada');
    await driver.sees('¡Listo! Tu videollamada cambió');

    await page.goto(`/${file.id}/schedule-home-visit`);
    await driver.sees('Videollamada desde tu casa');
    await expect(page.getByText('Puedes cambiarla 2 veces más.')).toBeVisible();
    await driver.presses('Cancelar mi videollamada');
    await driver.presses('Sí, cancelar mi videollamada');
    await driver.sees('Cancelamos tu videollamada');
    await driver.presses('Agendar otra videollamada');
    await driver.sees('Agenda tu videollamada');
    await freeDay(page, 2).click();
    await driver.presses(/ – /);
    await driver.sees('Confirma tu videollamada');
    await driver.presses('Agendar mi videollamada');
    await driver.sees('¡Listo! Tu videollamada quedó agendada');
  });
}

test('a slot taken by others during confirmation is gone, and another one is booked instead', async ({ page }) => {
  const { file, driver } = await open(page);
  await page.goto(`/${file.id}/schedule-home-visit`);
  await freeDay(page, 5).click();
  await driver.presses(/ – /);
  await driver.sees('Confirma tu videollamada');
  const slotId = new URL(page.url()).searchParams.get('slot') ?? '';
  // In another tab the driver selects another slot, which releases this one.
  const other = (await freeSlots(file)).findLast((slot) => slot.id !== slotId);
  const held = calendar(file, `/slots/${other?.id}/hold`);
  expect(await page.evaluate(async (url) => (await fetch(url, { method: 'POST' })).status, held)).toBe(200);
  await takeAll(slotId);

  await driver.presses('Agendar mi videollamada');
  await expect(page.getByRole('main').getByText(/Alguien más acaba de tomar ese horario/)).toBeVisible();
  await driver.sees(/ de /);
  await driver.presses(/ – /);
  await driver.sees('Confirma tu videollamada');
  expect(page.url()).not.toContain(slotId);
  await driver.presses('Agendar mi videollamada');
  await driver.sees('¡Listo! Tu videollamada quedó agendada');
});

test('without free slots the driver reads so, and sees the first one as soon as it exists', async ({ page }, {
  retry,
}) => {
  // United States drivers get their own advisor, so that the other journeys keep theirs.
  const name = ['--name', retry === 0 ? 'Laura' : 'Laura II'];
  if (retry > 0) await runCommand('advisor', 'change', '--name', 'Laura', '--active', 'no');
  const months = ['--from', dayAhead(-1), '--to', dayAhead(120)];
  for (const seeded of ['Asesoría 1', 'Asesoría 2'])
    await runCommand('advisor', 'change', '--name', seeded, '--countries', 'mx');
  const work = ['--zone', 'America/Chicago', '--hours', 'mon-sun 08:00-20:00', '--countries', 'us'];
  await runCommand('advisor', 'add', ...name, ...work);
  await runCommand('advisor', 'off', ...name, ...months);

  const { file, driver } = await open(page, 'us');
  await page.goto(`/${file.id}/schedule-home-visit`);
  await expect(page.getByText('No times left')).toBeVisible();
  await driver.sees('Book your video call');
  await runCommand('advisor', 'back', ...name, ...months);
  await driver.presses('Look again');
  await expect(freeDay(page, 1)).toBeVisible();
  await runCommand('advisor', 'change', ...name, '--active', 'no');
  await page.reload();
  await expect(page.getByText('No times left')).toBeVisible();
});

async function open(page: Page, country: 'mx' | 'us' = 'mx') {
  const file = await DriverFile.open(country, page);
  await before.contact(file);
  return { file, driver: new Applicant(page) };
}

/** The n-th selectable day of the calendar. */
function freeDay(page: Page, place: number): Locator {
  return page.getByRole('button', { name: /, (con horarios|times available)$/ }).nth(place - 1);
}

/** On a phone the times have their own screen, on a computer they are part of one. */
async function seesTimesOf(page: Page, day: string): Promise<void> {
  await expect(page.getByRole('heading', { name: day })).toBeVisible();
  await expect(page.getByRole('button', { name: / – / }).first()).toBeVisible();
  await expectAccessible(page);
}

async function freeSlots(file: DriverFile): Promise<Slot[]> {
  const answer = await fetch(calendar(file, `/slots/get-available-slots?timezone=${zone}`, '/14'));
  return (await answer.json()).data.slots;
}

/** Books this slot with other applicants until no advisor is free. */
async function takeAll(slotId: string): Promise<void> {
  for (let booked = true; booked; ) {
    const rival = await DriverFile.open('mx');
    await before.contact(rival);
    booked = (await ask(rival, 'POST', '/appointment/create', { slotId })).ok;
  }
}

function ask(file: DriverFile, method: string, rest: string, body?: object): Promise<Response> {
  const init = body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {};
  return fetch(calendar(file, rest), { method, ...init });
}

function calendar({ id }: DriverFile, rest: string, days = ''): string {
  return `${process.env.PUBLIC_URL}/api/public/admission/requests/${id}${days}/calendar${rest}`;
}

function dayAhead(days: number): string {
  return addDays(dateIn('America/Chicago', new Date()), days);
}
