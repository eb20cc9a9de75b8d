import { findCaseFile } from '../applications/applications.ts';
import type { CaseFile } from '../core/deps.ts';
import { Problem } from '../core/http/problem.ts';
import { type ShellDeps, shellDeps } from './shell-deps.ts';
import { withDatabase } from './with-database.ts';

/** Runs a command on the application of a link (`requestId`). Prints the result of `work`. */
export function withApplication(
  requestId: string,
  work: (deps: ShellDeps, application: CaseFile) => Promise<string>,
): Promise<void> {
  return withDatabase(async (surroundings) => {
    const deps = shellDeps(surroundings);
    const application = await findCaseFile(deps, requestId);
    if (!application) throw new Problem('admission_request_not_found');
    return work(deps, application);
  });
}
