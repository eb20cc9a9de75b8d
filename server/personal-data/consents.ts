import type { ConsentKind, Country, Language } from '@volante/contract/countries/country.ts';
import { consentVersions } from '@volante/contract/personal-data/rules.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
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
    refuseWhenClosed((await lockApplication(trx, application.applicationId)).stage);
    await record(deps, trx, application.applicationId, consent);
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
  };
  for (const kind of country.consents.filter((consent) => given[consent])) {
    await record(deps, trx, applicationId, { kind, textVersion: consentVersions[kind], ...circumstances });
  }
}

async function record(
  deps: Deps,
  trx: Trx,
  applicationId: string,
  consent: { kind: ConsentKind; textVersion: string } & Circumstances,
): Promise<void> {
  const { kind, textVersion } = consent;
  if (await store.hasConsent(trx, applicationId, kind, textVersion)) return;
  await store.insertConsent(trx, applicationId, { ...consent, at: deps.now() });
  await recordEvent(trx, applicationId, applicant, 'consent', { kind, textVersion });
}
