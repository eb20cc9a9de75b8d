import { PREVIEWED_MOST, type RetentionItem } from '@volante/contract/staff/privacy/privacy.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../../core/deps.ts';
import { DAY, findOld, keptKinds, WARNED_DAYS } from './retention.ts';
import { selectNthOldest } from './retention-store.ts';
import { fromToday, peopleOf, showHold } from './show-privacy.ts';

type PreviewDeps = DbDeps & ClockDeps & ConfigDeps;

/** The applications that the nightly job will erase within `days`, soonest first. */
export async function previewRetention(
  deps: PreviewDeps,
  days: number,
  most = PREVIEWED_MOST,
): Promise<{ items: RetentionItem[]; more: boolean }> {
  // A year may contain all applications, so the span starts small and grows until it contains as many as are shown.
  for (let enough = most + 1; ; enough *= 2) {
    const span = Math.min(days, await spanOf(deps, enough));
    const items = await itemsWithin(deps, span);
    if (span === days || items.length > most) return { items: items.slice(0, most), more: items.length > most };
  }
}

/**
 * In days from now: when the first kind will have this many to erase, if nothing keeps them; infinite if no kind has that many.
 */
async function spanOf(deps: PreviewDeps, enough: number): Promise<number> {
  const spans = await Promise.all(
    keptKinds(deps).map(async ({ days, ...kind }) => {
      const at = await selectNthOldest(deps.db, kind, enough);
      if (!at) return Number.POSITIVE_INFINITY;
      const left = Math.ceil((at.getTime() - deps.now().getTime()) / DAY) + days;
      return Math.max(left, kind.kind === 'idle' ? WARNED_DAYS : 0);
    }),
  );
  return Math.min(...spans);
}

async function itemsWithin(deps: PreviewDeps, days: number): Promise<RetentionItem[]> {
  const people = await peopleOf(deps.db);
  const items: RetentionItem[] = [];
  for await (const { aged, retention } of findOld(deps, days))
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
  return items.sort((one, other) => one.on.localeCompare(other.on) || one.reference.localeCompare(other.reference));
}
