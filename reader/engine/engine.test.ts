import { InferenceSession } from 'onnxruntime-node';
import { expect, test, vi } from 'vitest';
import { boxOf, reachesEdge, turnedBack } from './box-of.ts';
import { tilesOf } from './detect.ts';
import { loadModels } from './models.ts';
import { RecentResults } from './recognize.ts';
import { mergeLetters } from './spanish-letters.ts';

const picture = { width: 400, height: 800 };
const line = (x: number, y: number, width: number, height: number, angle = 0) => ({
  box: { x, y, width, height, angle },
});

test('a box is given as shares of the picture and contains every piece of text', () => {
  expect(boxOf([line(200, 80, 100, 40)], picture)).toEqual([0.375, 0.075, 0.25, 0.05]);
  expect(boxOf([line(100, 80, 100, 40), line(300, 160, 100, 40)], picture)).toEqual([0.125, 0.075, 0.75, 0.15]);
  expect(boxOf([], picture)).toBeNull();
});

test('a box around tilted text contains its corners, and every box ends at the edge of the picture', () => {
  expect(boxOf([line(200, 400, 40, 100, Math.PI / 2)], picture)).toEqual([0.375, 0.475, 0.25, 0.05]);
  expect(boxOf([line(10, 10, 100, 40)], picture)).toEqual([0, 0, 0.15, 0.0375]);
});

test('text close to a side of the picture may be cut off there', () => {
  expect(reachesEdge([line(340, 80, 120, 40)], picture)).toBe(true);
  expect(reachesEdge([line(200, 80, 100, 40), line(50, 160, 100, 40)], picture)).toBe(true);
  expect(reachesEdge([line(200, 80, 380, 40)], picture)).toBe(false);
  expect(reachesEdge([line(200, 10, 100, 40)], picture), 'the top is no side').toBe(false);
  expect(reachesEdge([], picture)).toBe(false);
});

test('the boxes of a photo turned for reading refer to the photo as sent', () => {
  // The upper left corner as read: a wide line.
  expect(turnedBack([0.1, 0.2, 0.4, 0.05], 0)).toEqual([0.1, 0.2, 0.4, 0.05]);
  expect(turnedBack([0.1, 0.2, 0.4, 0.05], 180)).toEqual([0.5, 0.75, 0.4, 0.05]);
  expect(turnedBack([0.1, 0.2, 0.4, 0.05], 90)).toEqual([0.2, 0.5, 0.05, 0.4]);
  expect(turnedBack([0.1, 0.2, 0.4, 0.05], 270)).toEqual([0.75, 0.1, 0.05, 0.4]);
});

test('a picture taller than three times its width is searched in tiles of a screen that overlap; a screen is one, and so is a strip', () => {
  expect(tilesOf({ width: 1000, height: 3000 })).toEqual([[0, 3000]]);
  expect(tilesOf({ width: 100, height: 20_000 })).toHaveLength(1);
  const tiles = tilesOf({ width: 1000, height: 7000 });
  expect(tiles).toHaveLength(4);
  expect([tiles[0]![0], tiles.at(-1)![1]]).toEqual([0, 7000]);
  for (const [k, [from, to]] of tiles.entries()) {
    expect(to - from).toBeLessThanOrEqual(2200);
    if (k > 0) expect(tiles[k - 1]![1] - from).toBeGreaterThanOrEqual(290);
  }
});

test('a full cache drops the result that was unused for longest', () => {
  const results = new RecentResults<number>(2);
  results.set('a', 1);
  results.set('b', 2);
  expect(results.get('a')).toBe(1);
  results.set('c', 3);
  expect([results.get('a'), results.get('b'), results.get('c')]).toEqual([1, undefined, 3]);
});

test('idle threads of the models sleep instead of spinning on a processor', async () => {
  const create = vi.spyOn(InferenceSession, 'create');
  const models = await loadModels({ threads: 2, runtime: 'native' });
  await models.close();
  const options = create.mock.calls.map(([, given]) => given as InferenceSession.SessionOptions | undefined);
  create.mockRestore();
  expect(options).toHaveLength(2);
  for (const given of options) expect(given?.extra).toEqual({ session: { intra_op: { allow_spinning: '0' } } });
});

test('accents and ñ come from the second reading when all other letters agree', () => {
  expect(mergeLetters('Adrian Hernandez Munoz', 'Adrián Hernández Muñoz')).toBe('Adrián Hernández Muñoz');
  expect(mergeLetters('Inigo Nunez', '| Íñigo Núñez.')).toBe('Íñigo Núñez');
});

test('a letter misread for ñ is corrected, any other disagreement is not', () => {
  expect(mergeLetters('Muhoz', 'Muñoz')).toBe('Muñoz');
  expect(mergeLetters('Villasenior', 'Villaseñor')).toBe('Villaseñor');
  expect(mergeLetters('Antonio', 'Antoñito')).toBe('Antonio');
  expect(mergeLetters('Perez', 'Pérex')).toBe('Perez');
});

test('an accent seen only by the first reading stays, and so do capitals', () => {
  expect(mergeLetters('Cuauhtémoc', 'Cuauhtemoc')).toBe('Cuauhtémoc');
  expect(mergeLetters('MUNOZ', 'Muñoz')).toBe('MUÑOZ');
});
