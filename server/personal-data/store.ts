import type { ConsentKind, Language } from '@volante/contract/countries/country.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../core/database/db.ts';
import type { Database } from '../core/database/schema.ts';

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

export function selectContact(db: Db, applicationId: string) {
  const people = db.selectFrom('personal_data').where('application_id', '=', applicationId);
  return people.select(['first_name as firstName', 'email', 'phone']).executeTakeFirstOrThrow();
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
    .executeTakeFirst();
  return row !== undefined;
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
