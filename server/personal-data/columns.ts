import type { PersonalData } from '@volante/contract/admission/application.ts';
import type { Country } from '@volante/contract/countries/country.ts';
import { maskSsn } from '@volante/contract/fields/identifiers/ssn.ts';
import type { Fields } from './fields.ts';
import type { PersonalDataChange, PersonalDataRow } from './store.ts';

/** The column of each field that is stored unchanged. */
export const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  birthdate: 'birthdate',
  taxId: 'tax_id',
  nationalId: 'national_id',
  postalCode: 'postal_code',
  city: 'city',
  state: 'state',
  neighborhood: 'neighborhood',
  street: 'street',
  streetNumber: 'street_number',
  department: 'department',
  rideShareTotalRides: 'ride_share_total_rides',
  avgEarningPerWeek: 'avg_earning_per_week',
  ocnBackgroundAndCreditCheckForApplication: 'background_consent',
  privacyPolicy: 'privacy_policy',
} as const satisfies Partial<Record<keyof Fields, keyof PersonalDataRow>>;

/** The column values for a set of fields, without the SSN. */
export function changeOf(fields: Fields): PersonalDataChange {
  const named = Object.entries(columns).filter(([field]) => fields[field as keyof Fields] !== undefined);
  return Object.fromEntries(named.map(([field, column]) => [column, fields[field as keyof Fields]]));
}

/** Converts a row to the form used in the contract. */
export function personalDataOf(row: PersonalDataRow, country: Country): PersonalData {
  const values = Object.entries(columns).map(([field, column]) => [field, row[column] ?? (isText(field) ? '' : null)]);
  const ssn = row.ssn_last_four === null ? '' : maskSsn(row.ssn_last_four);
  const toConfirm = row.contact_by_staff && { contactToConfirm: true as const };
  return {
    ...(Object.fromEntries(values) as PersonalData),
    ...toConfirm,
    status: row.status,
    country: country.name,
    ssn,
  };
}

function isText(field: string): boolean {
  return field !== 'rideShareTotalRides' && field !== 'avgEarningPerWeek';
}
