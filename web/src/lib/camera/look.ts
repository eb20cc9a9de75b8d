import { hasReflection } from '@volante/reader/photo/find-glare.ts';
import { type GrayPicture, judgeClarity, QUALITY_SIDE } from '@volante/reader/photo/photo-quality.ts';
import { toGrey } from '../files/shrink/measures.ts';

/** The camera's advice, most urgent first. `held`: there is nothing left to improve. */
export type Seen = 'black' | 'dark' | 'away' | 'loose' | 'tilted' | 'glare' | 'blurred' | 'moving' | 'held';

/** Mean gray from 0 to 255: a covered lens is darker than any room. */
const BLACK = 24;
/**
 * In radians, about four degrees. Readers can straighten more than that, but a level photo shows that the driver aimed.
 */
const LEVEL = 0.07;
/** Movement between two frames, as a share of the frame's width. */
const STILL = 0.02;

/** The advice for one frame, and the data the next frame needs. */
export interface Look {
  seen: Seen;
  sides: Sides | null;
}

/** Judges one frame of the video: what should be improved before taking the photo. */
export function lookAt(picture: GrayPicture, frame: Box, before: Look | null): Look {
  if (picture.light.every((value) => value < BLACK)) return { seen: 'black', sides: null };
  const { dark, blurred } = judgeClarity(picture);
  if (dark) return { seen: 'dark', sides: null };
  const sides = findSides(picture, frame);
  const found = Object.values(sides).filter(Boolean).length;
  if (found < 4) return { seen: found < 2 ? 'away' : 'loose', sides };
  if (tiltOf(sides, frame) > LEVEL) return { seen: 'tilted', sides };
  if (blurred) return { seen: 'blurred', sides };
  // This check takes the longest and runs on the main thread, so it is only made for a card that is otherwise ready.
  if (hasReflection(picture)) return { seen: 'glare', sides };
  const still = before?.sides && moved(before.sides, sides) <= STILL * (frame.right - frame.left);
  return { seen: still ? 'held' : 'moving', sides };
}

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

/**
 * Margin around the frame that is part of the photo, as a share of the frame's width, so that corners aren't cut off.
 */
const AROUND = 0.11;
/** Quality of the photo's JPEG, which is encoded again when it is shrunk. */
const QUALITY = 0.92;

/** The frame's position in the video's own pixels, when the video fills its element and its edges are cut off. */
export function frameIn(video: HTMLVideoElement, frame: Element): Box {
  const [place, box] = [video.getBoundingClientRect(), frame.getBoundingClientRect()];
  const scale = Math.max(place.width / video.videoWidth, place.height / video.videoHeight);
  const x = (at: number) => (at - place.left - place.width / 2) / scale + video.videoWidth / 2;
  const y = (at: number) => (at - place.top - place.height / 2) / scale + video.videoHeight / 2;
  return { left: x(box.left), top: y(box.top), right: x(box.right), bottom: y(box.bottom) };
}

/** The frame and its surroundings in gray, scaled down, with the frame's position in it. */
export function smallPicture(video: HTMLVideoElement, frame: Box, canvas: OffscreenCanvas): [GrayPicture, Box] {
  const part = partOf(video, frame);
  const [wide, tall] = [part.right - part.left, part.bottom - part.top];
  const scale = QUALITY_SIDE / Math.max(wide, tall);
  canvas.width = Math.round(wide * scale);
  canvas.height = Math.round(tall * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(video, part.left, part.top, wide, tall, 0, 0, canvas.width, canvas.height);
  const light = toGrey(context.getImageData(0, 0, canvas.width, canvas.height).data);
  const within: Box = {
    left: (frame.left - part.left) * scale,
    top: (frame.top - part.top) * scale,
    right: (frame.right - part.left) * scale,
    bottom: (frame.bottom - part.top) * scale,
  };
  return [{ width: canvas.width, height: canvas.height, light }, within];
}

/** The photo: the frame and its surroundings in full resolution. */
export async function takePhoto(video: HTMLVideoElement, frame: Box, name: string): Promise<File> {
  const part = partOf(video, frame);
  const [wide, tall] = [Math.round(part.right - part.left), Math.round(part.bottom - part.top)];
  const canvas = new OffscreenCanvas(wide, tall);
  canvas.getContext('2d')?.drawImage(video, part.left, part.top, wide, tall, 0, 0, wide, tall);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })], name, { type: 'image/jpeg' });
}

function partOf({ videoWidth, videoHeight }: HTMLVideoElement, { left, top, right, bottom }: Box): Box {
  const more = (right - left) * AROUND;
  return {
    left: Math.max(0, left - more),
    top: Math.max(0, top - more),
    right: Math.min(videoWidth, right + more),
    bottom: Math.min(videoHeight, bottom + more),
  };
}
