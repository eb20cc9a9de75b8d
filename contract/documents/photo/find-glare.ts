import type { GrayPicture } from './photo-quality.ts';
import { tonesOf } from './tones.ts';

/** A place is empty if it is about as bright as the brightest of the picture and its surroundings change by no more than this share. */
const BRIGHT = 0.965;
const EVEN = 0.06;
/** Change between neighbouring places that is print, as a share of the picture's contrast. */
const PRINTED = 0.25;
/** Radius of the largest circle in a reflection, as a share of the picture's longest side: smaller ones hide a letter at most. */
const SMALLEST = 0.033;
/** Looks in so many directions from the middle of an empty place, so many places beyond its end. */
const DIRECTIONS = 24;
const BEYOND = [2, 14] as const;
/** What surrounds a reflection is darker by at least this (of 255), and print or shadow is darker by more than the other. */
const DARKER = [5, 85] as const;
/** From a place to the next one that touches its corner. */
const SLANT = 1.4;
/** So many empty places are looked at, the roomiest first. */
const MOST = 4;

interface Places {
  width: number;
  height: number;
  /** Mean of four pixels. */
  light: Float32Array;
  contrast: number;
  empty: Uint8Array;
}

/**
 * Whether a reflection hides print: an empty place as bright as the picture gets, compact and darker around it, or round with print on
 * all sides. White fields, margins and quiet zones of a card are as empty, but what surrounds them is as bright, or they are long.
 * `isOnPaper` takes the shares of width and height at which the middle of such a place lies.
 */
export function hasReflection(picture: GrayPicture, isOnPaper: (x: number, y: number) => boolean): boolean {
  const places = placesOf(picture);
  const { width, height } = places;
  const room = roomAround(places);
  const seen = new Uint8Array(room.length);
  for (let turn = 0; turn < MOST; turn++) {
    const middle = roomiest(room, seen);
    const radius = room[middle]!;
    if (radius < SMALLEST * Math.max(width, height)) return false;
    const tone = toneAround(places, room, seen, middle);
    const [x, y] = [(middle % width) / width, Math.floor(middle / width) / height];
    if (isOnPaper(x, y) && isReflection(places, { middle, radius, tone })) return true;
  }
  return false;
}

function placesOf(picture: GrayPicture): Places {
  const [width, height] = [picture.width >> 1, picture.height >> 1];
  const light = new Float32Array(width * height);
  const empty = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at++) {
    const from = 2 * Math.floor(at / width) * picture.width + 2 * (at % width);
    const below = from + picture.width;
    light[at] =
      (picture.light[from]! + picture.light[from + 1]! + picture.light[below]! + picture.light[below + 1]!) / 4;
  }
  const tones = tonesOf(picture);
  const contrast = tones.at(0.99) - tones.at(0.01);
  const brightest = tones.at(0.985);
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      if (light[at]! >= BRIGHT * brightest && changeAt(light, width, at) < EVEN * contrast + 3) empty[at] = 1;
    }
  }
  return { width, height, light, contrast, empty };
}

/** By how much the light differs among a place, not one at the edge, and its eight neighbours. */
function changeAt(light: Float32Array, width: number, middle: number): number {
  let [lowest, highest] = [255, 0];
  for (let row = middle - width; row <= middle + width; row += width) {
    for (let at = row - 1; at <= row + 1; at++) {
      const value = light[at]!;
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
  }
  return highest - lowest;
}

/** For each empty place about how far the next one lies that is not. */
function roomAround({ width, height, empty }: Places): Float32Array {
  const room = new Float32Array(empty.length);
  // One pass from the top left, one from the bottom right.
  const next = (at: number, sign: 1 | -1) =>
    Math.min(
      room[at - sign]! + 1,
      room[at - sign * width]! + 1,
      room[at - sign * (width + 1)]! + SLANT,
      room[at - sign * (width - 1)]! + SLANT,
    );
  for (let at = width; at < width * (height - 1); at++) if (empty[at]) room[at] = next(at, 1);
  for (let at = width * (height - 1) - 1; at >= width; at--)
    if (empty[at]) room[at] = Math.min(room[at]!, next(at, -1));
  return room;
}

function roomiest(room: Float32Array, seen: Uint8Array): number {
  let best = 0;
  for (let at = 0; at < room.length; at++) if (!seen[at] && (seen[best] || room[at]! > room[best]!)) best = at;
  return best;
}

/** The mean light of what is connected with a place, but not by a narrow way; marks it as seen. */
function toneAround({ width, light }: Places, room: Float32Array, seen: Uint8Array, middle: number): number {
  const found = [middle];
  seen[middle] = 1;
  let sum = 0;
  for (const at of found) {
    sum += light[at]!;
    for (const other of [at - 1, at + 1, at - width, at + width]) {
      if (seen[other] || !(room[other]! >= 2)) continue;
      seen[other] = 1;
      found.push(other);
    }
  }
  return sum / found.length;
}

interface Spot {
  middle: number;
  radius: number;
  tone: number;
}

/** What is enough for a reflection: shares of directions that are bounded and darker, and its reach over its radius. */
const shapes = [
  { shut: 0.75, dim: 0.42, long: 3.2 },
  { shut: 0.75, dim: 0.9, long: Number.POSITIVE_INFINITY },
  { shut: 0.9, dim: 0.42, long: 3.9 },
  { shut: 0.9, dim: 0.7, long: 4.5 },
  { shut: 0.95, dim: 0, long: 1.7 },
];

function isReflection(places: Places, { middle, radius, tone }: Spot): boolean {
  let [looks, darker, bounded, longest] = [0, 0, 0, 0];
  for (let k = 0; k < DIRECTIONS; k++) {
    const { reach, blank, printed } = lookFrom(places, middle, (2 * Math.PI * k) / DIRECTIONS);
    longest = Math.max(longest, reach / radius);
    if (blank === null) continue;
    looks++;
    const isDarker = tone - blank > DARKER[0] && tone - blank < DARKER[1];
    if (isDarker) darker++;
    if (isDarker || printed) bounded++;
  }
  const [dim, shut] = [darker / looks, bounded / looks];
  return shapes.some((shape) => shut >= shape.shut && dim >= shape.dim && longest <= shape.long);
}

/** How far the empty place reaches in a direction, how light the blank paper beyond it is, and whether print is there. */
function lookFrom({ width, height, light, contrast, empty }: Places, middle: number, angle: number) {
  const placeAt = (far: number) => {
    const [x, y] = [
      Math.round((middle % width) + Math.cos(angle) * far),
      Math.round(Math.floor(middle / width) + Math.sin(angle) * far),
    ];
    return x > 0 && y > 0 && x < width - 1 && y < height - 1 ? y * width + x : null;
  };
  let reach = 0;
  for (let at = placeAt(0); at !== null && empty[at]; at = placeAt(reach)) reach++;
  const tones: number[] = [];
  let printed = false;
  for (let far = reach + BEYOND[0]; far < reach + BEYOND[1]; far++) {
    const at = placeAt(far);
    if (at === null) break;
    tones.push(light[at]!);
    if (changeAt(light, width, at) > PRINTED * contrast) printed = true;
  }
  // The second brightest: one place may lie on the rim.
  const blank = tones.sort((a, b) => b - a)[tones.length > 1 ? 1 : 0] ?? null;
  return { reach, blank, printed };
}
