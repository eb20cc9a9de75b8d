import type { GrayPicture } from '@volante/reader/photo/photo-quality.ts';

/** In pixels of the examined picture. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One side of a paper: how far its two ends are from the frame's side, in pixels; to the right and downwards are positive. */
export type Side = readonly [start: number, end: number];

/** The sides of a paper; null for a side that wasn't found near the frame's. */
export interface Sides {
  top: Side | null;
  bottom: Side | null;
  left: Side | null;
  right: Side | null;
}

/** Search distance from the frame's side, as a share of the frame's width. */
const REACH = 0.09;
/** Minimum difference of gray values across an edge, as for a paper on a table of nearly the same colour. */
const STEP = 12;
/** Share of a side along which the edge must be visible; fingers may hide the rest. */
const SEEN = 0.72;
/** Points looked at along a side, without the rounded corners. */
const POINTS = 40;
const CORNER = 0.1;

/** Looks for the four sides of a paper, each as a straight edge near the same side of the frame. */
export function findSides(picture: GrayPicture, frame: Box): Sides {
  const { left, top, right, bottom } = frame;
  const reach = Math.round((right - left) * REACH);
  const across = (at: number) =>
    edge(reach, (along, off) => step(picture, left + along * (right - left), at + off, false));
  const down = (at: number) => edge(reach, (along, off) => step(picture, at + off, top + along * (bottom - top), true));
  return { top: across(top), bottom: across(bottom), left: down(left), right: down(right) };
}

/** The steepest slope of the sides, in radians; sides that weren't found are ignored. */
export function tiltOf({ top, bottom, left, right }: Sides, frame: Box): number {
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top];
  const slope = (side: Side | null, length: number) => (side ? Math.abs(Math.atan((side[1] - side[0]) / length)) : 0);
  return Math.max(slope(top, wide), slope(bottom, wide), slope(left, tall), slope(right, tall));
}

/** How far the paper has moved between two frames of the video, in pixels; Infinity if a side was found in only one. */
export function moved(before: Sides, now: Sides): number {
  const names = ['top', 'bottom', 'left', 'right'] as const;
  return Math.max(
    ...names.map((name) => {
      const [old, next] = [before[name], now[name]];
      return old && next ? Math.max(Math.abs(old[0] - next[0]), Math.abs(old[1] - next[1])) : Number.POSITIVE_INFINITY;
    }),
  );
}

/** The line with the longest visible edge; if several are equal, the one nearest to the frame. */
function edge(reach: number, stepAt: (along: number, off: number) => number): Side | null {
  let best: Side | null = null;
  let [most, nearest] = [SEEN * POINTS, Number.POSITIVE_INFINITY];
  for (let start = -reach; start <= reach; start += 2) {
    for (let end = -reach; end <= reach; end += 2) {
      const seen = seenAlong(start, end, stepAt, most);
      const distance = Math.abs(start) + Math.abs(end);
      if (seen > most || (seen === most && distance < nearest)) [best, most, nearest] = [[start, end], seen, distance];
    }
  }
  return best;
}

function seenAlong(start: number, end: number, stepAt: (along: number, off: number) => number, least: number): number {
  let seen = 0;
  for (let k = 0; k < POINTS; k++) {
    const along = CORNER + ((1 - 2 * CORNER) * k) / (POINTS - 1);
    // The result has the ends of the whole side, so the line is extended to them and doesn't end at its first and last
    // points.
    if (stepAt(along, start + (end - start) * along) >= STEP) seen++;
    if (seen + POINTS - 1 - k < least) return 0;
  }
  return seen;
}

/** The difference of gray values across a point: over four pixels, since an edge is never quite sharp. */
function step({ width, height, light }: GrayPicture, x: number, y: number, sideways: boolean): number {
  const [px, py] = [Math.round(x), Math.round(y)];
  if (px < 2 || py < 2 || px >= width - 2 || py >= height - 2) return 0;
  const at = py * width + px;
  const by = sideways ? 2 : 2 * width;
  return Math.abs(light[at + by]! - light[at - by]!);
}
