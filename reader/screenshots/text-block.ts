import type { Models } from '../engine/models.ts';
import { asSharp, type Picture } from '../engine/picture.ts';
import { readLines, type TextLine } from '../engine/text-line.ts';
import { gapBetween, medianHeight } from './extract/layout.ts';

/** A part of a picture, in whole pixels of it. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far apart pieces of one block are at most, and how far around it the part reaches, in median heights of the lines. */
const [APART, MARGIN] = [3, 2];
const MOST_AREA = 0.6;
/** How close to the side of a part a piece of text is cut off there, in heights of it. */
const CUT = 0.5;

/** The part of a picture that holds the block of text with `inside`; null if that is most of the picture. */
export function blockAround(picture: Picture, lines: TextLine[], inside: TextLine): Part | null {
  const unit = medianHeight(lines);
  const block = new Set([inside]);
  for (const line of block)
    for (const other of lines) if (!block.has(other) && gapBetween(line, other) < APART * unit) block.add(other);
  const [left, right] = [Math.min(...xs(block, -1)), Math.max(...xs(block, 1))];
  const column = lines.filter((line) => line.left < right && line.right > left);
  const part = {
    left: Math.max(0, Math.floor(left - MARGIN * unit)),
    top: Math.max(0, Math.floor(Math.min(...ys(column, -1)) - MARGIN * unit)),
    right: Math.min(picture.width, Math.ceil(right + MARGIN * unit)),
    bottom: Math.min(picture.height, Math.ceil(Math.max(...ys(column, 1)) + MARGIN * unit)),
  };
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  if (width * height > MOST_AREA * picture.width * picture.height) return null;
  return { left: part.left, top: part.top, width, height };
}

function xs(lines: Iterable<TextLine>, way: -1 | 1): number[] {
  return [...lines].map(({ box }) => box.x + (way * box.width) / 2);
}

function ys(lines: Iterable<TextLine>, way: -1 | 1): number[] {
  return [...lines].map(({ box }) => box.y + (way * box.height) / 2);
}

/**
 * The text of a part, detected at the part's own size, at most `most`, with places on the whole picture. What the side of the part cuts
 * off is left out: half a figure is another figure.
 */
export async function readPart(models: Models, picture: Picture, part: Part, most: number): Promise<TextLine[]> {
  const { width, height } = part;
  const rgb = await asSharp(picture).extract(part).raw().toBuffer();
  const { lines } = await readLines(models, { width, height, rgb }, Math.min(most, Math.max(width, height)));
  return lines.filter((line) => !isCut(line, part)).map((line) => movedBy(line, part));
}

// Half a letter isn't found, so what is cut ends before the edge.
function isCut({ box: { x, width, height } }: TextLine, part: Part): boolean {
  return x - width / 2 < CUT * height || x + width / 2 > part.width - CUT * height;
}

function movedBy(line: TextLine, { left, top }: Part): TextLine {
  return {
    ...line,
    left: line.left + left,
    right: line.right + left,
    top: line.top + top,
    bottom: line.bottom + top,
    box: { ...line.box, x: line.box.x + left, y: line.box.y + top },
  };
}
