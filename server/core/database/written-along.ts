import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Transaction } from 'kysely';

type AnyTransaction = Transaction<unknown>;

interface Along {
  write(trx: AnyTransaction): Promise<void>;
  /** True once a transaction has written it, unless that one was rolled back. */
  isTaken: boolean;
}

const current = new AsyncLocalStorage<Along>();

/**
 * Runs `work`. The first of its transactions that changes a row also runs `write`, so that both are committed or neither. Returns
 * whether one did: if `work` changed nothing, or used no transaction, `write` is left to the caller.
 */
export async function writeAlong<Result, DB>(
  write: (trx: Transaction<DB>) => Promise<void>,
  work: () => Promise<Result>,
): Promise<{ result: Result; isWritten: boolean }> {
  const along: Along = { write: write as (trx: AnyTransaction) => Promise<void>, isTaken: false };
  const result = await current.run(along, work);
  return { result, isWritten: along.isTaken };
}

/**
 * Runs work whose changes are independent of the caller's, such as counting an attempt. Its transactions don't run the caller's
 * `write`.
 */
export function apart<Result>(work: () => Promise<Result>): Promise<Result> {
  return current.exit(work);
}

/**
 * Called at the end of a transaction, inside it, to run the pending `write`. Returns a function to call if the transaction fails,
 * so that `write` is pending again.
 */
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

// PostgreSQL assigns a transaction's id when it changes its first row.
async function hasChanged(trx: AnyTransaction): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select pg_current_xact_id_if_assigned() is not null as changed`.execute(trx);
  return rows[0]?.changed === true;
}
