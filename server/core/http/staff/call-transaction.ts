import type { Trx } from '../../database/db.ts';
import { transaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';

/** The dependencies of work inside a transaction. */
export type Within = Deps & { db: Trx };

/**
 * Runs the change of a call as one transaction, and returns the response: what `show` reads inside the transaction, or else the
 * result of the change. At its end the audit entry is written and, with an Idempotency-Key, the response is stored. So a repeat
 * finds it even if this process is killed before it could respond, and nothing is written twice.
 */
export interface CallTransaction<Data> {
  (change: (within: Within) => Promise<NoInfer<Data>>): Promise<Data>;
  <Made>(
    change: (within: Within) => Promise<Made>,
    show: (within: Within, made: Made) => Promise<NoInfer<Data>> | NoInfer<Data>,
  ): Promise<Data>;
}

/** A call's transaction with its response already settled, for work that prepares its change first. */
export type Commit<Data> = (change: (within: Within) => Promise<unknown>) => Promise<Data>;

/** `finish` writes the audit entry and stores the response, at the end of the transaction. */
export function callTransaction<Data>(
  deps: Deps,
  finish: (trx: Trx, data: unknown) => Promise<void>,
): CallTransaction<Data> {
  async function run(
    change: (within: Within) => Promise<unknown>,
    show?: (within: Within, made: unknown) => unknown,
  ): Promise<unknown> {
    return transaction(deps, async (trx) => {
      const within: Within = { ...deps, db: trx };
      const made = await change(within);
      // The response also shows what is computed from the change.
      if (show) await deps.beforeCommit(trx);
      const data = show ? await show(within, made) : made;
      await finish(trx, data);
      return data;
    });
  }
  return run as CallTransaction<Data>;
}
