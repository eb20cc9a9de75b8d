import { lockApplication } from '../applications/applications.ts';
import { renewClaim } from '../applications/identities.ts';
import { transaction } from '../core/database/transaction.ts';
import type { DbDeps, KeyDeps } from '../core/deps.ts';
import { isResealed, openWithAny, sealText } from '../core/sealed-text.ts';
import * as store from './store.ts';

export interface Renewed {
  ssns: number;
  fingerprints: number;
  /** Applications whose identifier another live application has already claimed with the new key. */
  conflicts: string[];
}

/**
 * Re-encrypts SSNs and renews the fingerprints of identifiers with the present secret, one application at a time, so that drivers
 * and staff can go on working. Renewed values are skipped, so an interrupted run can simply be repeated.
 */
export async function renewPersonalKeys(deps: DbDeps & KeyDeps): Promise<Renewed> {
  const renewed: Renewed = { ssns: 0, fingerprints: 0, conflicts: [] };
  for (let after: string | null = null; ; ) {
    const ids: string[] = await store.selectIdsAfter(deps.db, after, BATCH);
    for (const id of ids) await renewOne(deps, id, renewed);
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH) return renewed;
  }
}

const BATCH = 500;

function renewOne(deps: DbDeps & KeyDeps, id: string, renewed: Renewed): Promise<void> {
  const { keys } = deps;
  return transaction(deps, async (trx) => {
    await lockApplication(trx, id);
    const { ssn_encrypted: sealed, national_id: curp } = await store.selectPersonalData(trx, id);
    const ssn = sealed && openWithAny(keys, id, sealed);
    if (sealed && ssn && !isResealed(keys, id, sealed)) {
      await store.updateSealedSsn(trx, id, sealText(keys.encryption, id, ssn));
      renewed.ssns++;
    }
    for (const [kind, value] of [
      ['curp', curp],
      ['ssn', ssn],
    ] as const) {
      const outcome = value ? await renewClaim(deps, trx, id, kind, value) : 'fine';
      if (outcome === 'renewed') renewed.fingerprints++;
      if (outcome === 'conflict') renewed.conflicts.push(id);
    }
  });
}
