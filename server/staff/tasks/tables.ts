import { declareTable } from '../../core/database/declared-data.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    staff_tasks: TasksTable;
    staff_watches: WatchesTable;
  }
}

interface TasksTable {
  id: string;
  application_id: string;
  text: string;
  owner_id: string;
  /** `yyyy-mm-dd`. */
  due_on: string;
  account_id: string;
  at: Date;
  done_at: Date | null;
  done_by: string | null;
}

interface WatchesTable {
  account_id: string;
  application_id: string;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const taskTables = [
  declareTable('staff_tasks', {
    rows: 'application_id',
    exported: ['text', 'due_on', 'at', 'done_at'],
    technical: ['id', 'application_id', 'owner_id', 'account_id', 'done_by'],
  }),
  declareTable('staff_watches', { rows: 'application_id', technical: ['account_id', 'application_id', 'at'] }),
];
