import { afterMove } from '../admission/after-move.ts';
import { readSilentSince } from '../admission/closing/silence.ts';
import { readDriversViewOf } from '../admission/view.ts';
import { lockApplication } from '../applications/applications.ts';
import { findByAnyId } from '../applications/links.ts';
import { findVisitDetails } from '../appointments/view.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, ConfigDeps, DbDeps, Deps, StageDeps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { findAskedGuarantor } from '../obligor/guarantor-mail.ts';
import { findLinkToMail } from '../staff/links/mail-link.ts';
import { refreshTouched } from '../staff/queue/refresh-rows.ts';
import { type Surroundings, withDatabase } from './with-database.ts';

export type ShellDeps = DbDeps &
  ConfigDeps &
  StageDeps &
  Pick<Deps, 'findVisit' | 'findLinkToMail' | 'findAskedGuarantor' | 'findSilentSince' | 'viewById'>;

/** The server's dependencies that commands can use. There is no queue, so deliveries wait for the server. */
export function shellDeps({ config, database }: Surroundings): ShellDeps {
  const deps = {
    db: database.db,
    config,
    now: () => new Date(),
    beforeCommit: (trx: Trx): Promise<void> => refreshTouched(deps, trx),
  };
  return {
    ...deps,
    stageMoved: (trx, applicationId, to) => afterMove(deps, trx, applicationId, to),
    viewById: (applicationId) => transaction(deps, (trx) => readDriversViewOf(deps, trx, applicationId)),
    findVisit: (appointmentId) => findVisitDetails(deps, appointmentId),
    findLinkToMail: (applicationId, channel) => findLinkToMail(deps, applicationId, channel),
    findSilentSince: (applicationId) => readSilentSince(deps.db, applicationId),
    findAskedGuarantor: (applicationId) => findAskedGuarantor(deps, applicationId),
  };
}

/**
 * Runs a command on the application that staff named, in any of the ways that `findByAnyId` understands. Prints the result of
 * `work`.
 */
export function withApplication(
  named: string,
  work: (deps: ShellDeps, application: ApplicationFile) => Promise<string>,
): Promise<void> {
  return withDatabase(async (surroundings) => {
    const deps = shellDeps(surroundings);
    const applicationId = await findByAnyId(deps, named);
    if (!applicationId) throw new Problem('admission_request_not_found');
    return work(deps, await transaction(deps, (trx) => lockApplication(trx, applicationId)));
  });
}
