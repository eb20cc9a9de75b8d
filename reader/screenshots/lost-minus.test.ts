import { expect, test } from 'vitest';
import type { Picture } from '../engine/picture.ts';
import { linesOf } from './extract/testing/lines.ts';
import { beginsWithMinus } from './lost-minus.ts';

type Bar = readonly [left: number, top: number, width: number, height: number];

// A sum of three digits, as the bars that they would be, whose box begins at 40.
const [line] = linesOf(['$88', 40, 100, 80]);
const digits: Bar[] = [
  [44, 106, 30, 66],
  [84, 106, 30, 66],
  [124, 106, 30, 66],
];

function paint(bars: readonly Bar[], [light, ink]: readonly [number, number] = [255, 20]): Picture {
  const [width, height] = [240, 280];
  const rgb = new Uint8Array(width * height * 3).fill(light);
  for (const [left, top, across, down] of bars)
    for (let y = top; y < top + down; y++) rgb.fill(ink, 3 * (y * width + left), 3 * (y * width + left + across));
  return { width, height, rgb };
}

const seen = (...bars: Bar[]) => beginsWithMinus(paint(bars), { ...line!, box: { ...line!.box, width: 120, x: 100 } });

test('a minus that was not read is seen before the box of its sum and in it', () => {
  expect(seen([14, 138, 22, 8], ...digits)).toBe(true);
  const shifted = digits.slice(1);
  expect(seen([46, 138, 22, 8], ...shifted)).toBe(true);
});

test('it is seen in light letters on a dark screen', () => {
  const dark = { ...line!, background: [10, 10, 10] as const, box: { ...line!.box, width: 120, x: 100 } };
  expect(beginsWithMinus(paint([[14, 138, 22, 8], ...digits], [10, 240]), dark)).toBe(true);
  expect(beginsWithMinus(paint(digits, [10, 240]), dark)).toBe(false);
});

test.each<[string, Bar[]]>([
  ['nothing', []],
  ['an icon', [[10, 120, 26, 40]]],
  ['a point', [[24, 160, 10, 10]]],
  ['a dot at half height', [[20, 136, 10, 10]]],
  ['a line under or over it', [[14, 170, 22, 8]]],
  ['the frame of a card', [[2, 60, 3, 160]]],
  [
    'two bars, an equals sign',
    [
      [14, 128, 22, 6],
      [14, 146, 22, 6],
    ],
  ],
])('%s before a sum is no minus', (_, bars) => {
  expect(seen(...bars, ...digits)).toBe(false);
});

test('a line longer than a minus, such as a divider, is none', () => {
  const moved = digits.map(([left, ...rest]): Bar => [left + 80, ...rest]);
  const at = { ...line!, box: { ...line!.box, width: 120, x: 180 } };
  expect(beginsWithMinus(paint([[40, 138, 70, 8], ...moved]), at)).toBe(false);
  expect(beginsWithMinus(paint([[88, 138, 22, 8], ...moved]), at)).toBe(true);
});
