import type { Report, VisitOutcome } from '@volante/contract/staff/visit.ts';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../core/database/schema.ts' {
  interface Database {
    visit_reports: VisitReportsTable;
    visit_report_images: VisitReportImagesTable;
  }
}

/** The fields that were given so far. */
export type ReportDetails = Partial<
  Omit<Report, 'visitId' | 'revision' | 'outcome' | 'images' | 'responsible' | 'createdAt' | 'updatedAt'>
>;

interface VisitReportsTable {
  appointment_id: string;
  application_id: string;
  /** Null of a draft. */
  outcome: VisitOutcome | null;
  details: JSONColumnType<ReportDetails>;
  responsible: string | null;
  revision: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface VisitReportImagesTable {
  appointment_id: string;
  application_id: string;
  media_id: string;
  position: number;
}
