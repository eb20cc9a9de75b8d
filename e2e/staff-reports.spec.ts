import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { askDatabase, inviteStaff } from './product/product.ts';
import { acceptInvitation, countFigures, typeDay } from './staff/steps.ts';

// A month that no other journey opens applications in: the first two on 31 January, one of them after midnight in UTC.
const opened = ['2024-01-31T18:00:00Z', '2024-02-01T05:30:00Z', '2024-02-10T18:00:00Z'];

test('reports show the counts made by hand, as a table, a chart and a file @desktop', async ({ page }) => {
  const refused = listenForRefusals(page);
  const [begun, untouched, rejected] = await Promise.all([open(), open(), open()]);
  await begun.give({ firstName: 'Ana', lastName: 'Ruiz', phone: '5512345678', email: 'ana.ruiz@example.com' });
  await rejected.moveTo('rejected');
  await open();
  // What a driver's browser does when it opens the link; a fourth link is never opened. The log of events can't be changed.
  for (const [n, file] of [begun, untouched, rejected].entries())
    await askDatabase(
      `with opened as (select application_id as id from application_links where request_id = $1),
         event as (insert into application_events (id, application_id, at, kind, by, actor)
           select gen_random_uuid(), id, $2::timestamptz, 'link_opened', 'applicant', 'applicant' from opened)
       update applications a set created_at = $2 from opened where a.id = opened.id`,
      [file.id, opened[n]],
    );
  await expect
    .poll(async () => {
      await countFigures();
      return askDatabase(
        `select to_char(day, 'YYYY-MM-DD') as day, count from figures
         where figure = 'funnel' and name = 'created' and day < '2025-01-01' and count > 0 order by 1`,
      );
    })
    .toEqual([
      { day: '2024-01-31', count: 2 },
      { day: '2024-02-10', count: 1 },
    ]);

  await acceptInvitation(page, await inviteStaff('rita.vega@example.com', 'reviewer'), 'Rita Vega');
  await page.getByRole('link', { name: 'Reportes' }).click();
  await expect(page.getByRole('heading', { name: 'Reportes' })).toBeVisible();
  await expect(page.locator('[data-bars] g rect').first()).toBeVisible();
  await expectAccessible(page);

  await typeDay(page, 'Desde', '2024-01-01');
  await typeDay(page, 'Hasta', '2024-02-29');
  await expect(page).toHaveURL(/\/staff\/reports\?from=2024-01-01&to=2024-02-29$/);
  const stages = page.getByRole('table', { name: 'Hasta dónde llegan' });
  await expect(stages.getByRole('row', { name: /^Abierta 3 100/ })).toBeVisible();
  await expect(stages.getByRole('row', { name: /^Rechazada 1 33/ })).toBeVisible();
  const months = page.getByRole('table', { name: 'Por mes en que se abrieron' });
  await expect(months.getByRole('row', { name: 'Febrero de 2024 · México 1 0 0 1' })).toBeVisible();
  await expect(months.getByRole('row', { name: 'Enero de 2024 · México 2 0 0 0' })).toBeVisible();
  const steps = page.getByRole('table', { name: 'Dónde se quedan' });
  await expect(steps.getByRole('row', { name: 'Contacto 3 1 2' })).toBeVisible();
  await expect(steps.getByRole('row', { name: 'Ganancias 1 0 1' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Videollamadas por asesor' }).getByText('No hay nada')).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar CSV: Hasta dónde llegan' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('funnel_2024-01-01_2024-02-29.csv');
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '').trim().split('\r\n');
  expect(head).toMatch(/^month,country,created,/);
  expect(lines).toEqual(['2024-02,mx,1,0,0,0,0,0,0,1', '2024-01,mx,2,0,0,0,0,0,0,0']);

  await page.reload();
  await expect(stages.getByRole('row', { name: /^Abierta 3 100/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('list', { name: 'Por mes en que se abrieron' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(refused).toEqual([]);
});

const open = () => DriverFile.open('mx');

/** Violations of the page's content security policy. */
function listenForRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}
