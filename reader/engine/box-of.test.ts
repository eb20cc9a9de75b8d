import { expect, test } from 'vitest';
import { boxOf, reachesEdge } from './box-of.ts';

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
