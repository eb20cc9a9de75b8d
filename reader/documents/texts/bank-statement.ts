import { statedMonth } from '@volante/contract/documents/stated-month.ts';
import { isClabe } from '../letters.ts';
import { readAddressee } from '../page/addressee.ts';
import { type Rows, textOf } from '../page/cells.ts';
import { spaceless } from '../page/plain.ts';
import { fieldsOf, type PageFields, withMore } from '../page/reading.ts';
import { type Found, findValue } from '../page/values.ts';
import { bankOf, namedBanks } from './banks.ts';
import { periodIn, readStated } from './period.ts';

/** How much speaks for a statement of an account: bills of phone companies call themselves one, too. */
export function statementScore(text: string): number {
  const weigh = (words: RegExp, weight: number) => (spaceless(words).test(text) ? weight : 0);
  return (
    weigh(
      /ESTADO ?DE ?CUENTA|STATEMENT ?(?:PERIOD|OF ?ACCOUNT)|(?:ACCOUNT|BANK(?:ING)?|CHECKING|SAVINGS|SPENDING) ?(?:ACCOUNT ?)?STATEMENT/,
      2,
    ) +
    weigh(/CLABE/, 2) +
    weigh(
      /SALDO ?(?:INICIAL|ANTERIOR|FINAL|PROMEDIO|DE ?OPERACION|DEL ?PERIODO)|(?:BEGINNING|ENDING|OPENING|CLOSING) ?BALANCE/,
      2,
    ) +
    weigh(/DEPOSITOS|ABONOS|RETIROS|\bSPEI\b|WITHDRAWALS|DEPOSITS/, 1) +
    (namedBanks(text).length > 0 ? 1 : 0)
  );
}

/** In days. */
const LONGEST = 40;

/** Bank, holder, address, month, CLABE and the end of the account's number; each only if nothing on the page contradicts it. */
export function readBankStatement(rows: Rows): PageFields {
  const clabe = findClabe(rows);
  const period = periodIn(rows, LONGEST);
  const { periodFrom, periodTo } = period.fields;
  const month = statedMonth(`${periodFrom} - ${periodTo}`);
  const own = fieldsOf({
    bank: findBank(rows, clabe),
    clabe,
    month: readStated(rows, statedMonth) ?? (month ? { value: month, cells: period.used.periodTo! } : null),
    lastFour: findLastFour(rows),
  });
  return withMore(readAddressee(rows), own, period);
}

/** The only number beside or below the label that has a CLABE's check digit (weights 3, 7, 1). */
function findClabe(rows: Rows): Found | null {
  const read = (text: string) => digitsOf(/((?:\d[ -]?){17}\d)(?!\d)/.exec(text)?.[1]);
  const labelled = findValue(rows, {
    label: '(?:TU |SU )?(?:(?:NO|NUM)\\.? ?(?:DE )?|NUMERO (?:DE )?)?(?:CUENTA )?CLABE(?: INTERBANCARIA)?',
    read,
  });
  const inside = rows.flat().flatMap((cell) => {
    const value = digitsOf(/CLABE[^\d\n]{0,40}((?:\d[ -]?){17}\d)(?!\d)/.exec(cell.text)?.[1]);
    return value ? [{ value, cells: [cell] }] : [];
  });
  const valid = [...(labelled ? [labelled] : []), ...inside].filter(({ value }) => isClabe(value));
  return valid[0] && valid.every(({ value }) => value === valid[0]!.value) ? valid[0] : null;
}

function digitsOf(text = ''): string | null {
  return text.replace(/\D/g, '') || null;
}

// A payment to another bank names that bank, too. So the CLABE decides, unless only another bank is at the head of the page; without a CLABE, that head does.
function findBank(rows: Rows, clabe: Found | null): Found | null {
  const named = namedBanks(textOf(rows.filter((row) => !isMovement(row))));
  const head = rows.slice(0, HEAD).filter((row) => !isMovement(row));
  const atHead = namedBanks(textOf(head));
  const byNumber = clabe ? bankOf(clabe.value, atHead) : null;
  if (clabe && byNumber) {
    const isOwn = atHead.length === 0 || named.includes(byNumber);
    return isOwn ? { value: byNumber, cells: clabe.cells } : null;
  }
  const [only, ...others] = named.length === 1 ? named : atHead;
  const cell = rows.flat().find(({ text }) => only && namedBanks(text).includes(only));
  return cell && only && others.length === 0 ? { value: only, cells: [cell] } : null;
}

