import type { GrayPicture } from '@volante/reader/photo/photo-quality.ts';
import type { Random } from '../../../sandbox/people/random.ts';
import type { Scene } from './draw-scene.ts';
import type { Reflection } from './reflections.ts';

/** How a photo is taken; the same with and without a reflection. */
export interface Shot {
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

export function randomShot(random: Random): Shot {
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
export function takePhoto(scene: Scene, shot: Shot, reflections: readonly Reflection[]): Float32Array {
  const { width, height } = scene.picture;
  const tones = new Float32Array(scene.picture.tones);
  for (let at = 0; at < tones.length; at++) tones[at] = shot.haze + (1 - shot.haze) * tones[at]!;
  for (const one of reflections) reflect(tones, scene, one);
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

export function addNoise(tones: Float32Array, width: number, noise: number, random: Random): GrayPicture {
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
