import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { reachOf, withinReach } from '@volante/contract/staff/roles.ts';
import type { ApplicationRow } from '@volante/contract/v1/application.ts';
import type { DbDeps, KeyDeps } from '../core/deps.ts';
import type { ServiceCaller } from '../core/http/staff/staff-deps.ts';
import { readCursor, writeCursor } from '../staff/cursor.ts';
import { type Place, type Row, selectRows } from './application-store.ts';

const PAGE = 50;

interface Query {
  updatedSince?: string | undefined;
  stage?: Stage | Stage[] | undefined;
  country?: CountryCode | CountryCode[] | undefined;
  reference?: string | undefined;
  limit?: string | undefined;
  cursor?: string | undefined;
}

/** A page of the applications of the caller's countries, by their last change. Throws a 422 at `cursor`. */
export async function listApplications(
  deps: DbDeps & KeyDeps,
  service: ServiceCaller,
  { limit, cursor, ...query }: Query,
): Promise<{ items: ApplicationRow[]; next: string | null }> {
  const reach = withinReach(reachOf(service.account), query.country);
  // Bound to the countries: a cursor of before they were fewer must not go on with the others.
  const asked = ['v1 applications', query, reach];
  const after = readCursor(deps, asked, cursor) as Place | null;
  const most = Number(limit ?? PAGE);
  const rows = await selectRows(deps.db, { ...query, reach, after, limit: most + 1 });
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  return { items: page.map(show), next: last ? writeCursor(deps, asked, [last.place, last.application_id]) : null };
}

function show(row: Row): ApplicationRow {
  return {
    id: row.application_id,
    reference: showReference(String(row.reference)),
    externalReference: row.external_reference,
    country: row.country,
    stage: row.stage,
    closed: row.closed,
    waitsFor: row.waits_for,
    waitingSince: row.waiting_since.toISOString(),
    name: row.name,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    revision: row.revision,
  };
}
