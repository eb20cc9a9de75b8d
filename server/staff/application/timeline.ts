import { type TimelineItem, timelineSources } from '@volante/contract/staff/application.ts';
import { may } from '@volante/contract/staff/roles.ts';
import type { DbDeps, KeyDeps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { selectTimeline, type TimelineRow, type TimelineSource } from './timeline-store.ts';

/** The details of events that advisors may see; others may contain what only reviewers see. */
const shownToAdvisors = [
  'type',
  'from',
  'to',
  'step',
  'part',
  'kind',
  'state',
  'struck',
  'outcome',
  'fields',
  'country',
  'channel',
  'agreed',
  'origin',
];
/** Events whose reason is visible to everybody who can do the same. */
const withReason = ['link_renewed', 'link_revoked', 'device_allowed', 'device_revoked', 'phone_confirmed'];
const PAGE = 50;

interface Asked {
  source?: TimelineSource | undefined;
  kind?: string | undefined;
  cursor?: string | undefined;
  limit?: string | undefined;
}

/** The history of an application, newest first. Which staff read it is shown to those who see everything. Throws a 422 at `cursor`. */
export async function readTimeline(
  deps: DbDeps & KeyDeps,
  account: StaffAccount,
  applicationId: string,
  { source, kind, cursor, limit = String(PAGE) }: Asked,
): Promise<{ items: TimelineItem[]; next: string | null }> {
  const seesAll = may(account, 'decide');
  const sources = timelineSources.filter(
    (timelineSource) => (!source || timelineSource === source) && (seesAll || timelineSource !== 'read'),
  );
  const asked = ['timeline', applicationId, sources, kind ?? null];
  const after = readCursor(deps, asked, cursor) as [string, string] | null;
  const most = Number(limit);
  const rows = await selectTimeline(deps.db, applicationId, { sources, kind, after, limit: most + 1 });
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  return {
    items: page.map((row) => showItem(row, seesAll)),
    next: last ? writeCursor(deps, asked, [last.place, last.id]) : null,
  };
}

function showItem(row: TimelineRow, seesAll: boolean): TimelineItem {
  const isShown = (name: string) =>
    seesAll || shownToAdvisors.includes(name) || (name === 'reason' && withReason.includes(row.kind));
  const details = Object.fromEntries(Object.entries(row.details).filter(([name]) => isShown(name)));
  return {
    id: row.id,
    at: row.at.toISOString(),
    source: row.source,
    kind: row.kind,
    by: row.by,
    actor: row.account_id && row.account_name !== null ? { id: row.account_id, name: row.account_name } : null,
    details,
    ...(row.text !== null && { text: row.text }),
  };
}
