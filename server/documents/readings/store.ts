import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { NoticedProblem, ProposedField } from '@volante/contract/documents/suggested-values.ts';
import type { DocumentFields, DocumentKind } from '@volante/reader/documents/document.ts';
import type { DocumentPlaces } from '@volante/reader/documents/places.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import type { ReadDocument } from './suggested-values.ts';

export interface NewReading {
  kind: DocumentKind;
  fields: DocumentFields;
  places: DocumentPlaces;
  problems: NoticedProblem[];
}

/** A version that is the newest of its document and hasn't been read. `id` must be a UUID. */
export async function selectUnread(db: Db, id: string) {
  return db
    .selectFrom('document_versions as v')
    .innerJoin('documents as d', (join) =>
      join
        .onRef('d.application_id', '=', 'v.application_id')
        .onRef('d.type', '=', 'v.type')
        .onRef('d.media_id', '=', 'v.media_id'),
    )
    .leftJoin('paper_readings as r', 'r.version_id', 'v.id')
    .select(['v.application_id as applicationId', 'v.type', 'v.media_id as mediaId'])
    .where('v.id', '=', id)
    .where('r.version_id', 'is', null)
    .executeTakeFirst();
}

/** Does nothing if the version has been read meanwhile. */
export async function insertReading(db: Db, versionId: string, reading: NewReading, at: Date): Promise<void> {
  const { kind, fields, places, problems } = reading;
  await db
    .insertInto('paper_readings')
    .values({
      ...{ version_id: versionId, kind, at },
      fields: JSON.stringify(fields),
      places: JSON.stringify(places),
      problems: JSON.stringify(problems),
    })
    .onConflict((conflict) => conflict.column('version_id').doNothing())
    .execute();
}

/** The reading of a document's newest version. */
export async function selectReading(
  trx: Trx,
  applicationId: string,
  type: DocumentType,
): Promise<(ReadDocument & { versionId: string }) | null> {
  const found = await trx
    .selectFrom('paper_readings as r')
    .innerJoin('document_versions as v', 'v.id', 'r.version_id')
    .innerJoin('documents as d', (join) =>
      join
        .onRef('d.application_id', '=', 'v.application_id')
        .onRef('d.type', '=', 'v.type')
        .onRef('d.media_id', '=', 'v.media_id'),
    )
    .select(['r.version_id as versionId', 'v.type', 'r.kind', 'r.fields', 'r.answer'])
    .where('v.application_id', '=', applicationId)
    .where('v.type', '=', type)
    .orderBy(sql`v.id`, 'desc')
    .executeTakeFirst();
  return found ?? null;
}

/** The readings of the newest versions of all documents. */
export function selectReadings(db: Db, applicationId: string): Promise<ReadDocument[]> {
  return db
    .selectFrom('paper_readings as r')
    .innerJoin('document_versions as v', 'v.id', 'r.version_id')
    .innerJoin('documents as d', (join) =>
      join
        .onRef('d.application_id', '=', 'v.application_id')
        .onRef('d.type', '=', 'v.type')
        .onRef('d.media_id', '=', 'v.media_id'),
    )
    .select(['v.type', 'r.kind', 'r.fields', 'r.answer'])
    .where('v.application_id', '=', applicationId)
    .orderBy('v.id')
    .execute();
}

export async function updateAnswer(
  trx: Trx,
  versionId: string,
  answer: 'mine' | 'not_mine',
  contradicted: ProposedField[],
): Promise<void> {
  const change = { answer, contradicted: JSON.stringify(contradicted) };
  await trx.updateTable('paper_readings').set(change).where('version_id', '=', versionId).execute();
}

/** Whether the applicant said that this file isn't their own paper. */
export async function isDisowned(
  trx: Trx,
  applicationId: string,
  type: DocumentType,
  mediaId: string,
): Promise<boolean> {
  const found = await trx
    .selectFrom('paper_readings as r')
    .innerJoin('document_versions as v', 'v.id', 'r.version_id')
    .select('r.version_id')
    .where('v.application_id', '=', applicationId)
    .where('v.type', '=', type)
    .where('v.media_id', '=', mediaId)
    .where('r.answer', '=', 'not_mine')
    .executeTakeFirst();
  return found !== undefined;
}
