// Represents a migration of the next release that fails half-way.
import { type Kysely, sql } from 'kysely';

export const servesBack = '0089';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column half_done int`.execute(db);
  await sql`select 1 / 0`.execute(db);
}
