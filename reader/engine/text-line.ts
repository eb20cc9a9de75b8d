import { detectText, tilesOf } from './detect.ts';
import type { Models } from './models.ts';
import type { Picture } from './picture.ts';
import type { Reading } from './recognize.ts';
import { lineWidth, recognizeText } from './recognize.ts';
import type { Rectangle } from './rectangle.ts';

/** Where a piece of text lies. Left, right, top and bottom refer to a picture rotated so that the text is level. */
export interface TextPosition {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Height of the letters' band in pixels: distinguishes a headline from a label. */
  height: number;
  box: Rectangle;
}

/** A piece of text and its place. */
export interface TextLine extends Reading, TextPosition {}

const FAINTEST = 0.5;
/**
 * Limit of the total width of text, in pixels at a height of {@link LINE_HEIGHT}, since the cost of recognition grows with it. In
 * the development set the fullest screen has 5,752, a page of 1,200 words 111,000.
 */
export const MOST_WIDTH = 8000;
/** How many times as much of a tall picture is read, at most. */
const MOST_SCREENS = 3;
/** Up to this width, at a height of {@link LINE_HEIGHT}, a piece of text is a label or a short value. */
const NARROW = 320;

/**
 * The text of a picture, top to bottom. If the page holds more than `most` of text, only that much is read from the top, and
 * `cut` is true. `side` is the size used for detection, 736 for a plain screenshot. `onSide`: the text is, as it was found, not level. `garbled`: most
 * letters make no sense, as if they were upside down.
 */
export async function readLines(
  models: Models,
  picture: Picture,
  side: number,
  most = MOST_WIDTH * Math.min(MOST_SCREENS, tilesOf(picture).length),
): Promise<{ lines: TextLine[]; cut: boolean; onSide: boolean; garbled: boolean }> {
  const all = await detectText(models, picture, side);
  const found = all.filter(isLine);
  const boxes = withinWidth(found, most, (a, b) => a.y - b.y);
  const read = await readAllBoxes(models, picture, boxes);
  return {
    lines: withoutFaint(read),
    cut: boxes.length < found.length,
    onSide: lieOnSide(all),
    garbled: isGarbled(read),
  };
}

/** Whether the mean letter is less certain than any letters but those upside down: of plain screens 0.92 at least, of these 0.71 at most. */
export function isGarbled(read: readonly Pick<Reading, 'text' | 'confidence'>[]): boolean {
  const letters = read.reduce((sum, { text }) => sum + text.length, 0);
  return read.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) < LEGIBLE * letters;
}

/** Whether most of these pieces of text are higher than they are wide. */
function lieOnSide(found: Rectangle[]): boolean {
  return found.filter((box) => box.height > box.width * 1.5).length > found.length / 2;
}

/** Lines that show which way a page is turned, at most, and the mean confidence of those that aren't upside down. */
const [SAMPLE, LEGIBLE] = [8, 0.75];

/**
 * The text of a page like {@link readLines}, of a picture that may lie on a side or upside down; `turn` are the degrees by which it was
 * turned clockwise for reading. The angle of each line is its own, as pages are seen in perspective.
 */
export async function readUpright(
  models: Models,
  picture: Picture,
  { side, most, turned }: { side: number; most: number; turned: (degrees: number) => Promise<Picture> },
): Promise<{ lines: TextLine[]; cut: boolean; turn: number; upright: Picture }> {
  const found = await detectText(models, picture, side);
  const tried: { turn: number; upright: Picture; all: Rectangle[]; legible: boolean }[] = [];
  for (const turn of lieOnSide(found) ? [90, 270] : [0, 180]) {
    const upright = turn === 0 ? picture : await turned(turn);
    const all = (turn === 0 ? found : await detectText(models, upright, side)).filter(isLine);
    const wide = all.filter((box) => box.width > 4 * box.height).slice(0, SAMPLE);
    const sample = await recognizeText(models, upright, wide);
    const legible = sample.reduce((sum, { confidence }) => sum + confidence, 0) >= LEGIBLE * sample.length;
    tried.push({ turn, upright, all, legible });
    if (legible) break;
  }
  // If neither way is legible, the first one is as good.
  const { turn, upright, all } = tried.find(({ legible }) => legible) ?? tried[0]!;
  const boxes = withinWidth(all, most, (a, b) => a.y - b.y);
  return { lines: await readBoxes(models, upright, boxes), cut: boxes.length < all.length, turn, upright };
}

