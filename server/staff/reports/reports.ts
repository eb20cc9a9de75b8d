import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import { type Stage, stages } from '@volante/contract/admission/stages.ts';
import { stepKeys } from '@volante/contract/admission/steps.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { figureEndpoints as calls, MAX_REPORT_DAYS, type ReportQuery } from '@volante/contract/staff/reports/calls.ts';
import { isReportName, type ReportName, type ReportRows, waitedFor } from '@volante/contract/staff/reports/rows.ts';
import { everyCountry, type Reach, withinReach } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import { listAdvisors } from '../../appointments/advisors/advisors.ts';
import { forLists } from '../../core/database/lists.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import { FileAnswer } from '../../core/http/send-answer.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { countMessages } from '../../notifications/sending/counts.ts';
import { selectAccounts } from '../accounts/account-store.ts';
import { countOf, percentile } from './buckets.ts';
import { SHELL } from './count-application.ts';
import { writeCsv } from './csv.ts';
import { readLateAnswers, readOverdue } from './late-answers.ts';
import * as store from './report-store.ts';

interface Report<Name extends ReportName = ReportName> {
  rows: ReportRows[Name][];
  asOf: string | null;
}

type ReportDeps = DbDeps & ClockDeps & ConfigDeps;

/** The figures of a period in these countries, or in the one that is asked for. Throws a 422 at `to` if it is before `from` or the period exceeds 400 days. */
async function readReport<Name extends ReportName>(
  deps: ReportDeps,
  all: Reach,
  name: Name,
  { from, to, country }: ReportQuery,
): Promise<Report<Name>> {
  if (to < from || to > addDays(from, MAX_REPORT_DAYS - 1)) throw brokenRules(brokenRule('to', 'invalid_value'));
  // Read first, so that the figures are never older than stated.
  const asOf = name === 'overdue' ? deps.now() : await store.selectAsOf(deps.db);
  const reach = withinReach(all, country);
  const rows = (await readers[name](deps, { from, to, reach })) as ReportRows[Name][];
  return { rows, asOf: asOf?.toISOString() ?? null };
}

type Readers = { [Name in ReportName]: (deps: ReportDeps, period: store.Period) => Promise<ReportRows[Name][]> };

const readers: Readers = {
  funnel: readFunnel,
  durations: readDurations,
  answers: readAnswers,
  'late-answers': readLateAnswers,
  overdue: readOverdue,
  'drop-off': readDropOff,
  rejections: readRejections,
  closed: readClosed,
  advisors: readAdvisors,
  reviewers: readReviewers,
  messages: readMessages,
};

/** Newest month first. */
async function readFunnel({ db }: DbDeps, period: store.Period): Promise<ReportRows['funnel'][]> {
  const rows = new Map<string, ReportRows['funnel']>();
  for (const { month, country, name, count } of await store.selectMonths(db, 'funnel', period)) {
    const key = `${month} ${country}`;
    const row = rows.get(key) ?? { month, country, reached: { ...none } };
    rows.set(key, row);
    row.reached[name as Stage] = count;
  }
  return [...rows.values()];
}

const none = Object.fromEntries(stages.map((stage) => [stage, 0])) as Record<Stage, number>;

async function readDurations({ db }: DbDeps, period: store.Period): Promise<ReportRows['durations'][]> {
  const found = await store.selectFigures(db, ['stage_time', 'waiting_time'], period);
  const rowsOf = (
    of: 'stage' | 'waiting',
    figure: store.FigureRow['figure'],
    names: ReportRows['durations']['name'][],
  ) =>
    names.flatMap((name) => {
      const buckets = found.filter((row) => row.figure === figure && row.name === name);
      const [median, p90] = [percentile(buckets, 0.5), percentile(buckets, 0.9)];
      return median === null || p90 === null ? [] : [{ of, name, count: countOf(buckets), median, p90 }];
    });
  return [...rowsOf('stage', 'stage_time', [...stages]), ...rowsOf('waiting', 'waiting_time', [...waitedFor])];
}

/** Newest month first. */
async function readAnswers({ db }: DbDeps, period: store.Period): Promise<ReportRows['answers'][]> {
  const rows = new Map<string, ReportRows['answers']>();
  for (const { month, country, part, count } of await store.selectMonths(db, 'answers', period)) {
    const key = `${month} ${country}`;
    const row = rows.get(key) ?? { month, country, answered: 0, promised: 0, kept: 0 };
    rows.set(key, row);
    row.answered += count;
    if (part !== '') row.promised += count;
    if (part === 'kept') row.kept += count;
  }
  return [...rows.values()];
}

