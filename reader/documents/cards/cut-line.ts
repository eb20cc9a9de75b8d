import type { Picture } from '../../engine/picture.ts';
import type { Rectangle } from '../../engine/rectangle.ts';

/** Gray pixels, row by row. */
export interface GreyStrip {
  width: number;
  height: number;
  light: Uint8Array;
}

/**
 * A line of text cut out upright, `height` pixels high; `margin` widens the cut on every side, as a share of the line's height.
 */
export function cutLine(picture: Picture, box: Rectangle, height: number, margin: number): GreyStrip {
  const tall = box.height * (1 + 2 * margin);
  const wide = box.width + 2 * margin * box.height;
  const step = tall / height;
  const width = Math.max(8, Math.round(wide / step));
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const light = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let col = 0; col < width; col++) {
      const u = (col + 0.5) * step - wide / 2;
      const v = (row + 0.5) * step - tall / 2;
      light[row * width + col] = lightAt(picture, box.x + u * cos - v * sin - 0.5, box.y + u * sin + v * cos - 0.5);
    }
  }
  return { width, height, light };
}

function lightAt({ rgb, width, height }: Picture, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const fx = Math.min(1, Math.max(0, x - left));
  const fy = Math.min(1, Math.max(0, y - top));
  const at = (top * width + left) * 3;
  const under = at + width * 3;
  const above = lightOf(rgb, at) * (1 - fx) + lightOf(rgb, at + 3) * fx;
  const below = lightOf(rgb, under) * (1 - fx) + lightOf(rgb, under + 3) * fx;
  return above * (1 - fy) + below * fy;
}

function lightOf(rgb: Uint8Array, at: number): number {
  return 0.3 * rgb[at]! + 0.59 * rgb[at + 1]! + 0.11 * rgb[at + 2]!;
}

/** Where a shadow falls across a line, the paper on its dark side is at most this share of that on its bright one. */
const SHADED = 0.8;

/**
 * A strip across which a shadow falls, as if it were lit evenly; any other unchanged. An engine that takes one tone as the limit between print and
 * paper finds nothing in the shadow.
 */
export function withEvenLight(strip: GreyStrip): GreyStrip {
  const { width, height, light } = strip;
  const reach = Math.max(1, Math.round(height / 4));
  const columns = Array.from({ length: width }, (_, x) => {
    const tones = Array.from({ length: height }, (_, y) => light[y * width + x]!).sort((a, b) => a - b);
    return tones[Math.floor(height * 0.85)]!;
  });
  // Paper shows beside a letter, if not above and below it.
  const background = columns.map((_, x) => Math.max(1, ...columns.slice(Math.max(0, x - reach), x + reach + 1)));
  const smooth = background.map((_, x) => {
    const near = background.slice(Math.max(0, x - reach), x + reach + 1);
    return near.reduce((sum, tone) => sum + tone, 0) / near.length;
  });
  const brightest = Math.max(...smooth);
  if (Math.min(...smooth) > SHADED * brightest) return strip;
  return { ...strip, light: light.map((tone, k) => Math.min(255, (tone / smooth[k % width]!) * 255)) };
}
