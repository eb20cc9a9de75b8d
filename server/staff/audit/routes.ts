import { countries } from '@volante/contract/countries/index.ts';
import { auditEndpoints as calls } from '@volante/contract/staff/audit.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { selectAccounts } from '../accounts/account-store.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { endOfDay, firstMoment } from '../days.ts';
import * as store from './audit-store.ts';

const PAGE = 50;
// The log is of all countries; its days are those of the house.
const { zone } = countries.mx;

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listAudit, async ({ query: { cursor, limit = String(PAGE), ...filter } }) => {
    const asked = ['audit', filter];
    const [at, id] = (readCursor(deps, asked, cursor) ?? []) as [string?, string?];
    const most = Number(limit);
    const rows = await store.selectEntries(deps.db, {
      ...filter,
      from: filter.from === undefined ? undefined : firstMoment(filter.from, zone),
      to: filter.to === undefined ? undefined : (endOfDay(filter.to, zone) ?? undefined),
      after: at && id ? { at: new Date(at), id } : undefined,
      limit: most + 1,
    });
    const names = new Map((await selectAccounts(deps.db)).map((account) => [account.id, account.name]));
    const page = rows.slice(0, most);
    const last = rows.length > most ? page.at(-1) : undefined;
    return {
      items: page.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        account: row.account_id === null ? null : { id: row.account_id, name: names.get(row.account_id) ?? '' },
        kind: row.kind,
        applicationId: row.application_id,
        part: row.part,
        mediaId: row.media_id,
        revision: row.revision,
        ip: row.ip,
        details: row.details,
      })),
      next: last ? writeCursor(deps, asked, [last.at.toISOString(), last.id]) : null,
    };
  });

  serveStaff(app, deps, calls.newestSeal, async () => {
    const seal = await store.selectNewestSeal(deps.db);
    if (!seal) return { seal: null };
    const { number, entries, hmac, at } = seal;
    return { seal: { number, entries, hmac: hmac.toString('hex'), at: at.toISOString() } };
  });
}
