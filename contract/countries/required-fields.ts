import type { CountryCode, PersonalField } from '../country.ts';

/** Fields an application needs, in addition to the contact, before it can be sent. */
export const requiredFields: Record<CountryCode, readonly PersonalField[]> = {
  mx: ['birthdate', 'taxId', 'nationalId', 'postalCode', 'city', 'state', 'neighborhood', 'street', 'streetNumber'],
  us: [
    'birthdate',
    'postalCode',
    'ssn',
    'city',
    'state',
    'street',
    'ocnBackgroundAndCreditCheckForApplication',
    'privacyPolicy',
  ],
};
