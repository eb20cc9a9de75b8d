import { type WaitingEntry, waitingListEndpoints } from '@volante/contract/waiting-list/calls.ts';
import type { FastifyInstance } from 'fastify';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, DbDeps, Deps } from '../core/deps.ts';
import { serve } from '../core/http/serve.ts';
import type { WaitingListTable } from './store.ts';
import * as store from './store.ts';

/** Stores the address together with the consent to be contacted. Throws `application_closed`. */
function joinWaitingList(deps: Deps, application: ApplicationFile, entry: WaitingEntry, ip: string): Promise<void> {
  return transaction(deps, async (trx) => {
    const locked = await lockApplication(trx, application.applicationId);
    const { applicationId } = locked;
    refuseWhenClosed(locked);
    const isFirst = await store.upsertEntry(trx, {
      application_id: applicationId,
      email: entry.email,
      why: entry.why,
      place: entry.place,
      from_day: entry.fromDay ?? null,
      text_version: entry.textVersion,
      language: entry.language,
      at: deps.now(),
      ip: ip || null,
    });
    await deps.devices.guard(trx, application);
    // The event log records that somebody is waiting, but not at which address.
    if (isFirst) await recordEvent(trx, applicationId, applicant, 'waiting_list_joined', { why: entry.why });
  });
}

/** Everybody who is waiting, first come first. */
export function readWaitingList(deps: DbDeps): Promise<WaitingListTable[]> {
  return store.selectEntries(deps.db);
}

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, waitingListEndpoints.joinWaitingList, async ({ application, body, ip }) => {
    await joinWaitingList(deps, application, body, ip);
    return { kept: true as const };
  });
}
