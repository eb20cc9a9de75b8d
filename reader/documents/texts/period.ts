import { areDaysFirst, statedPeriod } from '@volante/contract/documents/stated-month.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { type Cell, type Rows, textOf } from '../page/cells.ts';
import { fieldsOf, type PageFields } from '../page/reading.ts';
import { belowOf, type Found, findValue } from '../page/values.ts';
import { newestDateIn } from './newest-date.ts';

/** Later than any date on a paper. */
const LATEST = '2099-12-31';

/** The days that a paper covers, and the cells that say so; `most` is how many such a paper covers at most. */
export function periodIn(rows: Rows, most: number): PageFields {
  const daysFirst = areDaysFirst(textOf(rows));
  const read = (text: string) => statedPeriod(text, most, daysFirst);
  const found = readStated(rows, read) ?? periodInColumns(rows, read) ?? periodWithoutYear(rows, read);
  const { cells } = found ?? {};
  return found && cells
    ? fieldsOf({ periodFrom: { value: found.value.from, cells }, periodTo: { value: found.value.to, cells } })
    : periodOfBalances(rows, most);
}

const DAY_MONTH = '([A-Z]{3})[A-Z]*\\.? (\\d{1,2})';
const WITHOUT_YEAR = new RegExp(`${DAY_MONTH} ?(?:-|TO|THRU|THROUGH) ?${DAY_MONTH}(?!\\d|,? ?20\\d\\d)`);
/** A bill is dated so many days after the last one that it covers, at most, or before the first one. */
const [DATED_AFTER, DATED_BEFORE] = [45, 10];
/** Before the days of the bill, where others have no year either. */
const OWN_DAYS = /\b(?:SERVICES?|BILLING|CYCLE|CHARGES)(?: (?:PERIOD|DATES?|FROM|FOR))? ?:? ?$/;

/**
 * The only days on the page that have no year, or the only ones that are called those of the bill, in the year of a date that follows their end within some
 * weeks, or is about when a month that is billed ahead begins.
 */
function periodWithoutYear<Value>(rows: Rows, read: (text: string) => Value | null): Found<Value> | null {
  const cells = rows.flat();
  const stated = rows.flatMap((row) =>
    row.flatMap((cell, k) => (WITHOUT_YEAR.test(cell.text) ? [{ cell, before: row[k - 1] }] : [])),
  );
  const areSame = (found: typeof stated) => new Set(found.map(({ cell }) => daysOf(cell.text))).size === 1;
  const own = stated.filter(({ cell, before }) => {
    const at = cell.text.search(WITHOUT_YEAR);
    return OWN_DAYS.test(at > 0 ? cell.text.slice(0, at) : (before?.text ?? ''));
  });
  const found = areSame(stated) ? stated : own;
  const cell = areSame(found) ? found[0]!.cell : null;
  if (!cell) return null;
  const [, firstMonth, firstDay, month, day] = WITHOUT_YEAR.exec(cell.text)!;
  for (const dated of cells) {
    const date = newestDateIn(dated.text, LATEST);
    const inItsYear = (name = '', number = '') =>
      date && newestDateIn(`${name} ${number}, ${date.slice(0, 4)}`, LATEST);
    const [start, end] = [inItsYear(firstMonth, firstDay), inItsYear(month, day)];
    if (!date || !end || !start) continue;
    const isAfter = end <= date && addDays(end, DATED_AFTER) >= date;
    const isAhead =
      start <= end && date <= end && addDays(date, DATED_BEFORE) >= start && addDays(start, DATED_BEFORE) >= date;
    if (!isAfter && !isAhead) continue;
    const value = read(`${WITHOUT_YEAR.exec(cell.text)![0]}, ${date.slice(0, 4)}`);
    if (value !== null) return { value, cells: [cell, dated] };
  }
  return null;
}

/** Days in one form, to compare two. */
function daysOf(period: string): string {
  return WITHOUT_YEAR.exec(period)!.slice(1).join(' ');
}

/** First and last day below, or beside, labels of their own. */
function periodInColumns<Value>(rows: Rows, read: (text: string) => Value | null): Found<Value> | null {
  const day = (label: string) =>
    findValue(rows, {
      label,
      // What is measured may stand too close before its first day.
      read: (text) =>
        /(?<= )\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$|^(?:[A-Z]{3,10} ?)?\d[\dA-Z ,./-]*$/.exec(text)?.[0] ?? null,
    });
  const from = day(
    '(?:FROM|DESDE|DEL|START(?: DATE)?|PREVIOUS READ(?:ING)?(?: DATE)?|FECHA (?:INICIAL|DE INICIO)|INICIO)',
  );
  const to = day(
    '(?:TO|HASTA|AL|END(?: DATE)?|CURRENT READ(?:ING)?(?: DATE)?|PRESENT READ(?:ING)?(?: DATE)?|FECHA (?:FINAL|DE FIN)|FIN)',
  );
  const value = from && to ? read(`${from.value} TO ${to.value}`) : null;
  return from && to && value !== null ? { value, cells: [...from.cells, ...to.cells] } : null;
}

