import type { SectionStatus } from '@volante/contract/application.ts';
import type { ConsentKind, Language } from '@volante/contract/country.ts';
import { type Generated, type Insertable, type JSONColumnType, type Selectable, sql, type Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../core/database/db.ts';
import { declareTable } from '../core/database/declared-data.ts';
import type { Database } from '../core/database/schema.ts';
import type { PhoneProof } from './proved-phone.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    personal_data: PersonalDataTable;
    consents: ConsentsTable;
    proved_phones: ProvedPhonesTable;
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
  /** Which addresses staff changed, as long as the applicant hasn't sent them since: what opens the application isn't sent there. */
  addresses_by_staff: Generated<Address[]>;
  flags: JSONColumnType<Flags>;
  updated_at: Generated<Date>;
  /** Raised by every change. */
  revision: Generated<number>;
}

export const addresses = ['email', 'phone'] as const;
type Address = (typeof addresses)[number];

interface ConsentsTable {
  id: string;
  application_id: string;
  kind: ConsentKind;
  text_version: string;
  language: Language;
  at: Date;
  ip: string | null;
  withdrawn_at: Generated<Date | null>;
}

interface ProvedPhonesTable {
  application_id: string;
  phone: string;
  origin: PhoneProof;
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
      'addresses_by_staff',
      'flags',
      'updated_at',
    ],
    sealed: ['ssn_encrypted'],
    erased: { ssn_last_four: 'part of the number, which is given whole' },
    technical: ['application_id', 'revision'],
  }),
  declareTable('consents', {
    rows: 'application_id',
    exported: ['kind', 'text_version', 'language', 'at', 'ip', 'withdrawn_at'],
    technical: ['id', 'application_id'],
  }),
  declareTable('proved_phones', {
    rows: 'application_id',
    exported: ['phone', 'origin'],
    technical: ['application_id'],
  }),
];

export type PersonalDataRow = Selectable<Database['personal_data']>;
export type PersonalDataChange = Updateable<Database['personal_data']>;

interface GivenConsent {
  kind: ConsentKind;
  textVersion: string;
  language: Language;
  at: Date;
  ip: string | null;
}

/** Inserts rows, at least one. */
export async function insertPersonalData(
  trx: Trx,
  people: readonly { applicationId: string; given: PersonalDataChange }[],
): Promise<void> {
  const rows = people.map(({ applicationId, given }) => ({ ...given, application_id: applicationId, flags: '{}' }));
  await trx
    .insertInto('personal_data')
    .values(rows as Insertable<Database['personal_data']>[])
    .execute();
}

export function selectPersonalData(db: Db, applicationId: string): Promise<PersonalDataRow> {
  return db
    .selectFrom('personal_data')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
}

/** More applications with one phone than anybody has. */
const MOST_WITH_PHONE = 100;

export async function selectByPhone(db: Db, phone: string): Promise<string[]> {
  const rows = await db
    .selectFrom('personal_data')
    .select('application_id')
    .where('phone', '=', phone)
    .where('phone', '<>', '')
    .limit(MOST_WITH_PHONE)
    .execute();
  return rows.map((row) => row.application_id);
}

/** False if it was proved already, or there is no number. */
export async function upsertProvedPhone(trx: Trx, applicationId: string, origin: PhoneProof): Promise<boolean> {
  const { rows } = await sql`
    insert into proved_phones (application_id, phone, origin)
    select application_id, phone, ${origin} from personal_data where application_id = ${applicationId} and phone <> ''
    on conflict (application_id) do update set phone = excluded.phone, origin = excluded.origin
      where proved_phones.phone <> excluded.phone
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Several at once, for numbers that staff gave. */
export async function insertGivenPhones(trx: Trx, applicationIds: readonly string[]): Promise<void> {
  await sql`
    insert into proved_phones (application_id, phone, origin)
    select application_id, phone, 'staff' from personal_data
    where application_id = any(${applicationIds as string[]}::uuid[]) and phone <> ''`.execute(trx);
}

export async function selectProved(db: Db, applicationIds: readonly string[]): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select p.application_id as id from proved_phones p join personal_data d using (application_id)
    where p.application_id = any(${applicationIds as string[]}::uuid[]) and p.phone = d.phone`.execute(db);
  return rows.map(({ id }) => id);
}

