import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { moveStage } from '../../server/applications/applications.ts';
import { applicant } from '../../server/applications/events.ts';
import { buildDeps, closeDeps } from '../../server/build-deps.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { openProductDatabase } from '../../server/core/database/product-database.ts';
import { transaction } from '../../server/core/database/transaction.ts';
import type { Deps } from '../../server/core/deps.ts';
import { readVersion } from '../../server/documents/readings/readings.ts';
import { sweepDeliveries } from '../../server/notifications/deliver.ts';
import { codeAt } from '../../server/staff/accounts/totp.ts';
import { followClock } from '../../server/staff/queue/refresh-rows.ts';
import { keepFigures } from '../../server/staff/reports/keep-reports.ts';
import { giveOutWork } from '../../server/staff/work-rules/give-out-job.ts';
import { type Desk, takeDesk } from '../contact-sheet/console/site.ts';
import { expectAccessible } from '../driver/accessible.ts';
import type { DriverFile } from '../driver/driver-file.ts';
import { askDatabase, type Job } from '../product/product.ts';

export const password = 'perro-lluvia-ventana-92';

/** An authenticator. No code is accepted twice, so it gives the next one each time. */
function authenticator(secret: string) {
  let used = 0;
  return () => codeAt(secret, new Date(Date.now() + 30_000 * used++));
}

/** Accepts an invitation to the console and opens its list; returns a function for codes of the second factor. */
export async function acceptInvitation(page: Page, url: string, name = 'Ana López'): Promise<() => string> {
  await page.goto(url);
  await page.getByLabel('Tu nombre').fill(name);
  await page.getByLabel('Contraseña nueva').fill(password);
  await expect(page.getByText('Muy buena')).toBeVisible();
  await expectAccessible(page);
  const secret = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
  const code = authenticator(secret.replaceAll(' ', ''));
  await page.getByLabel('Código de tu app de autenticación').fill(code());
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  return code;
}

/** Confirms an act with a second factor. */
export async function confirmFactor(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await dialog.getByLabel('Código de tu app de autenticación').fill(code);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
}

/** The internal id of a driver's application, which addresses of the console have. */
export async function applicationOf({ id }: DriverFile): Promise<string> {
  const sql = 'select application_id as id from application_links where request_id = $1';
  const [row] = await askDatabase<{ id: string }>(sql, [id]);
  return row?.id as string;
}

/** Does the jobs' work without waiting for their schedule. */
export async function countFigures(): Promise<void> {
  const postgres = await startEmbeddedPostgres(process.env.DATA_DIR!, { role: 'command' });
  const { db, close } = openDatabase(postgres.url);
  try {
    const deps = { db, config: readConfig(process.env), now: () => new Date() };
    await followClock(deps);
    await keepFigures(deps);
  } finally {
    await close();
    await postgres.stop();
  }
}

/** Shows the next week of free slots. A press on the old days would be lost when the new ones take their place. */
export async function showNextDays(dialog: Locator): Promise<void> {
  const first = dialog.getByRole('group').first();
  const shown = await first.innerText();
  await dialog.getByRole('button', { name: 'Días siguientes' }).click();
  await expect(first).not.toHaveText(shown, { useInnerText: true });
}

/** Reads one application's documents now; the jobs read those of all applications in turn. */
export function readDocuments(applicationId: string): Promise<void> {
  return withDeps(async (deps) => {
    const versions = await deps.db
      .selectFrom('document_versions')
      .select('id')
      .where('application_id', '=', applicationId)
      .execute();
    for (const { id } of versions) await readVersion(deps, id);
  });
}

/** Saves a first rule by which everything goes to one person, and to a lead what nobody takes. */
export async function saveRule(
  page: Page,
  { name, receiver, lead }: Record<'name' | 'receiver' | 'lead', string>,
  code: string,
): Promise<void> {
  await page.getByRole('group', { name: 'A quién sube' }).getByRole('checkbox', { name: lead }).check();
  await page.getByRole('button', { name: 'Agregar una regla' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByRole('checkbox', { name: receiver }).check();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Guardar las reglas' }).click();
  await confirmFactor(page, code);
  await expect(page.getByText(/^Última versión: /)).toBeVisible();
}

/** Gives out work by the rules now, as the job of each minute does. */
export const giveOut = (): Promise<void> => withDeps((deps) => giveOutWork(deps));

/** As if their drivers had sent them as they are; sending them takes all their papers, each of which is read. */
export const sendUnfinished = (applicationIds: readonly string[]): Promise<void> =>
  withDeps(async (deps) => {
    // On a busy machine, what reads its documents may hold an application longer than a statement waits.
    for (const id of applicationIds)
      await expect(() =>
        transaction(deps, (trx) => moveStage(deps, trx, id, 'risk_analysis', { actor: applicant, reason: null })),
      ).toPass({ timeout: 60_000 });
  });

/** As if every message that was sent and not delivered had been sent ten minutes earlier; then it goes by the next channel. */
export async function passTenMinutes(): Promise<void> {
  const ten = `interval '10 minutes'`;
  await askDatabase(
    `update delivery_attempts set began_at = began_at - ${ten}, look_at = look_at - ${ten} where look_at is not null`,
  );
  await withDeps(sweepDeliveries);
}

/** What the product does things with, beside the running one. */
async function withDeps(work: (deps: Deps) => Promise<void>): Promise<void> {
  const log = pino({ level: 'fatal' });
  const config = readConfig({ ...process.env, JOBS: 'off' });
  const database = await openProductDatabase(config, 'command', log);
  const deps = await buildDeps(config, database, { log });
  try {
    await work(deps);
  } finally {
    await closeDeps(deps);
    await database.close();
  }
}

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** A browser with a signed-in member of staff, for journeys about something else. */
export async function openAs(
  browser: Browser,
  job: Job,
  name: string,
  device: BrowserContextOptions = { viewport: { width: 1280, height: 800 } },
): Promise<{ page: Page; desk: Desk }> {
  const desk = await takeDesk(job, name);
  const baseURL = process.env.PUBLIC_URL ?? '';
  const context = await browser.newContext({ ...device, baseURL, locale: 'es-MX' });
  await context.addCookies([{ ...desk.cookie, url: baseURL }]);
  return { page: await context.newPage(), desk };
}

/** Types a day `yyyy-mm-dd` into the field of a day with this label, whatever the order of its parts. */
export async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByRole('group', { name: label, exact: true });
  const [year = '', month = '', date = ''] = day.split('-');
  for (const [part, digits] of Object.entries({ day: date, month, year }))
    await field.locator(`[data-type=${part}]`).pressSequentially(digits);
}
