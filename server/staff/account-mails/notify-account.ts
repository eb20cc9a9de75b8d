import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../core/database/db.ts';
import type { Outbox } from '../../notifications/notify.ts';
import { selectAccounts } from '../accounts/account-store.ts';
import * as store from './account-mail-store.ts';
import type { AccountMailKind, ControlFacts } from './kinds.ts';

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
  { ip = '', device = '', facts }: Partial<DoneFrom> & { facts?: ControlFacts } = {},
): Promise<void> {
  const at = now();
  const done = { ip, device: device.slice(0, 200), ...(facts && { facts: JSON.stringify(facts) }) };
  const mail = { id: uuidv7(), account_id: accountId, kind, ...done, due_at: at, created_at: at };
  const id = await store.insertMail(trx, mail);
  // Commands have no queue; the sweep finds their mails, and retries.
  await jobs?.enqueue(trx, 'mail-account', { id }, { key: id });
}

/** Notifies every admin, whoever did it, of a control that is loosened or is going to be. */
export async function notifyAdmins(
  deps: Outbox,
  trx: Trx,
  kind: 'control_proposed' | 'control_loosened' | 'environment_loosened',
  facts: ControlFacts,
): Promise<void> {
  const admins = (await selectAccounts(trx)).filter(({ role, disabled_at }) => role === 'admin' && !disabled_at);
  for (const { id } of admins) await notifyAccount(deps, trx, id, kind, { facts });
}
