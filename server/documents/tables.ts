import type { DocumentType, RejectionReason, ReviewStatus } from '@volante/contract/documents/rules.ts';
import type { NoticedProblem, ProposedField } from '@volante/contract/documents/suggested-values.ts';
import type { DocumentFields, DocumentKind } from '@volante/reader/documents/document.ts';
import type { DocumentPlaces } from '@volante/reader/documents/places.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    documents: DocumentsTable;
    document_versions: DocumentVersionsTable;
    paper_readings: DocumentReadingsTable;
    phone_readings: PhoneReadingsTable;
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
  /** Raised by every change. */
  revision: Generated<number>;
  /** The account that reviewed the current file; null for a review from the shell. */
  reviewed_by: string | null;
  reviewed_at: Date | null;
  /** `yyyy-mm`, statements only, once the first was sent. */
  month: string | null;
}

interface DocumentReadingsTable {
  version_id: string;
  kind: DocumentKind;
  fields: JSONColumnType<DocumentFields>;
  /** Their places on the document; empty for readings from before places were stored. */
  places: ColumnType<DocumentPlaces, string | undefined, string>;
  problems: JSONColumnType<NoticedProblem[]>;
  /** The applicant's answer, if they were asked about a contradiction: whether the document is theirs. */
  answer: 'mine' | 'not_mine' | null;
  contradicted: JSONColumnType<ProposedField[]> | null;
  at: Date;
}

interface PhoneReadingsTable {
  version_id: string;
  fields: JSONColumnType<DocumentFields>;
  at: Date;
}

interface DocumentVersionsTable {
  id: string;
  application_id: string;
  type: DocumentType;
  media_id: string;
  at: Date;
  /** Of the file, from earlier releases. */
  flags: Generated<string[]>;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const documentTables = [
  declareTable('documents', {
    rows: 'application_id',
    exported: ['type', 'status', 'media_id', 'skipped', 'reason', 'note', 'required_by_staff', 'reviewed_at', 'month'],
    technical: ['application_id', 'position', 'revision', 'reviewed_by'],
  }),
  declareTable('document_versions', {
    rows: 'application_id',
    exported: ['type', 'media_id', 'at', 'flags'],
    technical: ['id', 'application_id'],
  }),
  declareTable('paper_readings', {
    rows: {
      column: 'version_id',
      in: { table: 'document_versions', column: 'id', rows: 'application_id' },
    },
    exported: ['kind', 'fields', 'problems', 'answer', 'contradicted', 'places', 'at'],
    technical: ['version_id'],
  }),
  declareTable('phone_readings', {
    rows: {
      column: 'version_id',
      in: { table: 'document_versions', column: 'id', rows: 'application_id' },
    },
    exported: ['fields', 'at'],
    technical: ['version_id'],
  }),
];