/** What the text of a paper states, and the first cells that state it: a row, two rows, or two cells of a column. */
export function readStated<Value>(rows: Rows, read: (text: string) => Value | null): Found<Value> | null {
  const inColumns = rows.flatMap((row, k) =>
    row.flatMap((cell) => {
      const below = belowOf(rows, k, cell);
      return below ? [[cell, below]] : [];
    }),
  );
  const whole = read(textOf(rows));
  const value = whole ?? inColumns.map((pair) => read(wordsOf(pair))).find((found) => found !== null) ?? null;
  if (value === null) return null;
  const says = (cells: readonly Cell[]) => JSON.stringify(read(wordsOf(cells))) === JSON.stringify(value);
  const places = [
    ...rows.flat().map((cell) => [cell]),
    ...rows,
    ...inColumns,
    ...rows.map((row, k) => [...row, ...(rows[k + 1] ?? [])]),
  ];
  const cells = places.find(says)?.filter(({ text }) => /\d/.test(text));
  return { value, cells: cells ?? [] };
}

/** The words of cells in a row; a date that is divided after a dash goes on. */
function wordsOf(cells: readonly Cell[]): string {
  return cells
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\w)- (?=\d{4}$)/, '-');
}

const FIRST = /^(?:BEGINNING|OPENING|STARTING) ?BALANCE ?(?:ON|AS ?OF) ?(.+?)(?: ?\$.*)?$/;
const LAST = /^(?:YOUR )?(?:ENDING|CLOSING|NEW) ?BALANCE ?(?:ON|AS ?OF) ?(.+?)(?: ?\$.*)?$/;
/** The day before the first one. */
const BEFORE_FIRST = /^(?:YOUR )?(?:PREVIOUS|PRIOR) ?BALANCE ?(?:ON|AS ?OF) ?(.+?)(?: ?\$.*)?$/;

/**
 * The days from an American statement's beginning balance to its ending balance. Where these have no year, it is the one of another date on the page that is
 * the last day.
 */
function periodOfBalances(rows: Rows, most: number): PageFields {
  const cells = rows.flat();
  const [first, last, before] = [FIRST, LAST, BEFORE_FIRST].map((label) => cells.find(({ text }) => label.test(text)));
  if (!first && before && last) return periodAfter(before, last, most);
  if (!first || !last) return fieldsOf({});
  const [from = '', to = ''] = [FIRST.exec(first.text)?.[1], LAST.exec(last.text)?.[1]];
  const own = [first, last];
  const stated = statedPeriod(`${from} THROUGH ${to}`, most);
  const dated = stated ? null : cells.find(({ text }) => inYear(to, newestDateIn(text, LATEST)));
  const end = dated ? newestDateIn(dated.text, LATEST)! : '';
  const period = stated ?? withYear(from, end, most);
  const used = dated ? [...own, dated] : own;
  return period
    ? fieldsOf({ periodFrom: { value: period.from, cells: used }, periodTo: { value: period.to, cells: used } })
    : fieldsOf({});
}

/** The days from the one after the last statement's balance. */
function periodAfter(before: Cell, last: Cell, most: number): PageFields {
  const stated = statedPeriod(`${BEFORE_FIRST.exec(before.text)![1]} THROUGH ${LAST.exec(last.text)![1]}`, most + 1);
  const cells = [before, last];
  return stated
    ? fieldsOf({ periodFrom: { value: addDays(stated.from, 1), cells }, periodTo: { value: stated.to, cells } })
    : fieldsOf({});
}

/** Whether a date (`yyyy-mm-dd`) is the day of `10/31`. */
function inYear(day: string, date: string | null): boolean {
  const [, month = '', number = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(day) ?? [];
  return date !== null && number !== '' && date.endsWith(`-${month.padStart(2, '0')}-${number.padStart(2, '0')}`);
}

function withYear(day: string, end: string, most: number): { from: string; to: string } | null {
  const [, month = '', number = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(day) ?? [];
  const tail = `${month.padStart(2, '0')}-${number.padStart(2, '0')}`;
  const year = Number(end.slice(0, 4)) - (tail > end.slice(5) ? 1 : 0);
  return end && number ? statedPeriod(`${year}-${tail} - ${end}`, most) : null;
}
