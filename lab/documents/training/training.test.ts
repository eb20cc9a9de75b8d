import { measureCells } from '@volante/reader/photo/glare-cells.ts';
import { convolve, runNet, SHAPE, unpackNet } from '@volante/reader/photo/glare-net.ts';
import { trained } from '@volante/reader/photo/glare-weights.ts';
import { type GrayPicture, judgePhoto } from '@volante/reader/photo/photo-quality.ts';
import { expect, test } from 'vitest';
import { Random } from '../../../sandbox/people/random.ts';
import { drawPhotos, HIDES, mirror, packSample, type Sample, sampleOf } from './draw-samples.ts';
import { fitNet, packNet } from './fit-net.ts';

/** Far from the seeds used in training. */
const UNSEEN = 20_000_000;
const unseen = Array.from({ length: 24 }, (_, k) => drawPhotos(UNSEEN + k));

test('of photos not used in training, most with much hidden print are reported, and hardly any good ones', () => {
  const drawn = unseen.flat();
  const shareFound = (of: typeof drawn) =>
    of.filter(({ picture }) => judgePhoto(picture, 2000).glare).length / of.length;
  expect(shareFound(drawn.filter(({ lost }) => lost >= 2 * HIDES))).toBeGreaterThan(0.5);
  expect(shareFound(drawn.filter(({ lost }) => lost === 0))).toBeLessThan(0.06);
}, 60_000);

test('the same seed draws the same photos, and the same photos give the same net', () => {
  expect(drawPhotos(3)).toEqual(drawPhotos(3));
  expect(drawPhotos(3)[0]!.picture.light).not.toEqual(drawPhotos(4)[0]!.picture.light);
  const samples = [1, 2].flatMap((seed) => drawPhotos(seed).map(sampleOf));
  const fit = () =>
    packNet(
      fitNet(8, (k) => samples[k]!, 1),
      0,
    );
  expect(fit()).toEqual(fit());
}, 60_000);

test('a strong reflection is drawn until it hides print, a weak one never hides any', () => {
  expect(unseen.every(([good]) => good!.lost < HIDES)).toBe(true);
  expect(unseen.filter(([, bad]) => bad!.lost >= HIDES).length).toBeGreaterThan((2 / 3) * unseen.length);
});

test('mirroring a photo’s measures gives the measures of the mirrored photo', () => {
  const random = new Random(5);
  const [width, height] = [64, 48];
  const light = Uint8Array.from({ length: width * height }, () => random.whole(0, 255));
  const hidden = Uint8Array.from({ length: 12 }, (_, k) => k);
  const packed = packSample({ cells: measureCells({ width, height, light }), hidden, lost: 12 });
  const mirrored = (across: boolean, along: boolean): GrayPicture => {
    const from = (x: number, y: number) => (along ? height - 1 - y : y) * width + (across ? width - 1 - x : x);
    return { width, height, light: light.map((_, at) => light[from(at % width, Math.floor(at / width))]!) };
  };
  for (const [across, along] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    const { cells } = mirror(packed, across, along);
    // The last two measures count changes towards the next pixel, which is on the other side in a mirror.
    const tones = 12 * cells.width * cells.height;
    const expected = measureCells(mirrored(across, along)).planes;
    for (let at = 0; at < tones; at++) expect(Math.abs(cells.planes[at]! - expected[at]!)).toBeLessThan(0.006);
  }
  expect([...mirror(packed, true, true).hidden]).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test('about a thousand small pictures are enough to learn to find a spot unlike its surroundings', () => {
  const random = new Random(3);
  const sample = (bad: boolean): Sample => {
    const planes = Float32Array.from({ length: 14 * 64 }, () => random.between(-0.3, 0.3));
    const hidden = new Uint8Array(16);
    if (bad) {
      const [x, y] = [random.whole(0, 3), random.whole(0, 3)];
      for (const at of [0, 1, 8, 9]) planes[16 * y + 2 * x + at] = 1;
      hidden[4 * y + x] = HIDES;
    }
    return { cells: { width: 8, height: 8, planes }, hidden, lost: bad ? HIDES : 0 };
  };
  const net = fitNet(1200, (k) => sample(k % 2 === 0), 1);
  const isFound = (sampled: Sample) => runNet(net, sampled.cells).planes.some((odds) => odds > 0);
  for (let k = 0; k < 40; k++) expect(isFound(sample(k % 2 === 0))).toBe(k % 2 === 0);
}, 60_000);

test('a layer sees zeros beyond the edges, and its neighbors at the distance of its reach', () => {
  const planes = new Float32Array(25);
  planes[12] = 1;
  const layer = {
    inputs: 1,
    outputs: 1,
    weights: Float32Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9]),
    bias: new Float32Array(1),
  };
  const seen = (reach: number) => [...convolve({ width: 5, height: 5, planes }, { ...layer, reach }).planes];
  expect(seen(1).slice(5, 20)).toEqual([0, 9, 8, 7, 0, 0, 6, 5, 4, 0, 0, 3, 2, 1, 0]);
  expect(seen(2)).toEqual([9, 0, 8, 0, 7, 0, 0, 0, 0, 0, 6, 0, 5, 0, 4, 0, 0, 0, 0, 0, 3, 0, 2, 0, 1]);
});

test('a net is stored with one byte per weight, each less than a hundredth of the largest one off', () => {
  const layers = unpackNet(trained);
  expect(layers.map(({ inputs, outputs, reach }) => ({ inputs, outputs, reach }))).toEqual(SHAPE);
  const again = unpackNet(packNet(layers, trained.sure));
  again.forEach(({ weights }, k) => {
    const largest = Math.max(...layers[k]!.weights.map(Math.abs));
    expect(weights.every((weight, at) => Math.abs(weight - layers[k]!.weights[at]!) < largest / 100)).toBe(true);
  });
});
