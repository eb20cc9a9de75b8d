import type { Trx } from '../../../core/database/db.ts';
import type { AccountMailKind } from '../../../notifications/kinds.ts';
import { notifyAccountOwner, type Outbox } from '../../../notifications/notify.ts';
import type { AccountMailFacts } from '../../../notifications/tables.ts';
import { selectPeople } from '../account-store.ts';

/** Where something was done from: the IP address, and the browser's own description of itself. */
interface DoneFrom {
  ip: string;
  device: string;
}

type Subject = Pick<AccountMailFacts, 'control' | 'webhook' | 'service'>;

/**
 * Notifies an account's owner by mail of a change, in the transaction of the change. `from` is left out if somebody else made it.
 */
export async function notifyAccount(
  deps: Outbox,
  trx: Trx,
  accountId: string,
  kind: AccountMailKind,
  { ip = '', device = '', ...more }: Partial<DoneFrom> & Subject = {},
): Promise<void> {
  const facts = { ip, device: device.slice(0, 200), ...more };
  await notifyAccountOwner(deps, trx, accountId, kind, facts);
}

/**
 * Notifies every admin, whoever did it: of a control that is loosened or is going to be, of a webhook that was switched off, and of a
 * system that may do more.
 */
export async function notifyAdmins(
  deps: Outbox,
  trx: Trx,
  kind: Extract<AccountMailKind, `control_${string}` | 'environment_loosened' | 'webhook_off' | `service_${string}`>,
  subject: Subject,
): Promise<void> {
  for (const { id } of await selectPeople(trx, deps.now(), 'administer'))
    await notifyAccount(deps, trx, id, kind, subject);
}
