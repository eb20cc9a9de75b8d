import { parseArgs } from 'node:util';
import type { CountryCode } from '@volante/contract/country.ts';
import { pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import { buildDeps, closeDeps } from '../../server/build-deps.ts';
import { failUsage } from '../../server/commands/shell.ts';
import { type Surroundings, withDatabase } from '../../server/commands/with-database.ts';
import type { Config } from '../../server/config/config.ts';
import type { Deps } from '../../server/core/deps.ts';
import { type Jobs, openJobs } from '../../server/core/jobs.ts';
import { requireOwnFolder } from '../../server/media/retention/own-folder.ts';
import { hasCrm } from '../../server/providers/crm/crm.ts';
import { listAccounts } from '../../server/staff/administration/accounts/accounts.ts';
import { addPlan, readPlans } from '../../server/staff/plans/plans.ts';
import { begins, Clock, liveThrough, MOST } from './live-through.ts';
import { MadeUpStaff } from './made-up-staff.ts';
import { isInUse, type MadeUp, selectMadeUp, withoutOthers } from './made-up-store.ts';
import { ScriptedReader } from './scripted-reader.ts';

const usage = `npm run demo -- [--applications 34]   fills an empty installation with made-up applications (1 to ${MOST}), or goes on where an earlier run stopped`;
/** A job whose time has passed waits this long, in ms, until the act that ordered it is over. */
const OVER = 120_000;

const plans = [
  { country: 'mx', vehicle: 'Nissan Versa 2024', weeklyPaymentMinor: 290_000, termWeeks: 156, depositMinor: 1_500_000 },
  { country: 'mx', vehicle: 'Chevrolet Aveo 2023', weeklyPaymentMinor: 245_000, termWeeks: 156, depositMinor: 900_000 },
  { country: 'us', vehicle: 'Toyota Corolla 2022', weeklyPaymentMinor: 29_500, termWeeks: 130, depositMinor: 75_000 },
].map((plan) => ({ ...plan, country: plan.country as CountryCode, insurance: 'included' as const }));

// Creates applications in all stages, with the product's own calls, as if made over the past weeks.
const count = readCount();
await withDatabase(async ({ config, database }) => {
  refuseOutsideServices(config);
  const failed = await withoutOthers(database.url, waits, async () => {
    const made = await selectMadeUp(database.db);
    if (made.size === 0) await refuseUnlessEmpty(database);
    return fill(config, database, made);
  });
  if (failed.length > 0) throw new Error([...failed, 'These stopped in the middle; run the demo again.'].join('\n'));
  return `${count} applications. Invite somebody to see them: npm run --silent staff -- invite --email you@example.com --role reviewer`;
});

async function fill(config: Config, database: Surroundings['database'], made: Map<string, MadeUp>): Promise<string[]> {
  const end = new Date();
  const clock = new Clock(begins(end, made.values()));
  const reader = new ScriptedReader();
  const log = pino({ level: 'fatal' }, pino.destination(2));
  // No limits: here, hundreds of documents from one sender aren't an attack.
  const limits: Deps['limits'] = { spend: async () => {}, left: async () => 1, giveBack: async () => {} };
  const jobs = notBeforeNow(await openJobs(database.url, log, { sends: true }));
  // The made-up drivers keep no cookies.
  const trial = { ...config, SECOND_FACTOR: 'off' as const };
  const deps = await buildDeps(trial, database, { log, now: clock.now, reader, limits, jobs });
  await requireOwnFolder(deps);
  const app = await buildApp(deps);
  try {
    const company = {
      reviewer: await MadeUpStaff.hire(app, deps, ['reviewer'], 'Ana López (demo)', 'ana.demo@example.com'),
      second: await MadeUpStaff.hire(app, deps, ['reviewer'], 'Eva Ruiz (demo)', 'eva.demo@example.com'),
      advisor: await MadeUpStaff.hire(app, deps, ['advisor'], 'Luis Pérez (demo)', 'luis.demo@example.com'),
    };
    await offerPlans(deps);
    return await liveThrough({ app, deps, reader, clock, now: clock.now }, company, {
      ...{ count, end, made },
      notify: report(),
    });
  } finally {
    await app.close();
    await closeDeps(deps);
  }
}

/** Offers made-up plans, as an admin would, unless there are others. */
async function offerPlans(deps: Deps): Promise<void> {
  const offered = (await readPlans(deps.db)).map(({ vehicle }) => vehicle);
  if (offered.some((vehicle) => !plans.some((plan) => plan.vehicle === vehicle))) return;
  const [seller] = await listAccounts(deps);
  for (const plan of plans) if (!offered.includes(plan.vehicle)) await addPlan(deps, seller?.id ?? '', plan);
}

/**
 * A server that runs beside the demo would at once do what is due later by the demo's clock, such as ending the meeting of a visit
 * that isn't booked yet.
 */
function notBeforeNow(jobs: Jobs): Jobs {
  return {
    ...jobs,
    enqueue(trx, name, data, { startAfter, ...options } = {}) {
      const soon = Date.now() + OVER;
      const when = startAfter instanceof Date ? new Date(Math.max(startAfter.getTime(), soon)) : startAfter;
      return jobs.enqueue(trx, name, data, { ...options, ...(when !== undefined && { startAfter: when }) });
    },
  };
}

// The numbers and addresses of made-up people may be somebody's, and they must not end up in a real CRM.
function refuseOutsideServices(config: Config): void {
  const { SMTP_URL, WHATSAPP_TOKEN, TWILIO_ACCOUNT_SID, MESSAGE_PROVIDERS } = config;
  if (SMTP_URL || WHATSAPP_TOKEN || TWILIO_ACCOUNT_SID || MESSAGE_PROVIDERS.length > 0 || hasCrm(config))
    throw new Error('Mail, WhatsApp, SMS or a CRM is configured, and the demo would send it made-up people.');
}

async function refuseUnlessEmpty({ db }: Surroundings['database']): Promise<void> {
  if (await isInUse(db))
    throw new Error(
      'This installation already has applications; the demo fills only an empty one, or one that it began.',
    );
}

function waits(): void {
  console.error('Another run of the demo is filling this database. This one waits for it, and then goes on.');
}

function report(): (done: number) => void {
  let printed = 0;
  return (done) => {
    if (done < printed + 0.1) return;
    printed = done;
    console.error(`${Math.round(done * 100)} %`);
  };
}

function readCount(): number {
  try {
    const { applications = '34' } = parseArgs({ options: { applications: { type: 'string' } } }).values;
    const asked = Number(applications);
    if (Number.isInteger(asked) && asked >= 1 && asked <= MOST) return asked;
    return failUsage(`--applications takes a whole number from 1 to ${MOST}`, usage);
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
