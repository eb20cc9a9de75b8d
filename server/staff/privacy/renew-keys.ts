import { transaction } from '../../core/database/transaction.ts';
import type { DbDeps, KeyDeps } from '../../core/deps.ts';
import { isResealed, openWithAny, sealText } from '../../core/sealed-text.ts';
import * as store from './erasure-store.ts';

/**
 * Seals the keys of blocked people's archives, and the contacts that the CRM still has to forget, with the present secret.
 * Returns their number.
 */
export function renewErasureKeys({ db, keys }: DbDeps & KeyDeps): Promise<number> {
  return transaction({ db }, async (trx) => {
    let renewed = 0;
    for (const { id, application_id: owner, archive_secret, crm_email } of await store.lockSealed(trx)) {
      const reseal = (sealed: Buffer) => sealText(keys.encryption, owner, openWithAny(keys, owner, sealed));
      const change = {
        ...(archive_secret && !isResealed(keys, owner, archive_secret) && { archive_secret: reseal(archive_secret) }),
        ...(crm_email && !isResealed(keys, owner, crm_email) && { crm_email: reseal(crm_email) }),
      };
      if (Object.keys(change).length === 0) continue;
      await store.updateErasure(trx, id, change);
      renewed++;
    }
    return renewed;
  });
}
