import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { Problem } from '../problem.ts';
import { codeOfViolation } from './constraint-code.ts';

/** A database, and what is written at the end of each of its transactions. */
interface Transacting<DB> {
  db: Kysely<DB>;
  /** Called inside the transaction once its work is done, to write what is computed from its changes. */
  beforeCommit?: (trx: Transaction<DB>) => Promise<void>;
}

/**
 * Runs `work` in a database transaction and returns its result; joins an open transaction. Retries a lost race (serialization
 * failure or deadlock) up to 5 times, so `work` must have no effects outside the database. A violated constraint named after
 * an error code throws that Problem.
 */
export async function transaction<DB, Result>(
  { db, beforeCommit }: Transacting<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db as Transaction<DB>);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        await beforeCommit?.(trx);
        return result;
      });
    } catch (error) {
      if (!isLostRace(error) || attempt === 5) throw asProblem(error);
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function isLostRace(error: unknown): boolean {
  const state = (error as { code?: unknown } | null)?.code;
  return state === serializationFailure || state === deadlockDetected;
}

function asProblem(error: unknown): unknown {
  const code = codeOfViolation(error);
  return code === null ? error : new Problem(code);
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';
