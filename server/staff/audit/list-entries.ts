import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { countries } from '@volante/contract/countries/index.ts';
import { type AuditEntry, auditEndpoints as calls } from '@volante/contract/staff/audit.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { type Stringifier, stringify } from 'csv-stringify';
import type { FastifyInstance } from 'fastify';
import { forLists } from '../../core/database/lists.ts';
import type { ClockDeps, DbDeps, Deps, KeyDeps } from '../../core/deps.ts';
import { FileAnswer } from '../../core/http/send-answer.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { selectAccounts } from '../accounts/account-store.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { endOfDay, firstMoment } from '../days.ts';
import { selectReferences } from '../queue/queue-store.ts';
import * as store from './audit-store.ts';

const PAGE = 50;
/** How many rows of a table are in memory at the same time. */
const ROWS_AT_ONCE = 500;
// The log covers all countries; its days are those of the head office.
const { zone } = countries.mx;

/** `from` and `to` are days, inclusive. */
interface Asked extends Pick<store.AuditFilter, 'account' | 'about' | 'application' | 'kind' | 'direction'> {
  from?: string | undefined;
  to?: string | undefined;
}

/** One page of the log. Throws a 422 at `cursor`. */
async function listEntries(
  deps: DbDeps & KeyDeps,
  { limit = String(PAGE), cursor, ...asked }: Asked & { limit?: string | undefined; cursor?: string | undefined },
): Promise<{ items: AuditEntry[]; next: string | null }> {
  const list = ['audit', asked];
  const [at, id] = (readCursor(deps, list, cursor) ?? []) as [string?, string?];
  const most = Number(limit);
  const after = at && id ? { at: new Date(at), id } : undefined;
  const rows = await store.selectEntries(deps.db, { ...filterOf(asked), after, limit: most + 1 });
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  return {
    items: await show(deps, page),
    next: last ? writeCursor(deps, list, [last.at.toISOString(), last.id]) : null,
  };
}

/** The log up to now as CSV, with a byte order mark by which spreadsheets recognize UTF-8; nothing in it acts as a formula. */
function streamTable(deps: DbDeps & ClockDeps, asked: Asked): Readable {
  const table = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows', header: true, columns });
  // A failure ends the response in the middle, which browsers show as a failed download.
  pipeline(Readable.from(allRows(deps, asked)), table).catch(() => undefined);
  return table satisfies Stringifier;
}

async function* allRows(deps: DbDeps & ClockDeps, asked: Asked): AsyncGenerator<unknown[]> {
  const filter = filterOf(asked);
  // Entries written during the download aren't included, since it has to end.
  const end = new Date(Math.min(filter.to?.getTime() ?? Number.POSITIVE_INFINITY, deps.now().getTime() + 1));
  for (let after: store.AuditFilter['after']; ; ) {
    const rows = await store.selectEntries(deps.db, { ...filter, to: end, after, limit: ROWS_AT_ONCE });
    for (const entry of await show(deps, rows)) yield rowOf(entry);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = { at: last.at, id: last.id };
  }
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

function filterOf({ from, to, ...filter }: Asked) {
  return {
    ...filter,
    about: filter.about?.toLowerCase(),
    from: from === undefined ? undefined : firstMoment(from, zone),
    to: to === undefined ? undefined : (endOfDay(to, zone) ?? undefined),
  };
}

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

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listAudit, async ({ query }) => listEntries(await forLists(deps), query));

  serveStaff(app, deps, calls.downloadAudit, async ({ query, note }) => {
    note({ audit: query });
    const within = await forLists(deps);
    return new FileAnswer(() => streamTable(within, query), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-${deps.now().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    });
  });

  serveStaff(app, deps, calls.newestSeal, async () => {
    const seal = await store.selectNewestSeal(deps.db);
    if (!seal) return { seal: null };
    const { number, entries, hmac, at } = seal;
    return { seal: { number, entries, hmac: hmac.toString('hex'), at: at.toISOString() } };
  });
}
