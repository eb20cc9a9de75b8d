import { sql } from 'kysely';
import type { Trx } from './db.ts';

/** Runs a part of a transaction: if it throws, only what this part has written is taken back. Not one inside another. */
export async function savepoint<Result>(trx: Trx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  }
}
