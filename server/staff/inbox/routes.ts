import { isRequestId } from '@volante/contract/fields/address.ts';
import { inboxEndpoints as calls, type Inbox } from '@volante/contract/staff/inbox/calls.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { ClockDeps, DbDeps, Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount, StaffApplicationFile } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { selectPeople } from '../accounts/account-store.ts';
import { markMentionSeen } from '../application/note-store.ts';
import { type ApplicationDeps, readApplication } from '../application/read-application.ts';
import { addTask, changeTask, unwatch, watch } from '../tasks/tasks.ts';
import * as store from './inbox-store.ts';

interface Asked {
  account: StaffAccount;
  application: StaffApplicationFile;
}

export function register(app: FastifyInstance, deps: Deps): void {
  const view =
    ({ account, application }: Asked) =>
    (within: ApplicationDeps) =>
      readApplication(within, account, application.applicationId);

  serveStaff(app, deps, calls.readInbox, ({ account, reach }) => readInbox(deps, account.id, reach));
  serveStaff(app, deps, calls.seeMention, (call) =>
    call.transaction(async (within) => {
      const { noteId } = call.params;
      const { applicationId } = call.application;
      const isMine =
        isRequestId(noteId) && (await markMentionSeen(within.db, applicationId, noteId, call.account.id, within.now()));
      if (!isMine) throw new Problem('not_found_error');
      return { seen: true as const };
    }),
  );
  serveStaff(app, deps, calls.addTask, (call) => {
    call.note({ owner: call.body.owner, due: call.body.due });
    return call.transaction((within) => addTask(within, call.account, call.application, call.body), view(call));
  });
  serveStaff(app, deps, calls.changeTask, (call) => {
    call.note(call.body);
    return call.transaction(
      (within) => changeTask(within, call.account, call.application, call.params.taskId, call.body),
      view(call),
    );
  });
  serveStaff(app, deps, calls.watch, (call) => {
    call.note(call.body);
    const change = call.body.watching ? watch : unwatch;
    return call.transaction((within) => change(within, call.account.id, call.application.applicationId), view(call));
  });
}

/** What concerns the account and isn't done or seen. */
async function readInbox({ db, now }: DbDeps & ClockDeps, accountId: string, reach: Reach): Promise<Inbox> {
  const able = (await selectPeople(db, now(), 'serve')).map(({ id }) => id);
  const tasks = await store.selectOpenTasks(db, accountId, reach, able);
  const mentions = await store.selectMentions(db, accountId, reach);
  const cameBack = await store.selectComebacks(db, accountId, reach);
  return {
    tasks: tasks.map(({ id, text, owner, due, by, ...row }) => ({
      ...{ id, text, owner, due, by, done: null },
      ...about(row),
    })),
    mentions: mentions.map(({ note_id: noteId, text, by, ...row }) => ({ noteId, text, by, ...about(row) })),
    cameBack: cameBack.map(({ what, ...row }) => ({ what, ...about(row) })),
  };
}

const about = (row: { application_id: string; reference: string; name: string; at: Date }) => ({
  applicationId: row.application_id,
  reference: showReference(row.reference),
  name: row.name,
  at: row.at.toISOString(),
});
