import { type AuditEntry, auditEndpoints as calls } from '@volante/contract/staff/audit.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { FastifyInstance } from 'fastify';
import { forLists } from '../../core/database/lists.ts';
import type { ClockDeps, DbDeps, Deps, KeyDeps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { selectAccounts } from '../accounts/account-store.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { selectReferences } from '../queue/queue-store.ts';
import * as store from './audit-store.ts';
import { allRows, csvFile, momentsOf, zone } from './tables-of-log.ts';
import { selectVisit } from './visit-store.ts';

const PAGE = 50;

/** `from` and `to` are days, inclusive. */
interface Asked extends Pick<store.AuditFilter, 'account' | 'about' | 'application' | 'kind' | 'direction'> {
  from?: string | undefined;
  to?: string | undefined;
  visit?: string | undefined;
}

/** One page of the log. Throws a 422 at `cursor`. */
async function listEntries(
  deps: DbDeps & KeyDeps,
  reach: Reach,
  { limit = String(PAGE), cursor, ...asked }: Asked & { limit?: string | undefined; cursor?: string | undefined },
): Promise<{ items: AuditEntry[]; next: string | null }> {
  const list = ['audit', asked, reach];
  const [at, id] = (readCursor(deps, list, cursor) ?? []) as [string?, string?];
  const most = Number(limit);
  const after = at && id ? { at: new Date(at), id } : undefined;
  const filter = await filterOf(deps, reach, asked);
  const rows = filter ? await store.selectEntries(deps.db, { ...filter, after, limit: most + 1 }) : [];
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  return {
    items: await show(deps, page),
    next: last ? writeCursor(deps, list, [last.at.toISOString(), last.id]) : null,
  };
}

/** The entries up to now. */
function entriesTable(deps: DbDeps & ClockDeps, filter: Wanted): AsyncIterable<unknown[]> {
  return allRows(
    deps,
    filter.to,
    (part) => store.selectEntries(deps.db, { ...filter, ...part }),
    async (rows) => (await show(deps, rows)).map(rowOf),
  );
}

const columns = [
  ...['id', 'at', 'account_id', 'account', 'kind', 'application_id', 'reference', 'part', 'media_id', 'revision'],
  ...['ip', 'sealed', 'details'],
];

function rowOf(entry: AuditEntry): unknown[] {
  const { account, sealed, details } = entry;
  return [
    ...[entry.id, entry.at, account?.id, account?.name, entry.kind, entry.applicationId, entry.reference, entry.part],
    ...[entry.mediaId, entry.revision, entry.ip, sealed ? 'yes' : 'no', JSON.stringify(details)],
  ];
}

type Wanted = Omit<store.AuditFilter, 'limit' | 'after'>;

/** Null for nothing: no visit begins with the entry. */
async function filterOf({ db }: DbDeps, reach: Reach, { visit, ...asked }: Asked): Promise<Wanted | null> {
  const filter = { reach, ...asked, about: asked.about?.toLowerCase(), ...momentsOf(asked) };
  if (visit === undefined) return filter;
  const found = await selectVisit(db, zone, visit);
  return found && meets(asked, found) ? { ...filter, ...found } : null;
}

const meets = (asked: Asked, found: { account: string; application: string }) =>
  (['account', 'application'] as const).every((name) => (asked[name] ?? found[name]).toLowerCase() === found[name]);

async function show({ db }: DbDeps, rows: readonly store.AuditRow[]): Promise<AuditEntry[]> {
  const ids = [...new Set(rows.flatMap((row) => row.application_id ?? []))];
  const [accounts, references, seal] = await Promise.all([
    selectAccounts(db),
    selectReferences(db, ids),
    store.selectNewestSeal(db),
  ]);
  const names = new Map(accounts.map((account) => [account.id, account.name]));
  return rows.map((row) => {
    const reference = row.application_id === null ? undefined : references.get(row.application_id);
    return {
      id: row.id,
      at: row.at.toISOString(),
      account: row.account_id === null ? null : { id: row.account_id, name: names.get(row.account_id) ?? '' },
      kind: row.kind,
      applicationId: row.application_id,
      reference: reference === undefined ? null : showReference(String(reference)),
      part: row.part,
      mediaId: row.media_id,
      revision: row.revision,
      ip: row.ip,
      details: row.details,
      sealed: isSealed(row, seal),
    };
  });
}

// In the order of the seals.
function isSealed({ written_in, id }: store.AuditRow, seal: store.SealRow | null): boolean {
  if (!seal) return false;
  const [own, last] = [BigInt(written_in), BigInt(seal.last_written_in)];
  return own < last || (own === last && id <= seal.last_id);
}

async function* nothing(): AsyncGenerator<unknown[]> {}

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listAudit, async ({ reach, query }) => listEntries(await forLists(deps), reach, query));

  serveStaff(app, deps, calls.downloadAudit, async ({ reach, query, note }) => {
    note({ audit: query });
    const within = await forLists(deps);
    const filter = await filterOf(within, reach, query);
    return csvFile(deps, 'audit', columns, () => (filter ? entriesTable(within, filter) : nothing()));
  });

  serveStaff(app, deps, calls.newestSeal, async () => {
    const seal = await store.selectNewestSeal(deps.db);
    if (!seal) return { seal: null };
    const { number, entries, hmac, at } = seal;
    return { seal: { number, entries, hmac: hmac.toString('hex'), at: at.toISOString() } };
  });
}
