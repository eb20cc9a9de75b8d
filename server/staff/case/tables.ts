import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../core/database/schema.ts' {
  interface Database {
    staff_notes: NotesTable;
    staff_presence: PresenceTable;
    staff_seen_files: SeenFilesTable;
    staff_decisions: DecisionsTable;
  }
}

interface NotesTable {
  id: Generated<string>;
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
