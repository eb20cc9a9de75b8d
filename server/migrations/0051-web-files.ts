import { type Kysely, sql } from 'kysely';

export const servesBack = '0033';

/** The scripts and styles of web builds, so that every server finds those of a build that only another one has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table web_files (
      address text primary key,
      body bytea not null,
      brotli bytea,
      published_at timestamptz not null
    );
    create index web_files_published_at on web_files (published_at);
  `.execute(db);
}
