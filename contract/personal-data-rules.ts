import type { PersonalData } from './application.ts';
import type { Country } from './countries/country.ts';
import { ageOn, isDate } from './dates.ts';
import type { FieldCode } from './field-codes.ts';

/** The rule of a birth date that needs a clock; null when it holds. `today` is `yyyy-mm-dd`. */
export function checkBirthdate(birthdate: string, country: Country, today: string): FieldCode | null {
  if (!isDate(birthdate) || birthdate > today || ageOn(birthdate, today) > 120) return 'birthdate_invalid';
  return ageOn(birthdate, today) < country.minimumAge ? 'too_young' : null;
}

export function isContactComplete(data: PersonalData): boolean {
  return data.firstName !== '' && data.lastName !== '' && data.phone !== '' && data.email !== '';
}

const mexican = [
  'birthdate',
  'taxId',
  'nationalId',
  'postalCode',
  'city',
  'state',
  'neighborhood',
  'street',
  'streetNumber',
] as const;
const american = ['birthdate', 'postalCode', 'ssn', 'city', 'state', 'street'] as const;

/** True when every required part of both forms was accepted; stored values already obey their rules. */
export function isPersonalDataComplete(data: PersonalData, country: Country): boolean {
  if (!isContactComplete(data)) return false;
  if (country.code === 'mx') return mexican.every((field) => data[field] !== '');
  return (
    american.every((field) => data[field] !== '') &&
    data.ocnBackgroundAndCreditCheckForApplication &&
    data.privacyPolicy
  );
}
