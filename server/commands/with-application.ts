import { lockApplication } from '../applications/applications.ts';
import { findByAnyId } from '../applications/links.ts';
import { transaction } from '../core/database/transaction.ts';
import type { CaseFile } from '../core/deps.ts';
import { Problem } from '../core/http/problem.ts';
import { type ShellDeps, shellDeps } from './shell-deps.ts';
import { withDatabase } from './with-database.ts';

/**
 * Runs a command on the application that staff named, in any of the ways that `findByAnyId` understands. Prints the result of
 * `work`.
 */
export function withApplication(
  named: string,
  work: (deps: ShellDeps, application: CaseFile) => Promise<string>,
): Promise<void> {
  return withDatabase(async (surroundings) => {
    const deps = shellDeps(surroundings);
    const applicationId = await findByAnyId(deps, named);
    if (!applicationId) throw new Problem('admission_request_not_found');
    return work(deps, await transaction(deps, (trx) => lockApplication(trx, applicationId)));
  });
}
