import { statedPeriod } from '@volante/contract/documents/stated-month.ts';
import type { Rows } from '../page/cells.ts';
import { fieldsOf, type PageFields } from '../page/reading.ts';
import { newestDateIn } from './newest-date.ts';

const FIRST = /^(?:BEGINNING|OPENING|STARTING) ?BALANCE ?(?:ON|AS ?OF) ?(.+?)(?: ?\$.*)?$/;
const LAST = /^(?:ENDING|CLOSING) ?BALANCE ?(?:ON|AS ?OF) ?(.+?)(?: ?\$.*)?$/;
/** Later than any date on a paper. */
const LATEST = '2099-12-31';
/** In days. */
const LONGEST = 40;

/**
 * The days from an American statement's beginning balance to its ending balance. Where these have no year, it is the one of another date on the page that is
 * the last day.
 */
export function periodOfBalances(rows: Rows): PageFields {
  const cells = rows.flat();
  const [first, last] = [FIRST, LAST].map((label) => cells.find(({ text }) => label.test(text)));
  if (!first || !last) return fieldsOf({});
  const [from = '', to = ''] = [FIRST.exec(first.text)?.[1], LAST.exec(last.text)?.[1]];
  const own = [first, last];
  const stated = statedPeriod(`${from} THROUGH ${to}`, LONGEST);
  const dated = stated ? null : cells.find(({ text }) => inYear(to, newestDateIn(text, LATEST)));
  const end = dated ? newestDateIn(dated.text, LATEST)! : '';
  const period = stated ?? withYear(from, end);
  const used = dated ? [...own, dated] : own;
  return period
    ? fieldsOf({ periodFrom: { value: period.from, cells: used }, periodTo: { value: period.to, cells: used } })
    : fieldsOf({});
}

/** Whether a date (`yyyy-mm-dd`) is the day of `10/31`. */
function inYear(day: string, date: string | null): boolean {
  const [, month = '', number = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(day) ?? [];
  return date !== null && number !== '' && date.endsWith(`-${month.padStart(2, '0')}-${number.padStart(2, '0')}`);
}

function withYear(day: string, end: string): { from: string; to: string } | null {
  const [, month = '', number = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(day) ?? [];
  const tail = `${month.padStart(2, '0')}-${number.padStart(2, '0')}`;
  const year = Number(end.slice(0, 4)) - (tail > end.slice(5) ? 1 : 0);
  return end && number ? statedPeriod(`${year}-${tail} - ${end}`, LONGEST) : null;
}
