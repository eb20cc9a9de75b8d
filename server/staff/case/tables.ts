import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { JSONColumnType } from 'kysely';
import { declareTable } from '../../core/database/declared-data.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    staff_notes: NotesTable;
    staff_presence: PresenceTable;
    staff_seen_files: SeenFilesTable;
    staff_decisions: DecisionsTable;
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

interface DecisionsTable {
  application_id: string;
  account_id: string | null;
  at: Date;
  revision: number;
  not_seen: DocumentType[];
  /** The revision of each part at the decision, by its path. */
  parts: JSONColumnType<Record<string, number>>;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const caseTables = [
  declareTable('staff_notes', {
    rows: 'application_id',
    exported: ['text', 'at', 'struck_at'],
    technical: ['id', 'application_id', 'account_id'],
  }),
  declareTable('staff_presence', { rows: 'application_id', technical: ['application_id', 'account_id', 'at'] }),
  declareTable('staff_seen_files', {
    rows: { column: 'media_id', in: { table: 'media', column: 'id', rows: 'application_id' } },
    technical: ['media_id', 'account_id', 'at'],
  }),
  declareTable('staff_decisions', {
    rows: 'application_id',
    exported: ['at', 'not_seen'],
    technical: ['application_id', 'account_id', 'revision', 'parts'],
  }),
];
