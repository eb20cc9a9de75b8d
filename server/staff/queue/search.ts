import { isRequestId } from '@volante/contract/fields/address.ts';
import type { Filters } from '@volante/contract/staff/queue.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { findByAnyId } from '../../applications/links.ts';
import type { ClockDeps, DbDeps, KeyDeps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { PAGE, type Page, readFilters } from './list.ts';
import { type OtherSought, searchRows } from './queue-store.ts';
import { foldWords, phoneEnd } from './search-words.ts';
import { showRow } from './show-row.ts';

const LEAST_DIGITS = 7;

type SearchDeps = DbDeps & ClockDeps & KeyDeps;
type Search = Filters & { q: string; cursor?: string | undefined; limit?: number | undefined };

/**
 * Finds applications by typed or pasted text: either reference, a link, an id, an identifier, an e-mail, a phone, otherwise a
 * name.
 */
export async function searchQueue(
  deps: SearchDeps,
  account: StaffAccount,
  { q, cursor, limit = PAGE, ...filters }: Search,
): Promise<Page> {
  const asked = ['search', account.roles, account.countries, q, filters];
  const [offset = 0] = (readCursor(deps, asked, cursor) ?? []) as number[];
  const asOf = deps.now().toISOString();
  const sought = { external: q.trim().toLowerCase(), other: await understand(deps, account, q) };
  const place = { offset, limit: limit + 1 };
  const wanted = await readFilters(deps, filters, account, 'search');
  const rows = await searchRows(deps.db, sought, wanted, place);
  return {
    items: rows.slice(0, limit).map((row) => showRow(row, account)),
    next: rows.length > limit ? writeCursor(deps, asked, [offset + limit]) : null,
    asOf,
  };
}

async function understand(deps: SearchDeps, account: StaffAccount, q: string): Promise<OtherSought | null> {
  const typed = q.trim();
  if (/^\d{4}[ -]?\d{4}$/.test(typed) || isRequestId(typed) || /^https?:/i.test(typed)) {
    const id = await findByAnyId(deps, typed);
    // Eight digits may also be the end of a phone number.
    if (id || !/^\d/.test(typed) || isRequestId(typed)) return id ? { kind: 'id', id } : null;
  }
  if (curp.test(typed) || rfc.test(typed)) {
    return may(account, 'decide') ? { kind: 'identifier', value: typed.toUpperCase() } : null;
  }
  if (typed.includes('@')) return { kind: 'email', email: typed.toLowerCase() };
  const digits = phoneEnd(typed);
  if (/^[\d\s()+.\-/]+$/.test(typed)) return digits.length >= LEAST_DIGITS ? { kind: 'phone', digits } : null;
  const words = foldWords(typed);
  return words.length > 0 ? { kind: 'name', words } : null;
}

const curp = /^[A-Z]{4}\d{6}[A-Z0-9]{8}$/i;
const rfc = /^[A-ZÑ&]{4}\d{6}[A-Z0-9]{3}$/i;
