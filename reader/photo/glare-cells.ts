import type { GrayPicture } from './photo-quality.ts';
import { tonesOf } from './tones.ts';

/** Planes of numbers over the same grid, one after the other. */
export interface Maps {
  width: number;
  height: number;
  planes: Float32Array;
}

/** Side of a cell, in pixels. */
export const CELL = 8;
/** Side of a quarter of a cell. */
const PART = CELL / 2;
/** The darkest, lightest and mean tone of each quarter; how much the whole cell changes along and across. */
export const MEASURES = 14;
/**
 * Tones are relative to the middle between black and white, and changes are small numbers; both are scaled to about -1
 * to 1.
 */
const STEEP = 4;

/**
 * Measures what a reflection changes, cell by cell: how dark the ink is, how light the paper, how much is printed.
 * Tones are relative to the darkest and lightest of the picture. Both sides of the grid are even.
 */
export function measureCells(picture: GrayPicture): Maps {
  const { light, width: wide } = picture;
  const [width, height] = [2 * Math.floor(wide / (2 * CELL)), 2 * Math.floor(picture.height / (2 * CELL))];
  const size = width * height;
  const planes = new Float32Array(MEASURES * size);
  const tones = tonesOf(picture);
  const [black, white] = [tones.at(0.01), tones.at(0.99)];
  const scale = 2 / Math.max(20, white - black);
  const toneOf = (value: number) => Math.min(1.2, Math.max(-1.2, (value - black) * scale - 1));
  for (let at = 0; at < size; at++) {
    const [left, top] = [CELL * (at % width), CELL * Math.floor(at / width)];
    let [along, across] = [0, 0];
    for (let part = 0; part < 4; part++) {
      const from = (top + PART * (part >> 1)) * wide + left + PART * (part & 1);
      let [lowest, highest, sum] = [255, 0, 0];
      for (let row = from; row < from + PART * wide; row += wide) {
        for (let k = row; k < row + PART; k++) {
          const value = light[k]!;
          if (value < lowest) lowest = value;
          if (value > highest) highest = value;
          sum += value;
          // There is no pixel beyond the last cells.
          along += Math.abs((light[k + 1] ?? value) - value);
          across += Math.abs((light[k + wide] ?? value) - value);
        }
      }
      planes[3 * part * size + at] = toneOf(lowest);
      planes[(3 * part + 1) * size + at] = toneOf(highest);
      planes[(3 * part + 2) * size + at] = toneOf(sum / (PART * PART));
    }
    planes[12 * size + at] = (STEEP * along * scale) / (CELL * CELL);
    planes[13 * size + at] = (STEEP * across * scale) / (CELL * CELL);
  }
  return { width, height, planes };
}
