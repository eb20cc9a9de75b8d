import { expect, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { mailCatcher, mailsOf } from '../sandbox/mail.ts';
import { contacts } from '../sandbox/people/people.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { readConfig } from '../server/config/config.ts';
import { openDatabase } from '../server/core/database/db.ts';
import { transaction } from '../server/core/database/transaction.ts';
import { openJobs } from '../server/core/jobs.ts';
import { createLog } from '../server/core/log.ts';
import type {} from '../server/staff/privacy/nightly.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile, zoneByDay } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { askDatabase, inviteStaff, RunningProduct } from './product/product.ts';
import { expectGone, type Findable, findableOf, openLink, pictureOf } from './staff/gone.ts';
import { acceptInvitation } from './staff/steps.ts';

test('at night old applications are erased after a warning, except those on hold or opened again @desktop', async ({
  page,
  browser,
}) => {
  const documents = await makeDocuments(browser);
  const mail = mailCatcher();
  const sandbox = await startSandbox({ parts: [mail], port: 0 });
  const { SMTP_URL = '' } = mail.settings?.(sandbox.state) ?? {};
  // A separate product, since the nightly job goes through all applications.
  const product = await RunningProduct.start({ SANDBOX: 'off', SMTP_URL, MAIL_FROM: 'Volante <hola@example.com>' });
  try {
    // All share one phone, so that each matches the others: a match with an erased application must not keep the
    // others.
    const awake = async (file: DriverFile) => {
      await file.bookVisit(0, zoneByDay());
      await file.cancelVisit();
    };
    const [idle, held, opened] = [
      await named('Ismael', awake),
      await named('Hilda', awake),
      await named('Abril', awake),
    ];
    const rejected = await named('Rosario');
    await rejected.file.moveTo('rejected');
    const approved = await named('Adela', async (file) => {
      await before.sending(file, documents);
      await file.give({ ...contacts.mx, firstName: 'Adela' });
      await file.submit();
      for (const stage of ['home_visit', 'approved'] as const) await file.moveTo(stage);
    });
    const all = [idle, held, opened, rejected, approved];
    const stays = [held, opened].map(idOf).toSorted();
    await letDaysPass([idle, held, opened].map(idOf), 170);
    await letDaysPass([rejected.application], 340);
    await letDaysPass([approved.application], 1800);

    await acceptInvitation(page, await inviteStaff('night@example.com', 'everything'), 'Eva Ríos');
    await page.goto(`${product.address}/staff/privacy`);
    const ahead = page.getByRole('region', { name: 'Lo que se va a borrar' }).getByRole('listitem');
    const rowOf = ({ name }: Findable) => ahead.filter({ hasText: name });
    for (const findable of [idle, held, opened])
      await expect(rowOf(findable)).toContainText(/Sin movimiento · se borra el .* · todavía no se le avisa/);
    await expect(rowOf(rejected)).toContainText('Rechazada · se borra el');
    await expect(rowOf(approved)).toContainText('Aprobada · se borra el');
    await expectAccessible(page);

    // The first night notifies the drivers of idle applications.
    await startNight();
    const warnings = () =>
      mailsOf(sandbox.state).filter(({ subject }) => subject === 'Tu solicitud se va a borrar pronto');
    const addresses = () =>
      warnings()
        .flatMap(({ to }) => to)
        .toSorted();
    await expect.poll(addresses).toEqual([idle, held, opened].map(({ email }) => email).toSorted());
    expect(await existing(all)).toHaveLength(5);
    await page.reload();
    for (const findable of [idle, held, opened]) await expect(rowOf(findable)).toContainText('se le avisó el');

    await rowOf(held).getByRole('link').click();
    const part = page.getByRole('region', { name: 'Privacidad' });
    await expect(part).toContainText('Se le avisó al conductor el');
    await part.getByRole('button', { name: 'Conservar' }).click();
    await page.getByLabel('¿Por qué?').fill('Hay una queja abierta');
    await page.getByRole('dialog').getByRole('button', { name: 'Conservar' }).click();
    await expect(part).toContainText('Eva Ríos pidió conservarla');
    await page.goBack();
    const kept = 'Sin movimiento · no se borra: Hay una queja abierta (Eva Ríos)';
    await expect(rowOf(held)).toContainText(kept);

    // A month later, when one driver has opened their link again.
    await letDaysPass(all.map(idOf), 30);
    const theirs = await openLink(browser, opened.file);
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
    const opening = 'select 1 from application_events where application_id = $1 and kind = $2';
    await expect.poll(() => askDatabase(opening, [opened.application, 'link_opened'])).toHaveLength(1);
    await theirs.context().close();
    const picture = String(await pictureOf(approved));
    expect((await page.request.get(picture)).status()).toBe(200);
    const watching = await page.context().newPage();
    await watching.goto(`${product.address}/staff/applications/${idle.application}`);
    await expect(watching.getByRole('heading', { name: idle.name })).toBeVisible();
    await startNight();
    await expect.poll(() => existing(all)).toEqual(stays);
    // An open page shows that it is gone.
    await expect(watching.getByRole('heading', { name: 'Aquí no hay nada' })).toBeVisible();
    await watching.close();

    await page.reload();
    await expect(rowOf(held)).toContainText(kept);
    await expect(ahead).toHaveCount(1);
    const erased = page.getByRole('region', { name: 'Lo que se borró' }).getByRole('listitem');
    await expect(erased.filter({ hasText: 'Borrada' })).toHaveCount(3);
    for (const why of ['Sin movimiento', 'Terminó su plazo, rechazada', 'Terminó su plazo, aprobada'])
      await expect(erased.filter({ hasText: why })).toHaveCount(1);
    await expectAccessible(page);

    for (const findable of [idle, rejected, approved]) await expectGone(page, browser, findable);
    expect((await page.request.get(picture)).status()).toBe(404);
    for (const table of ['media', 'media_removals'])
      expect(await askDatabase(`select 1 from ${table}`), table).toEqual([]);
    const matches = await askDatabase<{ low: string; high: string }>(
      'select low_id as low, high_id as high from matches',
    );
    expect(matches.flatMap(({ low, high }) => [low, high]).filter((id) => !stays.includes(id))).toEqual([]);
    expect(addresses()).toHaveLength(3);

    await page.goto(`${product.address}/staff/applications/${held.application}`);
    await expect(part).toContainText('Eva Ríos pidió conservarla');
    await expect(part).toContainText('Hay una queja abierta');
    const hers = await openLink(browser, held.file);
    await expect(hers.getByRole('heading', { level: 1, name: 'Tu próximo auto empieza aquí' })).toBeVisible();
    await hers.context().close();
  } finally {
    await product.close();
    await sandbox.stop();
  }
});

const idOf = ({ application }: Findable) => application;

async function named(firstName: string, more?: (file: DriverFile) => Promise<void>): Promise<Findable> {
  const file = await DriverFile.open('mx');
  await file.give({ ...contacts.mx, firstName, email: `${firstName.toLowerCase()}@example.com` });
  await more?.(file);
  return findableOf(file);
}

async function existing(all: readonly Findable[]): Promise<string[]> {
  const sql = 'select id from applications where id = any($1::uuid[]) order by id';
  return (await askDatabase<{ id: string }>(sql, [all.map(idOf)])).map(({ id }) => id);
}

/** As if this many days had passed since the applications' last activity. */
async function letDaysPass(applications: readonly string[], days: number): Promise<void> {
  const values = [applications, days];
  await askDatabase('alter table application_events disable trigger user');
  for (const [table, column] of moments)
    await askDatabase(
      `update ${table} set ${column} = ${column} - make_interval(days => $2) where application_id = any($1::uuid[])`,
      values,
    );
  await askDatabase('alter table application_events enable trigger user');
  await askDatabase(
    'update retention_warnings set erased_on = erased_on - $2::int where application_id = any($1::uuid[])',
    values,
  );
}

const moments = [
  ['application_events', 'at'],
  ['queue_rows', 'updated_at'],
  ['decisions', 'at'],
  ['retention_warnings', 'at'],
] as const;

/** Runs the product's nightly job now. */
async function startNight(): Promise<void> {
  const postgres = await startEmbeddedPostgres(process.env.DATA_DIR!, { role: 'command' });
  const database = openDatabase(postgres.url);
  const { LOG_LEVEL } = readConfig(process.env);
  const jobs = await openJobs(postgres.url, createLog(LOG_LEVEL), { sends: true });
  try {
    await transaction(database, (trx) => jobs.enqueue(trx, 'erase-retained', {}));
  } finally {
    await jobs.stop();
    await database.close();
    await postgres.stop();
  }
}
