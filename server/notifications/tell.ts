import type { Language } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import type { ClockDeps, ConfigDeps, Deps } from '../core/deps.ts';
import type { DeliveryKind } from './kinds.ts';
import * as store from './store.ts';

export interface News {
  applicationId: string;
  kind: DeliveryKind;
  /** What it tells of; the same is told once. */
  about: string;
  language: Language;
  appointmentId?: string;
  /** The start of the visit or the stage that is told. */
  told?: string;
  /** At once by default. */
  dueAt?: Date;
  uselessAt?: Date | null;
}

/** A command has no queue: its deliveries are found by the sweep, within a minute. */
export type Outbox = ClockDeps & Partial<Pick<Deps, 'jobs'>>;

/** Has something told once the transaction commits; telling the same again does nothing. */
export async function tell({ jobs, now }: Outbox, trx: Trx, news: News): Promise<void> {
  const at = now();
  const { applicationId, kind, about, language, appointmentId = null, told = '', dueAt = at, uselessAt = null } = news;
  const id = await store.insertDelivery(trx, {
    application_id: applicationId,
    kind,
    about,
    language,
    appointment_id: appointmentId,
    told,
    due_at: dueAt,
    useless_at: uselessAt,
    created_at: at,
  });
  // What is due later, or tried again, is found by the sweep.
  if (id && dueAt <= at) await jobs?.enqueue(trx, 'deliver', { id }, { key: id });
}

/** The application was handed in: its applicant gets a receipt. */
export async function tellApplicationSent(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  language: Language,
): Promise<void> {
  const about = `application_sent ${deps.now().toISOString()}`;
  await tell(deps, trx, { applicationId, kind: 'application_sent', about, language });
}

/** Has the CRM told of the stage, where it has a field for it. */
export async function tellStage(
  deps: Outbox & ConfigDeps,
  trx: Trx,
  applicationId: string,
  stage: string,
): Promise<void> {
  if (!deps.config.HUBSPOT_TOKEN || !deps.config.HUBSPOT_STAGE_PROPERTY) return;
  const about = `stage_changed ${deps.now().toISOString()} ${stage}`;
  await tell(deps, trx, { applicationId, kind: 'stage_changed', about, language: 'en', told: stage });
}

/** Notes that the link was opened, once a day in the country's zone; the CRM is told, where there is one. */
export async function noteLinkOpened(deps: Outbox & ConfigDeps, trx: Trx, applicationId: string, day: string) {
  if (!(await store.insertLinkOpening(trx, applicationId, day))) return false;
  await recordEvent(trx, applicationId, applicant, 'link_opened');
  if (deps.config.HUBSPOT_TOKEN) {
    const told = deps.now().toISOString();
    await tell(deps, trx, { applicationId, kind: 'link_opened', about: `link_opened ${day}`, language: 'en', told });
  }
  return true;
}

/** The language given, else that of the last message, else the country's. */
export async function languageFor(
  trx: Trx,
  applicationId: string,
  given: Language | null | undefined,
  country: keyof typeof countries,
): Promise<Language> {
  return given ?? (await store.selectLanguage(trx, applicationId)) ?? countries[country].language;
}
