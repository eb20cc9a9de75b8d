import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { WaitsFor } from '@volante/contract/staff/queue-row.ts';
import type { Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../../core/database/declared-data.ts';
import type { Fact, FigureName } from './buckets.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    application_turns: ApplicationTurnsTable;
    figure_sources: FigureSourcesTable;
    figure_changes: FigureChangesTable;
    figures: FiguresTable;
    figure_months: FigureMonthsTable;
    figures_state: FiguresStateTable;
    answer_times: AnswerTimesTable;
  }
}

/** Written by a trigger of the queue's rows. */
interface ApplicationTurnsTable {
  id: Generated<string>;
  application_id: string;
  at: Date;
  stage: Stage;
  waits_for: WaitsFor | null;
  half_days: number | null;
  most_days: number | null;
}

/** Working days that answers took lately, by the stage that waited; without a row there were too few. */
interface AnswerTimesTable {
  country: CountryCode;
  stage: Stage;
  half_days: number;
  most_days: number;
}

interface FigureSourcesTable {
  application_id: string;
  revision: number;
  rules: number;
  facts: JSONColumnType<Fact[]>;
}

/** Written by triggers of the queue's rows. */
interface FigureChangesTable {
  application_id: string;
  revision: number;
}

interface FiguresTable {
  figure: FigureName;
  country: CountryCode;
  day: string;
  name: string;
  part: string;
  bucket: number;
  count: number;
  /** A bigint, as text. */
  total: string;
}

/** Written by triggers of the figures. */
interface FigureMonthsTable extends Omit<FiguresTable, 'day'> {
  /** The first day of the month. */
  month: string;
}

interface FiguresStateTable {
  is_one: Generated<boolean>;
  as_of: Date | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const reportTables = [
  declareTable('application_turns', {
    rows: 'application_id',
    exported: ['at', 'stage', 'waits_for', 'half_days', 'most_days'],
    technical: ['id', 'application_id'],
  }),
  declareTable('figure_sources', {
    rows: 'application_id',
    erased: { facts: 'what it counts for in the sums, made of data that is given itself' },
    technical: ['application_id', 'revision', 'rules'],
  }),
  declareTable('figure_changes', { rows: 'application_id', technical: ['application_id', 'revision'] }),
  declareTable('figures', {
    rows: null,
    technical: ['figure', 'country', 'day', 'name', 'part', 'bucket', 'count', 'total'],
  }),
  declareTable('figure_months', {
    rows: null,
    technical: ['figure', 'country', 'month', 'name', 'part', 'bucket', 'count', 'total'],
  }),
  declareTable('figures_state', { rows: null, technical: ['is_one', 'as_of'] }),
  declareTable('answer_times', { rows: null, technical: ['country', 'stage', 'half_days', 'most_days'] }),
];
