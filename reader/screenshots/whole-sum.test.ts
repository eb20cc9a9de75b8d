import { countries } from '@volante/contract/countries/index.ts';
import { expect, test } from 'vitest';
import type { Picture } from '../engine/picture.ts';
import { readEarnings } from './extract/read-earnings.ts';
import { linesOf } from './extract/testing/lines.ts';
import { isWholeSum } from './whole-sum.ts';

type Bar = readonly [left: number, top: number, width: number, height: number];

// "$888" as the bars that its characters would be.
const [line] = linesOf(['$888', 40, 100, 80]);
const seenLine = { ...line!, box: { ...line!.box, width: 170, x: 120 } };
const digits: Bar[] = [
  [44, 106, 30, 66],
  [84, 106, 30, 66],
  [124, 106, 30, 66],
  [164, 106, 30, 66],
];

function paint(bars: readonly Bar[], shades: readonly number[] = []): Picture {
  const [width, height] = [400, 280];
  const rgb = new Uint8Array(width * height * 3).fill(255);
  bars.forEach(([left, top, across, down], k) => {
    for (let y = top; y < top + down; y++)
      rgb.fill(shades[k] ?? 20, 3 * (y * width + left), 3 * (y * width + left + across));
  });
  return { width, height, rgb };
}

test('a sum of digits of one height with nothing behind it is whole', () => {
  expect(isWholeSum(paint(digits), seenLine)).toBe(true);
});

test.each<[string, Bar[]]>([
  [
    'raised cents behind it',
    [
      [204, 106, 16, 30],
      [224, 106, 16, 30],
    ],
  ],
  ['cents of its own height', [[216, 106, 30, 66]]],
  ['a point', [[204, 162, 8, 8]]],
])('%s make it less than the sum', (_, more) => {
  expect(isWholeSum(paint([...digits, ...more]), seenLine)).toBe(false);
});

test('faint cents are seen as well', () => {
  const faint = paint([...digits, [204, 106, 16, 30]], [20, 20, 20, 20, 200]);
  expect(isWholeSum(faint, seenLine)).toBe(false);
});

test('smaller digits at its end may be cents, and a wide one may be two that touch', () => {
  expect(isWholeSum(paint([...digits.slice(0, 3), [164, 106, 18, 32]]), seenLine)).toBe(false);
  expect(isWholeSum(paint([...digits.slice(0, 3), [164, 106, 44, 66]]), seenLine)).toBe(false);
});

test('a sum with a character that was not read, or in a photo taken at an angle, is not known to be whole', () => {
  expect(isWholeSum(paint(digits), { ...seenLine, text: '$88' })).toBe(false);
  expect(isWholeSum(paint(digits), { ...seenLine, box: { ...seenLine.box, angle: 0.06 } })).toBe(false);
});

test('a sum without cents that is alone on its screen is sure only if the picture shows that it has none', () => {
  const lines = linesOf(
    ['Ganancias de la semana', 40, 90, 62],
    ['2 nov - 8 nov', 40, 180],
    ['$4,512', 40, 240, 96],
    ['Viajes', 40, 720],
    ['57', 800, 720],
    ['En línea', 40, 810],
    ['31 h 20 min', 700, 810],
  );
  const read = (isWhole: boolean, more: Parameters<typeof linesOf> = []) => {
    const asked = { capturedAt: '2026-11-21', country: countries.mx, isWhole: () => isWhole };
    return readEarnings([...lines, ...linesOf(...more)], asked);
  };
  expect(read(true)).toMatchObject({ band: 'sure', amount: { value: 4512 } });
  expect(read(false)).toMatchObject({ band: 'ask', reason: 'several_amounts' });
  const tips: Parameters<typeof linesOf> = [
    ['Propinas', 40, 900],
    ['$412.30', 700, 900],
  ];
  expect(read(true, tips), 'other sums have cents').toMatchObject({ band: 'ask', reason: 'several_amounts' });
});
