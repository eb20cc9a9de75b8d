import type { Trx } from '../../core/database/db.ts';
import type { Outbox } from '../../notifications/notify.ts';
import * as store from './account-mail-store.ts';
import type { AccountMailKind } from './kinds.ts';

/** Where something was done from: the IP address, and the browser's own description of itself. */
export interface DoneFrom {
  ip: string;
  device: string;
}

/**
 * Notifies an account's owner by mail of a change, in the transaction of the change. `from` is left out if somebody else made it.
 */
export async function notifyAccount(
  { jobs, now }: Outbox,
  trx: Trx,
  accountId: string,
  kind: AccountMailKind,
  from?: DoneFrom,
): Promise<void> {
  const at = now();
  const { ip = '', device = '' } = from ?? {};
  const mail = { account_id: accountId, kind, ip, device: device.slice(0, 200), due_at: at, created_at: at };
  const id = await store.insertMail(trx, mail);
  // Commands have no queue; the sweep finds their mails, and retries.
  await jobs?.enqueue(trx, 'mail-account', { id }, { key: id });
}
