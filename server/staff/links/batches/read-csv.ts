import { MAX_BATCH_ROWS } from '@volante/contract/staff/links/batch-calls.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { brokenRule, Problem } from '../../../core/problem.ts';
import { type Column, columnOf } from './columns.ts';

export interface CsvRow {
  /** The line on which it begins; the header is line 1. */
  line: number;
  cells: Partial<Record<Column, string>>;
  /** It has more cells than the header has columns: a text contains the separator. */
  tooLong: boolean;
}

interface Csv {
  rows: CsvRow[];
  /** Headers of ignored columns. */
  ignored: string[];
}

const separators = [',', ';', '\t'];
/** In characters. No row is this long, unless an unclosed quotation mark swallows the rest of the file. */
const LONGEST_ROW = 20_000;
/** With empty rows, of which spreadsheets save many. A row of another length than the header's takes 50 microseconds. */
const MOST_RECORDS = 20 * MAX_BATCH_ROWS;
/** At most this many ignored columns are named, with at most as many letters. */
const NAMED = 60;

/**
 * Reads rows by their headers. Throws `too_many_rows`, and `file_unreadable` if no header names a driver, if a column occurs
 * twice, or at an unclosed quotation mark (`line.N`).
 */
export function readCsv(text: string): Csv {
  // A first line that tells some spreadsheets the separator.
  const [hint] = /^sep=.\n/i.exec(text) ?? [''];
  const body = text.slice(hint.length);
  const { separator, header } = findHeader(body);
  const names = header.map(columnOf);
  refuseHeader(names);
  const known = names.flatMap((name, at) => (name === null ? [] : [{ name, at }]));
  const rows: CsvRow[] = [];
  let records = 0;
  // The parser keeps no record, since most rows of a file may be empty.
  function take(record: readonly string[], { lines }: { lines: number }): null {
    if (++records > MOST_RECORDS) throw new Problem('too_many_rows');
    if (records === 1 || record.every((cell) => cell.trim() === '')) return null;
    if (rows.length === MAX_BATCH_ROWS) throw new Problem('too_many_rows');
    const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    rows.push({
      line: lines - breaks + (hint ? 1 : 0),
      cells: cellsOf(known, record),
      tooLong: record.slice(names.length).some((cell) => cell.trim() !== ''),
    });
    return null;
  }
  try {
    parse(body, { ...options, delimiter: separator, on_record: take });
  } catch (error) {
    throw refusalOf(error);
  }
  const ignored = header.filter((name, at) => names[at] === null && name.trim() !== '');
  return { rows, ignored: ignored.slice(0, NAMED).map((name) => name.trim().slice(0, NAMED)) };
}

const options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_ROW,
} as const;

/** Chooses the separator with which the first line has the most known headers. */
function findHeader(text: string): { separator: string; header: string[] } {
  const read = separators.map((separator) => ({ separator, header: firstRow(text, separator) }));
  const known = ({ header }: { header: string[] }) => header.filter((name) => columnOf(name) !== null).length;
  return read.toSorted((a, b) => known(b) - known(a))[0] as (typeof read)[number];
}

function firstRow(text: string, delimiter: string): string[] {
  try {
    const [header = []] = parse(text.slice(0, LONGEST_ROW), { ...options, delimiter, to: 1 });
    return header;
  } catch {
    return [];
  }
}

function refuseHeader(names: readonly (Column | null)[]): void {
  const twice = names.find((name, at) => name !== null && names.indexOf(name) !== at);
  if (twice) throw new Problem('file_unreadable', { errors: [brokenRule(`header.${twice}`, 'invalid_value')] });
  const isNamed = (['firstName', 'lastName', 'phone', 'email'] as const).some((name) => names.includes(name));
  if (!isNamed) throw new Problem('file_unreadable', { errors: [brokenRule('header', 'field_required')] });
}

interface Known {
  name: Column;
  at: number;
}

function cellsOf(known: readonly Known[], record: readonly string[]): CsvRow['cells'] {
  const given = known.flatMap(({ name, at }) => {
    const cell = record[at]?.trim() ?? '';
    return cell === '' ? [] : [[name, cell] as const];
  });
  return Object.fromEntries(given);
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = (error as { lines?: number }).lines;
  return new Problem('file_unreadable', { errors: line ? [brokenRule(`line.${line}`, 'invalid_value')] : [] });
}
