import { stages } from '@volante/contract/admission/stages.ts';
import type { ReportName, ReportRows } from '@volante/contract/staff/reports/rows.ts';
import { stringify } from 'csv-stringify/sync';

type Cells = Record<string, string | number>;
type Tables = { [Name in ReportName]: { columns: string[]; cells(row: ReportRows[Name]): Cells } };

/**
 * A report as CSV, with a byte order mark by which spreadsheets recognize UTF-8; nothing in it acts as a formula. Durations are
 * in minutes, or in hours where the column says so.
 */
export function writeCsv<Name extends ReportName>(name: Name, rows: readonly ReportRows[Name][]): Buffer {
  const { columns, cells } = tables[name];
  const text = stringify(rows.map(cells), {
    header: true,
    columns,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return Buffer.from(text);
}

const tables: Tables = {
  funnel: {
    columns: ['month', 'country', ...stages],
    cells: ({ month, country, reached }) => ({ month, country, ...reached }),
  },
  durations: {
    columns: ['of', 'name', 'count', 'median_minutes', 'p90_minutes'],
    cells: ({ of, name, count, median, p90 }) => ({ of, name, count, median_minutes: median, p90_minutes: p90 }),
  },
  answers: { columns: ['month', 'country', 'answered', 'promised', 'kept'], cells: (row) => row },
  'late-answers': {
    columns: [
      'turn',
      'country',
      'target_hours',
      'answered',
      'in_time',
      'late',
      'median_late_hours',
      'worst_late_hours',
    ],
    cells: ({ target, answered, late, median, worst, ...row }) => ({
      ...row,
      ...{ target_hours: target ?? '', answered, late: target === null ? '' : late },
      in_time: target === null ? '' : answered - late,
      ...{ median_late_hours: median ?? '', worst_late_hours: worst ?? '' },
    }),
  },
  overdue: {
    columns: ['owner', 'count', 'longest_hours'],
    cells: ({ owner, count, longest }) => ({ owner: owner?.name ?? '', count, longest_hours: longest }),
  },
  'drop-off': { columns: ['step', 'reached', 'done'], cells: (row) => row },
  rejections: {
    columns: ['of', 'type', 'reason', 'count'],
    cells: ({ type, ...row }) => ({ ...row, type: type ?? '' }),
  },
  closed: { columns: ['month', 'country', 'reason', 'count'], cells: (row) => row },
  advisors: {
    columns: ['advisor', 'booked', 'held', 'missed', 'cancelled'],
    cells: ({ advisor, ...row }) => ({ ...row, advisor: advisor.name }),
  },
  reviewers: {
    columns: ['reviewer', 'approved', 'rejected', 'weeks', 'corrections', 'reviewed_again', 'disagreed'],
    cells: ({ reviewer, reviewedAgain, ...row }) => ({
      ...row,
      reviewer: reviewer?.name ?? '',
      reviewed_again: reviewedAgain,
    }),
  },
  messages: {
    columns: ['month', 'country', 'kind', 'channel', 'count', 'cost'],
    cells: ({ cost, ...row }) => ({ ...row, cost: cost ?? '' }),
  },
};
