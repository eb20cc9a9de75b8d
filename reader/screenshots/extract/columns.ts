import type { TextLine } from '../../engine/text-line.ts';
import type { Choice } from './choose-earnings.ts';
import { type Asked, contradictionsOf } from './contradictions.ts';
import { medianHeight, middle } from './layout.ts';

/** How wide the gap beside a column is at least, in heights of a line. */
const GUTTER = 1.5;
/** The share of the text's width that a column has at most: a page that fills its picture is no column of it. */
const NARROW = 0.7;
/** The share of lines with another one in their row, from which two columns are labels and their values. */
const PAIRED = 0.6;
/** How far apart the middles of a row's two pieces are at most, in heights. */
const LEVEL = 0.15;
/** A column with fewer lines may be the head of a page whose rows are wider. */
const FEWEST = 8;

/**
 * The lines of the column in which these stand: of a page in a window, beside a menu, a list or somebody's words. Null if the text isn't
 * wider than high, if nothing stands beside them, or if they are nearly alone.
 */
export function columnOf(own: readonly TextLine[], lines: readonly TextLine[]): TextLine[] | null {
  if (widthOf(lines) < heightOf(lines)) return null;
  const gutter = GUTTER * medianHeight([...lines]);
  const column = new Set(pageOf(own, withoutHeadings(own, lines, gutter), gutter));
  return column.size >= FEWEST && widthOf([...column]) < NARROW * widthOf(lines)
    ? lines.filter((line) => column.has(line))
    : null;
}

/**
 * Whether what stands beside the column contradicts it: another week, another sum, which may be a value of the page, or what contradicts on
 * any screen. Each side is judged by itself, since its rows aren't those of the page.
 */
export function isContradictedBeside(choice: Choice, column: readonly TextLine[], asked: Asked): boolean {
  const { week, weeks, amount, figures, lines } = choice;
  const isBeside = (line: TextLine): boolean => !column.includes(line);
  const otherWeek = weeks.some((other) => other.start !== week.start && other.lines.some(isBeside));
  const otherSum = figures.some(
    ({ value, marked, decimals, line }) => isBeside(line) && value !== amount.value && (marked || decimals === 2),
  );
  const isLeft = (line: TextLine): boolean => line.left < leftOf(column);
  const beside = lines.filter(isBeside);
  const sides = [beside.filter(isLeft), beside.filter((line) => !isLeft(line))];
  return otherWeek || otherSum || sides.some((side) => contradictionsOf({ ...choice, lines: side }, asked).length > 0);
}

/** The bands of text that hold these lines, and those whose lines are in their rows. */
function pageOf(own: readonly TextLine[], lines: readonly TextLine[], gutter: number): TextLine[] {
  const bands = bandsOf(lines, gutter);
  const holdsOwn = bands.map((band) => band.some((line) => own.includes(line)));
  let [from, to] = [holdsOwn.indexOf(true), holdsOwn.lastIndexOf(true)];
  const inside = () => bands.slice(from, to + 1).flat();
  while (bands[from - 1] && arePaired(bands[from - 1]!, inside())) from--;
  while (bands[to + 1] && arePaired(bands[to + 1]!, inside())) to++;
  return inside();
}

/** Without what stands above and is wider than the page: a window's address, the head of a mail, the title of a slide. */
function withoutHeadings(own: readonly TextLine[], lines: readonly TextLine[], gutter: number): TextLine[] {
  const top = Math.min(...own.map((line) => line.top));
  const below = lines.filter((line) => own.includes(line) || middle(line) >= top);
  const page = pageOf(own, below, gutter);
  const [left, right] = [leftOf(page) - gutter, rightOf(page) + gutter];
  const inside = lines.filter((line) => left < line.left && line.right < right);
  return lines.filter((line) => {
    const reaches = line.left < right && left < line.right && !inside.includes(line) && !below.includes(line);
    return !reaches || inside.some((other) => isLevel(line, other));
  });
}

/** Lines that overlap from side to side, or nearly; from left to right. */
function bandsOf(lines: readonly TextLine[], gutter: number): TextLine[][] {
  const bands: { right: number; band: TextLine[] }[] = [];
  for (const line of lines.toSorted((a, b) => a.left - b.left)) {
    const last = bands.at(-1);
    if (last && line.left < last.right + gutter) {
      last.band.push(line);
      last.right = Math.max(last.right, line.right);
    } else bands.push({ right: line.right, band: [line] });
  }
  return bands.map(({ band }) => band);
}

/** Whether most lines of either side have another one in their row, as labels have values. */
function arePaired(side: readonly TextLine[], page: readonly TextLine[]): boolean {
  const share = (some: readonly TextLine[], others: readonly TextLine[]): number =>
    some.filter((line) => others.some((other) => isLevel(line, other))).length / some.length;
  return Math.max(share(side, page), share(page, side)) >= PAIRED;
}

function isLevel(a: TextLine, b: TextLine): boolean {
  return Math.abs(middle(a) - middle(b)) < LEVEL * Math.min(a.height, b.height);
}

function leftOf(lines: readonly TextLine[]): number {
  return Math.min(...lines.map((line) => line.left));
}

function rightOf(lines: readonly TextLine[]): number {
  return Math.max(...lines.map((line) => line.right));
}

function widthOf(lines: readonly TextLine[]): number {
  return rightOf(lines) - leftOf(lines);
}

function heightOf(lines: readonly TextLine[]): number {
  return Math.max(...lines.map((line) => line.bottom)) - Math.min(...lines.map((line) => line.top));
}
