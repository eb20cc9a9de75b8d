import type { PersonalData } from '../admission/application.ts';
import type { Country } from '../countries/country.ts';
import { requiredFields } from '../countries/required-fields.ts';
import { ageOn, isDate } from '../fields/dates.ts';
import type { FieldCode } from '../fields/field-codes.ts';

/** The rule of a birth date that needs a clock; null when it holds. `today` is `yyyy-mm-dd`. */
export function checkBirthdate(birthdate: string, country: Country, today: string): FieldCode | null {
  if (!isDate(birthdate) || birthdate > today || ageOn(birthdate, today) > 120) return 'birthdate_invalid';
  return ageOn(birthdate, today) < country.minimumAge ? 'too_young' : null;
}

export function isContactComplete(data: PersonalData): boolean {
  return contact.every((field) => data[field] !== '');
}

const contact = ['firstName', 'lastName', 'phone', 'email'] as const;
/** True when every required part of both forms was accepted; stored values already obey their rules. */
export function isPersonalDataComplete(data: PersonalData, country: Country): boolean {
  return missingPersonalData(data, country).length === 0;
}

/** The required fields of both forms that are not there yet. */
export function missingPersonalData(data: PersonalData, country: Country): (keyof PersonalData)[] {
  const required = [...contact, ...requiredFields[country.code]];
  return required.filter((field) => data[field] === '' || data[field] === false);
}
