import type { Box } from '../screenshots/ocr.ts';
import type { Picture } from './picture.ts';
import type { TextLine } from './text-line.ts';

const FINENESS = 10_000;
const EDGE = 0.005;

/** The smallest upright box around pieces of text, as shares of the picture; null if there are none. */
export function boxOf(lines: readonly Pick<TextLine, 'box'>[], picture: Pick<Picture, 'width' | 'height'>): Box | null {
  if (lines.length === 0) return null;
  const corners = lines.flatMap(({ box: { x, y, width, height, angle } }) => {
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const halves = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2] as const;
    return [
      [x - halves[0], y - halves[1]],
      [x + halves[0], y + halves[1]],
    ] as const;
  });
  const across = corners.map(([x]) => share(x, picture.width));
  const down = corners.map(([, y]) => share(y, picture.height));
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return [left, top, round(Math.max(...across) - left), round(Math.max(...down) - top)];
}

/** Whether the left or right side of the picture may have cut off these pieces of text. */
export function reachesEdge(
  lines: readonly Pick<TextLine, 'box'>[],
  picture: Pick<Picture, 'width' | 'height'>,
): boolean {
  const box = boxOf(lines, picture);
  return box !== null && (box[0] < EDGE || box[0] + box[2] > 1 - EDGE);
}

/** A box of a picture that was turned clockwise by these degrees for reading, converted to the original picture. */
export function turnedBack([x, y, width, height]: Box, degrees: number): Box {
  if (degrees === 90) return [y, round(1 - x - width), height, width];
  if (degrees === 180) return [round(1 - x - width), round(1 - y - height), width, height];
  if (degrees === 270) return [round(1 - y - height), x, height, width];
  return [x, y, width, height];
}

// Text at the edge is detected slightly beyond it.
function share(at: number, length: number): number {
  return round(Math.min(1, Math.max(0, at / length)));
}

function round(part: number): number {
  return Math.round(part * FINENESS) / FINENESS;
}
