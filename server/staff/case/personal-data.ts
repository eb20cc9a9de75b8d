import { approveSection } from '../../admission/approve-section.ts';
import { lockApplication, refuseWhenClosed } from '../../applications/applications.ts';
import { type Actor, recordEvent } from '../../applications/events.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { changeContact } from '../../personal-data/change-contact.ts';
import { readPersonalDataRevision, reopenPersonalData } from '../../personal-data/reopen.ts';
import { refuseOlder } from '../queue/revisions.ts';

type Deps = DbDeps & ClockDeps;

/** Throws `application_closed`, `section_approved`, `changed_meanwhile` and `not_ready`. */
export function approveData(deps: Deps, actor: Actor<'staff'>, applicationId: string, seen: number): Promise<void> {
  return transaction(deps.db, async (trx) => {
    const present = await readPersonalDataRevision(trx, applicationId);
    await approveSection({ ...deps, db: trx }, { applicationId }, 'personal_data', actor);
    refuseOlder(seen, present, 'personalData');
  });
}

/** Throws `application_closed`, `changed_meanwhile`, and `conflict_error` when it is not approved. */
export function reopenData(deps: Deps, actor: Actor<'staff'>, applicationId: string, seen: number): Promise<void> {
  return transaction(deps.db, async (trx) => {
    refuseWhenClosed((await lockApplication(trx, applicationId)).stage);
    refuseOlder(seen, await readPersonalDataRevision(trx, applicationId), 'personalData');
    await reopenPersonalData(deps, trx, applicationId);
    await recordEvent(trx, applicationId, actor, 'personal_data_reopened');
  });
}

type ContactChange = Parameters<typeof changeContact>[3] & { revision: number };

/** Throws `application_closed`, `section_approved` and `changed_meanwhile`. */
export function correctContact(
  deps: Deps,
  actor: Actor<'staff'>,
  applicationId: string,
  { revision, ...change }: ContactChange,
): Promise<void> {
  const judge = (present: number) => refuseOlder(revision, present, 'contact');
  return transaction(deps.db, (trx) => changeContact(deps, trx, applicationId, change, { actor, judge }));
}
