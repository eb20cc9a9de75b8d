import type { DocumentType, RejectionReason, ReviewStatus } from '@volante/contract/documents/rules.ts';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../core/database/schema.ts' {
  interface Database {
    documents: DocumentsTable;
    document_versions: DocumentVersionsTable;
  }
}

interface DocumentsTable {
  application_id: string;
  type: DocumentType;
  /** Display order. */
  position: number;
  status: Generated<ReviewStatus>;
  /** The newest version's file. */
  media_id: string | null;
  skipped: Generated<boolean>;
  reason: RejectionReason | null;
  note: string | null;
  required_by_staff: Generated<boolean>;
  /** Grows with every change. */
  revision: Generated<number>;
  /** The account that reviewed the current file; null for a review from the shell. */
  reviewed_by: string | null;
  reviewed_at: Date | null;
  /** `yyyy-mm`, statements only, once the first was sent. */
  month: string | null;
}

interface DocumentVersionsTable {
  id: Generated<string>;
  application_id: string;
  type: DocumentType;
  media_id: string;
  at: Date;
  flags: JSONColumnType<string[]>;
}
