import { isRequestId } from '@volante/contract/fields/address.ts';
import { applicationEndpoints as calls } from '@volante/contract/staff/application-calls.ts';
import { decisionEndpoints } from '@volante/contract/staff/decision.ts';
import { may } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps, Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount, StaffApplicationFile } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { hasSsn, showSsn } from '../../personal-data/personal-data.ts';
import { assign } from '../queue/assign.ts';
import { refuseOthers } from '../tasks/tasks.ts';
import { askForCorrection, settle, takeBack } from './corrections.ts';
import { confirm, decide, withdraw } from './decision/decide.ts';
import { drawWaiting } from './draw-waiting.ts';
import * as store from './note-store.ts';
import { approveData, correctContact, reopenData } from './personal-data.ts';
import { type ApplicationDeps, PRESENT, readApplication } from './read-application.ts';
import { readTimeline } from './timeline.ts';

interface Asked {
  account: StaffAccount;
  application: StaffApplicationFile;
}

export function register(app: FastifyInstance, deps: Deps): void {
  const view =
    ({ account, application }: Asked) =>
    (within: ApplicationDeps) =>
      readApplication(within, account, application.applicationId);

  serveStaff(app, deps, calls.getCase, async (call) => {
    const application = await view(call)(deps);
    // Drawn ahead for those who review them.
    if (may(call.account, 'decide')) void drawWaiting(deps, application);
    return application;
  });
  serveStaff(app, deps, calls.getTimeline, ({ account, application, query }) =>
    readTimeline(deps, account, application.applicationId, query),
  );
  serveStaff(app, deps, calls.assign, (call) => {
    call.note(call.body);
    return call.transaction((within) => assign(within, call.account, call.application, call.body), view(call));
  });
  serveStaff(app, deps, calls.addNote, (call) => {
    if (call.body.mentions?.length) call.note({ mentions: call.body.mentions });
    return call.transaction((within) => addNote(within, call.account, call.application, call.body), view(call));
  });
  serveStaff(app, deps, calls.strikeNote, (call) =>
    call.transaction(
      (within) => strikeNote(within, call.account, call.application.applicationId, call.params.noteId),
      view(call),
    ),
  );
  serveStaff(app, deps, calls.bePresent, { asks: true }, async ({ account, application }) => ({
    others: await bePresent(deps, account, application.applicationId),
  }));
  serveStaff(app, deps, calls.changeContact, (call) =>
    call.transaction(
      (within) => correctContact(within, call.actor, call.application.applicationId, call.body),
      view(call),
    ),
  );
  serveStaff(
    app,
    deps,
    calls.showSsn,
    {
      find: async ({ application }) => {
        if (!(await hasSsn(deps.db, application.applicationId))) throw new Problem('not_found_error');
      },
    },
    async ({ application, body, note }) => {
      const ssn = await showSsn(deps, application.applicationId);
      if (ssn === null) throw new Problem('not_found_error');
      note({ reason: body.reason });
      return { ssn };
    },
  );
  serveStaff(app, deps, calls.approvePersonalData, (call) => {
    call.note({ despite: call.body.despite });
    return call.transaction(
      (within) => approveData(within, call.actor, call.application.applicationId, call.body),
      view(call),
    );
  });
  serveStaff(app, deps, calls.reopenPersonalData, (call) =>
    call.transaction(
      (within) => reopenData(within, call.actor, call.application.applicationId, call.body.revision),
      view(call),
    ),
  );
  serveStaff(app, deps, calls.askForCorrection, (call) => {
    call.note({ part: call.body.part });
    return call.transaction(
      (within) => askForCorrection(within, call.actor, call.application.applicationId, call.body),
      view(call),
    );
  });
  serveStaff(app, deps, calls.takeCorrectionBack, (call) =>
    call.transaction(
      (within) => takeBack(within, call.actor, call.application.applicationId, call.params.correctionId),
      view(call),
    ),
  );
  serveStaff(app, deps, calls.settleCorrection, (call) =>
    call.transaction(
      (within) => settle(within, call.actor, call.application.applicationId, call.params.correctionId),
      view(call),
    ),
  );

  const decided = (call: Asked) => async (within: ApplicationDeps) => {
    const shown = await view(call)(within);
    return { case: shown, proposal: shown.proposal };
  };
  serveStaff(app, deps, decisionEndpoints.moveStage, (call) => {
    const { from, to } = call.body;
    call.note({ from, to, despite: call.body.despite });
    return call.transaction(
      (within) => decide(within, call.account, call.application.applicationId, call.body),
      decided(call),
    );
  });
  serveStaff(app, deps, decisionEndpoints.confirmProposal, (call) =>
    call.transaction(
      (within) => confirm(within, call.account, call.application.applicationId, call.body),
      decided(call),
    ),
  );
  serveStaff(app, deps, decisionEndpoints.withdrawProposal, (call) =>
    call.transaction(
      (within) => withdraw(within, call.account, call.application.applicationId),
      async (within) => ({ case: await view(call)(within), proposal: null }),
    ),
  );
}

type NoteDeps = DbDeps & ClockDeps;

/** Adds a note as it was typed. Throws a 422 at `mentions.n` for somebody who couldn't read it. */
async function addNote(
  deps: NoteDeps,
  account: StaffAccount,
  { applicationId, country }: StaffApplicationFile,
  { text, mentions = [] }: { text: string; mentions?: string[] | undefined },
) {
  const values = { application_id: applicationId, account_id: account.id, text, at: deps.now() };
  await transaction(deps, async (trx) => {
    await refuseOthers(deps, trx, country, Object.fromEntries(mentions.map((id, n) => [`mentions.${n}`, id])));
    const [noteId] = await store.insertNotes(trx, values);
    await store.insertMentions(trx, { application_id: applicationId, note_id: noteId as string }, [
      ...new Set(mentions),
    ]);
  });
}

/** Strikes out one's own note; repeating it changes nothing. Throws `not_found_error` and, for others' notes, `role_refused`. */
function strikeNote(deps: NoteDeps, account: StaffAccount, applicationId: string, noteId: string) {
  return transaction(deps, async (trx) => {
    const note = isRequestId(noteId) ? await store.lockNote(trx, applicationId, noteId) : null;
    if (!note) throw new Problem('not_found_error');
    if (note.account_id !== account.id) throw new Problem('role_refused');
    await store.strike(trx, noteId, deps.now());
  });
}

/** Records that the account has the application open. Returns who else has. */
function bePresent(deps: NoteDeps, account: StaffAccount, applicationId: string) {
  const at = deps.now();
  const since = new Date(at.getTime() - PRESENT);
  return store.upsertPresence(deps.db, { application_id: applicationId, account_id: account.id, at }, since);
}
