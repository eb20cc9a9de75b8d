import type { PersonalData } from '../application.ts';
import { requiredFields } from '../countries/required-fields.ts';
import type { ConsentKind, Country, CountryCode } from '../country.ts';
import { ageOn, isDate } from '../fields/dates.ts';
import type { FieldCode } from '../fields/field-codes.ts';

/** Checks for a real, past date and the country's minimum age; null when valid. `today` is `yyyy-mm-dd`. */
export function checkBirthdate(birthdate: string, country: Country, today: string): FieldCode | null {
  if (!isDate(birthdate) || birthdate > today || ageOn(birthdate, today) > 120) return 'birthdate_invalid';
  return ageOn(birthdate, today) < country.minimumAge ? 'too_young' : null;
}

/** True once all contact fields are filled; data entered by staff counts only after the applicant has sent it. */
export function isContactComplete(data: PersonalData): boolean {
  return !data.contactToConfirm && neededContact(data).every((field) => data[field] !== '');
}

const byPhone = ['firstName', 'lastName', 'phone'] as const;
const contact = [...byPhone, 'email'] as const;
function neededContact(data: PersonalData): readonly (typeof contact)[number][] {
  return data.phoneIsEnough ? byPhone : contact;
}

/** Where a phone is enough if messages reach it: many drivers in Mexico have no mail. */
export const mayLackMail: Record<CountryCode, boolean> = { mx: true, us: false };

/** True when every required field of both forms is present; stored values are already valid. */
export function isPersonalDataComplete(data: PersonalData, country: Country): boolean {
  return missingPersonalData(data, country).length === 0;
}

/** The missing required fields of both forms. */
export function missingPersonalData(data: PersonalData, country: Country): (keyof PersonalData)[] {
  const required = [...neededContact(data), ...requiredFields[country.code]];
  const toConfirm: readonly string[] = data.contactToConfirm ? contact : [];
  return required.filter((field) => data[field] === '' || data[field] === false || toConfirm.includes(field));
}

/** Current version of each consent text; a new text gets a new version. */
export const consentVersions: Record<ConsentKind, string> = {
  privacy_notice: '2026-11',
  background_and_credit_check: '2026-11',
  privacy_policy: '2026-11',
  location: '2026-11-27',
  whatsapp: '2026-11-29',
  improve_reading: '2026-11-30',
};
