import type { CorrectionPart, CorrectionReason } from '@volante/contract/admission/corrections.ts';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    corrections: CorrectionsTable;
  }
}

interface CorrectionsTable {
  id: string;
  application_id: string;
  part: CorrectionPart;
  paths: string[];
  reason: CorrectionReason;
  note: string | null;
  account_id: string;
  at: Date;
  answered_at: Date | null;
  ended_at: Date | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const correctionTables = [
  declareTable('corrections', {
    rows: 'application_id',
    exported: ['part', 'paths', 'reason', 'note', 'at', 'answered_at', 'ended_at'],
    technical: ['id', 'application_id', 'account_id'],
  }),
];
