import { describe, expect, test } from 'vitest';
import type { TextLine } from '../../engine/text-line.ts';
import { type LinePrint, measureLine, spacesOf, withPrintedMarks, withPrintedSpaces } from './line-print.ts';
import { type SecondLook, spellCertainly } from './second-look.ts';

const HEIGHT = 60;
const LETTER = 12;

/** A line with blocks for letters, spaced as in the text, and close above it a second row of blocks. */
function printed(text: string, tight = 3, space = 11): { line: TextLine; print: LinePrint } {
  const blocks: { left: number; marked: boolean }[] = [];
  let x = 20;
  for (const sign of text) {
    if (sign === ' ') x += space - tight;
    else {
      blocks.push({ left: x, marked: /[ÁÉÍÓÚÑ]/.test(sign) });
      x += LETTER + tight;
    }
  }
  const width = x + 20;
  const rgb = new Uint8Array(width * HEIGHT * 3).fill(230);
  const fill = (left: number, right: number, top: number, bottom: number) => {
    for (let y = top; y < bottom; y++) rgb.fill(40, (y * width + left) * 3, (y * width + right) * 3);
  };
  for (const { left, marked } of blocks) {
    fill(left, left + LETTER, 22, 40);
    fill(left, left + LETTER, 2, 10);
    if (marked) fill(left + 3, left + 9, 18, 21);
  }
  const letters = text.replaceAll(' ', '');
  const box = { x: width / 2, y: HEIGHT / 2, angle: 0, width, height: 40 };
  const at = blocks.map(({ left }) => (left + LETTER / 2) / width);
  const line = { text: letters, at, box, confidence: 1 } as unknown as TextLine;
  return { line, print: measureLine({ width, height: HEIGHT, rgb }, line) };
}

describe('the print of a line', () => {
  test('has a space where a gap is clearly wider than the others', () => {
    const { print } = printed('CALLE HIDALGO 12');
    expect(spacesOf(print, 'CALLE HIDALGO 12')).toBe('agree');
    expect(spacesOf(print, 'CALLEHIDALGO 12')).toBe('differ');
    expect(spacesOf(print, 'CALLE HID ALGO 12')).not.toBe('agree');
  });

  test('is unclear where letters are set far apart', () => {
    expect(spacesOf(printed('CALLE HIDALGO 12', 9).print, 'CALLE HIDALGO 12')).not.toBe('agree');
    expect(withPrintedSpaces(printed('CALLE HIDALGO 12', 9).print, 'CALLEHIDALGO 12')).toBeNull();
  });

  test('may have a gap beside an I that is nearly as wide as the space between two letters A', () => {
    const gaps = [0.05, 0.05, 0.11, 0.05, 0.14, 0.05, 0.05];
    expect(spacesOf({ gaps }, 'MARIA AZA')).toBe('unclear');
    expect(spacesOf({ gaps }, 'MAROA AZA')).toBe('differ');
    expect(spacesOf({ gaps: gaps.with(2, 0.13) }, 'MARIA AZA')).toBe('differ');
  });

  test('restores spaces lost in a reading, except within a number', () => {
    const { print } = printed('CALLE HIDALGO 12');
    expect(withPrintedSpaces(print, 'CALLEHIDALGO12')).toBe('CALLE HIDALGO 12');
    expect(withPrintedSpaces(printed('C LIMA 1 2').print, 'CLIMA 12')).toBeNull();
  });

  test('decides over accents and tildes', () => {
    const { print } = printed('PEÑA RÍO RIO');
    expect(withPrintedMarks(print, 'PENA RÍO RÍO')).toBe('PEÑA RÍO RIO');
  });

  test('says nothing about a text of other letters', () => {
    const { print } = printed('LIMA');
    expect([spacesOf(print, 'LIMAS'), withPrintedMarks(print, 'RÍOSAS')]).toEqual(['unclear', 'RÍOSAS']);
  });
});

describe('a line is spelled', () => {
  const look = (print: LinePrint, ...texts: string[]): SecondLook => ({
    spell: () => Promise.resolve(texts.shift() ?? ''),
    again: () => Promise.resolve(texts.slice(-1)),
    anew: (line) => Promise.resolve(line),
    measure: () => print,
  });
  const spelled = (text: string, ...readings: string[]) => {
    const { line, print } = printed(text);
    return spellCertainly(
      line,
      look(print, ...readings),
      (item) => item,
      (item) => /^(C|COL) /.test(item),
    );
  };

  test('by one reading whose spaces are those of the print', async () => {
    expect(await spelled('COL LA JOYA', 'COL LA JOYA')).toBe('COL LA JOYA');
  });

  test('as the print has it where two readings lost the same space', async () => {
    expect(await spelled('COL LA JOYA', 'COL LAJOYA', 'COL LAJOYA')).toBe('COL LA JOYA');
    expect(await spelled('C LIMA', 'CLIMA', 'CLIMA')).toBe('C LIMA');
  });

  test('as the first engine reads it on another cut, if no reading has more words', async () => {
    const { line, print } = printed('COL LA JOYA', 7);
    const read = (...texts: string[]) =>
      spellCertainly(
        line,
        look(print, ...texts),
        (item) => item,
        (item) => /^COL/.test(item),
      );
    expect(await read('COL LA JOYA', '-', '-', 'COL LA JOYA')).toBe('COL LA JOYA');
    expect(await read('COL LA JOYA', 'COL LAJOYA', '-', 'COL LAJOYA')).toBeNull();
    expect(await read('COL LA JOYA', '-', '-', 'COL LAJOYA')).toBeNull();
  });

  test('never by a reading with other letters', async () => {
    expect(await spelled('COL LA JOYA', 'COL LA JOTA', 'COL LA JOTA', 'COL LA JOTA')).toBeNull();
  });
});
