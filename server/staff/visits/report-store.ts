import type { Report, VisitOutcome } from '@volante/contract/staff/visit.ts';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Trx } from '../../core/database/db.ts';
import { declareTable } from '../../core/database/declared-data.ts';
import type { Database } from '../../core/database/schema.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    visit_reports: VisitReportsTable;
    visit_report_images: VisitReportImagesTable;
  }
}

/** The fields given so far. */
export type ReportDetails = Partial<
  Omit<Report, 'visitId' | 'revision' | 'outcome' | 'images' | 'responsible' | 'createdAt' | 'updatedAt'>
>;

/** What staff write in a report. */
export type ReportField = keyof ReportDetails | 'images' | 'outcome';

interface VisitReportsTable {
  appointment_id: string;
  application_id: string;
  /** Null while it is a draft. */
  outcome: VisitOutcome | null;
  details: JSONColumnType<ReportDetails>;
  responsible: string | null;
  revision: Generated<number>;
  /** The revision at which each field last changed; unknown for earlier changes. */
  field_revisions: JSONColumnType<Partial<Record<ReportField, number>>, string | undefined>;
  created_at: Date;
  updated_at: Date;
}

interface VisitReportImagesTable {
  appointment_id: string;
  application_id: string;
  media_id: string;
  position: number;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const visitTables = [
  declareTable('visit_reports', {
    rows: 'application_id',
    exported: ['outcome', 'details', 'created_at', 'updated_at'],
    technical: ['appointment_id', 'application_id', 'responsible', 'revision', 'field_revisions'],
  }),
  declareTable('visit_report_images', {
    rows: 'application_id',
    exported: ['media_id', 'position'],
    technical: ['appointment_id', 'application_id'],
  }),
];

type ReportRow = Selectable<Database['visit_reports']>;

/** Locks the report of a visit; null if it has none. */
export async function lockReport(trx: Trx, visitId: string): Promise<ReportRow | null> {
  const row = trx.selectFrom('visit_reports').selectAll().where('appointment_id', '=', visitId);
  return (await row.forUpdate().executeTakeFirst()) ?? null;
}

interface Written {
  outcome: VisitOutcome | null;
  details: ReportDetails;
  responsible: string;
  /** The fields that changed. */
  changed: readonly ReportField[];
}

/** Writes the report with its next revision. */
export async function writeReport(
  trx: Trx,
  visit: { id: string; applicationId: string },
  { details, changed, ...written }: Written,
  at: Date,
): Promise<void> {
  const values = { ...written, details: JSON.stringify(details), updated_at: at };
  await trx
    .insertInto('visit_reports')
    .values({ ...values, appointment_id: visit.id, application_id: visit.applicationId, revision: 1, created_at: at })
    .onConflict((conflict) =>
      conflict
        .column('appointment_id')
        .doUpdateSet((row) => ({ ...values, revision: row('visit_reports.revision', '+', 1) })),
    )
    .execute();
  if (changed.length === 0) return;
  await trx
    .updateTable('visit_reports')
    .set({
      field_revisions: sql<string>`field_revisions
        || (select jsonb_object_agg(field, revision) from unnest(${[...changed]}::text[]) field)`,
    })
    .where('appointment_id', '=', visit.id)
    .execute();
}

/** Ids of the images, in order. */
export async function selectImages(trx: Trx, visitId: string): Promise<string[]> {
  const images = trx.selectFrom('visit_report_images').select('media_id').where('appointment_id', '=', visitId);
  return (await images.orderBy('position').execute()).map((row) => row.media_id);
}

/** Replaces all images of the report. */
export async function replaceImages(
  trx: Trx,
  visit: { id: string; applicationId: string },
  mediaIds: readonly string[],
): Promise<void> {
  await trx.deleteFrom('visit_report_images').where('appointment_id', '=', visit.id).execute();
  if (mediaIds.length === 0) return;
  const { id: appointment_id, applicationId: application_id } = visit;
  const rows = mediaIds.map((media_id, position) => ({ appointment_id, application_id, media_id, position }));
  await trx.insertInto('visit_report_images').values(rows).execute();
}
