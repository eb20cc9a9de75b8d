import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import { closingEndpoints as calls } from '@volante/contract/staff/closing.ts';
import { reaches, type Scoped } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import { closeApplication, reopenApplication } from '../../admission/closing/close.ts';
import { lockApplication } from '../../applications/applications.ts';
import { staff } from '../../applications/events.ts';
import { findByAnyId } from '../../applications/links.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { findApplicationOfStaff, refuseOlder } from '../queue/revision-store.ts';
import { selectQueueRow } from '../queue/row-store.ts';
import { previewClosing } from './closing-mail.ts';
import { readApplication } from './read-application.ts';

/** Closing without decision, and opening again. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.closeApplication, (call) => {
    const { applicationId } = call.application;
    const { revision, reason, note, duplicateOf: reference } = call.body;
    call.note({ reason });
    return call.transaction(
      (within) =>
        transaction(within, async (trx) => {
          const duplicateOf = await findOther(trx, call.account, reason, reference);
          // Both are locked before anything is read: the other one may be closing for this one right now.
          await lockInOrder(trx, [applicationId, ...(duplicateOf ? [duplicateOf] : [])]);
          refuseOlder(revision, await revisionOf(trx, applicationId), 'application');
          await closeApplication(within, trx, applicationId, {
            reason,
            actor: staff(call.account.id),
            note,
            duplicateOf,
          });
        }),
      (within) => readApplication(within, call.account, applicationId),
    );
  });
  serveStaff(app, deps, calls.reopenApplication, (call) => {
    const { applicationId } = call.application;
    return call.transaction(
      (within) =>
        transaction(within, async (trx) => {
          const { closed } = await lockApplication(trx, applicationId);
          refuseOlder(call.body.revision, await revisionOf(trx, applicationId), 'application');
          if (!closed) throw new Problem('conflict_error');
          await reopenApplication(within, trx, applicationId, staff(call.account.id));
        }),
      (within) => readApplication(within, call.account, applicationId),
    );
  });
  serveStaff(app, deps, calls.previewClosing, ({ application, query }) =>
    transaction(deps, (trx) => previewClosing(deps, trx, application.applicationId, query.reason)),
  );
}

/** The application that goes on instead of a duplicate. Throws a 422 at `duplicateOf`. */
async function findOther(
  trx: Trx,
  account: Scoped,
  reason: ClosedReason,
  reference?: string,
): Promise<string | undefined> {
  if (reason !== 'duplicate' && reference === undefined) return undefined;
  if (reason === 'duplicate' && !reference?.trim()) throw brokenRules(brokenRule('duplicateOf', 'field_required'));
  const id = reference ? await findByAnyId({ db: trx }, reference) : null;
  const other = id && (await findApplicationOfStaff(trx, id));
  if (!other || !reaches(account, other.country) || reason !== 'duplicate')
    throw brokenRules(brokenRule('duplicateOf', 'invalid_value'));
  return other.applicationId;
}

async function lockInOrder(trx: Trx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) await lockApplication(trx, id);
}

async function revisionOf(trx: Trx, applicationId: string): Promise<number> {
  const row = await selectQueueRow(trx, applicationId);
  if (!row) throw new Problem('admission_request_not_found');
  return row.revision;
}
