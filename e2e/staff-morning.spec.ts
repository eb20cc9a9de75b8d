import { type Browser, expect, type Page, test } from '@playwright/test';
import { contacts } from '../sandbox/people/people.ts';
import { takeDesk } from './contact-sheet/console/site.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { askDatabase, inviteStaff, RunningProduct } from './product/product.ts';
import { acceptInvitation, applicationOf, countFigures, openAs, saveRule, sendUnfinished } from './staff/steps.ts';

/** An application with one paper to review, of somebody with a name of their own. */
async function openWaiting(firstName: string, photo: Parameters<DriverFile['document']>[1]): Promise<string> {
  const file = await DriverFile.open('mx');
  await before.documents(file);
  await file.give({ ...contacts.mx, firstName });
  await file.document('identity_card_front', photo);
  return applicationOf(file);
}

test('a lead’s morning: the rules are tried on today’s list, what is overdue is given to somebody in one go, taken back, given again, and counted by person @desktop', async ({
  browser,
}) => {
  // One of its own, since rules give out everybody's work; without jobs, which would give it out before the lead does.
  const product = await RunningProduct.start({ SANDBOX: 'off', JOBS: 'off' });
  try {
    await leadAMorning(browser);
  } finally {
    await product.close();
  }
});

async function leadAMorning(browser: Browser): Promise<void> {
  const { photo } = await makeDocuments(browser);
  const names = ['Zaira', 'Zulema'];
  const late = await Promise.all(names.map((name) => openWaiting(name, photo)));
  await sendUnfinished(late);
  await takeDesk('reviewer', 'Rita Sol');
  await takeDesk('reviewer', 'Eva Ríos');
  const { page } = await openAs(browser, 'lead', 'Lupe Lara');
  const admin = await browser.newPage();
  const code = await acceptInvitation(admin, await inviteStaff('rules@example.com', 'admin'));
  await admin.goto(new URL('/staff/admin/work', process.env.PUBLIC_URL).href);
  await saveRule(admin, { name: 'Todas', receiver: 'Eva Ríos', lead: 'Lupe Lara' }, code());
  // As if they had waited since the week before.
  const wait = `update queue_rows set waiting_since = now() - interval '9 days', answer_by = now() - interval '7 days'
    where application_id = any($1) and waits_for = 'review' returning 1`;
  await expect.poll(() => askDatabase(wait, [late])).toHaveLength(2);

  await page.goto('/staff/');
  await page.getByRole('link', { name: 'Administración' }).click();
  await page.getByRole('button', { name: 'Probar con lo que está pendiente' }).click();
  const tried = page.getByRole('dialog');
  for (const name of names)
    await expect(tried.getByRole('listitem').filter({ hasText: name })).toContainText('por la regla “Todas”');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Solicitudes' }).click();
  await page
    .getByRole('list', { name: 'Etapa' })
    .getByRole('button', { name: /^Vencidas/ })
    .click();
  for (const name of names) await expect(page.getByRole('row').filter({ hasText: name })).toContainText(/Vencida/);
  await expectAccessible(page);
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(`^Seleccionar a ${name}`) }).check();
  await giveTo(page, 'Rita Sol');
  await expect(page.getByText('2 asignadas a Rita Sol.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(/^Deshecho: 2 vuelven/)).toBeVisible();
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(`^Seleccionar a ${name}`) }).check();
  await giveTo(page, 'Rita Sol');
  await expect(page.getByRole('row').filter({ hasText: names[0] ?? '' })).toContainText('Rita Sol');

  await countFigures();
  await page.getByRole('link', { name: 'Reportes' }).click();
  const overdue = page.getByRole('region', { name: 'Vencidas ahora' });
  await expect(overdue.getByRole('row').filter({ hasText: 'Rita Sol' })).toContainText('2');
  await expectAccessible(page);
  await overdue.getByRole('link', { name: /Rita Sol/ }).click();
  await expect(page.getByRole('row').filter({ hasText: names[1] ?? '' })).toBeVisible();
}

async function giveTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Asignar a…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('¿A quién?').selectOption({ label: name });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ver qué va a pasar' }).click();
  await expect(dialog).toContainText(`2 se van a asignar a ${name}.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Asignar 2' }).click();
}

test('a reviewer’s morning: twenty of their own, one after the other, by keys alone @desktop', async ({ browser }) => {
  // Twenty applications are opened, filled and walked.
  test.slow();
  const { photo } = await makeDocuments(browser);
  const { page, desk } = await openAs(browser, 'reviewer', 'Nora Veinte');
  const mine: string[] = [];
  // A few at a time: beside the other journeys, one after the other takes longer than the walk itself.
  for (let k = 0; k < 20; k += 5)
    mine.push(...(await Promise.all([0, 1, 2, 3, 4].map((more) => openWaiting(`Nadia ${k + more}`, photo)))));
  await sendUnfinished(mine);
  const { account } = (await desk.call('GET', '/me')) as { account: { id: string } };
  for (const id of mine) await desk.call('PUT', `/applications/${id}/assignee`, { from: null, to: account.id });

  await page.goto('/staff/?assignee=me&sort=createdAt');
  await expect(page.getByRole('row').filter({ hasText: 'Nadia' })).toHaveCount(20);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
  await page.keyboard.press('r');
  const opened = new Set<string>();
  for (;;) {
    await expect(page.getByRole('region', { name: 'INE Frente' })).toHaveAttribute('aria-busy', 'false');
    opened.add(new URL(page.url()).pathname);
    await page.keyboard.press('a');
    await expect(page.getByRole('heading', { name: '1 aprobado' })).toBeFocused();
    if (opened.size === 1) await expectAccessible(page);
    if (opened.size === mine.length) break;
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { name: '1 aprobado' })).toHaveCount(0);
  }
  const left = await askDatabase(
    `select 1 from documents where application_id = any($1) and type = 'identity_card_front' and status <> 'approved'`,
    [mine],
  );
  expect(left).toEqual([]);
});
