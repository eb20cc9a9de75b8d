import { CELL, type Maps, MEASURES, measureCells } from '@volante/reader/photo/glare-cells.ts';
import type { GrayPicture } from '@volante/reader/photo/photo-quality.ts';
import { Random } from '../../../sandbox/people/random.ts';
import { drawScene, type Reflection, type Scene, strongReflection, weakReflection } from './draw-scene.ts';

/** A photo of a paper, and which print is hidden by reflections. */
interface Drawn {
  picture: GrayPicture;
  /** Number of hidden tiles of print in each square of 2×2 cells. */
  hidden: Uint8Array;
  /** Number of hidden tiles in the whole photo. */
  lost: number;
}

/** From this many hidden tiles of print on a photo is bad: two letters of a card's small print, or one machine-readable line. */
export const HIDES = 12;
/** Contrast (0 to 1) from which a tile counts as print. It is hidden if less than this share of its contrast is left. */
const PRINTED = 0.2;
const LEFT = 1 / 6;
/** A tile is two steps wide and tall. */
const STEP = 4;
const SQUARE = 2 * CELL;
/** How often a reflection is drawn until it hides something. */
const TRIES = 6;

/**
 * Four photos of one scene: in the first no print is hidden, in the next two reflections hide some, and the last may be either.
 */
export function drawPhotos(seed: number): Drawn[] {
  const random = new Random(seed * 7919 + 13);
  random.next();
  const scene = drawScene(random);
  const isBad = [false, true, true, random.chance(0.2)];
  return isBad.map((bad) => drawPhoto(random, scene, randomShot(random), bad));
}

function drawPhoto(random: Random, scene: Scene, shot: Shot, bad: boolean): Drawn {
  const before = contrastOf(takePhoto(scene, shot, []), scene.picture.width);
  const weak = Array.from({ length: random.pick([0, 0, 1, 1, 2]) }, () => weakReflection(random, scene));
  const photoOf = (reflections: Reflection[]) => {
    const tones = takePhoto(scene, shot, reflections);
    return { tones, ...hiddenIn(before, tones, scene.picture.width, shot) };
  };
  let photo = photoOf(weak);
  for (let k = 0; bad && k < TRIES && photo.lost < HIDES; k++)
    photo = photoOf([...weak, strongReflection(random, scene)]);
  const { tones, hidden, lost } = photo;
  return { picture: addNoise(tones, scene.picture.width, shot.noise, random), hidden, lost };
}

function hiddenIn(before: Contrast, tones: Float32Array, width: number, { exposure }: Shot) {
  const height = tones.length / width;
  const [wide, tall] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)];
  const hidden = new Uint8Array(wide * tall);
  const after = contrastOf(tones, width);
  const steps = Math.floor(width / STEP);
  let lost = 0;
  for (let y = 0; y + 1 < Math.floor(height / STEP); y++) {
    for (let x = 0; x + 1 < steps; x++) {
      const was = before(x, y);
      if (was < PRINTED * Math.min(1, exposure) || after(x, y) >= was * LEFT) continue;
      lost++;
      const [column, row] = [Math.floor(((x + 1) * STEP) / SQUARE), Math.floor(((y + 1) * STEP) / SQUARE)];
      if (column < wide && row < tall) hidden[row * wide + column]!++;
    }
  }
  return { hidden, lost };
}

type Contrast = (x: number, y: number) => number;

/** The difference between the lightest and the darkest tone of a tile of 2×2 steps. */
function contrastOf(tones: Float32Array, width: number): Contrast {
  const [wide, tall] = [Math.floor(width / STEP), Math.floor(tones.length / width / STEP)];
  const [lowest, highest] = [new Float32Array(wide * tall).fill(1), new Float32Array(wide * tall)];
  for (let y = 0; y < tall * STEP; y++) {
    const row = Math.floor(y / STEP) * wide;
    for (let x = 0; x < wide * STEP; x++) {
      const at = row + ((x / STEP) | 0);
      const tone = tones[y * width + x]!;
      if (tone < lowest[at]!) lowest[at] = tone;
      if (tone > highest[at]!) highest[at] = tone;
    }
  }
  return (x, y) => {
    const at = y * wide + x;
    const [high, low] = [Math.max(highest[at]!, highest[at + 1]!), Math.min(lowest[at]!, lowest[at + 1]!)];
    return (
      Math.max(high, highest[at + wide]!, highest[at + wide + 1]!) -
      Math.min(low, lowest[at + wide]!, lowest[at + wide + 1]!)
    );
  };
}

/** One photo for training the net. */
export interface Sample {
  cells: Maps;
  hidden: Uint8Array;
  lost: number;
}

export function sampleOf({ picture, hidden, lost }: Drawn): Sample {
  return { cells: measureCells(picture), hidden, lost };
}

/** A stored sample, with one byte per measure. */
export interface PackedSample {
  width: number;
  planes: Int8Array;
  hidden: Uint8Array;
  lost: number;
}

/** Steps of a stored measure between 0 and 1. Measures end at 1.2, except for a few larger ones, which are cut to 1.27. */
const STEPS = 100;

