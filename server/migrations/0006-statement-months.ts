import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of statements only, from the first one on that was sent: until then the calendar tells.
  await sql`ALTER TABLE documents ADD COLUMN month text CHECK (month ~ '^[0-9]{4}-[0-9]{2}$')`.execute(db);
}
