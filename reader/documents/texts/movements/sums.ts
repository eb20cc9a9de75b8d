import type { Cell } from '../../page/cells.ts';

/** A sum of money in a row of movements. */
export interface Money {
  cell: Cell;
  minor: number;
  sign: 1 | -1 | 0;
}

const MONEY =
  /^([-+−–]?) ?\$? ?([-+−–]?) ?((?:\d{1,3}(?:[, ]\d{3})+|\d{1,7})\.\d{2})(?: ?([-+−–]))?(?: ?(?:MXN|USD|M\.?N\.?))?$/;
const SUMS = / ?[-+]? ?\$? ?\d{1,3}(?:,\d{3})*\.\d{2}/g;
/** Up to two sums behind words; without a comma none reaches a thousand, so that no digit of a reference is taken along. */
const BEHIND = /^(.*?[A-ZÑ].*?)((?: ?[-+−–]? ?\$? ?\d{1,3}(?:,\d{3})*\.\d{2}){1,2}(?: ?[-+−–])?)$/;

/** The sums that a cell consists of. */
export function moneyIn(cell: Cell): Money[] {
  const parts = cell.text.match(SUMS) ?? [];
  // Sums too close to each other are one cell.
  const isSums = parts.length > 1 && parts.join('').replaceAll(' ', '') === cell.text.replaceAll(' ', '');
  return (isSums ? parts : [cell.text]).flatMap((text) => moneyOf(text, cell));
}

/** A longer cell is prose; patterns take time with the square of it. */
const LONG = 160;

/**
 * The sums at the end of a cell that says something else before them: a row whose columns stand too close to be told apart. None where the
 * digits before them could belong to the first one.
 */
export function moneyBehind(cell: Cell): Money[] {
  if (cell.text.length > LONG) return [];
  const [, words = '', tail = ''] = BEHIND.exec(cell.text) ?? [];
  const isGlued = /[\d.,]$/.test(words) && /^\d/.test(tail);
  const isGroup = /(?:^|\D)\d{1,3} ?$/.test(words) && /^ ?\d{3}[,.]/.test(tail);
  const isThird = /\d\.\d{2} ?$/.test(words);
  if (tail === '' || isGlued || isGroup || isThird) return [];
  const parts = tail.match(SUMS) ?? [];
  const [only] = parts;
  if (parts.length !== 1 || !only) return parts.flatMap((text) => moneyOf(text, cell));
  // Its right edge is that of the cell.
  const width = ((cell.right - cell.left) * only.trim().length) / cell.text.length;
  return moneyOf(tail, { ...cell, left: cell.right - width });
}

/** The sum at the beginning of a cell, before the words of its row. */
export function moneyAhead(cell: Cell): Money[] {
  const [, sum] =
    /^([-+]? ?\$? ?\d{1,3}(?:,\d{3})*\.\d{2}) (?:[A-Z\d]+ [A-Z]|(?!MXN|USD)[A-ZÑ]{3,}$)/.exec(cell.text) ?? [];
  return sum ? moneyOf(sum, cell) : [];
}

function moneyOf(text: string, cell: Cell): Money[] {
  // Some banks put what went out into brackets.
  const [, inside] = /^\((.+)\)$/.exec(text.trim()) ?? [];
  const [, before = '', after = '', digits, behind = ''] = MONEY.exec(inside ?? text.trim()) ?? [];
  if (!digits) return [];
  const sign = inside ? '-' : before || after || behind;
  const minor = Math.round(Number(digits.replace(/[, ]/g, '')) * 100);
  return [{ cell, minor, sign: sign === '+' ? 1 : sign ? -1 : 0 }];
}
