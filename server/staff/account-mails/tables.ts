import type { Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../../core/database/declared-data.ts';
import type { AccountMailKind, ControlFacts } from './kinds.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    staff_mails: StaffMailsTable;
  }
}

/** `waiting` for its next attempt; `sent`; `dropped`: no mail server or address; `dead`: given up. */
export type AccountMailState = 'waiting' | 'sent' | 'dropped' | 'dead';

interface StaffMailsTable {
  id: string;
  account_id: string;
  kind: AccountMailKind;
  ip: string;
  device: string;
  facts: JSONColumnType<ControlFacts | null, string | null | undefined>;
  state: Generated<AccountMailState>;
  tries: Generated<number>;
  due_at: Date;
  reason: Generated<string | null>;
  settled_at: Generated<Date | null>;
  created_at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const accountMailTables = [
  declareTable('staff_mails', {
    rows: null,
    technical: [
      'id',
      'account_id',
      'kind',
      'ip',
      'device',
      'facts',
      'state',
      'tries',
      'due_at',
      'reason',
      'settled_at',
      'created_at',
    ],
  }),
];
