import { type AuditFile, type AuditVisit, auditEndpoints as calls } from '@volante/contract/staff/audit.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import { forLists } from '../../core/database/lists.ts';
import type { ClockDeps, DbDeps, Deps, KeyDeps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { selectAccounts } from '../accounts/account-store.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { selectReferences } from '../queue/queue-store.ts';
import { selectFileNames } from './file-name-store.ts';
import { allRows, csvFile, momentsOf, zone } from './tables-of-log.ts';
import { selectVisits, type VisitFilter, type VisitRow } from './visit-store.ts';

const PAGE = 50;

/** `from` and `to` are days, inclusive. */
interface Asked extends Pick<VisitFilter, 'account' | 'application' | 'direction'> {
  from?: string | undefined;
  to?: string | undefined;
}

/** One page of visits. Throws a 422 at `cursor`. */
async function listVisits(
  deps: DbDeps & KeyDeps,
  reach: Reach,
  { limit = String(PAGE), cursor, ...asked }: Asked & { limit?: string | undefined; cursor?: string | undefined },
): Promise<{ items: AuditVisit[]; next: string | null }> {
  const list = ['audit-visits', asked, reach];
  const [at, id] = (readCursor(deps, list, cursor) ?? []) as [string?, string?];
  const most = Number(limit);
  const after = at && id ? { at: new Date(at), id } : undefined;
  const rows = await selectVisits(deps.db, zone, { reach, ...asked, ...momentsOf(asked), after, limit: most + 1 });
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  return {
    items: await show(deps, page),
    next: last ? writeCursor(deps, list, [last.at.toISOString(), last.id]) : null,
  };
}

async function show({ db }: DbDeps, rows: readonly VisitRow[]): Promise<AuditVisit[]> {
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  const [accounts, references, names] = await Promise.all([
    selectAccounts(db),
    selectReferences(db, unique(rows.map((row) => row.application_id))),
    selectFileNames(db, unique(rows.flatMap((row) => row.files))),
  ]);
  const people = new Map(accounts.map((account) => [account.id, account.name]));
  const showFile = (mediaId: string): AuditFile => {
    const { type = null, mime_type = null } = names.get(mediaId) ?? {};
    return { mediaId, type, mimeType: mime_type };
  };
  return rows.map((row) => {
    const reference = references.get(row.application_id);
    return {
      id: row.id,
      account: { id: row.account_id, name: people.get(row.account_id) ?? '' },
      applicationId: row.application_id,
      reference: reference === undefined ? null : showReference(String(reference)),
      from: row.at.toISOString(),
      to: row.entries > 1 ? row.ended_at.toISOString() : null,
      entries: row.entries,
      parts: row.parts,
      files: row.files.map(showFile),
      fileCount: row.file_count,
      written: row.written,
    };
  });
}

const columns = [
  ...['id', 'from', 'to', 'seconds', 'account_id', 'account', 'application_id', 'reference', 'entries', 'parts'],
  ...['files', 'file_count', 'written'],
];
const ERASED = 'erased';

function rowOf({ account, from, to, files, parts, written, ...visit }: AuditVisit): unknown[] {
  const seconds = to && Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  const fileNames = files.map(({ mediaId, type, mimeType }) => [type ?? ERASED, mimeType, mediaId]);
  return [
    ...[visit.id, from, to, seconds, account.id, account.name, visit.applicationId, visit.reference ?? ERASED],
    ...[visit.entries, parts.join('; '), fileNames.map((name) => name.filter(Boolean).join(' ')).join('; ')],
    ...[visit.fileCount, written.map(({ kind, count }) => `${kind} ${count}`).join('; ')],
  ];
}

function visitsTable(deps: DbDeps & ClockDeps, reach: Reach, asked: Asked): AsyncIterable<unknown[]> {
  const { to, ...filter } = { ...asked, ...momentsOf(asked) };
  return allRows(
    deps,
    to,
    (part) => selectVisits(deps.db, zone, { reach, ...filter, ...part }),
    async (rows) => (await show(deps, rows)).map(rowOf),
  );
}

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listAuditVisits, async ({ reach, query }) =>
    listVisits(await forLists(deps), reach, query),
  );

  serveStaff(app, deps, calls.downloadAuditVisits, async ({ reach, query, note }) => {
    note({ audit: query });
    const within = await forLists(deps);
    return csvFile(deps, 'audit-visits', columns, () => visitsTable(within, reach, query));
  });
}
