import { normalizePhone } from '@volante/contract/countries/phone.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { RowStatus } from '@volante/contract/staff/links/batch-calls.ts';
import { LinkGiven } from '@volante/contract/staff/links/given.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { Db } from '../../../core/database/db.ts';
import { parse } from '../../../core/http/parse.ts';
import { Problem } from '../../../core/problem.ts';
import { findLive, keysOf } from '../matches.ts';
import { readCountryCell, readLanguageCell } from './columns.ts';
import type { CsvRow } from './read-csv.ts';

export interface JudgedRow {
  line: number;
  status: RowStatus;
  errors: { path: string; code: string }[];
  /** The application that a duplicate repeats; null if it repeats an earlier row. */
  of: number | null;
  /** As it will be stored; for rows with errors, as it was typed. */
  given: { [Column in keyof LinkGiven]?: string | undefined };
}

/** Stored characters per cell of a row with errors. */
const KEPT = 200;

/** Finds a row's errors, for a file of drivers in `country`. */
export function judgeRow({ line, cells, tooLong }: CsvRow, country: CountryCode): JudgedRow {
  const { phone, language } = cells;
  const typed = {
    ...cells,
    country: cells.country ? readCountryCell(cells.country) : country,
    ...(language && { language: readLanguageCell(language) }),
    // Spreadsheets put an apostrophe before text that must not be taken for a formula.
    ...(phone && { phone: phone.replace(/^'/, '') }),
  };
  const errors: JudgedRow['errors'] = tooLong ? [{ path: 'row', code: 'too_many_columns' }] : [];
  try {
    const given = parse(LinkGiven, typed);
    const stored = given.phone === undefined ? undefined : normalizePhone(given.phone, given.country);
    if (stored === null) errors.push({ path: 'phone', code: 'phone_invalid' });
    if (errors.length === 0)
      return { line, status: 'ok', errors, of: null, given: { ...given, ...(stored && { phone: stored }) } };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    errors.push(...error.errors.map(({ path, code }) => ({ path, code })));
  }
  const kept = Object.entries(cells).map(([name, cell]) => [name, cell.slice(0, KEPT)]);
  return { line, status: 'error', errors, of: null, given: Object.fromEntries(kept) };
}

/** Marks the rows of countries in which whoever sends the file doesn't work. */
export function markOtherCountries(reach: Reach, rows: JudgedRow[]): void {
  for (const row of rows.filter(({ status }) => status === 'ok'))
    if (!reach.some((country) => country === row.given.country))
      Object.assign(row, { status: 'error', errors: [{ path: 'country', code: 'country_out_of_reach' }] });
}

/** Marks the rows that duplicate an earlier row or a live application. */
export async function markDuplicates(db: Db, reach: Reach, rows: JudgedRow[]): Promise<void> {
  markEarlier(rows);
  await markLive(db, reach, rows);
}

/** A row with errors isn't created, so it has no duplicates. */
function markEarlier(rows: JudgedRow[]): void {
  const seen = new Set<string>();
  for (const row of rows.filter(({ status }) => status === 'ok')) {
    const keys = Object.entries(keysOf(row.given)).flatMap(([kind, key]) => (key ? `${kind} ${key}` : []));
    if (keys.some((key) => seen.has(key))) row.status = 'duplicate';
    for (const key of keys) seen.add(key);
  }
}

/** Marks the rows that repeat a live application, with its reference. Those of other countries stay unseen. */
export async function markLive(
  db: Db,
  reach: Reach,
  rows: Pick<JudgedRow, 'status' | 'of' | 'given'>[],
): Promise<void> {
  const whole = rows.filter(({ status }) => status !== 'error').map((row) => ({ row, keys: keysOf(row.given) }));
  const live = await findLive(
    db,
    reach,
    whole.map(({ keys }) => keys),
    100_000,
  );
  const byPhone = new Map(live.map(({ phone, reference }) => [phone, reference]));
  const byEmail = new Map(live.map(({ email, reference }) => [email, reference]));
  for (const { row, keys } of whole) {
    const of = (keys.phone && byPhone.get(keys.phone)) || (keys.email && byEmail.get(keys.email)) || null;
    if (of !== null) Object.assign(row, { status: 'duplicate', of });
  }
}
