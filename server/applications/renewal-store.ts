import { sql } from 'kysely';
import type { Trx } from '../core/database/db.ts';
import type { IdentityKind } from './tables.ts';

/** Locks the identifier until the transaction ends; other transactions that claim or renew it wait. */
export async function lockFingerprint(trx: Trx, fingerprint: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${fingerprint.readBigInt64BE()})`.execute(trx);
}

export async function hasLiveClaimOfOther(
  trx: Trx,
  applicationId: string,
  kind: IdentityKind,
  fingerprint: Buffer,
): Promise<boolean> {
  const claims = trx.selectFrom('identity_claims').select('kind').where('application_id', '!=', applicationId);
  const live = claims.where('kind', '=', kind).where('fingerprint', '=', fingerprint).where('released_at', 'is', null);
  return (await live.executeTakeFirst()) !== undefined;
}

export async function updateFingerprint(
  trx: Trx,
  applicationId: string,
  kind: IdentityKind,
  fingerprint: Buffer,
): Promise<void> {
  const claims = trx.updateTable('identity_claims').set({ fingerprint });
  await claims.where('application_id', '=', applicationId).where('kind', '=', kind).execute();
}
