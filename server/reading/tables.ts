import type { Generated } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';
import type { Outcome, ReadingWork } from './work.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    pictures_to_read: PicturesToReadTable;
    reading_processes: ReadingProcessesTable;
  }
}

/** Times are those of the database, which all processes share. */
export interface PicturesToReadTable {
  id: string;
  /** Work with the same key shares a queue; the queues take turns. */
  key: string;
  /** Lower ones are read first. */
  turn: number;
  work: ReadingWork;
  picture: Buffer;
  handed_over_at: Generated<Date>;
  /** From then on, no caller waits for it any more. */
  give_up_at: Date;
  /** The process that is reading it, until `leased_until`, which the process keeps extending. */
  reader: string | null;
  leased_until: Date | null;
  /** How often a process has taken it. */
  tries: Generated<number>;
  outcome: Outcome | null;
}

export interface ReadingProcessesTable {
  id: string;
  /** How many pictures it reads at the same time. */
  workers: number;
  /** Recent duration of one reading, in ms. */
  usual_ms: number;
  seen_at: Date;
}

const brief = 'removed with its picture, when the reading is collected or after some minutes';

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const readingTables = [
  declareTable('pictures_to_read', {
    rows: null,
    kept: { key: brief, work: brief, picture: brief, outcome: brief },
    technical: ['id', 'turn', 'handed_over_at', 'give_up_at', 'reader', 'leased_until', 'tries'],
  }),
  declareTable('reading_processes', { rows: null, technical: ['id', 'workers', 'usual_ms', 'seen_at'] }),
];
