import { reaches } from '@volante/contract/staff/roles.ts';
import { v1ApplicationEndpoints as calls } from '@volante/contract/v1/applications.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { clientAddress } from '../core/http/connection/client-address.ts';
import { serveStaff } from '../core/http/staff/serve-staff.ts';
import { Problem } from '../core/problem.ts';
import { findFile } from '../media/pages.ts';
import { ADDRESS_SECONDS, signAddress } from '../media/signed-address.ts';
import { decide } from '../staff/application/decision/decide.ts';
import { insertServiceReference } from '../staff/links/link-store.ts';
import { makeLink } from '../staff/links/links.ts';
import { readOffered } from '../staff/plans/plans.ts';
import { selectQueueRow } from '../staff/queue/row-store.ts';
import { listApplications } from './list-applications.ts';
import { readWhole } from './read-whole.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.createApplication, ({ account, body, about, transaction }) => {
    if (!reaches(account, body.country)) throw new Problem('scope_refused');
    return transaction(async (within) => {
      const { applicationId: id, reference, url } = await makeLink(within, account, body, about);
      const externalReference = body.externalReference || null;
      if (externalReference !== null) {
        const taken = { application_id: id, account_id: account.id, external_reference: externalReference };
        await insertServiceReference(within.db, taken);
      }
      return { id, reference, externalReference, url };
    });
  });
  serveStaff(app, deps, calls.readApplications, ({ service, query }) => listApplications(deps, service, query));
  serveStaff(app, deps, calls.readApplication, async ({ service, application, request }) => {
    const { applicationId, revision } = application;
    const whole = await readWhole(deps, service, applicationId);
    if (whole.identifiers) {
      const entry = {
        accountId: service.account.id,
        kind: 'read',
        applicationId,
        revision,
        ip: clientAddress(request),
      };
      await deps.staffGate.recordRead({ ...entry, part: 'identifiers' });
    }
    return whole;
  });
  serveStaff(app, deps, calls.readFile, async ({ application, params }) => {
    const { id, file_name, mime_type, size } = await findFile(deps, application.applicationId, params.mediaId);
    return {
      id,
      fileName: file_name,
      mimeType: mime_type,
      size,
      url: deps.config.PUBLIC_URL + signAddress(deps, id),
      expiresAt: new Date(deps.now().getTime() + ADDRESS_SECONDS * 1000).toISOString(),
    };
  });
  serveStaff(app, deps, calls.readPlans, async ({ account, query: { country } }) => {
    if (!reaches(account, country)) throw new Problem('scope_refused');
    const plans = await readOffered(deps.db, country);
    return {
      items: plans.map(({ ended: _, by: __, at: ___, ...plan }) => plan),
      next: null,
    };
  });
  serveStaff(app, deps, calls.decideApplication, ({ account, application, body, note, transaction }) => {
    const { applicationId, stage: from } = application;
    const { outcome: to, ...given } = body;
    note({ from, to, despite: body.despite });
    return transaction(
      (within) => decide(within, account, applicationId, { ...given, from, to }),
      async (within) => {
        const row = await selectQueueRow(within.db, applicationId);
        if (!row) throw new Problem('admission_request_not_found');
        return { stage: row.stage, revision: row.revision, waitsForPeople: row.stage !== to };
      },
    );
  });
}
