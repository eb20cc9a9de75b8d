import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { Problem } from '../http/problem.ts';
import { codeOfViolation } from './constraint-code.ts';

/**
 * Runs `work` in a database transaction and returns its result; joins an open transaction. Retries a lost race (serialization
 * failure or deadlock) up to 5 times, so `work` must have no effects outside the database. A violated constraint named after
 * an error code throws that Problem.
 */
export async function transaction<DB, Result>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db as Transaction<DB>);
  for (let attempt = 1; ; attempt++) {
    const end: End = { last: [], committed: [], compute: beforeCommit.get(db) };
    try {
      const done = await db.transaction().execute(async (trx) => {
        ends.set(trx, end);
        const result = await work(trx);
        await computeNow(trx);
        return result;
      });
      // If one of these failed, the transaction was rolled back, although ending it reported no error.
      await Promise.all(end.last);
      for (const hear of end.committed) hear();
      return done;
    } catch (thrown) {
      const error = (await reasonOf(end.last)) ?? thrown;
      if (!isLostRace(error) || attempt === 5) throw asProblem(error);
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/**
 * Sends a statement as the last one of the transaction, if its result isn't needed. The commit is sent without waiting for the
 * statement, and fails if the statement fails.
 */
export function sendWithCommit(trx: object, statement: Promise<unknown>): Promise<void> {
  const end = ends.get(trx);
  if (!end) return statement.then(() => undefined);
  statement.catch(() => undefined);
  end.last.push(statement);
  return Promise.resolve();
}

/** Calls back once the transaction has committed; never when it is rolled back. */
export function afterCommit(trx: object, hear: () => void): void {
  ends.get(trx)?.committed.push(hear);
}

/**
 * Runs now what is done before the commit, so that the transaction can read what is computed from its changes. It is run at the
 * commit, too, for changes made after this.
 */
export async function computeNow<DB>(trx: Transaction<DB>): Promise<void> {
  await ends.get(trx)?.compute?.(trx as Transaction<unknown>);
}

interface End {
  last: Promise<unknown>[];
  committed: (() => void)[];
  compute: Computing | undefined;
}
type Computing = (trx: Transaction<unknown>) => Promise<void>;
const ends = new WeakMap<object, End>();

/** The error of the first one that failed; the statements after it fail with a different error. */
async function reasonOf(statements: readonly Promise<unknown>[]): Promise<unknown> {
  const failed = (await Promise.allSettled(statements)).find(({ status }) => status === 'rejected');
  return failed && (failed as PromiseRejectedResult).reason;
}

/** Runs `work` at the end of every transaction of this database, inside it, to update what is computed from its changes. */
export function doBeforeCommit<DB>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<void>): void {
  beforeCommit.set(db, work as Computing);
}

const beforeCommit = new WeakMap<object, Computing>();

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
