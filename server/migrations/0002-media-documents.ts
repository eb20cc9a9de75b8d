import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE media (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
      media_type text NOT NULL,
      file_name text NOT NULL,
      mime_type text NOT NULL,
      size integer NOT NULL CHECK (size > 0),
      sha256 bytea NOT NULL,
      storage_key text NOT NULL UNIQUE,
      status text NOT NULL DEFAULT 'stored',
      flags jsonb NOT NULL DEFAULT '[]',
      pages integer,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (application_id, id)
    )`.execute(db);

  // The pair of keys is what keeps a file of one application out of another's documents.
  await sql`
    CREATE TABLE documents (
      application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
      type text NOT NULL,
      position integer NOT NULL,
      status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
      media_id uuid,
      skipped boolean NOT NULL DEFAULT false,
      reason text,
      note text,
      required_by_staff boolean NOT NULL DEFAULT false,
      PRIMARY KEY (application_id, type),
      CONSTRAINT media_not_found__document FOREIGN KEY (application_id, media_id) REFERENCES media (application_id, id) ON DELETE CASCADE,
      CHECK (status <> 'approved' OR media_id IS NOT NULL),
      CHECK (status <> 'rejected' OR reason IS NOT NULL)
    )`.execute(db);

  await sql`
    CREATE TABLE document_versions (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      application_id uuid NOT NULL,
      type text NOT NULL,
      media_id uuid NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      flags jsonb NOT NULL DEFAULT '[]',
      FOREIGN KEY (application_id, type) REFERENCES documents (application_id, type) ON DELETE CASCADE,
      CONSTRAINT media_not_found__version FOREIGN KEY (application_id, media_id) REFERENCES media (application_id, id) ON DELETE CASCADE
    )`.execute(db);
  await sql`CREATE INDEX document_versions_newest ON document_versions (application_id, type, id)`.execute(db);
}
