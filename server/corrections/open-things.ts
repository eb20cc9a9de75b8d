import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import {
  type Act,
  askedAbout,
  fateOf,
  type OpenKind,
  type OpenThing,
  openThings,
  pathOfOpen,
} from '@volante/contract/staff/open-things.ts';
import { type Actor, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import type { ClockDeps } from '../core/deps.ts';
import { Problem } from '../core/http/problem.ts';
import { dropSentBack, withdrawSentBack } from '../notifications/notify-sent-back.ts';
import { selectOpen } from './open-store.ts';
import { endCorrection } from './store.ts';

interface Acting {
  act: Act;
  /** The part it acts on; left out if it acts on the whole application. */
  on?: CorrectionPart;
}

/** Everything open on an application. The application must be locked if something is decided by it. */
export async function readOpenThings(trx: Trx, applicationId: string): Promise<OpenThing[]> {
  return openThings(await selectOpen(trx, applicationId));
}

/**
 * Throws `open_requests`, which names everything open that the act asks about, unless its kind is in `despite`. The application
 * must be locked.
 */
export async function refuseOpen(
  trx: Trx,
  applicationId: string,
  { act, on }: Acting,
  despite: readonly OpenKind[] = [],
): Promise<void> {
  const asked = askedAbout(await readOpenThings(trx, applicationId), act, on);
  const left = asked.filter(({ kind }) => !despite.includes(kind));
  if (left.length === 0) return;
  const message = 'This is still open.';
  throw new Problem('open_requests', {
    errors: left.map((one) => ({ path: pathOfOpen(one), code: 'open', message })),
  });
}

/**
 * Ends what the act ends, and takes it out of the message that waits. The application must be locked. `actor` is recorded with
 * each correction that the driver is no longer asked for; without it, the act's own event tells of them.
 */
export async function settleOpen(
  deps: ClockDeps,
  trx: Trx,
  applicationId: string,
  { act, on, actor }: Acting & { actor?: Actor },
): Promise<void> {
  const { corrections, toTell } = await selectOpen(trx, applicationId);
  const ends = (kind: OpenKind, part?: CorrectionPart) =>
    fateOf({ kind, ...(part && { part }) }, act, on).endsWith('settle');
  for (const { id, part, answeredAt } of corrections) {
    if (!ends(answeredAt ? 'answer' : 'correction', part)) continue;
    await endCorrection(trx, id, deps.now());
    await withdrawSentBack(deps, trx, applicationId, { kind: 'correction', item: id });
    const kind = answeredAt ? 'correction_settled' : 'correction_taken_back';
    if (actor) await recordEvent(trx, applicationId, actor, kind, { part });
  }
  if (toTell && ends('message')) await dropSentBack(deps, trx, applicationId);
}
