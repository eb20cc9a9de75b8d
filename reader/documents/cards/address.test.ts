import { expect, test } from 'vitest';
import type { TextLine } from '../../engine/text-line.ts';
import { linesOf } from '../../screenshots/extract/testing/lines.ts';
import { readAddress } from './address.ts';
import type { SecondLook } from './second-look.ts';

/** An address of three lines, each as read by the first engine and by the second, one reading for each cut. */
async function read(...rows: [first: string, ...spelled: string[]][]): Promise<string | undefined> {
  const lines = linesOf(...rows.map(([first], k): [string, number, number] => [first, 10, 50 * k]));
  const readings = new Map(rows.map(([first, ...spelled]) => [first, spelled]));
  const look: SecondLook = {
    spell: ({ text }: TextLine) => Promise.resolve(readings.get(text)!.shift() ?? ''),
    again: (some) => Promise.resolve(some.map(({ text }) => text)),
    anew: (line) => Promise.resolve(line),
    measure: () => ({ gaps: [], middles: [], marks: [] }),
  };
  return (await readAddress(lines, look)).address;
}
const twice = (first: string, spelled = first): [string, string, string] => [first, spelled, spelled];
const quarter = twice('COL CENTRO 44100');
const town = twice('ZAPOPAN, JAL.');

test('an address may be a block and a lot, or a place on a road without a number', async () => {
  expect(await read(twice('SM 221 MZ 37 LT 18 C 110'), quarter, town)).toMatch(/^SM 221 MZ 37 LT 18 C 110, COL/);
  const road = 'CARR VILLAHERMOSA A FRONTERA KM 11 ';
  expect(await read(twice(`${road}S/N`, `${road}SIN`), quarter, town)).toMatch(/KM 11 S\/N, COL/);
  expect(await read(twice('C HIDALGO 12'), twice('RA MEDELLIN 2DA SECC 86250'), town)).toMatch(/RA MEDELLIN 2DA SECC/);
});

test('kinds of streets may be written out, and a region is one', async () => {
  expect(await read(twice('CALLEJON TAMAULIPAS 9'), quarter, town)).toMatch(/^CALLEJON TAMAULIPAS 9, /);
  expect(await read(twice('REG 233 MZ 50 LT 12 C PAVO REAL'), quarter, town)).toMatch(
    /^REG 233 MZ 50 LT 12 C PAVO REAL, /,
  );
});

test('a neighborhood’s number isn’t a part of the postal code', async () => {
  expect(await read(twice('C HIDALGO 12'), twice('COL REGION 23377510'), town)).toMatch(/, COL REGION 233 77510, /);
});

test('a dot that only one reading has is a speck', async () => {
  const speckled = await read(
    twice('C HIDALGO 12'),
    twice('FRACC VILLASDEL SOL 77517', 'FRACC VILLAS.DEL SOL 77517'),
    town,
  );
  expect(speckled).toBe('C HIDALGO 12, FRACC VILLAS DEL SOL 77517, ZAPOPAN, JAL.');
});

test('a state’s abbreviation keeps its dots, and gets no comma inside', async () => {
  const coast = twice('BENITO JUAREZ,Q.ROO', 'BENITO JUAREZ, Q. ROO');
  expect(await read(twice('C HIDALGO 12'), quarter, coast)).toMatch(/, BENITO JUAREZ, Q\. ROO$/);
  const speck = [
    'BENITO JUAREZ,Q.ROO',
    'BENITO JUAREZ; Q. ROO',
    'BENITO JUAREZ, Q. ROO',
    'BENITO JUAREZ, Q. ROO',
  ] as const;
  expect(await read(twice('C HIDALGO 12'), quarter, [...speck])).toMatch(/, BENITO JUAREZ, Q\. ROO$/);
});
