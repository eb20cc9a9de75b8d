import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';

type PasskeyRow = Selectable<Database['staff_passkeys']>;
export type ChallengeRow = Selectable<Database['staff_challenges']>;

/** Older steps needn't be kept: their codes are refused as too old. */
const STEPS_KEPT = 10;

/** False when the step had been used before. */
export async function insertStep(trx: Trx, accountId: string, step: number): Promise<boolean> {
  await trx
    .deleteFrom('staff_totp_steps')
    .where('account_id', '=', accountId)
    .where('step', '<', step - STEPS_KEPT)
    .execute();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('staff_totp_steps')
    .values({ account_id: accountId, step })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Steps belong to a secret: a new one has used none. */
export async function deleteSteps(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('staff_totp_steps').where('account_id', '=', accountId).execute();
}

export async function replaceRecoveryCodes(trx: Trx, accountId: string, hashes: Buffer[]): Promise<void> {
  await trx.deleteFrom('staff_recovery_codes').where('account_id', '=', accountId).execute();
  const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash }));
  await trx.insertInto('staff_recovery_codes').values(rows).execute();
}

/** False when there is no such code, or it had been used before. */
export async function useRecoveryCode(trx: Trx, accountId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('staff_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertChallenge(db: Db, challenge: Omit<ChallengeRow, 'tries'>, now: Date): Promise<void> {
  await db.deleteFrom('staff_challenges').where('expires_at', '<', now).execute();
  await db.insertInto('staff_challenges').values(challenge).execute();
}

/** The challenge if it is still valid, locked. */
export async function lockChallenge(trx: Trx, tokenHash: Buffer, now: Date): Promise<ChallengeRow | null> {
  const row = await trx
    .selectFrom('staff_challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function countTry(trx: Trx, tokenHash: Buffer): Promise<void> {
  await trx
    .updateTable('staff_challenges')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteChallenge(trx: Trx, tokenHash: Buffer): Promise<void> {
  await trx.deleteFrom('staff_challenges').where('token_hash', '=', tokenHash).execute();
}

export async function insertPasskey(trx: Trx, passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>): Promise<void> {
  await trx
    .insertInto('staff_passkeys')
    .values({ id: uuidv7(), ...passkey, last_used_at: null })
    .execute();
}

export async function selectPasskeysOf(db: Db, accountId: string): Promise<PasskeyRow[]> {
  return db.selectFrom('staff_passkeys').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
}

export async function selectPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const row = db.selectFrom('staff_passkeys').selectAll().where('credential_id', '=', credentialId);
  return (await row.executeTakeFirst()) ?? null;
}

export async function updatePasskey(trx: Trx, id: string, change: { counter: number; last_used_at: Date }) {
  await trx.updateTable('staff_passkeys').set(change).where('id', '=', id).execute();
}

/** Returns the number removed: one or zero with `id`, otherwise all of them. */
export async function deletePasskeys(db: Db, accountId: string, id?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_passkeys')
    .where('account_id', '=', accountId)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