export function selectContact(db: Db, applicationId: string) {
  const people = db.selectFrom('personal_data').where('application_id', '=', applicationId);
  return people.select(['first_name as firstName', 'email', 'phone']).executeTakeFirstOrThrow();
}

export function selectProofs(db: Db, applicationId: string) {
  const people = db.selectFrom('personal_data').where('application_id', '=', applicationId);
  return people
    .select(['email', 'phone', 'contact_by_staff', 'addresses_by_staff', 'national_id', 'ssn_last_four'])
    .select(sql<string | null>`birthdate::text`.as('birthdate'))
    .executeTakeFirstOrThrow();
}

export async function updatePersonalData(trx: Trx, applicationId: string, change: PersonalDataChange): Promise<void> {
  await trx.updateTable('personal_data').set(change).where('application_id', '=', applicationId).execute();
}

export async function insertConsent(trx: Trx, applicationId: string, consent: GivenConsent): Promise<void> {
  const { kind, textVersion, language, at, ip } = consent;
  await trx
    .insertInto('consents')
    .values({ id: uuidv7(), application_id: applicationId, kind, text_version: textVersion, language, at, ip })
    .execute();
}

/** Where somebody lives, and since when they have agreed to messages by WhatsApp; null if they haven't. */
export function selectMessaging(db: Db, applicationId: string) {
  return db
    .selectFrom('personal_data')
    .where('application_id', '=', applicationId)
    .select((row) => [
      'state',
      'city',
      'addresses_by_staff',
      row
        .selectFrom('consents')
        .select(({ fn }) => fn.max('at').as('at'))
        .where('application_id', '=', applicationId)
        .where('kind', '=', 'whatsapp')
        .where('withdrawn_at', 'is', null)
        .as('whatsappSince'),
    ])
    .executeTakeFirstOrThrow();
}

export async function hasConsent(
  trx: Trx,
  applicationId: string,
  kind: ConsentKind,
  version: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('consents')
    .select(sql`1`.as('one'))
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .where('text_version', '=', version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether one of this kind stands, of whichever text. */
export async function hasStanding(db: Db, applicationId: string, kind: ConsentKind): Promise<boolean> {
  const given = db.selectFrom('consents').select(sql`1`.as('one')).where('application_id', '=', applicationId);
  const standing = given.where('kind', '=', kind).where('withdrawn_at', 'is', null);
  return (await standing.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether one of this kind was ever given, withdrawn or not. */
export async function wasConsented(trx: Trx, applicationId: string, kind: ConsentKind): Promise<boolean> {
  const given = trx.selectFrom('consents').select(sql`1`.as('one')).where('application_id', '=', applicationId);
  return (await given.where('kind', '=', kind).limit(1).executeTakeFirst()) !== undefined;
}

/** Marks the consents of this kind that stand; returns their number. */
export async function withdrawConsents(trx: Trx, applicationId: string, kind: ConsentKind, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The next `most` applications after `after`, in the order of their ids. */
export async function selectIdsAfter(db: Db, after: string | null, most: number): Promise<string[]> {
  const all = db.selectFrom('personal_data').select('application_id').orderBy('application_id').limit(most);
  const rows = await (after === null ? all : all.where('application_id', '>', after)).execute();
  return rows.map(({ application_id }) => application_id);
}

/** This isn't a change of the person's data, so revision and times stay the same. */
export async function updateSealedSsn(trx: Trx, applicationId: string, sealed: Buffer): Promise<void> {
  const rows = trx.updateTable('personal_data').set({ ssn_encrypted: sealed });
  await rows.where('application_id', '=', applicationId).execute();
}
