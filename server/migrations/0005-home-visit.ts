import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row for each way of finding out. What the device said and what the server saw stand side by side.
  await sql`
    CREATE TABLE locations (
      application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
      source text NOT NULL CHECK (source IN ('device', 'address')),
      claimed_latitude double precision CHECK (claimed_latitude BETWEEN -90 AND 90),
      claimed_longitude double precision CHECK (claimed_longitude BETWEEN -180 AND 180),
      claimed_accuracy double precision CHECK (claimed_accuracy >= 0),
      claimed_ip inet,
      observed_ip inet,
      observed_country text,
      place text,
      at timestamptz NOT NULL,
      PRIMARY KEY (application_id, source),
      CHECK ((source = 'device') = (claimed_latitude IS NOT NULL AND claimed_longitude IS NOT NULL))
    )`.execute(db);

  await sql`
    CREATE TABLE home_photos (
      application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
      step text NOT NULL CHECK (step IN ('homeImagesFront', 'homeImagesGarage', 'homeImagesSurroundings')),
      position integer NOT NULL CHECK (position >= 0),
      media_id uuid NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (application_id, step, position),
      UNIQUE (application_id, step, media_id),
      CONSTRAINT media_not_found__home_photo FOREIGN KEY (application_id, media_id) REFERENCES media (application_id, id) ON DELETE CASCADE
    )`.execute(db);

  await sql`
    CREATE TABLE obligors (
      application_id uuid PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
      name text NOT NULL,
      phone text NOT NULL,
      email text NOT NULL,
      location text NOT NULL,
      updated_at timestamptz NOT NULL
    )`.execute(db);
}
