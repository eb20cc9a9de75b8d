import { hasReflection } from '@volante/reader/photo/find-glare.ts';
import { type GrayPicture, judgeClarity } from '@volante/reader/photo/photo-quality.ts';
import { type Box, findSides, moved, type Sides, tiltOf } from './find-sides.ts';

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
