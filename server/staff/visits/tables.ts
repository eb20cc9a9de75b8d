import type { Report, VisitOutcome } from '@volante/contract/staff/visit.ts';
import type { Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../../core/database/declared-data.ts';

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
