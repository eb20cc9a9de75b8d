import { isClosed } from '@volante/contract/admission/closing.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { ConsentKind, Country, Language } from '@volante/contract/country.ts';
import { consentVersions, isPersonalDataComplete } from '@volante/contract/personal-data/rules.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, ClockDeps, ConfigDeps, Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { personalDataOf } from './columns.ts';
import { contactFields, type Fields } from './fields.ts';
import * as store from './store.ts';

/** Language and IP address with which a consent is given. */
export interface Circumstances {
  language: Language;
  ip: string | null;
}

/** Stores a consent given outside a form. The same text is recorded once. */
export function giveConsent(
  deps: Deps,
  application: ApplicationFile,
  consent: { kind: ConsentKind; textVersion: string } & Circumstances,
): Promise<void> {
  return transaction(deps, async (trx) => {
    refuseWhenClosed(await lockApplication(trx, application.applicationId));
    await record(deps, trx, application.applicationId, consent);
    await deps.devices.guard(trx, application);
  });
}

/** Stores the consents implied by these fields, once per version of their text. */
export async function recordConsentsOf(
  deps: Deps,
  trx: Trx,
  applicationId: string,
  country: Country,
  fields: Fields,
  circumstances: Circumstances,
): Promise<void> {
  const given: Record<ConsentKind, boolean> = {
    privacy_notice: contactFields.some((field) => field in fields),
    background_and_credit_check: fields.ocnBackgroundAndCreditCheckForApplication === true,
    privacy_policy: fields.privacyPolicy === true,
    location: false,
    whatsapp: false,
    improve_reading: false,
  };
  for (const kind of country.consents.filter((consent) => given[consent])) {
    await record(deps, trx, applicationId, { kind, textVersion: consentVersions[kind], ...circumstances });
  }
}

/** Whether a consent of this kind stands. */
export function agreesTo(db: Db, applicationId: string, kind: ConsentKind): Promise<boolean> {
  return store.hasStanding(db, applicationId, kind);
}

/** The field that stands for a consent in the form, and its column. */
const columnsOfConsents: Partial<Record<ConsentKind, 'background_consent' | 'privacy_policy'>> = {
  background_and_credit_check: 'background_consent',
  privacy_policy: 'privacy_policy',
};

/**
 * Withdraws the standing consents of a kind, in a transaction that has locked the application. While it is undecided the form lacks
 * the consent then, so that the section is incomplete, even if it was approved. Throws `not_found_error` if none stands.
 */
export async function withdrawConsent(
  deps: ClockDeps & ConfigDeps,
  trx: Trx,
  { applicationId, country, stage, closed }: Pick<ApplicationFile, 'applicationId' | 'country' | 'stage' | 'closed'>,
  kind: ConsentKind,
): Promise<void> {
  const at = deps.now();
  if ((await store.withdrawConsents(trx, applicationId, kind, at)) === 0) throw new Problem('not_found_error');
  const column = columnsOfConsents[kind];
  if (!column || isClosed({ stage, closed })) return;
  const next = { ...(await store.selectPersonalData(trx, applicationId)), [column]: false };
  const whole = isPersonalDataComplete(personalDataOf(next, countries[country], deps.config), countries[country]);
  await store.updatePersonalData(trx, applicationId, {
    [column]: false,
    ...(!whole && { status: 'pending' as const }),
    updated_at: at,
  });
}

/**
 * What a driver wrote to us by WhatsApp, STOP or START, in a transaction that has locked the application: it says the same as the box of
 * the contact form, which shows it.
 */
export async function noteWhatsAppWish(
  deps: ClockDeps,
  trx: Trx,
  applicationId: string,
  { keyword, language }: { keyword: 'stop' | 'start'; language: Language },
): Promise<void> {
  const kind = 'whatsapp';
  if (keyword === 'start') {
    // It undoes STOP; whoever never agreed hasn't by that.
    if (await store.wasConsented(trx, applicationId, kind))
      await record(deps, trx, applicationId, { kind, textVersion: 'START', language, ip: null });
    return;
  }
  if ((await store.withdrawConsents(trx, applicationId, kind, deps.now())) > 0)
    await recordEvent(trx, applicationId, applicant, 'consent_withdrawn', { kind });
}

async function record(
  deps: ClockDeps,
  trx: Trx,
  applicationId: string,
  consent: { kind: ConsentKind; textVersion: string } & Circumstances,
): Promise<void> {
  const { kind, textVersion } = consent;
  if (await store.hasConsent(trx, applicationId, kind, textVersion)) return;
  await store.insertConsent(trx, applicationId, { ...consent, at: deps.now() });
  await recordEvent(trx, applicationId, applicant, 'consent', { kind, textVersion });
}
