import { describe, expect, test } from 'vitest';
import type { Picture } from '../engine/picture.ts';
import type { TextLine } from '../engine/text-line.ts';
import { linesToKeep, paintOnly } from './black-out.ts';
import { languageOf } from './extract/screen-language.ts';
import { linesOf, weekly } from './extract/testing/lines.ts';

const visible = { weeks: ['2026-11-02'], amounts: [4512.3], capturedAt: '2026-11-21', names: ['Rosa Delgado'] };
const kept = (lines: TextLine[], more: Partial<typeof visible> = {}) =>
  linesToKeep(lines, { ...visible, ...more })?.map(({ text }) => text) ?? null;
const screen = (...more: Parameters<typeof linesOf>) => linesOf(...weekly.head, ...weekly.rows, ...more);

describe('of a picture that leaves the company', () => {
  test('the week, its sum and labels stay; every other number goes', () => {
    expect(kept(screen())).toEqual([
      'Ganancias',
      '2 nov - 8 nov',
      '$4,512.30',
      'Viajes',
      'En línea',
      'Tarifa',
      'Propinas',
    ]);
  });

  test.each([
    ['the driver’s name', 'Rosa Delgado'],
    ['a part of it, beside words of the screen', 'Hola, Rosa'],
    ['another person', 'Viaje con Emilia'],
    ['a first name alone', 'Abril'],
    ['a name of the list', 'Guadalupe'],
    ['a phone number', '55 1234 5678'],
    ['an account', 'Cuenta 0123456789'],
    ['an address', 'Av. Juárez 17'],
    ['an address of e-mail', 'rosa.d@example.com'],
    ['what nobody knows', 'Xyloq'],
    ['a letter in place of a face', 'R'],
    ['another sum', '$812.00'],
    ['another week', '9 nov - 15 nov'],
  ])('%s goes', (_, text) => {
    expect(kept(screen([text, 40, 1200]))).not.toContain(text);
  });

  test('a word of the driver’s name goes even if it is one of the screen; an article doesn’t', () => {
    const names = ['Propinas De La Cruz'];
    const found = kept(screen(['Ganancias de la semana', 40, 1200]), { names });
    expect(found).not.toContain('Propinas');
    expect(found).toContain('Ganancias de la semana');
  });

  test('labels that are read without spaces stay', () => {
    expect(kept(screen(['TotalGanancias', 40, 1200]))).toContain('TotalGanancias');
  });

  test('a sum beside a longer number goes, and with it the picture', () => {
    const [clock, title, week] = weekly.head;
    const lines = linesOf(clock!, title!, week!, ['$4,512.30 5512345678', 40, 240, 96]);
    expect(kept(lines)).toBeNull();
  });

  test('what was misread stays beside what it shows, and a picture without what it shows isn’t given', () => {
    expect(kept(screen(), { amounts: [4512.3, 4100] })).toContain('$4,100.00');
    expect(kept(screen(), { amounts: [999] })).toBeNull();
    expect(kept(screen(), { weeks: ['2026-10-26'] })).toBeNull();
  });

  test('cents in a box of their own belong to the sum', () => {
    const [clock, title, week] = weekly.head;
    const lines = linesOf(clock!, title!, week!, ['$4,512', 40, 240, 96], ['30', 340, 236, 40], ['99', 900, 900, 40]);
    expect(kept(lines)).toEqual(['Ganancias', '2 nov - 8 nov', '$4,512', '30']);
  });
});

describe('painted', () => {
  const white: Picture = { width: 60, height: 40, rgb: new Uint8Array(60 * 40 * 3).fill(255) };
  const at = ({ rgb }: Picture, x: number, y: number) => rgb[3 * (y * 60 + x)];
  const line = (x: number, y: number, angle = 0): TextLine => {
    const [first] = linesOf(['a', 0, 0]);
    return { ...first!, box: { x, y, width: 20, height: 6, angle } };
  };

  test('everything is black but the lines that stay', () => {
    const shown = line(20, 10);
    const painted = paintOnly(white, [shown], [shown, line(20, 30)]);
    expect(at(painted, 20, 10)).toBe(255);
    for (const [x, y] of [
      [20, 30],
      [50, 10],
      [0, 0],
      [59, 39],
    ] as const)
      expect(at(painted, x, y), `${x} ${y}`).toBe(0);
  });

  test('where a line that stays meets one that goes, it is black; a tilted line shows nothing beside it', () => {
    const shown = line(20, 10);
    expect(at(paintOnly(white, [shown], [shown, line(24, 10)]), 24, 10)).toBe(0);
    const tilted = line(30, 20, Math.PI / 6);
    const painted = paintOnly(white, [tilted], [tilted]);
    expect(at(painted, 30, 20)).toBe(255);
    expect(at(painted, 37, 24)).toBe(255);
    expect(at(painted, 37, 16)).toBe(0);
  });

  test('a line at the edge paints nothing outside', () => {
    const edge = line(58, 38);
    expect(paintOnly(white, [edge], [edge]).rgb).toHaveLength(60 * 40 * 3);
  });
});

test('a screen’s language is that of most of its words, and unknown without any', () => {
  expect(languageOf(screen())).toBe('es');
  expect(languageOf(linesOf(['Your weekly earnings', 0, 0], ['Nov 2 - 8', 0, 50], ['Trips', 0, 100]))).toBe('en');
  expect(languageOf(linesOf(['$4,512.30', 0, 0], ['Uber', 0, 50]))).toBeNull();
});
