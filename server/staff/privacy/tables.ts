import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { ConsentKind, CountryCode } from '@volante/contract/country.ts';
import type { RequestKind, RequestOutcome } from '@volante/contract/own-file/rules.ts';
import type { ErasureCause } from '@volante/contract/staff/privacy/privacy.ts';
import type { Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../../core/database/declared-data.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    person_exports: PersonExportsTable;
    erasures: ErasuresTable;
    retention_holds: RetentionHoldsTable;
    retention_warnings: RetentionWarningsTable;
    privacy_requests: PrivacyRequestsTable;
  }
}

interface PersonExportsTable {
  id: string;
  application_id: string;
  /** Null if the driver or a command did it. */
  account_id: string | null;
  /** Who ordered it. A driver's leaves out what only staff may see. */
  whose: Generated<'staff' | 'driver'>;
  reason: string;
  state: Generated<'running' | 'done' | 'failed'>;
  storage_key: string | null;
  /** In bytes. */
  size: number | null;
  created_at: Date;
  expires_at: Date;
}

/** When an application reached a stage. */
interface StageTime {
  at: string;
  to: Stage;
}

/** The skeleton of an erased application. */
interface ErasuresTable {
  id: string;
  application_id: string;
  reference: number;
  country: CountryCode;
  why: ErasureCause;
  reason: string | null;
  account_id: string | null;
  created_at: Date;
  submitted_at: Date | null;
  stages: JSONColumnType<StageTime[]>;
  decision: JSONColumnType<{ at: string; to: Stage; reasons: RejectionGround[] } | null, string | null>;
  at: Date;
  /** Appointments whose meetings still have to be ended. */
  meetings: Generated<string[]>;
  /** E-mail address ('' without one) of the contact that still has to be cleared in the CRM, sealed with the row's application as its owner. */
  crm_email: Buffer | null;
  /** Whether we made that contact. */
  crm_made: Generated<boolean>;
  /** The last message to a driver who asked for the erasure, sealed like the address above, until it was sent. */
  farewell: Generated<Buffer | null>;
  finished_at: Date | null;
  /** For a blocked person: where their archive is, its sealed key, and the day it is deleted. */
  archive_key: Generated<string | null>;
  archive_secret: Generated<Buffer | null>;
  archive_until: Generated<string | null>;
}

interface RetentionHoldsTable {
  application_id: string;
  reason: string;
  account_id: string | null;
  at: Date;
}

interface RetentionWarningsTable {
  application_id: string;
  /** The day announced to the driver. */
  erased_on: string;
  at: Date;
}

/** A driver's request about their data; open until it is answered. */
interface PrivacyRequestsTable {
  id: string;
  application_id: string;
  kind: RequestKind;
  /** Of a withdrawal. */
  consent: Generated<ConsentKind | null>;
  /** The driver's own words. */
  text: string;
  asked_at: Date;
  due_on: string;
  /** Null for our own period. */
  law: string | null;
  outcome: Generated<RequestOutcome | null>;
  answer: Generated<string | null>;
  account_id: Generated<string | null>;
  answered_at: Generated<Date | null>;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const privacyTables = [
  declareTable('person_exports', {
    rows: 'application_id',
    exported: ['created_at', 'reason'],
    erased: { storage_key: 'where the archive is, which goes too' },
    technical: ['id', 'application_id', 'account_id', 'whose', 'state', 'size', 'expires_at'],
  }),
  declareTable('erasures', {
    rows: 'application_id',
    erased: {
      meetings: 'meetings that still have to be ended; empty once they are',
      crm_email: 'the contact that the CRM still has to forget; empty once it has',
      farewell: 'the last message, which tells that it was erased; empty once it was sent',
      archive_key: 'a blocked person’s archive, until its day',
      archive_secret: 'its key, until its day',
    },
    kept: {
      application_id: 'finds its entries in the audit log; it leads nowhere else',
      reference: 'answers questions about it',
      country: 'counts by country stay right',
      why: 'shows that and why it was erased',
      reason: 'of the member of staff, who is asked to write no name',
      created_at: 'counts by time stay right',
      submitted_at: 'counts by time stay right',
      stages: 'counts by time stay right',
      decision: 'what was decided, and for which of the listed reasons, can still be accounted for',
      at: 'shows when it was erased',
    },
    technical: ['id', 'account_id', 'crm_made', 'finished_at', 'archive_until'],
  }),
  declareTable('retention_holds', {
    rows: 'application_id',
    exported: ['reason', 'at'],
    technical: ['application_id', 'account_id'],
  }),
  declareTable('retention_warnings', {
    rows: 'application_id',
    exported: ['erased_on', 'at'],
    technical: ['application_id'],
  }),
  declareTable('privacy_requests', {
    rows: 'application_id',
    exported: ['kind', 'consent', 'text', 'asked_at', 'due_on', 'law', 'outcome', 'answer', 'answered_at'],
    technical: ['id', 'application_id', 'account_id'],
  }),
];
