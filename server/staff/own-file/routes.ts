import { ownFileEndpoints as calls } from '@volante/contract/own-file/calls.ts';
import { privacyRequestEndpoints as staffCalls } from '@volante/contract/staff/privacy/requests.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { FastifyInstance } from 'fastify';
import { readSkeleton } from '../../applications/applications.ts';
import type { Deps } from '../../core/deps.ts';
import { serve } from '../../core/http/serve.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { brokenRule, brokenRules } from '../../core/problem.ts';
import { openDownload, orderDownload, showDownload } from './downloads.ts';
import { listRequests, listRequestsOf } from './list-requests.ts';
import { readIdentifier, readOwnFile } from './read-file.ts';
import { answerRequest, askAboutData, grantDeletion, withdraw } from './requests.ts';

/** The driver's own file, and what staff answer to their requests. */
export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.getOwnFile, ({ application }) => readOwnFile(deps, application.applicationId));

  serve(app, deps, calls.showIdentifier, async ({ application, query: { part, row, name } }) => ({
    value: await readIdentifier(deps, application.applicationId, { part, row: Number(row), name }),
  }));

  serve(app, deps, calls.orderDownload, ({ application }) => orderDownload(deps, application.applicationId));

  serve(app, deps, calls.getDownload, ({ application }) => showDownload(deps, application.applicationId));

  serve(app, deps, calls.getDownloadFile, async ({ application: { applicationId } }) => {
    const { reference } = await readSkeleton(deps.db, applicationId);
    return openDownload(deps, applicationId, showReference(String(reference)));
  });

  serve(app, deps, calls.askAboutData, ({ application, body }) => askAboutData(deps, application, body));

  serve(app, deps, calls.withdrawConsent, async ({ application, body }) => {
    await withdraw(deps, application, body.kind);
    return { withdrawn: true as const };
  });

  serveStaff(app, deps, staffCalls.listPrivacyRequests, ({ reach, query }) => listRequests(deps, reach, query));

  serveStaff(app, deps, staffCalls.listOwnRequests, async ({ application }) => ({
    items: await listRequestsOf(deps, application.applicationId),
  }));

  serveStaff(app, deps, staffCalls.answerPrivacyRequest, ({ application, params, account, body, transaction }) =>
    transaction(
      (within) =>
        answerRequest(within, application.applicationId, params.requestId, {
          outcome: body.outcome,
          text: body.text,
          accountId: account.id,
        }),
      async (within) => {
        const all = await listRequestsOf(within, application.applicationId);
        return all.find(({ requestId }) => requestId === params.requestId.toLowerCase())!;
      },
    ),
  );

  serveStaff(
    app,
    deps,
    staffCalls.grantDeletion,
    { erases: true },
    async ({ application: { applicationId }, params, account, body, note, transaction }) => {
      const { reference, country, stages, decision } = await readSkeleton(deps.db, applicationId);
      if (body.confirm.replaceAll(/\D/g, '') !== String(reference))
        throw brokenRules(brokenRule('confirm', 'invalid_value'));
      note({ reference: showReference(String(reference)), country, stages, decision });
      return transaction(async (within) => {
        await grantDeletion(within, applicationId, params.requestId, { text: body.text, accountId: account.id });
        return { erased: true as const };
      });
    },
  );
}
