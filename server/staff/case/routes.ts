import { caseEndpoints as calls } from '@volante/contract/staff/case-calls.ts';
import { decidingEndpoints as deciding } from '@volante/contract/staff/deciding.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount, StaffCaseFile } from '../../core/http/staff/staff-deps.ts';
import { hasSsn, showSsn } from '../../personal-data/show-ssn.ts';
import { drawWaiting } from '../papers/draw-waiting.ts';
import { assign } from '../queue/assign.ts';
import { askForCorrection, settle, takeBack } from './corrections.ts';
import { confirm, decide, withdraw } from './decide.ts';
import { addNote, bePresent, strikeNote } from './notes.ts';
import { approveData, correctContact, reopenData } from './personal-data.ts';
import { readCase } from './read-case.ts';
import { readTimeline } from './timeline.ts';

interface Asked {
  account: StaffAccount;
  application: StaffCaseFile;
}

export function register(app: FastifyInstance, deps: Deps): void {
  const view = ({ account, application }: Asked) => readCase(deps, account, application.applicationId);

  serveStaff(app, deps, calls.getCase, async (call) => {
    const one = await view(call);
    // Advisors don't review papers, so none are drawn for them.
    if (call.account.role !== 'advisor') void drawWaiting(deps, one);
    return one;
  });
  serveStaff(app, deps, calls.getTimeline, ({ account, application, query }) =>
    readTimeline(deps, account, application.applicationId, query),
  );
  serveStaff(app, deps, calls.assign, async (call) => {
    call.note(call.body);
    await assign(deps, call.account, call.application.applicationId, call.body);
    return view(call);
  });
  serveStaff(app, deps, calls.addNote, async (call) => {
    await addNote(deps, call.account, call.application.applicationId, call.body.text);
    return view(call);
  });
  serveStaff(app, deps, calls.strikeNote, async (call) => {
    await strikeNote(deps, call.account, call.application.applicationId, call.params.noteId);
    return view(call);
  });
  serveStaff(app, deps, calls.bePresent, { asks: true }, async ({ account, application }) => ({
    others: await bePresent(deps, account, application.applicationId),
  }));
  serveStaff(app, deps, calls.changeContact, async (call) => {
    await correctContact(deps, call.actor, call.application.applicationId, call.body);
    return view(call);
  });
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
  serveStaff(app, deps, calls.approvePersonalData, async (call) => {
    call.note({ despite: call.body.despite });
    await approveData(deps, call.actor, call.application.applicationId, call.body);
    return view(call);
  });
  serveStaff(app, deps, calls.reopenPersonalData, async (call) => {
    await reopenData(deps, call.actor, call.application.applicationId, call.body.revision);
    return view(call);
  });
  serveStaff(app, deps, calls.askForCorrection, async (call) => {
    call.note({ part: call.body.part });
    await askForCorrection(deps, call.actor, call.application.applicationId, call.body);
    return view(call);
  });
  serveStaff(app, deps, calls.takeCorrectionBack, async (call) => {
    await takeBack(deps, call.actor, call.application.applicationId, call.params.correctionId);
    return view(call);
  });
  serveStaff(app, deps, calls.settleCorrection, async (call) => {
    await settle(deps, call.actor, call.application.applicationId, call.params.correctionId);
    return view(call);
  });

  serveStaff(app, deps, deciding.moveStage, async (call) => {
    const { from, to } = call.body;
    call.note({ from, to, despite: call.body.despite });
    await decide(deps, call.account, call.application.applicationId, call.body);
    const shown = await view(call);
    return { case: shown, proposal: shown.proposal };
  });
  serveStaff(app, deps, deciding.confirmProposal, async (call) => {
    await confirm(deps, call.account, call.application.applicationId, call.body);
    return { case: await view(call), proposal: null };
  });
  serveStaff(app, deps, deciding.withdrawProposal, async (call) => {
    await withdraw(deps, call.application.applicationId);
    return { case: await view(call), proposal: null };
  });
}
