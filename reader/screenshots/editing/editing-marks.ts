import type { EditingMark } from '@volante/contract/earnings/calls.ts';
import { boxOf, turnedBack } from '../../engine/box-of.ts';
import type { Picture } from '../../engine/picture.ts';
import type { TextLine } from '../../engine/text-line.ts';
import type { EarningsSeen } from '../extract/read-earnings.ts';
import type { Box } from '../ocr.ts';
import { digitsOf } from './digits.ts';
import { galleryBar } from './gallery-bar.ts';
import { isLevel, isSloping, oddOf } from './uneven-digits.ts';

interface Edited {
  mark: EditingMark;
  /** Where it shows. */
  box: Box;
}

/**
 * What on a picture looks as if it were edited: hints for staff, which change no reading. Only measures that marked at most one of 300 honest
 * pictures are here (docs/decisions/064-pictures-that-prove-each-other.md).
 */
export function editingMarks(
  picture: Picture,
  turn: number,
  lines: TextLine[],
  { lines: { amount: sum }, amount }: Pick<EarningsSeen, 'lines' | 'amount'>,
): { edited?: Edited[] } {
  const marked: [EditingMark, Pick<TextLine, 'box'>[]][] = [
    ['uneven_digits', amount ? unevenDigits(picture, lines, sum, amount.value) : []],
    ['from_gallery', galleryBar(lines, picture)],
  ];
  const edited = marked.flatMap(([mark, places]) => {
    const box = boxOf(places, picture);
    return box ? [{ mark, box: turnedBack(box, turn) }] : [];
  });
  return edited.length > 0 ? { edited } : {};
}

function unevenDigits(
  picture: Picture,
  lines: TextLine[],
  [line, another]: readonly TextLine[],
  value: number,
): Pick<TextLine, 'box'>[] {
  if (!line || another || !isLevel(lines)) return [];
  const digits = digitsOf(picture, line, value);
  const odd = digits && !isSloping(digits) && oddOf(digits);
  if (!odd || odd.by <= 1) return [];
  const { left, right, top, bottom } = odd.digit;
  const box = { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top, angle: 0 };
  return [{ box }];
}
