import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode, Language } from '@volante/contract/country.ts';
import type { RowStatus } from '@volante/contract/staff/links/batch-calls.ts';
import type { LinkGiven } from '@volante/contract/staff/links/given.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { type Generated, type Insertable, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { declareTable } from '../../core/database/declared-data.ts';
import { inReach } from '../../core/database/reach.ts';
import type { Database } from '../../core/database/schema.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    link_origins: LinkOriginsTable;
    link_batches: LinkBatchesTable;
    link_batch_rows: LinkBatchRowsTable;
    service_references: ServiceReferencesTable;
  }
}

/** Who created an application's link, and what they entered with it besides the contact data. */
interface LinkOriginsTable {
  application_id: string;
  account_id: string;
  external_reference: string;
  /** The only address the link may be mailed to; '' without one. */
  email: string;
  language: Language;
  /** When the present link was last mailed. */
  mailed_at: Date | null;
  created_at: Date;
}

/** The reference that a service account gave with an application, and gives to no other one. */
interface ServiceReferencesTable {
  application_id: string;
  account_id: string;
  external_reference: string;
}

interface LinkBatchesTable {
  id: string;
  account_id: string;
  country: CountryCode;
  /** `checked`: nothing has been created yet. */
  state: Generated<'checked' | 'running' | 'done'>;
  /** Headers of ignored columns. */
  ignored: string[];
  skip_duplicates: Generated<boolean>;
  created_at: Date;
}

interface LinkBatchRowsTable {
  batch_id: string;
  line: number;
  status: RowStatus;
  errors: JSONColumnType<{ path: string; code: string }[]>;
  of: number | null;
  /** As it was read; for rows with errors, as it was typed. */
  given: JSONColumnType<{ [Column in keyof LinkGiven]?: string | undefined }>;
  application_id: string | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const linkTables = [
  declareTable('link_origins', {
    rows: 'application_id',
    exported: ['external_reference', 'email', 'language', 'mailed_at', 'created_at'],
    technical: ['application_id', 'account_id'],
  }),
  declareTable('service_references', {
    rows: 'application_id',
    erased: { external_reference: 'exported as that of the link' },
    technical: ['application_id', 'account_id'],
  }),
  declareTable('link_batches', {
    rows: null,
    technical: ['id', 'account_id', 'country', 'state', 'ignored', 'skip_duplicates', 'created_at'],
  }),
  declareTable('link_batch_rows', {
    rows: 'application_id',
    exported: ['given'],
    technical: ['batch_id', 'line', 'status', 'errors', 'of', 'application_id'],
  }),
];

type OriginRow = Selectable<Database['link_origins']>;

/** Inserts origins, at least one. */
export async function insertOrigins(trx: Trx, rows: Insertable<Database['link_origins']>[]): Promise<void> {
  await trx.insertInto('link_origins').values(rows).execute();
}

/** Takes the reference. Throws `already_exist` if the account has given it to another application. */
export async function insertServiceReference(trx: Trx, row: ServiceReferencesTable): Promise<void> {
  await trx.insertInto('service_references').values(row).execute();
}

export async function selectOrigin(db: Db, applicationId: string): Promise<OriginRow | null> {
  const row = db.selectFrom('link_origins').selectAll().where('application_id', '=', applicationId);
  return (await row.executeTakeFirst()) ?? null;
}

export async function updateMailed(trx: Trx, applicationId: string, at: Date | null): Promise<void> {
  await trx
    .updateTable('link_origins')
    .set({ mailed_at: at })
    .where('application_id', '=', applicationId)
    .where('mailed_at', 'is distinct from', at)
    .execute();
}

export async function selectMailedBefore(db: Db, before: Date): Promise<{ applicationId: string; mailedAt: Date }[]> {
  const rows = await db
    .selectFrom('link_origins')
    .select(['application_id', 'mailed_at'])
    .where('mailed_at', '<=', before)
    .orderBy('mailed_at')
    .execute();
  return rows.map((row) => ({ applicationId: row.application_id, mailedAt: row.mailed_at as Date }));
}

export interface MatchRow {
  application_id: string;
  reference: number;
  name: string;
  stage: Stage;
  phone: string;
  email: string;
  created_at: Date;
}

/** Undecided applications with one of these phones (their last ten digits) or e-mails (in lower case), newest first. */
export async function selectMatches(
  db: Db,
  reach: Reach,
  { phones, emails, limit }: { phones: readonly string[]; emails: readonly string[]; limit: number },
): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    with found as (
      select application_id from queue_rows
      where phone <> '' and reverse(phone) = any(array(select reverse(p) from unnest(${phones}::text[]) p))
      union
      select application_id from queue_rows where email <> '' and email = any(${emails}::text[])
    )
    select q.application_id, q.reference, q.name, q.stage, q.phone, q.email, q.created_at
    from queue_rows q
    -- As an array: joined, they would be guessed to be so many that the whole queue is read for them.
    where q.application_id = any(array(select application_id from found)) and q.stage not in ('approved', 'rejected')
      and q.closed is null and ${inReach(reach, 'q.country')}
    order by q.created_at desc, q.application_id limit ${limit}`.execute(db);
  return rows;
}
