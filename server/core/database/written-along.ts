import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Transaction } from 'kysely';

type AnyTransaction = Transaction<unknown>;

interface Along {
  write(trx: AnyTransaction): Promise<void>;
  /** A transaction has written it and was not rolled back so far. */
  isTaken: boolean;
}

const current = new AsyncLocalStorage<Along>();

/**
 * Does `work`; the first of its transactions that changes a row also does `write`, so that both are kept or neither. Resolves
 * with whether one did: work that changed nothing, or without a transaction, leaves `write` to the caller.
 */
export async function writeAlong<Result, DB>(
  write: (trx: Transaction<DB>) => Promise<void>,
  work: () => Promise<Result>,
): Promise<{ result: Result; isWritten: boolean }> {
  const along: Along = { write: write as (trx: AnyTransaction) => Promise<void>, isTaken: false };
  const result = await current.run(along, work);
  return { result, isWritten: along.isTaken };
}

/** Does work whose changes are independent of the caller's, such as counting an attempt: no audit entry is written with them. */
export function apart<Result>(work: () => Promise<Result>): Promise<Result> {
  return current.exit(work);
}

/** For the end of a transaction, inside it. Returns how to give back what was taken along, when the transaction fails. */
export async function takeAlong(trx: AnyTransaction): Promise<() => void> {
  const along = current.getStore();
  if (!along || along.isTaken || !(await hasChanged(trx))) return () => undefined;
  along.isTaken = true;
  const giveBack = () => {
    along.isTaken = false;
  };
  try {
    await along.write(trx);
  } catch (error) {
    giveBack();
    throw error;
  }
  return giveBack;
}

// PostgreSQL gives a transaction its id with the first row that it changes.
async function hasChanged(trx: AnyTransaction): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select pg_current_xact_id_if_assigned() is not null as changed`.execute(trx);
  return rows[0]?.changed === true;
}
