import { type Kysely, sql } from 'kysely';

/**
 * A file that a paper or a photo of the home points to cannot be deleted by itself: the sweep of unused files would otherwise take a
 * paper with it that was given in the same moment. Checked when the transaction ends, since a deleted application takes
 * files and papers with it in no particular order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, name] of Object.entries(references)) {
    await sql`alter table ${sql.table(table)}
      drop constraint ${sql.ref(name)},
      add constraint ${sql.ref(name)} foreign key (application_id, media_id) references media (application_id, id)
        deferrable initially deferred`.execute(db);
  }
  await sql`alter table screenshots
    alter constraint screenshots_application_id_media_id_fkey deferrable initially deferred`.execute(db);
}

const references = {
  documents: 'media_not_found__document',
  document_versions: 'media_not_found__version',
  home_photos: 'media_not_found__home_photo',
};
