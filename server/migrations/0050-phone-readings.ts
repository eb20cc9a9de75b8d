import { type Kysely, sql } from 'kysely';

export const servesBack = '0037';

/**
 * What the applicant's phone says it has read from a barcode. Apart from `paper_readings`: it fills in the applicant's form, and
 * never counts as what a paper says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table phone_readings (
      version_id uuid primary key references document_versions (id) on delete cascade,
      fields jsonb not null,
      at timestamptz not null
    )`.execute(db);
}
