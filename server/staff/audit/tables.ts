import type { Generated, JSONColumnType } from 'kysely';

declare module '../../core/database/schema.ts' {
  interface Database {
    staff_audit: AuditTable;
    staff_audit_seals: SealsTable;
    staff_openings: OpeningsTable;
  }
}

interface AuditTable {
  id: Generated<string>;
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
