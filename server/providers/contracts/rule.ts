import assert from 'node:assert/strict';

/**
 * One rule that every implementation of an interface keeps. The tests of the built-in providers and `npm run provider-test` run the
 * same rules, so they need no test runner.
 */
export interface Rule<Subject> {
  says: string;
  /** Rejects if the rule is broken. */
  holds(subject: Subject): Promise<void>;
}

/** Thrown by a rule that can't be tried without something the file doesn't say. Such a rule counts neither as kept nor as broken. */
export class NotTried extends Error {}

/** Fails unless `work` rejects with an error that has these properties. */
export async function refuses(work: Promise<unknown>, wanted: Record<string, unknown>): Promise<void> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  assert.ok(error, `nothing was thrown, but an error with ${JSON.stringify(wanted)} was expected`);
  for (const [name, value] of Object.entries(wanted))
    assert.deepEqual((error as Record<string, unknown>)[name], value, `${name} of: ${String(error)}`);
}
