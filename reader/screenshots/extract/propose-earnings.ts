import type { TextLine } from '../../engine/text-line.ts';
import type { Proposed } from '../ocr.ts';
import { chooseAmount } from './choose-amount.ts';
import { findFigures } from './find-figures.ts';
import { withoutFurniture } from './furniture.ts';
import { findWeeks } from './weeks/find-weeks.ts';

/**
 * A proposal from a screen that isn't certainly a week of earnings: the only week on it, and its dominant sum. The driver is
 * always asked.
 */
export function proposeEarnings(picture: TextLine[], capturedAt: string): Proposed {
  const lines = withoutFurniture(picture);
  const weeks = findWeeks(lines, capturedAt);
  const [week, another] = [...new Set(weeks.map(({ start }) => start))];
  const dated = new Set(weeks.flatMap((seen) => seen.lines));
  const amount = chooseAmount(findFigures(lines.filter((line) => !dated.has(line))), lines);
  return { week: (!another && week) || null, amount: amount && !amount.doubt ? amount.value : null };
}
