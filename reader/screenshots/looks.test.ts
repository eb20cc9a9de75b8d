import { countries } from '@volante/contract/countries/index.ts';
import { expect, test } from 'vitest';
import { isGarbled } from '../engine/text-line.ts';
import { readEarnings } from './extract/read-earnings.ts';
import { linesOf, weekly } from './extract/testing/lines.ts';
import { confirmed, FINE, isSmall, needsConfirming, PLAIN, turnsToTry } from './read-picture.ts';

const asked = { capturedAt: '2026-11-21', country: countries.mx };
const week = (range: string) => {
  const head = weekly.head.map(
    ([text, ...at]) => [text === '2 nov - 8 nov' ? range : text, ...at] as (typeof weekly.head)[number],
  );
  return readEarnings(linesOf(...head, ...weekly.rows), asked);
};
const nothing = readEarnings([], asked);

test('letters are small where a phone is only a part of the picture', () => {
  const lines = linesOf(...weekly.head, ...weekly.rows);
  expect(isSmall({ width: 1080, height: 1600, rgb: new Uint8Array() }, lines, PLAIN), 'a plain screenshot').toBe(false);
  expect(isSmall({ width: 2000, height: 2000, rgb: new Uint8Array() }, lines, PLAIN), 'a window on a desk').toBe(true);
  expect(isSmall({ width: 500, height: 800, rgb: new Uint8Array() }, lines, PLAIN), 'seen at its own size').toBe(false);
});

test('what lies on its side is seen twice, whatever the size of its letters', () => {
  const lines = linesOf(...weekly.head, ...weekly.rows);
  const picture = { width: 1080, height: 1600, rgb: new Uint8Array() };
  expect(needsConfirming({ picture, turn: 0 }, lines, PLAIN)).toBe(false);
  expect(needsConfirming({ picture, turn: 90 }, lines, PLAIN)).toBe(true);
  expect(needsConfirming({ picture, turn: 180 }, lines, PLAIN), 'upside down').toBe(true);
  expect(needsConfirming({ picture, turn: 90 }, lines, FINE)).toBe(false);
});

test('a picture is turned only if next to nothing of it can be read', () => {
  const lines = linesOf(...weekly.head, ...weekly.rows);
  const picture = { width: 1500, height: 2000, rgb: new Uint8Array() };
  const [onSide, garbled, few] = [{ onSide: true }, { garbled: true }, { lines: lines.slice(0, 3) }];
  const turns = (seen: object) => turnsToTry(picture, { lines, onSide: false, garbled: false, ...seen });
  expect(turns({}), 'a plain screenshot').toEqual([]);
  expect(turns(garbled), 'letters that make no sense').toEqual([180]);
  expect(turns({ ...onSide, ...garbled }), 'lines that stand upright').toEqual([90, 270]);
  expect(turns(few), 'a nearly blank photo').toEqual([90, 270]);
  expect(turns({ ...few, ...garbled }), 'a few letters of no sense').toEqual([180, 90, 270]);
});

test('letters make no sense if the mean one is uncertain', () => {
  const as = (text: string, confidence: number) => ({ text, confidence });
  expect(isGarbled([as('Ganancias', 0.98), as('s90', 0.3)]), 'a smudge on a screen').toBe(false);
  expect(isGarbled([as('ueuuesdms', 0.6), as('8:00', 0.98), as('uns', 0.4)])).toBe(true);
  expect(isGarbled([]), 'no letters').toBe(false);
});

test('what was sure in small letters stays so only if a finer look sees the same', () => {
  const first = week('2 nov - 8 nov');
  expect(first.band).toBe('sure');
  expect(confirmed(first, week('2 nov - 8 nov'))).toMatchObject({ band: 'sure', weekStart: { value: '2026-11-02' } });
  const other = confirmed(first, week('9 nov - 15 nov'));
  expect(other, 'the finer look is proposed').toMatchObject({ band: 'ask', weekStart: { value: '2026-11-09' } });
  expect(confirmed(first, nothing)).toMatchObject({ band: 'ask', weekStart: { value: '2026-11-02' } });
});
