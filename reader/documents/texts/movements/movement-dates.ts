import { isDate } from '@volante/contract/fields/dates.ts';
import type { Cell } from '../../page/cells.ts';

const MONTHS: Record<string, number> = {
  ...{ ENE: 1, JAN: 1, FEB: 2, MAR: 3, ABR: 4, APR: 4, MAY: 5, JUN: 6, JUL: 7, AGO: 8, AUG: 8 },
  ...{ SEP: 9, SET: 9, OCT: 10, NOV: 11, DIC: 12, DEC: 12 },
};

/** A date alone, with the day of the week. */
export const ONLY_DAY =
  /^(?:[A-Z]{3,9}(?:, ?| ))?(?:\d{1,2} ?(?:DE ?)?[A-Z]{3,10}|[A-Z]{3,9}\.? ?\d{1,2})(?:(?:, ?| )(?:DEL? ?)?20\d\d)?$/;

/** The heading of a day that wasn't read: nobody knows of which day the rows below it are. */
export const UNREAD_DAY = /20\d\d$|^(?:LUNE|MARTE|MIER|JUEV|VIER|SABA|DOMI|MOND|TUES|WEDN|THUR|FRID|SATU|SUND)/;

/** The heading of days, alone or with that of the words beside them. */
export const DAYS = /^(?:DIA|DAY)(?: (?:DESCRIPCION|CONCEPTO|DETALLE|MOVIMIENTO|DESCRIPTION))?$/;

/** The date of a day alone, or before the row's words, below the heading of days; null if the period has no such day, or several. */
export function dayAt(
  cell: Cell | undefined,
  { text, left, right, bottom, page }: Cell,
  { from, to }: { from: string; to: string },
): string | null {
  const day = (text.includes(' ') ? /^(\d{1,2}) (?=[A-ZÑ])/ : /^(\d{1,2})$/).exec(cell?.text ?? '')?.[1];
  if (!cell || !day || (cell.page === page && cell.top < bottom)) return null;
  const isBelow = cell.left < right && cell.right > left;
  const months = new Set([from, to].map((end) => end.slice(0, 7)));
  const dates = [...months].map((month) => `${month}-${day.padStart(2, '0')}`);
  const own = dates.filter((date) => isDate(date) && date >= from && date <= to);
  return isBelow && own.length === 1 ? own[0]! : null;
}

/** A day of the week, or the number of a row. */
const BEFORE_DATE =
  /^(?:LUN|MAR|MIE|JUE|VIE|SAB|DOM|MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]{0,6}(?:[.,] ?| )(?=\d{1,2}\b|[A-Z]{3,9}\.? ?\d)|^\d{1,4} (?=\d{1,2}[/.-]\d{1,2}[/.-]\d)/;

/** The date at the beginning of a row, in the year that puts it next to the statement's month; null if there is none. */
export function dateAt(row: string, month: string, spanish: boolean): string | null {
  const text = row.replace(BEFORE_DATE, '');
  const word =
    /^(\d{1,2})(?: ?[/.-] ?| ?DE | )?([A-Z]{3})[A-Z]*\.?(?:(?: ?[/.-] ?| ?DEL? | )(20\d\d|\d\d)(?! ?[/.-] ?[\dA-Z]))?(?![\dA-Z])/.exec(
      text,
    );
  const named = /^([A-Z]{3})[A-Z]*\.? ?(\d{1,2})(?:, ?(20\d\d))?(?![\dA-Z])/.exec(text);
  const figures = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](20\d\d|\d\d))?(?![\d/])/.exec(text);
  const iso = /^(20\d\d)-(\d\d)-(\d\d)(?!\d(?!\d:\d))/.exec(text);
  if (iso) return near(Number(iso[2]), Number(iso[3]), iso[1], month);
  if (word && MONTHS[word[2]!]) return near(MONTHS[word[2]!]!, Number(word[1]), word[3], month);
  if (named && MONTHS[named[1]!]) return near(MONTHS[named[1]!]!, Number(named[2]), named[3], month);
  if (!figures) return null;
  const [first, second] = [Number(figures[1]), Number(figures[2])];
  return spanish ? near(second, first, figures[3], month) : near(first, second, figures[3], month);
}

/** In days, from the middle of the statement's month. */
const NEAR = 46;

function near(month: number, day: number, year: string | undefined, stated: string): string | null {
  const middle = Date.parse(`${stated}-15`);
  const years = year
    ? [Number(year.length === 2 ? `20${year}` : year)]
    : [-1, 0, 1].map((by) => Number(stated.slice(0, 4)) + by);
  const two = (number: number) => String(number).padStart(2, '0');
  const dates = years.map((candidate) => `${candidate}-${two(month)}-${two(day)}`).filter(isDate);
  return dates.find((date) => Math.abs(Date.parse(date) - middle) <= NEAR * 86_400_000) ?? null;
}
