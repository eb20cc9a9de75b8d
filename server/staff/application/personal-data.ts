import type { OpenKind } from '@volante/contract/staff/open-things/open-things.ts';
import { approveSection } from '../../admission/approve-section.ts';
import { lockApplication, refuseWhenClosed } from '../../applications/applications.ts';
import { type Actor, recordEvent } from '../../applications/events.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { DbDeps, StageDeps } from '../../core/deps.ts';
import { changeContact } from '../../personal-data/change-contact.ts';
import { readPersonalDataRevision, reopenPersonalData } from '../../personal-data/reopen.ts';
import { refuseOlder } from '../queue/revision-store.ts';

type Deps = DbDeps & StageDeps;

/** Throws `application_closed`, `section_approved`, `changed_meanwhile`, `not_ready` and `open_requests`. */
export function approveData(
  deps: Deps,
  actor: Actor<'staff'>,
  applicationId: string,
  { revision: seen, despite }: { revision: number; despite?: OpenKind[] | undefined },
): Promise<void> {
  return transaction(deps, async (trx) => {
    const present = await readPersonalDataRevision(trx, applicationId);
    await approveSection({ ...deps, db: trx }, { applicationId }, 'personal_data', actor, despite);
    refuseOlder(seen, present, 'personalData');
  });
}

/** Throws `application_closed`, `changed_meanwhile`, and `conflict_error` when it is not approved. */
export function reopenData(deps: Deps, actor: Actor<'staff'>, applicationId: string, seen: number): Promise<void> {
  return transaction(deps, async (trx) => {
    refuseWhenClosed(await lockApplication(trx, applicationId));
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
  return transaction(deps, (trx) => changeContact(deps, trx, applicationId, change, { actor, judge }));
}
