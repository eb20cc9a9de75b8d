import type { CorrectionPart, CorrectionReason } from '@volante/contract/admission/corrections.ts';
import type { Generated } from 'kysely';

declare module '../core/database/schema.ts' {
  interface Database {
    corrections: CorrectionsTable;
  }
}

interface CorrectionsTable {
  id: Generated<string>;
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
