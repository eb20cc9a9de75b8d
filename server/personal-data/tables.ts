import type { SectionStatus } from '@volante/contract/admission/application.ts';
import type { ConsentKind, Language } from '@volante/contract/countries/country.ts';
import type { Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    personal_data: PersonalDataTable;
    consents: ConsentsTable;
  }
}

interface PersonalDataTable {
  application_id: string;
  status: Generated<SectionStatus>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  birthdate: Generated<string | null>;
  tax_id: Generated<string>;
  national_id: Generated<string>;
  postal_code: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  neighborhood: Generated<string>;
  street: Generated<string>;
  street_number: Generated<string>;
  department: Generated<string>;
  ssn_encrypted: Generated<Buffer | null>;
  ssn_last_four: Generated<string | null>;
  ride_share_total_rides: Generated<number | null>;
  avg_earning_per_week: Generated<number | null>;
  background_consent: Generated<boolean>;
  privacy_policy: Generated<boolean>;
  /** True if staff entered the contact data and the applicant hasn't sent it yet. */
  contact_by_staff: Generated<boolean>;
  flags: JSONColumnType<Flags>;
  updated_at: Generated<Date>;
  /** Raised by every change. */
  revision: Generated<number>;
}

interface ConsentsTable {
  id: string;
  application_id: string;
  kind: ConsentKind;
  text_version: string;
  language: Language;
  at: Date;
  ip: string | null;
}

/** Warnings of the strict checks by field, for the reviewer. */
export type Flags = Partial<Record<'nationalId' | 'taxId' | 'ssn', string[]>>;

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const personalDataTables = [
  declareTable('personal_data', {
    rows: 'application_id',
    exported: [
      'status',
      'first_name',
      'last_name',
      'email',
      'phone',
      'birthdate',
      'tax_id',
      'national_id',
      'postal_code',
      'city',
      'state',
      'neighborhood',
      'street',
      'street_number',
      'department',
      'ride_share_total_rides',
      'avg_earning_per_week',
      'background_consent',
      'privacy_policy',
      'contact_by_staff',
      'flags',
      'updated_at',
    ],
    sealed: ['ssn_encrypted'],
    erased: { ssn_last_four: 'part of the number, which is given whole' },
    technical: ['application_id', 'revision'],
  }),
  declareTable('consents', {
    rows: 'application_id',
    exported: ['kind', 'text_version', 'language', 'at', 'ip'],
    technical: ['id', 'application_id'],
  }),
];
