import { countries } from '@volante/contract/countries/index.ts';
import { answerHoursOf } from '@volante/contract/staff/administration/answer-hours.ts';
import { waitsForUs } from '@volante/contract/staff/queue-row.ts';
import type { ReportRows } from '@volante/contract/staff/reports/rows.ts';
import { withinReach } from '@volante/contract/staff/roles.ts';
import { workingHoursBetween } from '../../appointments/calendar/working-hours.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../../core/deps.ts';
import { selectAccounts } from '../accounts/account-store.ts';
import { selectOverdue } from '../queue/due/overdue-store.ts';
import { countOf, percentile } from './buckets.ts';
import * as store from './report-store.ts';

type LateRow = ReportRows['late-answers'];

/** By country and turn, in the order in which they are told apart. */
export async function readLateAnswers(
  { db, config }: DbDeps & ConfigDeps,
  { reach, from, to }: store.Period,
): Promise<LateRow[]> {
  const rows = reach.map(async (country) => {
    const found = await store.selectFigures(db, ['our_turns'], { from, to, reach: withinReach(reach, country) });
    return waitsForUs.flatMap((turn): LateRow[] => {
      const ended = found.filter(({ name }) => name === turn);
      const target = answerHoursOf(config.ANSWER_HOURS, country, turn);
      const late = target === null ? [] : ended.filter(({ bucket }) => bucket > target);
      const lateBy = (share: number) => {
        const hours = percentile(late, share);
        return hours === null || target === null ? null : hours - target;
      };
      const answered = countOf(ended);
      if (answered === 0) return [];
      return [{ turn, country, target, answered, late: countOf(late), median: lateBy(0.5), worst: lateBy(1) }];
    });
  });
  return (await Promise.all(rows)).flat();
}

/** Nobody's first, then whose longest is overdue the longest. */
export async function readOverdue(
  { db, now }: DbDeps & ClockDeps,
  { reach }: store.Period,
): Promise<ReportRows['overdue'][]> {
  const at = now();
  const found = await selectOverdue(db, reach, at);
  const names = new Map((await selectAccounts(db)).map(({ id, name }) => [id, name]));
  const rows = [...Map.groupBy(found, ({ assignee }) => assignee)].map(async ([id, parts]) => {
    const hours = parts.map((part) =>
      workingHoursBetween(part.country, countries[part.country].zone, part.answer_by, at),
    );
    return {
      owner: id === null ? null : { id, name: names.get(id) ?? '' },
      count: parts.reduce((sum, { count }) => sum + count, 0),
      // At night it is overdue without an hour having passed.
      longest: Math.max(1, ...(await Promise.all(hours))),
    };
  });
  const none = (row: ReportRows['overdue']) => (row.owner === null ? 0 : 1);
  return (await Promise.all(rows)).sort((a, b) => none(a) - none(b) || b.longest - a.longest || b.count - a.count);
}
