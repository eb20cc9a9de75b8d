import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { Filters } from '@volante/contract/staff/queue.ts';
import type { FlagCode, Given, WaitsFor, Why } from '@volante/contract/staff/queue-row.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../../core/database/declared-data.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    queue_rows: QueueRowsTable;
    views: ViewsTable;
  }
}

/** Why an application was given, as recorded. */
export interface RowGiven extends Given {
  to: string;
  /** Version of the rules. */
  version: number;
  /** By when it has to be begun; null: no such time. */
  until: string | null;
}

interface QueueRowsTable {
  application_id: string;
  revision: Generated<number>;
  earnings_revision: Generated<number>;
  /** A transaction id, as text. */
  touched_in: Generated<string>;
  earnings_touched_in: string | null;
  /** Equal to `touched_in` if only findings of the server touched it. */
  found_in: Generated<string | null>;
  stale: Generated<boolean>;
  reference: number;
  country: CountryCode;
  stage: Stage;
  name: string;
  waits_for: WaitsFor;
  waiting_since: Date;
  because: JSONColumnType<Why[]>;
  to_review: number;
  flags: FlagCode[];
  visit_at: Date | null;
  due_at: Date | null;
  /** By when the company answers. */
  answer_by: Date | null;
  assignee: string | null;
  /** Why the rules gave it to `to`; counts only while that is the assignee. */
  given: ColumnType<RowGiven | null, string | null, string | null>;
  created_at: Date;
  updated_at: Date;
  words: string;
  email: string;
  phone: string;
  national_id: string;
  tax_id: string;
  /** In lower case. */
  external_reference: Generated<string>;
  /** Why it was closed without decision; null if it was not. */
  closed: Generated<ClosedReason | null>;
}

interface ViewsTable {
  id: string;
  revision: Generated<number>;
  name: string;
  query: JSONColumnType<Filters>;
  shared: boolean;
  account_id: string;
  created_at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const queueTables = [
  declareTable('queue_rows', {
    rows: 'application_id',
    exported: ['flags'],
    erased: {
      name: 'a copy for lists',
      words: 'a copy for searches',
      email: 'a copy for searches',
      phone: 'a copy for searches',
      national_id: 'a copy for searches',
      tax_id: 'a copy for searches',
      external_reference: 'a copy for searches',
    },
    technical: [
      'application_id',
      'revision',
      'earnings_revision',
      'touched_in',
      'earnings_touched_in',
      'found_in',
      'stale',
      'reference',
      'country',
      'stage',
      'waits_for',
      'waiting_since',
      'because',
      'to_review',
      'visit_at',
      'due_at',
      'answer_by',
      'assignee',
      'given',
      'created_at',
      'updated_at',
      'closed',
    ],
  }),
  declareTable('views', {
    rows: null,
    technical: ['id', 'revision', 'name', 'query', 'shared', 'account_id', 'created_at'],
  }),
];
