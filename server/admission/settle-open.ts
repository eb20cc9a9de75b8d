import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import { fateOf, type OpenKind } from '@volante/contract/staff/open-things/open-things.ts';
import { type Actor, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import type { ClockDeps } from '../core/deps.ts';
import { endCorrection } from '../corrections/answer.ts';
import { type Acting, readOpenRows } from '../corrections/open-things.ts';
import { dropSentBack, withdrawSentBack } from '../notifications/notify-sent-back.ts';

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
  const { corrections, toTell: pendingNotices } = await readOpenRows(trx, applicationId);
  const ends = (kind: OpenKind, part?: CorrectionPart) =>
    fateOf({ kind, ...(part && { part }) }, act, on).endsWith('settle');
  for (const { id, part, answeredAt } of corrections) {
    if (!ends(answeredAt ? 'answer' : 'correction', part)) continue;
    await endCorrection(trx, id, deps.now());
    await withdrawSentBack(deps, trx, applicationId, { kind: 'correction', item: id });
    const kind = answeredAt ? 'correction_settled' : 'correction_taken_back';
    if (actor) await recordEvent(trx, applicationId, actor, kind, { part });
  }
  if (pendingNotices && ends('message')) await dropSentBack(deps, trx, applicationId);
}
