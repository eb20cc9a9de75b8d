import type { Application } from '@volante/contract/admission/application.ts';
import type { ConsentKind, CountryCode } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { Contact } from '@volante/contract/personal-data/contact.ts';
import { consentVersions } from '@volante/contract/personal-data/rules.ts';
import { apiLanguages, getLanguage } from '../../lib/language.ts';
import { storeApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { contactValues } from '../application/contact/contact-fields.tsx';
import { shortNameFlag } from '../application/contact/contact-questions.ts';

/** The consent shown as a notice on this screen; other countries ask for theirs with checkboxes later. */
export function consentKind(country: CountryCode): ConsentKind | undefined {
  return countries[country].consents.find((kind) => kind === 'privacy_notice');
}

/** The data to send: the changes, or everything while the applicant hasn't confirmed what staff entered with the link. */
export function contactToSend({ country, personalData }: Application, changed: Partial<Contact>): Partial<Contact> {
  return personalData.contactToConfirm ? { ...contactValues(personalData, country), ...changed } : changed;
}

/** Sends the changes and records that the privacy notice was shown. Without changes nothing is sent. */
export async function saveContact(application: Application, changed: Partial<Contact>): Promise<Application> {
  if (Object.keys(changed).length === 0) return application;
  const params = { id: application.id };
  const kind = consentKind(application.country);
  const consent = { textVersion: consentVersions.privacy_notice, language: apiLanguages[getLanguage()] };
  const [updated] = await Promise.all([
    call('PATCH /public/admission/requests/{id}/personal-data', {
      params,
      body: { ...changed, ...shortNameFlag(changed) },
    }),
    kind && call('POST /public/admission/requests/{id}/consents', { params, body: { kind, ...consent } }),
  ]);
  storeApplication(updated);
  return updated;
}
