import { expect, type Page, test } from '@playwright/test';
import type { TeamSlot } from '../contract/staff/calendar/slots.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation, showNextDays, typeDay } from './staff/steps.ts';

test('hours are set, a driver books, staff move the visit, and an absence lists the visits inside @desktop', async ({
  page,
}, { retry }) => {
  // Names are unique, and what a first attempt created stays.
  const advisor = retry === 0 ? 'Sofía Reyes' : `Elena Cruz ${'II'.repeat(retry)}`;
  await acceptInvitation(page, await inviteStaff('dora.admin@example.com', 'everything'), 'Dora Admin');
  await page.getByRole('link', { name: 'Calendario' }).click();
  await page.getByRole('link', { name: 'Disponibilidad' }).click();

  // Hours: entered wrongly, corrected, copied to another day, and seen in the preview before they are saved.
  await page.getByRole('button', { name: 'Agregar asesor' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill(advisor);
  // Another journey needs the United States without any free time.
  await page.getByLabel('Estados Unidos', { exact: true }).uncheck();
  const monday = (what: string) => page.getByLabel(`lunes, horario 1, ${what}`);
  await monday('desde').fill('18:00');
  await expect(page.getByText(/^Termina antes de empezar/)).toBeVisible();
  await monday('desde').fill('08:00');
  await page.getByRole('button', { name: 'Copiar el horario del lunes' }).click();
  await page.getByRole('menuitem', { name: 'Toda la semana' }).click();
  await expect(page.getByLabel('domingo, horario 1, desde')).toHaveValue('08:00');
  await expect(
    page
      .getByRole('region', { name: /próximos 14 días/ })
      .getByText('20 espacios')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { name: advisor })).toBeVisible();

  // The driver books, and staff move the visit from the case.
  const file = await DriverFile.open('mx');
  await file.bookVisit(0);
  const visit = await openApplication(page, file.id);
  const before = await visit.getByText(/hora de Ciudad de México/).innerText();
  await change(page, 'Mover');
  const moving = page.getByRole('dialog', { name: 'Mover' });
  await expectAccessible(page);
  await showNextDays(moving);
  await moving.getByRole('button', { name: /^9:00/ }).last().click();
  await moving.getByRole('button', { name: 'Mover', exact: true }).click();
  await expect(moving).toHaveCount(0);
  await expect(visit.getByText(before)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Historial' }).getByText('Videollamada movida').first()).toBeVisible();

  // Two visits on one day of hers, then she is away that day.
  const day = await bookTwo(page, advisor);
  await page.goto(`/staff/calendar?view=list&day=${day}&who=all`);
  await expect(page.getByRole('main').getByText(advisor)).toHaveCount(2);
  await expectAccessible(page);
  await page.goto(`/staff/calendar?view=week&day=${day}&who=all`);
  await page
    .getByRole('button', { name: new RegExp(advisor) })
    .first()
    .click();
  await change(page, 'Mover');
  await moving.getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('dialog').getByText(advisor)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expectAccessible(page);
  await page.goto(`/staff/calendar?view=day&day=${day}&who=all`);
  await expect(page.getByRole('columnheader', { name: advisor })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Disponibilidad' }).click();
  await page.getByRole('button', { name: advisor }).click();
  await typeDay(page, 'Desde', day);
  await page.getByRole('button', { name: 'Agregar ausencia' }).click();
  const absence = page.getByRole('region', { name: 'Ausencias' });
  await expect(absence.getByText('Hay 2 videollamadas dentro de esta ausencia.')).toBeVisible();
  await expectAccessible(page);

  await absence
    .getByRole('button', { name: /^Cambiar/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Cambiar de asesor' }).click();
  await page
    .getByRole('button', { name: /^Pasarla a / })
    .first()
    .click();
  await expect(absence.getByText('Hay 1 videollamada dentro de esta ausencia.')).toBeVisible();
  await absence.getByRole('button', { name: /^Cambiar/ }).click();
  await page.getByRole('menuitem', { name: 'Mover' }).click();
  await showNextDays(moving);
  await moving
    .getByRole('button', { name: /^10:00/ })
    .last()
    .click();
  await moving.getByRole('button', { name: 'Mover', exact: true }).click();
  await expect(absence.getByText('Ya no queda ninguna videollamada')).toBeVisible();
});

/** The case behind a driver's link, and the part about its visit. */
async function openApplication(page: Page, linkId: string) {
  await page.getByRole('searchbox').fill(linkId);
  const found = page.getByRole('table').getByRole('link');
  await expect(found).toHaveCount(1);
  await found.click();
  return page.getByRole('region', { name: 'Videollamada' });
}

async function change(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: /^Cambiar la videollamada/ }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

/** Books two visits of one day with the new advisor as staff; returns the day, later than any that other journeys book. */
async function bookTwo(page: Page, advisor: string): Promise<string> {
  const call = async (path: string, body?: object) => {
    const url = `/api/staff${path}`;
    const answer = await (body ? page.request.post(url, { data: body }) : page.request.get(url));
    expect(answer.status(), path).toBe(200);
    return (await answer.json()).data;
  };
  const { items } = await call('/advisors');
  const { id } = items.find(({ name }: { name: string }) => name === advisor);
  const from = new Date(Date.now() + 11 * 86_400_000).toISOString().slice(0, 10);
  const { slots } = await call(`/slots?country=mx&from=${from}&days=4`);
  // Others work on that day, too: it is no Sunday and no holiday.
  const shared = (slots as TeamSlot[]).filter(
    ({ advisors }) => advisors.length > 1 && advisors.some((a) => a.id === id),
  );
  const day = shared[0]!.startTime.slice(0, 10);
  for (const slot of shared.slice(4, 6)) {
    const { id: q } = await DriverFile.open('mx');
    const found = await call('/applications/search', { q });
    await call(`/applications/${found.items[0].applicationId}/visit`, { slotId: slot.id, advisorId: id });
  }
  return day;
}
