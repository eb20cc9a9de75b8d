import { transaction } from '../core/database/transaction.ts';
import type { DbDeps, KeyDeps } from '../core/deps.ts';
import { isResealed, openWithAny, sealText } from '../core/sealed-text.ts';
import * as accounts from './accounts/account-store.ts';
import * as store from './privacy/erasure-store.ts';

/**
 * Seals the secrets of authenticators with the present secret; returns their number. Open invitations stay sealed with the
 * previous one.
 */
export function renewTotpKeys({ db, keys }: DbDeps & KeyDeps): Promise<number> {
  return transaction({ db }, async (trx) => {
    let renewed = 0;
    for (const { id, email, totp_secret, totp_next } of await accounts.lockAccounts(trx)) {
      const reseal = (sealed: Buffer) => sealText(keys.encryption, email, openWithAny(keys, email, sealed));
      const change = {
        ...(!isResealed(keys, email, totp_secret) && { totp_secret: reseal(totp_secret) }),
        ...(totp_next && !isResealed(keys, email, totp_next) && { totp_next: reseal(totp_next) }),
      };
      if (Object.keys(change).length === 0) continue;
      await accounts.updateAccount(trx, id, change);
      renewed++;
    }
    return renewed;
  });
}

/**
 * Seals the keys of blocked people's archives, the contacts that the CRM still has to forget, and last messages, with the present secret.
 * Returns their number.
 */
export function renewErasureKeys({ db, keys }: DbDeps & KeyDeps): Promise<number> {
  return transaction({ db }, async (trx) => {
    let renewed = 0;
    for (const { id, application_id: owner, archive_secret, crm_email, farewell } of await store.lockSealed(trx)) {
      const reseal = (sealed: Buffer) => sealText(keys.encryption, owner, openWithAny(keys, owner, sealed));
      const change = {
        ...(archive_secret && !isResealed(keys, owner, archive_secret) && { archive_secret: reseal(archive_secret) }),
        ...(crm_email && !isResealed(keys, owner, crm_email) && { crm_email: reseal(crm_email) }),
        ...(farewell && !isResealed(keys, owner, farewell) && { farewell: reseal(farewell) }),
      };
      if (Object.keys(change).length === 0) continue;
      await store.updateErasure(trx, id, change);
      renewed++;
    }
    return renewed;
  });
}
