import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    obligors: ObligorsTable;
  }
}

export interface ObligorsTable {
  application_id: string;
  name: string;
  /** Prefix and ten digits. */
  phone: string;
  email: string;
  location: string;
  updated_at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const obligorTables = [
  declareTable('obligors', {
    rows: 'application_id',
    exported: ['name', 'phone', 'email', 'location', 'updated_at'],
    technical: ['application_id'],
  }),
];
