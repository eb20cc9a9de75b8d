import { expect, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { askDatabase, inviteStaff, RunningProduct } from './product/product.ts';
import { acceptInvitation, applicationOf, openAs, phone } from './staff/steps.ts';

test('an approval above the limit is decided by two people, and the driver reads its terms @desktop', async ({
  page: admin,
  browser,
}) => {
  const limits = { APPROVAL_LIMIT_REVIEWER: 'mx:400000', APPROVAL_LIMIT_ADMIN: 'mx:900000' };
  const product = await RunningProduct.start({ ...limits, SANDBOX: 'off' });
  try {
    const code = await acceptInvitation(admin, await inviteStaff('plans@example.com', 'everything'));
    await admin.goto(`${product.address}/staff/admin/plans`);
    await admin.getByRole('button', { name: 'Agregar un plan' }).click();
    const form = admin.getByRole('dialog', { name: 'Agregar un plan' });
    await form.getByLabel('Auto').fill('Nissan Versa 2024');
    await form.getByLabel('Pago semanal (MXN)').fill('2,900');
    await form.getByLabel('Plazo en semanas').fill('156');
    await form.getByLabel('Depósito (MXN)').fill('5,000');
    await expectAccessible(admin);
    await form.getByRole('button', { name: 'Guardar' }).click();
    const factor = admin.getByRole('dialog', { name: 'Confirma que eres tú' });
    await factor.getByLabel('Código de tu app de autenticación').fill(code());
    await factor.getByRole('button', { name: 'Confirmar' }).click();
    await expect(admin.getByText(/\$452,400 en total/)).toBeVisible();
    await expectAccessible(admin);

    const file = await DriverFile.open('mx');
    await before.contact(file);
    const application = await applicationOf(file);
    // Another journey covers the video call.
    await askDatabase(`update applications set stage = 'home_visit' where id = $1`, [application]);
    await passVisit(application);

    const { page: first } = await openAs(browser, 'reviewer', 'Eva Ríos');
    const address = `/staff/applications/${application}`;
    await first.goto(address);
    await first.getByRole('button', { name: 'Pasar a Aprobada' }).click();
    const dialog = first.getByRole('dialog');
    await expect(dialog.getByText(/Sin un plan no se sabe el total/)).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Plan' }).selectOption({ index: 1 });
    await expect(dialog.getByText(/pasa de \$400,000, tu límite/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Con aval' }).check();
    await dialog.getByLabel('¿Por qué?').fill('Todo en orden');
    await expectAccessible(first);
    await dialog.getByRole('button', { name: 'Pasar a Aprobada' }).click();
    await expect(first.getByText('La propusiste tú')).toBeVisible();
    expect((await file.read()).status).toBe('home_visit');

    await admin.goto(`${product.address}${address}`);
    const moves = admin.getByRole('region', { name: 'Mover' });
    await expect(moves).toContainText('Pagas $2,900 a la semana durante 156 semanas.');
    await moves.getByRole('button', { name: 'Confirmar: pasa a Aprobada' }).click();
    await expect.poll(async () => (await file.read()).status).toBe('approved');

    const drivers = await browser.newContext({ ...phone, baseURL: product.address, locale: 'es-MX' });
    await file.shareWith(drivers);
    const driver = await drivers.newPage();
    await driver.goto(`/${file.id}`);
    await expect(driver.getByRole('heading', { name: 'Tus condiciones' })).toBeVisible();
    await expect(driver.getByText('Dejas un depósito de $5,000 antes de recibir tu auto.')).toBeVisible();
    await expect(driver.getByText('Necesitas un aval que firme contigo.')).toBeVisible();
    await expectAccessible(driver);
    for (const page of [first, driver]) await page.context().close();
  } finally {
    await product.close();
  }
});

test('a reviewer holds the deposits of a bank statement against the weeks @desktop', async ({ browser }) => {
  const file = await DriverFile.open('mx');
  const { pdf } = await makeDocuments(browser);
  await before.documents(file);
  await file.document('bank_statement_month_1', pdf);
  const application = await applicationOf(file);
  const [newest] = await askDatabase<{ week: string; cents: number }>(
    `select week_start::text as week, (sum(amount) * 100)::int as cents from earnings_weeks
     where application_id = $1 and platform = 'uber' group by 1 order by 1 desc limit 1`,
    [application],
  );
  const { week = '', cents = 0 } = newest ?? {};
  const on = (days: number) => new Date(Date.parse(week) + days * 86_400_000).toISOString().slice(0, 10);
  const deposit = { date: on(7), amountMinor: cents, currency: 'MXN', platform: 'uber', page: 1 };
  const fields = { deposits: [{ ...deposit, box: [0.1, 0.3, 0.6, 0.03] }], periodFrom: on(-11), periodTo: on(16) };
  // Another test covers how statements are read.
  await askDatabase(
    `insert into paper_readings (version_id, kind, fields, places, problems, at)
     select id, 'bank_statement', $2, '{}', '[]', now() from document_versions
     where application_id = $1 and type = 'bank_statement_month_1'
     on conflict (version_id) do update set kind = excluded.kind, fields = excluded.fields`,
    [application, JSON.stringify(fields)],
  );
  const { page } = await openAs(browser, 'reviewer', 'Eva Ríos');
  await page.goto(`/staff/applications/${application}`);
  const part = page.getByRole('region', { name: 'Qué alcanza a pagar' });
  await part.getByRole('link', { name: /^Semana normal/ }).click();
  const weeks = part.getByRole('region', { name: 'Uber: semanas y depósitos' });
  await expect(weeks.getByText('Coincide', { exact: true })).toHaveCount(1);
  await expect(weeks.getByText('Sin depósitos').first()).toBeVisible();
  await expectAccessible(page);
  await weeks.getByRole('button', { name: /^Depósito: / }).click();
  const beside = page.getByRole('dialog', { name: /^Uber, .*: captura y depósitos/ });
  await expect(beside.getByRole('status')).toContainText('Los depósitos suman lo mismo que lo que cuenta.');
  await expect(beside.getByText('No hay captura: solo está la palabra del conductor.')).toBeVisible();
  await expect(beside.getByRole('img', { name: /^Depósito de / })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(beside.getByRole('status')).toContainText('No hay depósitos de Uber en los días de esta semana');
  await expect(beside.getByText(/^Se buscaron depósitos de Uber /)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(beside).toBeHidden();
  await page.context().close();
});

/** A report of a video call that went well. */
async function passVisit(application: string): Promise<void> {
  const [visit] = await askDatabase<{ id: string }>(
    `insert into appointments (id, application_id, advisor_id, starts_at, ends_at, status, zone, source, entity, created_at, updated_at)
     select gen_random_uuid(), $1, id, now() - interval '1 day', now() - interval '1 day' + interval '30 minutes', 'ended',
       'America/Mexico_City', 'customer', 'home_visit', now(), now()
     from advisors limit 1 returning id`,
    [application],
  );
  await askDatabase(
    `insert into visit_reports (appointment_id, application_id, outcome, created_at, updated_at)
     values ($1, $2, 'passed', now(), now())`,
    [visit?.id, application],
  );
}
