import { readViewOf } from '../../admission/view.ts';
import { lockApplication, refuseWhenClosed } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ConfigDeps, DbDeps } from '../../core/deps.ts';
import type { Outbox } from '../../notifications/notify.ts';
import { notifySentBackNow } from '../../notifications/notify-sent-back.ts';

/** Sends the waiting messages at once; returns their number. Throws `application_closed`. */
export function notifyDriverNow(deps: DbDeps & ConfigDeps & Outbox, applicationId: string): Promise<number> {
  return transaction(deps, async (trx) => {
    refuseWhenClosed(await lockApplication(trx, applicationId));
    const view = await readViewOf(deps, trx, applicationId);
    return view ? notifySentBackNow(deps, trx, applicationId, view) : 0;
  });
}
