import { type Match, type MatchList, type MatchSide, strengthOf } from '@volante/contract/staff/matches/matches.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { DbDeps, KeyDeps } from '../../core/deps.ts';
import { showMoment } from '../case/show-media.ts';
import { type Compared, selectCompared } from './compared-store.ts';
import { type MatchRow, selectMatches } from './match-store.ts';
import { pairOf } from './picture-pair.ts';
import { type Trait, traitsOf } from './traits.ts';

interface Side {
  compared: Compared;
  traits: Trait[];
}

/**
 * The matches of an application, with the current data of both sides. Outdated ones, which will be compared again, are left out.
 */
export async function listMatches(deps: DbDeps & KeyDeps, applicationId: string): Promise<MatchList> {
  const rows = await selectMatches(deps.db, applicationId);
  const ids = rows.length > 0 ? [applicationId, ...new Set(rows.map(({ otherId }) => otherId))] : [];
  const sides = new Map<string, Side>();
  for (const [id, compared] of await selectCompared(deps.db, ids))
    sides.set(id, { compared, traits: traitsOf(deps, compared) });
  const mine = sides.get(applicationId);
  const items = rows.flatMap((row) => {
    const other = sides.get(row.otherId);
    const shown = mine && other ? showMatch(row, sideValue(row, mine), sideValue(row, other)) : null;
    return shown ? [shown] : [];
  });
  return { items, next: null };
}

function sideValue({ kind, print }: MatchRow, { compared, traits }: Side): MatchSide | null {
  if (kind === 'picture') {
    const ids = pairOf(print);
    const file = compared.files.find(({ mediaId }) => ids.includes(mediaId));
    return file ? { value: file.fileName, source: file.source, mediaId: file.mediaId } : null;
  }
  const held = traits.filter((one) => one.print.equals(print));
  // If someone is the guarantor here and the applicant there, each side shows the data that matches.
  return (held.find((one) => one.kind === kind) ?? held[0]) || null;
}

function showMatch(row: MatchRow, mine: MatchSide | null, theirs: MatchSide | null): Match | null {
  if (!mine || !theirs) return null;
  return {
    id: row.id,
    kind: row.kind,
    strength: strengthOf[row.kind],
    mine,
    theirs,
    other: {
      applicationId: row.otherId,
      reference: showReference(String(row.reference)),
      name: row.name,
      stage: row.stage,
    },
    firstSeenAt: row.firstSeenAt.toISOString(),
    dismissed: row.dismissed && { ...row.dismissed, at: showMoment(row.dismissed.at) },
  };
}