async function readDropOff({ db }: DbDeps, period: store.Period): Promise<ReportRows['drop-off'][]> {
  const found = await store.selectFigures(db, ['steps'], period);
  if (found.length === 0) return [];
  return stepKeys.map((step) => ({
    step,
    reached: countIn(found, step, 'reached'),
    done: countIn(found, step, 'done'),
  }));
}

/** Rejected documents and rejected applications separately, the most frequent first. */
async function readRejections({ db }: DbDeps, period: store.Period): Promise<ReportRows['rejections'][]> {
  type RejectionRow = ReportRows['rejections'];
  const found = await store.selectFigures(db, ['paper_rejections', 'rejections'], period);
  const rows = found.map(({ figure, name, part, count }): RejectionRow => {
    if (figure === 'rejections')
      return { of: 'application', type: null, reason: name as RejectionRow['reason'], count };
    return { of: 'paper', type: name as DocumentType, reason: part as RejectionRow['reason'], count };
  });
  return rows.sort((a, b) => (a.of === b.of ? b.count - a.count : a.of < b.of ? -1 : 1));
}

/** Newest month first. */
async function readClosed({ db }: DbDeps, period: store.Period): Promise<ReportRows['closed'][]> {
  const rows = await store.selectMonths(db, 'closed', period);
  return rows.map(({ month, country, name, count }) => ({ month, country, reason: name as ClosedReason, count }));
}

async function readAdvisors(deps: ReportDeps, period: store.Period): Promise<ReportRows['advisors'][]> {
  const found = await store.selectFigures(deps.db, ['visits'], period);
  const names = new Map((await listAdvisors(deps, everyCountry)).map(({ id, name }) => [id, name]));
  return idsOf(found, names).map((id) => ({
    advisor: { id, name: names.get(id) ?? '' },
    booked: countIn(found, id, 'booked'),
    held: countIn(found, id, 'held'),
    missed: countIn(found, id, 'missed'),
    cancelled: countIn(found, id, 'cancelled'),
  }));
}

async function readReviewers({ db }: DbDeps, period: store.Period): Promise<ReportRows['reviewers'][]> {
  const found = await store.selectFigures(db, ['reviews'], period);
  const names = new Map((await selectAccounts(db)).map(({ id, name }) => [id, name]));
  return idsOf(found, names).map((id) => ({
    reviewer: id === SHELL ? null : { id, name: names.get(id) ?? '' },
    approved: countIn(found, id, 'approved'),
    rejected: countIn(found, id, 'rejected'),
    weeks: countIn(found, id, 'weeks'),
    corrections: countIn(found, id, 'corrections'),
    reviewedAgain: countIn(found, id, 'reviewedAgain'),
    disagreed: countIn(found, id, 'disagreed'),
  }));
}

/** Newest month first, the most frequent first. */
function readMessages(deps: ReportDeps, period: store.Period): Promise<ReportRows['messages'][]> {
  return countMessages(deps, period);
}

function countIn(rows: readonly store.FigureRow[], name: string, part: string): number {
  return rows.find((row) => row.name === name && row.part === part)?.count ?? 0;
}

/** The ids in these rows, by their names. */
function idsOf(rows: readonly store.FigureRow[], names: ReadonlyMap<string, string>): string[] {
  const ids = [...new Set(rows.map(({ name }) => name))];
  return ids.sort((a, b) => (names.get(a) ?? '').localeCompare(names.get(b) ?? '') || a.localeCompare(b));
}

/** Figures of a period, as JSON and as CSV. */
export function register(app: FastifyInstance, deps: Deps): void {
  const known = {
    find: async ({ params }: { params: { name: string } }) => {
      if (!isReportName(params.name)) throw new Problem('not_found_error');
    },
  };
  serveStaff(app, deps, calls.readFigures, known, async ({ params, reach, query }) =>
    readReport(await forLists(deps), reach, params.name as ReportName, query),
  );
  serveStaff(app, deps, calls.downloadFigures, known, async ({ params, reach, query }) => {
    const name = params.name as ReportName;
    const { rows } = await readReport(await forLists(deps), reach, name, query);
    return new FileAnswer(writeCsv(name, rows), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}_${query.from}_${query.to}.csv"`,
      'cache-control': 'no-store',
    });
  });
}
