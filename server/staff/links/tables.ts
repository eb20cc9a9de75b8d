import type { CountryCode, Language } from '@volante/contract/countries/country.ts';
import type { RowStatus } from '@volante/contract/staff/links/batch-calls.ts';
import type { LinkGiven } from '@volante/contract/staff/links/given.ts';
import type { Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../../core/database/declared-data.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    link_origins: LinkOriginsTable;
    link_batches: LinkBatchesTable;
    link_batch_rows: LinkBatchRowsTable;
  }
}

/** Who created an application's link, and what they entered with it besides the contact data. */
interface LinkOriginsTable {
  application_id: string;
  account_id: string;
  external_reference: string;
  /** The only address the link may be mailed to; '' without one. */
  email: string;
  language: Language;
  /** When the present link was last mailed. */
  mailed_at: Date | null;
  created_at: Date;
}

interface LinkBatchesTable {
  id: string;
  account_id: string;
  country: CountryCode;
  /** `checked`: nothing has been created yet. */
  state: Generated<'checked' | 'running' | 'done'>;
  /** Headers of ignored columns. */
  ignored: string[];
  skip_duplicates: Generated<boolean>;
  created_at: Date;
}

interface LinkBatchRowsTable {
  batch_id: string;
  line: number;
  status: RowStatus;
  errors: JSONColumnType<{ path: string; code: string }[]>;
  of: number | null;
  /** As it was read; for rows with errors, as it was typed. */
  given: JSONColumnType<{ [Column in keyof LinkGiven]?: string | undefined }>;
  application_id: string | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const linkTables = [
  declareTable('link_origins', {
    rows: 'application_id',
    exported: ['external_reference', 'email', 'language', 'mailed_at', 'created_at'],
    technical: ['application_id', 'account_id'],
  }),
  declareTable('link_batches', {
    rows: null,
    technical: ['id', 'account_id', 'country', 'state', 'ignored', 'skip_duplicates', 'created_at'],
  }),
  declareTable('link_batch_rows', {
    rows: 'application_id',
    exported: ['given'],
    technical: ['batch_id', 'line', 'status', 'errors', 'of', 'application_id'],
  }),
];
