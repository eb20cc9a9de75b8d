import { HOLD_MINUTES } from '@volante/contract/appointments/rules.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, ClockDeps, ConfigDeps, DbDeps } from '../core/deps.ts';
import { refuseUnproved } from '../core/http/devices/caller.ts';
import { Problem } from '../core/problem.ts';
import { openSlot } from './calendar/calendar.ts';
import { countVisitsAhead } from './calendar/calendar-store.ts';
import * as holds from './hold-store.ts';
import type * as store from './store.ts';

type HoldDeps = DbDeps & ClockDeps;

/**
 * Holds a slot for 5 minutes and releases the previous hold; holding the same slot again doesn't extend it. Throws the refusals
 * of `openSlot`, `application_closed`, and `device_not_proved` while a device that proved nothing would release another one's hold.
 */
export function holdSlot(deps: HoldDeps & ConfigDeps, file: ApplicationFile, slotId: string): Promise<Date> {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, file.applicationId);
    refuseWhenClosed(application);
    const { hold } = await takeHold(deps, trx, application, slotId, {
      beforeRelease: () => refuseUnproved(deps, application, file),
    });
    return hold.expires_at!;
  });
}

/**
 * Like `holdSlot`, in a transaction that has locked the application. `isNew` is false if the slot was already held. If free, the
 * `preferred` advisor is chosen; with `only`, no other advisor is. `beforeRelease` is called before a live hold of another slot is
 * released, and may refuse it.
 */
export async function takeHold(
  deps: HoldDeps,
  trx: Trx,
  application: Pick<ApplicationFile, 'applicationId' | 'country'>,
  slotId: string,
  {
    preferred,
    only,
    beforeRelease,
  }: { preferred?: string | undefined; only?: string | undefined; beforeRelease?: (() => void) | undefined } = {},
): Promise<{ hold: store.AppointmentRow; isNew: boolean }> {
  const now = deps.now();
  const { startsAt, endsAt, ...open } = await openSlot(deps, trx, application, slotId);
  const advisors = only === undefined ? open.advisors : open.advisors.filter((advisor) => advisor === only);
  const held = await holds.selectHold(trx, application.applicationId);
  const same = held?.starts_at.getTime() === startsAt.getTime() && advisors.includes(held.advisor_id);
  const isLive = held !== null && held.expires_at! > now;
  if (isLive && same) return { hold: held, isNew: false };
  if (isLive) beforeRelease?.();
  if (held) await holds.deleteHoldOf(trx, application.applicationId);
  await holds.deleteExpiredHolds(trx, now);
  const expiresAt = new Date(now.getTime() + HOLD_MINUTES * 60_000);
  for (const advisorId of await inOrder(trx, advisors, now, preferred)) {
    const place = { advisorId, startsAt, endsAt };
    const hold = await holds.insertHold(trx, application.applicationId, place, { now, expiresAt });
    if (hold) return { hold, isNew: true };
  }
  throw new Problem('slot_is_not_available');
}

// Advisors with fewer upcoming visits come first.
async function inOrder(trx: Trx, advisors: string[], now: Date, preferred: string | undefined): Promise<string[]> {
  if (advisors.length < 2) return advisors;
  const visits = await countVisitsAhead(trx, advisors, now);
  const rank = (id: string) => (id === preferred ? -1 : (visits.get(id) ?? 0));
  return advisors.toSorted((a, b) => rank(a) - rank(b));
}
