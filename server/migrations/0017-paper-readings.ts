import { type Kysely, sql } from 'kysely';

/** What was read from a paper. It belongs to the version of a document and goes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE paper_readings (
      version_id uuid PRIMARY KEY REFERENCES document_versions (id) ON DELETE CASCADE,
      kind text NOT NULL,
      fields jsonb NOT NULL,
      problems jsonb NOT NULL,
      -- What the applicant said when the paper contradicted the personal data, and the fields it was about.
      answer text CHECK (answer IN ('mine', 'not_mine')),
      contradicted jsonb,
      at timestamptz NOT NULL,
      CHECK ((answer IS NULL) = (contradicted IS NULL))
    )`.execute(db);
}