export function packSample({ cells, hidden, lost }: Sample): PackedSample {
  const planes = Int8Array.from(cells.planes, (value) => Math.max(-127, Math.min(127, Math.round(value * STEPS))));
  return { width: cells.width, planes, hidden, lost };
}

/** The sample as it was, or mirrored from left to right, upside down, or both. */
export function mirror({ width, planes, hidden, lost }: PackedSample, across: boolean, along: boolean): Sample {
  const out = new Float32Array(planes.length);
  const size = planes.length / MEASURES;
  for (let plane = 0; plane < MEASURES; plane++) {
    // Each quarter of a cell has three planes; the last two planes are of whole cells.
    const quarter = Math.floor(plane / 3);
    const other = quarter > 3 ? quarter : quarter ^ ((across ? 1 : 0) | (along ? 2 : 0));
    const to = (3 * other + (plane % 3)) * size;
    turn(planes.subarray(plane * size, (plane + 1) * size), out.subarray(to, to + size), width, across, along);
  }
  for (let at = 0; at < out.length; at++) out[at]! /= STEPS;
  const squares = new Uint8Array(hidden.length);
  turn(hidden, squares, width / 2, across, along);
  return { cells: { width, height: size / width, planes: out }, hidden: squares, lost };
}

function turn(
  from: Int8Array | Uint8Array,
  to: Float32Array | Uint8Array,
  width: number,
  across: boolean,
  along: boolean,
): void {
  const height = from.length / width;
  for (let y = 0; y < height; y++) {
    const row = (along ? height - 1 - y : y) * width;
    for (let x = 0; x < width; x++) to[row + (across ? width - 1 - x : x)] = from[y * width + x]!;
  }
}

/** How a photo is taken; the same with and without a reflection. */
interface Shot {
  exposure: number;
  /** Change of the light from one side to the other, along and across. */
  slant: [number, number];
  /** How much lighter than black the darkest tone is. */
  haze: number;
  /** In pixels of the judged picture; a negative value sharpens. */
  blur: number;
  /** In levels of 255. */
  noise: number;
}

function randomShot(random: Random): Shot {
  const slant = random.chance(0.5) ? 0.05 : 0.3;
  return {
    exposure: random.pick([random.between(0.85, 1.1), random.between(0.85, 1.1), random.between(0.42, 1.25)]),
    slant: [random.between(-slant, slant), random.between(-slant, slant)],
    haze: random.chance(0.5) ? 0 : random.between(0, 0.12),
    blur: random.pick([random.between(-0.4, 0.2), random.between(0, 0.5), random.between(0.2, 0.9)]),
    noise: random.between(0.5, 5),
  };
}

/** The photo without noise, which `addNoise` adds. */
function takePhoto(scene: Scene, shot: Shot, reflections: readonly Reflection[]): Float32Array {
  const { width, height } = scene.picture;
  const tones = new Float32Array(scene.picture.tones);
  for (let at = 0; at < tones.length; at++) tones[at] = shot.haze + (1 - shot.haze) * tones[at]!;
  for (const reflection of reflections) reflect(tones, scene, reflection);
  const [along, across] = [shot.slant[0] / width, shot.slant[1] / height];
  let at = 0;
  for (let y = 0; y < height; y++) {
    const light = (1 + across * (y - height / 2) - (along * width) / 2) * shot.exposure;
    const step = along * shot.exposure;
    for (let x = 0; x < width; x++) {
      const tone = tones[at]! * (light + step * x);
      tones[at++] = tone > 1 ? 1 : tone;
    }
  }
  return soften(tones, width, height, shot.blur);
}

function reflect(
  tones: Float32Array,
  { picture: { width, height }, paper }: Scene,
  { veil, white, adds, within }: Reflection,
): void {
  const [left, top, right, bottom] = within;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      const at = y * width + x;
      if (paper[at]! === 0) continue;
      const share = veil(x, y) * paper[at]!;
      tones[at] = adds ? tones[at]! + white * share : tones[at]! + share * (white - tones[at]!);
    }
}

function addNoise(tones: Float32Array, width: number, noise: number, random: Random): GrayPicture {
  const light = new Uint8Array(tones.length);
  for (let at = 0; at < light.length; at++) {
    const value = 255 * tones[at]! + noise * (random.next() + random.next() - 1) * 2.4;
    light[at] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
  return { width, height: light.length / width, light };
}

// A 3×3 average, as often as the blur requires; with a negative weight it sharpens.
function soften(tones: Float32Array, width: number, height: number, blur: number): Float32Array {
  const weight = blur < 0 ? blur / 4 : Math.min(0.25, (blur * blur) / 2);
  const along = new Float32Array(tones);
  for (let times = blur > 0.7 ? 2 : 1; times > 0; times--) {
    for (let at = 1; at < tones.length - 1; at++)
      along[at] = (1 - 2 * weight) * tones[at]! + weight * (tones[at - 1]! + tones[at + 1]!);
    for (let at = width; at < width * (height - 1); at++)
      tones[at] = (1 - 2 * weight) * along[at]! + weight * (along[at - width]! + along[at + width]!);
  }
  return tones;
}
