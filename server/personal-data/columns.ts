import type { PersonalData } from '@volante/contract/application.ts';
import type { Country, CountryCode } from '@volante/contract/country.ts';
import { maskSsn } from '@volante/contract/fields/identifiers/ssn.ts';
import { mayLackMail } from '@volante/contract/personal-data/rules.ts';
import type { Config } from '../config/config.ts';
import { reachesPhones } from '../core/reaches-phones.ts';
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
} as const satisfies Record<StoredField, keyof PersonalDataRow>;

/** All fields but the SSN, which is sealed, and those that other columns decide. */
type StoredField = Exclude<
  keyof PersonalData,
  'status' | 'country' | 'ssn' | 'contactToConfirm' | 'phoneIsEnough' | 'whatsApp'
>;

type Columns = typeof columns;
type Optional = { [Field in StoredField]: null extends PersonalDataRow[Columns[Field]] ? Field : never }[StoredField];
type Empty<Value> = null extends Value ? null : Value extends string ? '' : never;

/** What the contract shows for a column that may be null. A new one without its entry does not compile. */
const empty: { [Field in Optional]: Empty<PersonalData[Field]> } = {
  birthdate: '',
  rideShareTotalRides: null,
  avgEarningPerWeek: null,
};

/** The column values for a set of fields, without the SSN. */
export function changeOf(fields: Fields): PersonalDataChange {
  const named = Object.entries(columns).filter(([field]) => fields[field as keyof Fields] !== undefined);
  return Object.fromEntries(named.map(([field, column]) => [column, fields[field as keyof Fields]]));
}

/** Converts a row to the form used in the contract. */
export function personalDataOf(row: PersonalDataRow, country: Country, config: Config): PersonalData {
  const values = Object.entries(columns).map(([field, column]) => [field, row[column] ?? empty[field as Optional]]);
  const ssn = row.ssn_last_four === null ? '' : maskSsn(row.ssn_last_four);
  const toConfirm = row.contact_by_staff && { contactToConfirm: true as const };
  return {
    ...(Object.fromEntries(values) as PersonalData),
    ...toConfirm,
    ...phoneIsEnough(config, country.code),
    status: row.status,
    country: country.name,
    ssn,
  };
}

/** What the view says about it. */
export function phoneIsEnough(config: Config, country: CountryCode): Pick<PersonalData, 'phoneIsEnough'> {
  return mayLackMail[country] && reachesPhones(config) ? { phoneIsEnough: true } : {};
}
