import { convolve, runNet, SHAPE, unpackNet } from '@volante/contract/documents/photo/glare-net.ts';
import { trained } from '@volante/contract/documents/photo/glare-weights.ts';
import { judgePhoto } from '@volante/contract/documents/photo/photo-quality.ts';
import { expect, test } from 'vitest';
import { Random } from '../../../core/random.ts';
import { drawPhotos, HIDES, type Sample, sampleOf } from './draw-samples.ts';
import { fitNet } from './fit-net.ts';
import { packNet } from './pack-net.ts';

/** Far from the seeds of training. */
const UNSEEN = 20_000_000;

test('of drawn photos nobody trained on, most with hidden print are told and hardly a good one is', () => {
  const drawn = Array.from({ length: 40 }, (_, k) => drawPhotos(UNSEEN + k)).flat();
  const told = (of: typeof drawn) => of.filter(({ picture }) => judgePhoto(picture, 2000).glare).length / of.length;
  expect(told(drawn.filter(({ lost }) => lost >= 2 * HIDES))).toBeGreaterThan(0.8);
  expect(told(drawn.filter(({ lost }) => lost === 0))).toBeLessThan(0.05);
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

test('a reflection is drawn until it hides print, a shine never does', () => {
  const photos = Array.from({ length: 12 }, (_, k) => drawPhotos(UNSEEN + k));
  expect(photos.every(([good]) => good!.lost < HIDES)).toBe(true);
  expect(photos.filter(([, bad]) => bad!.lost >= HIDES).length).toBeGreaterThan(8);
}, 60_000);

test('training finds a place that is unlike its surroundings within a thousand small pictures', () => {
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
  const isTold = (one: Sample) => runNet(net, one.cells).planes.some((odds) => odds > 0);
  for (let k = 0; k < 40; k++) expect(isTold(sample(k % 2 === 0))).toBe(k % 2 === 0);
}, 60_000);

test('a layer sees zeros beyond the edges, and its neighbours as far away as it reaches', () => {
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

test('a net is kept to a byte a weight, with less than a hundredth of the largest lost', () => {
  const layers = unpackNet(trained);
  expect(layers.map(({ inputs, outputs, reach }) => ({ inputs, outputs, reach }))).toEqual(SHAPE);
  const again = unpackNet(packNet(layers, trained.sure));
  again.forEach(({ weights }, k) => {
    const largest = Math.max(...layers[k]!.weights.map(Math.abs));
    expect(weights.every((one, at) => Math.abs(one - layers[k]!.weights[at]!) < largest / 100)).toBe(true);
  });
});
