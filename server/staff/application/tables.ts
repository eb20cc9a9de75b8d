import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { DecisionNotice } from '@volante/contract/staff/application.ts';
import type { Terms } from '@volante/contract/terms/terms.ts';
import type { JSONColumnType } from 'kysely';
import { declareTable } from '../../core/database/declared-data.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    staff_notes: NotesTable;
    staff_mentions: MentionsTable;
    staff_presence: PresenceTable;
    staff_seen_files: SeenFilesTable;
    pending_decisions: PendingDecisionsTable;
  }
}

interface NotesTable {
  id: string;
  application_id: string;
  account_id: string;
  text: string;
  at: Date;
  struck_at: Date | null;
}

interface MentionsTable {
  application_id: string;
  note_id: string;
  account_id: string;
  /** When they put it away. */
  seen_at: Date | null;
}

interface PresenceTable {
  application_id: string;
  account_id: string;
  at: Date;
}

interface SeenFilesTable {
  media_id: string;
  account_id: string;
  at: Date;
}

/** A decision that waits for a second person. */
interface PendingDecisionsTable {
  application_id: string;
  id: string;
  to: Stage;
  reason: string;
  reasons: RejectionGround[];
  told: JSONColumnType<DecisionNotice> | null;
  terms: JSONColumnType<Terms> | null;
  account_id: string;
  at: Date;
  revision: number;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const caseTables = [
  declareTable('staff_notes', {
    rows: 'application_id',
    exported: ['text', 'at', 'struck_at'],
    technical: ['id', 'application_id', 'account_id'],
  }),
  declareTable('staff_mentions', {
    rows: 'application_id',
    technical: ['application_id', 'note_id', 'account_id', 'seen_at'],
  }),
  declareTable('staff_presence', { rows: 'application_id', technical: ['application_id', 'account_id', 'at'] }),
  declareTable('staff_seen_files', {
    rows: { column: 'media_id', in: { table: 'media', column: 'id', rows: 'application_id' } },
    technical: ['media_id', 'account_id', 'at'],
  }),
  declareTable('pending_decisions', {
    rows: 'application_id',
    exported: ['to', 'reason', 'reasons', 'told', 'terms', 'at'],
    technical: ['application_id', 'id', 'account_id', 'revision'],
  }),
];
