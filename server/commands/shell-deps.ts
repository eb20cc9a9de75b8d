import { afterMove } from '../admission/after-move.ts';
import { readViewOf } from '../admission/view.ts';
import { findVisitDetails } from '../appointments/visit-details.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ConfigDeps, DbDeps, Deps, StageDeps } from '../core/deps.ts';
import { findLinkToMail } from '../staff/links/mail-link.ts';
import { projectTouched } from '../staff/queue/projection.ts';
import type { Surroundings } from './with-database.ts';

export type ShellDeps = DbDeps & ConfigDeps & StageDeps & Pick<Deps, 'findVisit' | 'findLinkToMail' | 'viewById'>;

/** The server's dependencies that commands can use. There is no queue, so deliveries wait for the server. */
export function shellDeps({ config, database }: Surroundings): ShellDeps {
  const deps = {
    db: database.db,
    config,
    now: () => new Date(),
    beforeCommit: (trx: Trx): Promise<void> => projectTouched(deps, trx),
  };
  return {
    ...deps,
    stageMoved: (trx, applicationId, to) => afterMove(deps, trx, applicationId, to),
    viewById: (applicationId) => transaction(deps, (trx) => readViewOf(deps, trx, applicationId)),
    findVisit: (appointmentId) => findVisitDetails(deps, appointmentId),
    findLinkToMail: (applicationId) => findLinkToMail(deps, applicationId),
  };
}