/** Rows from the name of an account to the first movement below it, at most. */
const ABOVE_LIST = 4;
/** What a movement begins with. */
const DATED = /^\d{1,2}[ /-]|^[A-Z]{3}\.? ?\d{1,2}\b/;
const SUM = /\d\.\d{2}$/;
const MOVEMENT = new RegExp(`SPEI|TRANSFER|RECIBID|ENVIAD|${DATED.source}`);

/** Two days in one cell are a period. */
const PERIOD = /^\d{1,2}\/\d{1,2}\/\d{2,4} ?(?:-|TO|THRU|THROUGH|AL?) ?\d{1,2}\/\d{1,2}\/\d{2,4}$/;

function isMovement(row: Rows[number]): boolean {
  return row.some(({ text }) => MOVEMENT.test(text) && !PERIOD.test(text));
}

/** Rows at the top of a page, above its movements. */
const HEAD = 12;

const ACCOUNT =
  '(?:(?:NO\\.?|NUM\\.?|NUMERO|#|N°) ?DE ?(?:LA ?)?CUENTA(?: DE CHEQUES)?|(?:TU |SU )?CUENTA(?: NO\\.?| NUMERO)?|(?:PRIMARY |YOUR )?ACCOUNT(?: ?(?:NUMBER|NO\\.?|#))?|ACCOUNT(?: NUMBER)? ENDING IN)';

/** At the end of a row that says something else before. */
const INSIDE = / (?:ACCOUNT ?NUMBER|NUMERO DE CUENTA) ?[:#] ?([\dX* -]{4,24})$/;

/** The name of an account with its number, or the end of it. */
const NAMED =
  /^(?=.{0,48}$)(?=.*(?:CHECKING|SAVINGS|SPEND(?:ING)?|CUENTA|ACCOUNT|NOMINA|DEBITO)).*[A-Z] ?(?:(?:\.{2,}|[*•X]{2,}) ?|[ -]{1,3}\d{5,13})(\d{4})$/;

/** The end of the account's number, where its label says which number it is; a CLABE holds it, too. */
function findLastFour(rows: Rows): Found | null {
  const read = (text: string) => {
    const number = /^[:# -]*((?:[\dX*•.]+[ -]?)*\d{4})$/.exec(text.trim())?.[1]?.replace(/[ .-]/g, '');
    return number && number.length <= 17 ? number.slice(-4) : null;
  };
  const inside = rows.flat().find(({ text }) => INSIDE.test(text));
  const number = inside && read(INSIDE.exec(inside.text)![1]!);
  const named = rows.flatMap((row) => (isMovement(row) ? [] : row)).filter(({ text }) => NAMED.test(text));
  const ends = new Set(named.map(({ text }) => NAMED.exec(text)![1]!));
  // Of several accounts, the one that heads the movements, and stands elsewhere on the page, too: the last one of a summary heads nothing.
  const list = rows.findIndex(
    ([cell, ...more]) => cell && DATED.test(cell.text) && more.some(({ text }) => SUM.test(text)),
  );
  const head = rows
    .slice(Math.max(0, list - ABOVE_LIST), Math.max(0, list))
    .flat()
    .findLast((cell) => named.includes(cell));
  const isAgain = head && rows.flat().some((cell) => cell !== head && cell.text.endsWith(NAMED.exec(head.text)![1]!));
  const own = ends.size === 1 ? named[0] : isAgain ? head : undefined;
  const byName = own ? { value: NAMED.exec(own.text)![1]!, cells: [own] } : null;
  return findValue(rows, { label: ACCOUNT, read }) ?? (inside && number ? { value: number, cells: [inside] } : byName);
}
