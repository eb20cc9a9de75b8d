import { countries } from '@volante/contract/countries/index.ts';
import type { Language } from '@volante/contract/country.ts';
import { v7 as uuidv7 } from 'uuid';
import { lockApplication } from '../applications/applications.ts';
import { applicant, recordEvent, recordEventOncePerDay, staff } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import type { ClockDeps, ConfigDeps, Deps } from '../core/deps.ts';
import { hasCrm } from '../providers/crm/crm.ts';
import type { DeliveryKind, OwnerMailKind } from './kinds.ts';
import * as store from './store.ts';
import type { AccountMailFacts } from './tables.ts';

interface Notification {
  applicationId: string;
  kind: DeliveryKind;
  /** Identifies the event; each event is notified once. */
  about: string;
  language: Language;
  appointmentId?: string;
  /** The start of the visit, or the stage. A delivery that no longer matches it is dropped. */
  detail?: string;
  /** The only channel to send it by; by default the first one that reaches the applicant. */
  channel?: string;
  /** Defaults to now. */
  dueAt?: Date;
  /** Not sent after this. */
  expiresAt?: Date | null;
}

/** Commands have no queue. The sweep picks up their deliveries within a minute. */
export type Outbox = ClockDeps & Partial<Pick<Deps, 'jobs'>>;

/** Queues a notification in the transaction; the same `about` is sent once. */
export async function notify(outbox: Outbox, trx: Trx, notification: Notification): Promise<void> {
  const at = outbox.now();
  const {
    applicationId,
    kind,
    about,
    language,
    appointmentId = null,
    detail = '',
    channel = null,
    dueAt = at,
    expiresAt = null,
  } = notification;
  await queue(outbox, trx, {
    application_id: applicationId,
    kind,
    about,
    language,
    appointment_id: appointmentId,
    detail,
    channel,
    due_at: dueAt,
    useless_at: expiresAt,
    created_at: at,
  });
}

/** Queues a mail to the owner of a staff account in the transaction. It isn't sent after `expiresAt`. */
export async function notifyAccountOwner(
  outbox: Outbox,
  trx: Trx,
  accountId: string,
  kind: OwnerMailKind,
  facts: AccountMailFacts,
  expiresAt: Date | null = null,
): Promise<void> {
  const at = outbox.now();
  const mail = { account_id: accountId, kind, about: '', facts: JSON.stringify(facts), useless_at: expiresAt };
  await queue(outbox, trx, { ...mail, due_at: at, created_at: at });
}

async function queue(
  { jobs }: Outbox,
  trx: Trx,
  row: Omit<Parameters<typeof store.insertDelivery>[1], 'id'>,
): Promise<void> {
  const id = await store.insertDelivery(trx, { id: uuidv7(), ...row });
  // Later deliveries and retries are found by the sweep, as are those of commands, which have no queue.
  if (id && row.due_at <= row.created_at) await jobs?.enqueue(trx, 'deliver', { id }, { key: id });
}

/** Sends the applicant a receipt for the application. */
export async function notifyApplicationSent(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  language: Language,
): Promise<void> {
  const about = `application_sent ${deps.now().toISOString()}`;
  await notify(deps, trx, { applicationId, kind: 'application_sent', about, language });
}

/** Records that the link was opened, once a day in the country's zone, and updates the CRM if there is one. */
export async function noteLinkOpened(deps: Outbox & ConfigDeps, trx: Trx, applicationId: string, day: string) {
  if (!(await store.insertLinkOpening(trx, applicationId, day))) return false;
  await recordEvent(trx, applicationId, applicant, 'link_opened');
  if (hasCrm(deps.config)) {
    const detail = deps.now().toISOString();
    await notify(deps, trx, {
      applicationId,
      kind: 'link_opened',
      about: `link_opened ${day}`,
      language: 'en',
      detail,
    });
  }
  return true;
}

/**
 * Records that a member of staff opened the driver's link, at most once in 24 hours each. It counts neither as the driver's
 * opening nor for the CRM.
 */
export async function noteStaffOpenedLink(trx: Trx, applicationId: string, accountId: string): Promise<boolean> {
  // Two tabs at once are one opening.
  await lockApplication(trx, applicationId);
  return recordEventOncePerDay(trx, applicationId, staff(accountId), 'link_opened');
}

/** The given language, else that of the last message, else the country's default. */
export async function languageFor(
  trx: Trx,
  applicationId: string,
  given: Language | null | undefined,
  country: keyof typeof countries,
): Promise<Language> {
  return given ?? (await store.selectLanguage(trx, applicationId)) ?? countries[country].language;
}
