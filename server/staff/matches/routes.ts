import { isRequestId } from '@volante/contract/fields/address.ts';
import {
  matchEndpoints as calls,
  type Match,
  type MatchList,
  type MatchSide,
  strengthOf,
} from '@volante/contract/staff/matches/matches.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import { lockApplication, refuseWhenClosed } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps, Deps, KeyDeps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { showMoment } from '../show-media.ts';
import { type Compared, selectCompared } from './compared-store.ts';
import { type Fingerprint, fingerprintsOf } from './fingerprints.ts';
import * as store from './match-store.ts';
import { type MatchRow, selectMatches } from './match-store.ts';
import { pairOf } from './pictures.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listMatches, ({ application, reach }) =>
    listMatches(deps, reach, application.applicationId),
  );
  serveStaff(
    app,
    deps,
    calls.dismissMatch,
    { find: ({ application, reach, params }) => findMatch(deps, reach, application.applicationId, params.matchId) },
    ({ account, application: { applicationId }, reach, params: { matchId }, body, transaction }) =>
      transaction(
        (within) => dismissMatch(within, account, { applicationId, matchId }, body.reason),
        (within) => listMatches(within, reach, applicationId),
      ),
  );
}

/** Throws `not_found_error` for malformed ids, matches of other applications and those with one of another country. */
async function findMatch({ db }: DbDeps, reach: Reach, applicationId: string, matchId: string): Promise<void> {
  if (isRequestId(matchId) && (await store.isMatchOf(db, reach, applicationId, matchId))) return;
  throw new Problem('not_found_error');
}

/** Marks a match as harmless. Throws `application_closed`, and `conflict_error` if it is marked already. */
function dismissMatch(
  deps: DbDeps & ClockDeps,
  account: StaffAccount,
  { applicationId, matchId }: { applicationId: string; matchId: string },
  reason: string,
): Promise<void> {
  return transaction(deps, async (trx) => {
    refuseWhenClosed(await lockApplication(trx, applicationId));
    const dismissed = { by: account.id, at: deps.now(), reason };
    if (!(await store.updateDismissed(trx, matchId, dismissed))) throw new Problem('conflict_error');
  });
}

interface Side {
  compared: Compared;
  fingerprints: Fingerprint[];
}

/**
 * The matches of an application, with the current data of both sides: of the other one only if it is of these countries. Outdated ones,
 * which will be compared again, are left out.
 */
export async function listMatches(deps: DbDeps & KeyDeps, reach: Reach, applicationId: string): Promise<MatchList> {
  const rows = await selectMatches(deps.db, applicationId);
  const ids = rows.length > 0 ? [applicationId, ...new Set(rows.map(({ otherId }) => otherId))] : [];
  const sides = new Map<string, Side>();
  for (const [id, compared] of await selectCompared(deps.db, ids))
    sides.set(id, { compared, fingerprints: fingerprintsOf(deps, compared) });
  const mine = sides.get(applicationId);
  const items = rows.flatMap((row) => {
    const other = sides.get(row.otherId);
    const shown = mine && other ? showMatch(row, reach, sideValue(row, mine), sideValue(row, other)) : null;
    return shown ? [shown] : [];
  });
  return { items, next: null };
}

function sideValue({ kind, print }: MatchRow, { compared, fingerprints }: Side): MatchSide | null {
  if (kind === 'picture') {
    const ids = pairOf(print);
    const file = compared.files.find(({ mediaId }) => ids.includes(mediaId));
    return file ? { value: file.fileName, source: file.source, mediaId: file.mediaId } : null;
  }
  const held = fingerprints.filter((fingerprint) => fingerprint.print.equals(print));
  // If someone is the guarantor here and the applicant there, each side shows the data that matches.
  return (held.find((fingerprint) => fingerprint.kind === kind) ?? held[0]) || null;
}

function showMatch(row: MatchRow, reach: Reach, mine: MatchSide | null, theirs: MatchSide | null): Match | null {
  if (!mine || !theirs) return null;
  const isReached = reach.includes(row.country);
  return {
    id: row.id,
    kind: row.kind,
    strength: strengthOf[row.kind],
    mine,
    theirs: isReached ? theirs : null,
    other: isReached
      ? {
          applicationId: row.otherId,
          reference: showReference(String(row.reference)),
          name: row.name,
          stage: row.stage,
        }
      : null,
    firstSeenAt: row.firstSeenAt.toISOString(),
    dismissed: row.dismissed && { ...row.dismissed, at: showMoment(row.dismissed.at) },
  };
}
