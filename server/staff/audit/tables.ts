import type { Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../../core/database/declared-data.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    staff_audit: AuditTable;
    staff_audit_seals: SealsTable;
    staff_openings: OpeningsTable;
  }
}

interface AuditTable {
  id: string;
  at: Date;
  /** A transaction id, as text. */
  written_in: Generated<string>;
  account_id: string | null;
  kind: string;
  application_id: string | null;
  part: string | null;
  media_id: string | null;
  revision: number | null;
  ip: string | null;
  details: JSONColumnType<Record<string, unknown>>;
}

interface SealsTable {
  number: number;
  last_written_in: string;
  last_id: string;
  entries: number;
  hmac: Buffer;
  at: Date;
}

interface OpeningsTable {
  account_id: string;
  application_id: string;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const auditTables = [
  declareTable('staff_audit', {
    rows: 'application_id',
    kept: {
      application_id: 'what staff did stays provable; the id leads nowhere any more',
      media_id: 'an id that leads nowhere any more',
      details: 'the seals cover it; it holds field names, codes and reasons, and no value',
    },
    technical: ['id', 'at', 'written_in', 'account_id', 'kind', 'part', 'revision', 'ip'],
  }),
  declareTable('staff_audit_seals', {
    rows: null,
    technical: ['number', 'last_written_in', 'last_id', 'entries', 'hmac', 'at'],
  }),
  declareTable('staff_openings', { rows: 'application_id', technical: ['account_id', 'application_id', 'at'] }),
];
