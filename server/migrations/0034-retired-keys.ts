import { type Kysely, sql } from 'kysely';

/** Only adds; a release without it knows one secret, with which it goes on. */
export const servesBack = '0033';

/** Keys of earlier secrets that still check what can't be made anew: seals of the audit log and recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table retired_keys (
      id uuid primary key default uuidv7(),
      purpose text not null check (purpose in ('audit', 'fingerprint')),
      -- Under the present secret.
      sealed bytea not null
    )`.execute(db);
}
