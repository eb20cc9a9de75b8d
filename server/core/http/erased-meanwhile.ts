import { problemOf } from './error-handler.ts';
import { Problem } from './problem.ts';

/**
 * What to answer for a failed call about an application. If it was erased after the gate had found it, the work may fail in any
 * way for lack of its rows: the answer is then that there is no such application. Other errors are returned as they are.
 */
export async function asErased(error: unknown, isThere: () => Promise<boolean>): Promise<unknown> {
  if (problemOf(error).code !== 'unknown_error') return error;
  return (await isThere().catch(() => true)) ? error : new Problem('admission_request_not_found');
}
