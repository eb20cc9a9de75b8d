import { privacyEndpoints as calls, type ErasureItem, keptCodes } from '@volante/contract/staff/privacy/privacy.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { Person } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import { readSkeleton } from '../../applications/applications.ts';
import type { Deps } from '../../core/deps.ts';
import { FileAnswer } from '../../core/http/send-answer.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { brokenRule, brokenRules } from '../../core/problem.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { erase } from './erase.ts';
import { type ErasureRow, selectErasures } from './erasure-store.ts';
import { findExport, openExport, orderExport } from './export.ts';
import { previewRetention } from './preview-retention.ts';
import { hold, liftHold } from './retention.ts';
import { peopleOf, readPrivacy, showExport } from './show-privacy.ts';

const PAGE = 50;
const PREVIEWED_DAYS = 30;

/** Export, hold and erasure of the data of the person behind an application, by admins. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.getPrivacy, ({ application }) => readPrivacy(deps, application.applicationId));

  serveStaff(app, deps, calls.exportPerson, ({ application, account, body, transaction }) =>
    transaction(async (within) => ({
      exportId: await orderExport(within, application.applicationId, { reason: body.reason, accountId: account.id }),
    })),
  );

  serveStaff(app, deps, calls.getExport, async ({ application, params }) =>
    showExport(await findExport(deps, application.applicationId, params.exportId)),
  );

  serveStaff(app, deps, calls.getExportFile, async ({ application, params }) => {
    const row = await findExport(deps, application.applicationId, params.exportId);
    const { bytes, size } = await openExport(deps, row);
    const { reference } = await readSkeleton(deps.db, application.applicationId);
    return new FileAnswer(() => bytes, {
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': `attachment; filename="${showReference(String(reference))}.zip"`,
      'cache-control': 'no-store',
    });
  });

  serveStaff(app, deps, calls.erase, { erases: true }, async ({ application, account, body, note, transaction }) => {
    const { applicationId } = application;
    const { reference, country, stages, decision } = await readSkeleton(deps.db, applicationId);
    if (body.confirm.replaceAll(/\D/g, '') !== String(reference))
      throw brokenRules(brokenRule('confirm', 'invalid_value'));
    note({ reference: showReference(String(reference)), country, stages, decision });
    return transaction(async (within) => {
      await erase(within, applicationId, { why: 'request', reason: body.reason, accountId: account.id });
      return { erased: true as const, kept: [...keptCodes] };
    });
  });

  serveStaff(app, deps, calls.holdRetention, ({ application: { applicationId }, account, body, transaction }) =>
    transaction(
      (within) => hold(within, applicationId, { reason: body.reason, accountId: account.id }),
      (within) => readPrivacy(within, applicationId),
    ),
  );

  serveStaff(app, deps, calls.liftHold, ({ application: { applicationId }, transaction }) =>
    transaction(
      (within) => liftHold(within, applicationId),
      (within) => readPrivacy(within, applicationId),
    ),
  );

  serveStaff(app, deps, calls.previewRetention, ({ reach, query: { days = String(PREVIEWED_DAYS), ...page } }) =>
    previewRetention(deps, reach, { ...page, days: Number(days) }),
  );

  serveStaff(app, deps, calls.listErasures, async ({ reach, query: { cursor, limit = String(PAGE) } }) => {
    const asked = ['erasures', reach];
    const [at, id] = (readCursor(deps, asked, cursor) ?? []) as [string?, string?];
    const most = Number(limit);
    const after = at && id ? { at: new Date(at), id } : undefined;
    const rows = await selectErasures(deps.db, reach, { after, limit: most + 1 });
    const people = await peopleOf(deps.db);
    const page = rows.slice(0, most);
    const last = rows.length > most ? page.at(-1) : undefined;
    return {
      items: page.map((row) => itemOf(row, people)),
      next: last ? writeCursor(deps, asked, [last.at.toISOString(), last.id]) : null,
    };
  });
}

function itemOf(row: ErasureRow, people: Map<string, Person>): ErasureItem {
  const done = row.archive_key ? 'blocked' : 'done';
  return {
    applicationId: row.application_id,
    reference: showReference(String(row.reference)),
    country: row.country,
    why: row.why,
    reason: row.reason,
    by: (row.account_id && people.get(row.account_id)) || null,
    at: row.at.toISOString(),
    state: row.finished_at ? done : 'running',
    archiveUntil: row.archive_until,
  };
}