/** Of lines that were read, the shortest up to a total width of `most`, in the same order. */
export function shortestOf(lines: readonly TextLine[], most: number): TextLine[] {
  const boxes = withinWidth(
    lines.map(({ box }) => box),
    most,
    (a, b) => lineWidth(a) - lineWidth(b),
  );
  return lines.filter(({ box }) => boxes.includes(box));
}

/**
 * The text of a picture like {@link readLines}, but only the wide pieces that are needed: `needed` gets the narrow pieces as text
 * and the places of the wide ones, and returns the places to read.
 */
export async function readNeeded(
  models: Models,
  picture: Picture,
  side: number,
  needed: (narrow: TextLine[], wide: TextPosition[]) => TextPosition[],
): Promise<TextLine[]> {
  const found = await findLines(models, picture, side);
  const boxes = withinWidth(found, MOST_WIDTH, (a, b) => a.y - b.y);
  const tilt = medianTilt(boxes);
  const isNarrow = (box: Rectangle) => lineWidth(box) <= NARROW;
  const narrow = await readBoxes(models, picture, boxes.filter(isNarrow), tilt);
  const wide = boxes.filter((box) => !isNarrow(box)).map((box) => ({ ...levelBounds(box, tilt), box }));
  const rest = needed(narrow, wide).map(({ box }) => box);
  return sorted([...narrow, ...(await readBoxes(models, picture, rest, tilt))]);
}

async function findLines(models: Models, picture: Picture, side: number): Promise<Rectangle[]> {
  return (await detectText(models, picture, side)).filter(isLine);
}

function isLine(box: Rectangle): boolean {
  return box.height <= box.width * 2.5;
}

async function readBoxes(
  models: Models,
  picture: Picture,
  boxes: Rectangle[],
  tilt = medianTilt(boxes),
): Promise<TextLine[]> {
  return withoutFaint(await readAllBoxes(models, picture, boxes, tilt));
}

async function readAllBoxes(
  models: Models,
  picture: Picture,
  boxes: Rectangle[],
  tilt = medianTilt(boxes),
): Promise<TextLine[]> {
  const readings = await recognizeText(models, picture, boxes);
  return boxes.map((box, k) => ({ ...readings[k]!, ...levelBounds(box, tilt), box }));
}

function withoutFaint(read: TextLine[]): TextLine[] {
  return sorted(read.filter((line) => line.confidence >= FAINTEST && line.text.trim() !== ''));
}

function sorted(lines: TextLine[]): TextLine[] {
  return lines.sort((a, b) => a.top - b.top);
}

/** All rectangles, or the first ones in this order whose widths add up to at most `most`. */
function withinWidth(
  found: Rectangle[],
  most: number,
  order: (rectangle: Rectangle, other: Rectangle) => number,
): Rectangle[] {
  const all = found.reduce((sum, box) => sum + lineWidth(box), 0);
  if (all <= most) return found;
  let width = 0;
  return found.toSorted(order).filter((box) => {
    width += lineWidth(box);
    return width <= most;
  });
}

function medianTilt(boxes: Rectangle[]): number {
  const wide = boxes.filter((box) => box.width > box.height * 3).map((box) => box.angle);
  return wide.sort((a, b) => a - b)[wide.length >> 1] ?? 0;
}

function levelBounds(box: Rectangle, tilt: number): Omit<TextPosition, 'box'> {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const x = box.x * cos + box.y * sin;
  const y = box.y * cos - box.x * sin;
  return {
    left: x - box.width / 2,
    right: x + box.width / 2,
    top: y - box.height / 2,
    bottom: y + box.height / 2,
    height: box.height,
  };
}
