import type { RetentionItem } from '@volante/contract/staff/privacy/privacy.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { ClockDeps, ConfigDeps, DbDeps, KeyDeps } from '../../core/deps.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { DAY, findOld, keptKinds, WARNED_DAYS } from './retention.ts';
import { selectNthOldest } from './retention-store.ts';
import { fromToday, peopleOf, showHold } from './show-privacy.ts';

type PreviewDeps = DbDeps & ClockDeps & ConfigDeps & KeyDeps;

const PAGE = 50;

interface Asked {
  days: number;
  limit?: string | undefined;
  cursor?: string | undefined;
}

/** A page of the applications that the nightly job will erase within `days`, soonest first. Throws a 422 at `cursor`. */
export async function previewRetention(
  deps: PreviewDeps,
  reach: Reach,
  { days, limit = String(PAGE), cursor }: Asked,
): Promise<{ items: RetentionItem[]; next: string | null }> {
  const asked = ['retention', days, reach];
  const after = readCursor(deps, asked, cursor) as PreviewCursor | null;
  const most = Number(limit);
  // A year may contain all applications, so the span starts small and grows until it contains as many as are shown.
  for (let enough = most + 1; ; enough *= 2) {
    const span = Math.min(days, await spanOf(deps, reach, enough));
    const items = (await itemsWithin(deps, reach, span)).filter((item) => !after || compare(placeOf(item), after) > 0);
    if (span < days && items.length <= most) continue;
    const page = items.slice(0, most);
    const last = items.length > most ? page.at(-1) : undefined;
    return { items: page, next: last ? writeCursor(deps, asked, placeOf(last)) : null };
  }
}

/** The day and the reference. */
type PreviewCursor = [string, string];

const placeOf = ({ on, reference }: RetentionItem): PreviewCursor => [on, reference];

function compare([on, reference]: PreviewCursor, [otherOn, other]: PreviewCursor): number {
  return on.localeCompare(otherOn) || reference.localeCompare(other);
}

/**
 * In days from now: when the first kind will have this many to erase, if nothing keeps them; infinite if no kind has that many.
 */
async function spanOf(deps: PreviewDeps, reach: Reach, enough: number): Promise<number> {
  const spans = await Promise.all(
    keptKinds(deps).map(async ({ days, ...kind }) => {
      const at = await selectNthOldest(deps.db, reach, kind, enough);
      if (!at) return Number.POSITIVE_INFINITY;
      const left = Math.ceil((at.getTime() - deps.now().getTime()) / DAY) + days;
      return Math.max(left, kind.kind === 'idle' ? WARNED_DAYS : 0);
    }),
  );
  return Math.min(...spans);
}

async function itemsWithin(deps: PreviewDeps, reach: Reach, days: number): Promise<RetentionItem[]> {
  const people = await peopleOf(deps.db);
  const items: RetentionItem[] = [];
  for await (const { aged, retention } of findOld(deps, reach, days))
    items.push({
      applicationId: aged.applicationId,
      reference: showReference(String(aged.reference)),
      name: aged.name,
      country: aged.country,
      kind: retention.kind,
      on: fromToday(deps, aged, retention.on),
      warnedAt: retention.warnedAt?.toISOString() ?? null,
      hold: showHold(aged, people),
    });
  return items.sort((item, other) => compare(placeOf(item), placeOf(other)));
}
