import { describe, expect, test } from 'vitest';
import type { TextLine } from '../../../engine/text-line.ts';
import { linesOf } from '../../../screenshots/extract/testing/lines.ts';
import { isLicenceFront, readLicenceFront } from './licence-front.ts';

type Row = [left: number, top: number, text: string, spelled?: string];

const linesFrom = (rows: readonly Row[]) =>
  linesOf(...rows.map(([left, top, text]): [string, number, number, number] => [text, left, top, 16]));

/** What is read on invented cards; a value has the spelling of the second engine, and the print decides nothing. */
function read(
  rows: readonly Row[],
  gaps: Record<string, number[]> = {},
  again = (text: string) => text,
  tight = (text: string) => text,
  more: readonly TextLine[] = [],
) {
  const lines = [...linesFrom(rows), ...more];
  const spelled = rows.flatMap(([, , text, other]) => (other ? [[text, other] as const] : []));
  const spell = (text: string) => spelled.reduce((all, [first, other]) => all.replace(first, other), text);
  return readLicenceFront(
    lines,
    {
      spell: ({ text }: TextLine) => Promise.resolve(spell(again(text))),
      again: (some: TextLine[]) => Promise.resolve(some.map(({ text }) => again(text))),
      anew: (line: TextLine, cut?: 'tight') =>
        Promise.resolve({ ...line, text: cut ? tight(line.text) : again(line.text) }),
      measure: ({ text }) => ({ gaps: gaps[text] ?? [], middles: [], marks: [] }),
    },
    '2026-11-22',
  );
}

const lettered: Row[] = [
  [10, 0, 'California'],
  [200, 0, 'DRIVER LICENSE'],
  [400, 0, 'FEDERAL LIMITS APPLY'],
  [300, 60, 'DL I1234562'],
  [300, 85, 'EXP 08/31/2029'],
  [300, 110, 'LNDE LA ROSA'],
  [300, 135, 'FN ANA LUZ'],
  [300, 160, '2570 24TH STREET'],
  [300, 185, 'SACRAMENTO,CA95818', 'SACRAMENTO, CA 95818'],
  [300, 215, 'DOB 08/31/1977'],
  [300, 240, 'RSTR NONE'],
  [500, 240, 'DONOR'],
  [300, 265, 'SEX F'],
  [500, 265, 'ISS 08/31/2024'],
  [300, 290, 'DD 00/00/0000NNNAN/ANFD/YY'],
];
const ana = {
  ...{ lastName: 'DE LA ROSA', firstName: 'ANA LUZ', licenceNumber: 'I1234562' },
  ...{ birthdate: '1977-08-31', issued: '2024-08-31', expiry: '2029-08-31' },
  ...{ street: '2570 24TH STREET', city: 'SACRAMENTO', state: 'CA', zip: '95818' },
};

const numbered: Row[] = [
  [10, 0, 'Florida'],
  [200, 0, 'DRIVER LICENSE'],
  [300, 60, '4dR555-432-76-543-0'],
  [276, 90, '1'],
  [300, 90, 'RIVERA'],
  [276, 115, '2'],
  [300, 115, 'JOSE LUIS'],
  [276, 140, '8'],
  [300, 140, '8124 MAPLE ST APT 4B'],
  [300, 165, 'MIAMI, FL 33101-2345'],
  [276, 200, '3 DOB'],
  [276, 225, '02/20/1976'],
  [450, 200, '15 SEX'],
  [450, 225, 'M'],
  [276, 250, '4a ISS'],
  [276, 275, '02/21/2022'],
  [276, 300, '4b EXP'],
  [276, 325, '02/20/2030'],
  [10, 325, 'VETERAN'],
  [276, 360, '5 DD B123456789012'],
];
const changed = (rows: Row[], from: string, to: string): Row[] =>
  rows.map(([left, top, text, ...more]): Row => (text === from ? [left, top, to] : [left, top, text, ...more]));

/** The numbered card with other rows in the place of some. */
const withRows = (others: Record<string, Row[]>): Row[] => numbered.flatMap((row) => others[row[2]] ?? [row]);

describe('the front of a license', () => {
  test('with labels in letters is read whole', async () => {
    expect(await read(lettered)).toEqual(ana);
  });

  test('with numbers in a margin and labels above the dates is read whole', async () => {
    expect(await read(numbered)).toEqual({
      ...{ lastName: 'RIVERA', firstName: 'JOSE LUIS', licenceNumber: 'R555432765430' },
      ...{ birthdate: '1976-02-20', issued: '2022-02-21', expiry: '2030-02-20' },
      ...{ street: '8124 MAPLE ST APT 4B', city: 'MIAMI', state: 'FL', zip: '33101' },
    });
  });

  test('of a driver under 21 gives the day until then for no other date', async () => {
    const young: Row[] = [...lettered, [600, 300, 'UNDER 21 UNTIL'], [600, 325, '08/31/2028']];
    expect(await read(young)).toEqual(ana);
    const without = young.filter(([, , text]) => !text.startsWith('EXP'));
    expect(await read(without)).not.toHaveProperty('expiry');
  });

  test('gives no dates out of order, and a single one neither', async () => {
    const { birthdate: _, issued: __, expiry: ___, ...others } = ana;
    expect(await read(changed(lettered, 'EXP 08/31/2029', 'EXP 08/31/2019'))).toEqual(others);
    expect(await read(changed(lettered, 'DOB 08/31/1977', 'DOB 08/31/2017'))).toEqual(others);
    expect(await read(lettered.filter(([, , text]) => !/EXP|ISS/.test(text)))).toEqual(others);
  });

  test('gives no address with a ZIP code of another state, and no number that the state doesn’t issue', async () => {
    const elsewhere = await read(changed(lettered, 'SACRAMENTO,CA95818', 'SACRAMENTO,CA78701'));
    for (const field of ['street', 'city', 'state', 'zip']) expect(elsewhere).not.toHaveProperty(field);
    expect(await read(changed(lettered, 'DL I1234562', 'DL 12345628'))).not.toHaveProperty('licenceNumber');
  });

  test('leaves out a value whose readings differ in a letter or a digit', async () => {
    const other = (from: string, to: string) => read(lettered, {}, (text) => text.replace(from, to));
    expect(await other('LUZ', 'LUIZ')).not.toHaveProperty('firstName');
    expect(await other('08/31/1977', '08/31/1971')).not.toHaveProperty('birthdate');
    expect(await other('2570', '2576')).not.toHaveProperty('street');
  });

  test('tells the label 8 from the number of the house by the gap after it, or leaves the street out', async () => {
    const merged = numbered
      .filter(([, , text]) => text !== '8')
      .map(([left, top, text]): Row => (text.startsWith('8124') ? [284, top, '82570 OAK DR'] : [left, top, text]));
    const clear = { '82570 OAK DR': [0.3, 0.05, 0.05, 0.05, 0.25, 0.05, 0.05, 0.25, 0.05] };
    const even = { '82570 OAK DR': [0.05, 0.05, 0.05, 0.05, 0.25, 0.05, 0.05, 0.25, 0.05] };
    expect(await read(merged, clear)).toMatchObject({ street: '2570 OAK DR' });
    expect(await read(merged, even)).not.toHaveProperty('street');
  });

  test('takes no letter for a label that was misread', async () => {
    const misread = numbered
      .filter(([, , text]) => !['1', '2'].includes(text))
      .map(([left, top, text]): Row => {
        if (text === 'RIVERA') return [276, top, 'IRIVERA'];
        return text === 'JOSE LUIS' ? [276, top, '2 JOSE LUIS'] : [left, top, text];
      });
    expect(await read(misread)).not.toHaveProperty('lastName');
    expect(await read(changed(misread, 'IRIVERA', '1RIVERA'))).toMatchObject({ lastName: 'RIVERA' });
  });

  test('of Mexico gives nothing', async () => {
    expect(await read(changed(lettered, 'DRIVER LICENSE', 'LICENCIA PARA CONDUCIR'))).toEqual({});
  });
});

describe('a title', () => {
  const titled = (title: string, state = 'Florida') =>
    changed(changed(numbered, 'DRIVER LICENSE', title), 'Florida', state);

  test.each(['OPERATOR LICENSE', "CHAUFFEUR'S LICENSE", 'AUTO DRIVER LICENSE', 'COMMERCIAL DRIVER LlCENSE'])(
    'of the US is “%s”, too',
    async (title) => {
      expect(isLicenceFront(linesFrom(titled(title)))).toBe(true);
      expect(await read(titled(title))).toMatchObject({ lastName: 'RIVERA', state: 'FL' });
    },
  );

  test('may be “operator” alone if the card names its state', async () => {
    expect(await read(titled("OPERATOR'S"))).toMatchObject({ lastName: 'RIVERA' });
    expect(isLicenceFront(linesFrom(titled("OPERATOR'S", 'FORKLIFT')))).toBe(false);
  });

  test('of Canada gives nothing', async () => {
    expect(isLicenceFront(linesFrom(titled('DRIVER’S LICENCE')))).toBe(true);
    expect(await read(titled('DRIVER’S LICENCE'))).toEqual({});
  });
});

describe('a label', () => {
  test('that wasn’t read, though its place was seen, doesn’t hide a name above the street in its column', async () => {
    const unread = withRows({
      ...{ 1: [], 2: [], 8: [] },
      RIVERA: [[284, 90, '  RIVERA']],
      'JOSE LUIS': [[284, 115, '  JOSE LUIS']],
      '8124 MAPLE ST APT 4B': [[284, 140, '  124 MAPLE ST APT 4B']],
    });
    expect(await read(unread)).toMatchObject({
      ...{ lastName: 'RIVERA', firstName: 'JOSE LUIS', street: '124 MAPLE ST APT 4B' },
    });
    expect(await read(changed(unread, '  RIVERA', ' RIVERA'))).not.toHaveProperty('lastName');
  });

  test('of the street that was read as a sign is left out', async () => {
    const colon = withRows({ 8: [], '8124 MAPLE ST APT 4B': [[284, 140, ': 124 MAPLE ST APT 4B']] });
    expect(await read(colon)).toMatchObject({ street: '124 MAPLE ST APT 4B' });
  });

  test('8 is told from the house’s number by the column of the town', async () => {
    const text = '8117 OAK DR';
    const glued = withRows({ 8: [], '8124 MAPLE ST APT 4B': [[292, 140, text]] });
    // Ones have air beside them, as wide as the space after a label.
    expect(await read(glued, { [text]: [0.2, 0.17, 0.15, 0.25, 0.05, 0.05, 0.25, 0.05] })).toMatchObject({
      street: '117 OAK DR',
    });
    expect(await read(glued, { [text]: [0.05, 0.17, 0.15, 0.25, 0.05, 0.05, 0.25, 0.05] })).not.toHaveProperty(
      'street',
    );
  });

  test('8 is also told by those of the names, if the town begins below it', async () => {
    const text = '8455 OAK DR';
    const glued = withRows({
      ...{ 1: [], 2: [], 8: [] },
      RIVERA: [[292, 90, '1RIVERA']],
      'JOSE LUIS': [[292, 115, '2JOSE LUIS']],
      '8124 MAPLE ST APT 4B': [[292, 140, text]],
      'MIAMI, FL 33101-2345': [[292, 165, 'MIAMI, FL 33101-2345']],
    });
    expect(await read(glued, { [text]: [0.16, 0.06, 0.06, 0.25, 0.05, 0.05, 0.25, 0.05] })).toMatchObject({
      street: '455 OAK DR',
    });
    expect(await read(glued, { [text]: [0.06, 0.06, 0.06, 0.25, 0.05, 0.05, 0.25, 0.05] })).not.toMatchObject({
      street: '455 OAK DR',
    });
  });

  test('“1 NAME” may stand above both names', async () => {
    const above = withRows({ 1: [[300, 72, '1 NAME']], 2: [] });
    expect(await read(above)).toMatchObject({ lastName: 'RIVERA', firstName: 'JOSE LUIS' });
  });

  test('2 may stand above 1, if both are there', async () => {
    const turned = withRows({ 1: [], 2: [], RIVERA: [[292, 90, '2JOSE LUIS']], 'JOSE LUIS': [[292, 115, '1RIVERA']] });
    expect(await read(turned)).toMatchObject({ lastName: 'RIVERA', firstName: 'JOSE LUIS' });
    expect(await read(changed(turned, '1RIVERA', 'RIVERA'))).not.toHaveProperty('lastName');
  });

  test('in small print may stand over its value, where that begins', async () => {
    const at = (left: number, gap = 2) =>
      read(
        withRows({
          ...{ 1: [], 2: [], RIVERA: [], 'JOSE LUIS': [] },
          'MIAMI, FL 33101-2345': [[300, 165, 'MIAMI, FL 33101-2345']],
        }),
        {},
        undefined,
        undefined,
        linesOf(
          ['1', left, 76, 8],
          ['RIVERA', 300, 84 + gap, 16],
          ['2', left, 106, 8],
          ['JOSE LUIS', 300, 114 + gap, 16],
        ),
      );
    expect(await at(302)).toMatchObject({ lastName: 'RIVERA', firstName: 'JOSE LUIS' });
    expect(await at(318)).not.toHaveProperty('lastName');
    expect(await at(302, 12)).not.toHaveProperty('lastName');
  });

  test('isn’t the first letter of a state’s name', async () => {
    const title = changed(numbered, 'Florida', '10WA');
    expect(await read(title)).toMatchObject({ lastName: 'RIVERA' });
    expect(await read(changed(numbered, 'Florida', '10WE'))).not.toHaveProperty('lastName');
  });

  test('of the day of issue or of birth may be only half read', async () => {
    const half = withRows({ '3 DOB': [[276, 200, 'Birth']], '4a ISS': [[276, 250, '4alssued']] });
    expect(await read(half)).toMatchObject({ birthdate: '1976-02-20', issued: '2022-02-21' });
    expect(await read(changed(half, 'Birth', 'Place of Birth'))).not.toHaveProperty('birthdate');
  });

  test('of a date may be glued to it and misread as digits', async () => {
    const misread = withRows({
      ...{ '3 DOB': [], '4a ISS': [], '4b EXP': [] },
      '02/20/1976': [[276, 225, '300802/20/1976']],
      '02/21/2022': [[276, 275, '4a15502/21/2022']],
      '02/20/2030': [[276, 325, '4b EXr:02/20/2030']],
    });
    expect(await read(misread)).toMatchObject({ birthdate: '1976-02-20', issued: '2022-02-21', expiry: '2030-02-20' });
    const unknown = changed(misread, '300802/20/1976', '770702/20/1976');
    expect(await read(unknown)).not.toHaveProperty('birthdate');
  });

  test('of a number may be misread, but takes no letter of it and lends it none', async () => {
    const labelled = (text: string) => read(changed(numbered, '4dR555-432-76-543-0', text));
    const number = 'R555432765430';
    for (const label of ['4d LICNOo.', '4d Li.No.', '4d DLNO.', '4d uc#', 'DL NO. '])
      expect(await labelled(`${label}R 555 432 76 543 0`)).toMatchObject({ licenceNumber: number });
    expect(await labelled('4d DLN555-432-76-543-0')).not.toHaveProperty('licenceNumber');
    expect(await labelled('4d DLNO555-432-76-543-0')).not.toHaveProperty('licenceNumber');
    expect(await labelled('5 DD R555-432-76-543-0')).not.toHaveProperty('licenceNumber');
  });
});

describe('a value', () => {
  test('of a number that begins with a letter O is read, if another reading has the letter', async () => {
    const zero = changed(numbered, '4dR555-432-76-543-0', '4d DLN: 0555-432-76-543-0');
    const other = (text: string) => text.replace(': 0555', ': O555');
    expect(await read(zero, {}, other)).toMatchObject({ licenceNumber: 'O555432765430' });
    expect(await read(zero)).not.toHaveProperty('licenceNumber');
  });

  test('of eight digits is no number if it is a date', async () => {
    const texan: Row[] = [
      ...changed(changed(numbered, 'MIAMI, FL 33101-2345', 'HOUSTON, TX 77002'), 'Florida', 'Texas'),
      [450, 275, '4d: 02/21/2022'],
    ];
    expect(await read(texan)).not.toHaveProperty('licenceNumber');
  });

  test('of nine digits is a number, though it has dashes as a date', async () => {
    const mississippi = (text: string) =>
      read(
        changed(
          changed(changed(numbered, 'MIAMI, FL 33101-2345', 'HATTIESBURG, MS 39402'), 'Florida', 'Mississippi'),
          '4dR555-432-76-543-0',
          text,
        ),
      );
    expect(await mississippi('4d DLNo 802-11-1936')).toMatchObject({ licenceNumber: '802111936' });
    expect(await mississippi('4d DLNo 9 02-11-1936')).not.toHaveProperty('licenceNumber');
  });

  test.each([
    ["10'BRIEN", "O'BRIEN"],
    ['1PENA RUIZ', 'PEÑA RUIZ'],
    ['1DE LA CRUZ-LOPEZ', 'DE LA CRUZ-LOPEZ'],
    ['1CRUZ-LOPEZ', 'CRUZ-LOPEZ', 'CRUZ - LOPEZ'],
    ['1RIVERA I', 'RIVERA I', 'RIVERA !'],
  ])('of a name keeps its signs: %s', async (text, name, spelled = name) => {
    const rows = withRows({ 1: [], RIVERA: [[292, 90, text]] });
    expect(await read([...rows, [900, 900, text.slice(1), spelled]])).toMatchObject({ lastName: name });
  });

  test('of a street has the number of the apartment after “#”, which only one engine knows', async () => {
    const rows = changed(numbered, '8124 MAPLE ST APT 4B', '8124 MAPLE ST #606');
    const gaps = (last: number) => ({ '8124 MAPLE ST H606': [...Array(10).fill(0.05), 0.25, last, 0.05, 0.05] });
    expect(await read(rows, gaps(0.3))).toMatchObject({ street: '8124 MAPLE ST # 606' });
    expect(await read(rows, gaps(0.08))).toMatchObject({ street: '8124 MAPLE ST #606' });
    expect(await read(rows, gaps(0.17))).not.toHaveProperty('street');
  });

  test('of a street may end in a word that only looks as if a space were missing', async () => {
    const on = (street: string) => read(changed(numbered, '8124 MAPLE ST APT 4B', street));
    expect(await on('8124 COUNTY HIGHWAY 45 NW')).toMatchObject({ street: '8124 COUNTY HIGHWAY 45 NW' });
    expect(await on('HC 61 BOX 340')).toMatchObject({ street: 'HC 61 BOX 340' });
    expect(await on('8124 N BROADWAY')).toMatchObject({ street: '8124 N BROADWAY' });
    expect(await on('8124 OAKWOODWAY')).not.toHaveProperty('street');
    expect(await on('8124 MAPLE ST FL3')).not.toHaveProperty('street');
  });

  test('of a town is read once more if its ZIP code isn’t one of the state', async () => {
    const short = changed(numbered, 'MIAMI, FL 33101-2345', 'MIAMI,FL3101');
    expect(await read(short)).not.toHaveProperty('zip');
    const whole = (text: string) => (text.startsWith('MIAMI') ? 'MIAMI,FL33101' : text);
    expect(await read(short, {}, whole)).toMatchObject({ state: 'FL', zip: '33101', street: '8124 MAPLE ST APT 4B' });
  });

  test.each([
    ['T0LED0, 0H 44272', 'TOLEDO, OH 44272', { city: 'TOLEDO', state: 'OH', zip: '44272' }],
    ['0RANGE,NJ07050', 'ORANGE, NJ 07050', { city: 'ORANGE', state: 'NJ', zip: '07050' }],
  ])('of a town has letters for zeros, but not in the ZIP code: %s', async (text, spelled, town) => {
    const rows = withRows({ 'MIAMI, FL 33101-2345': [[300, 165, text, spelled]] });
    expect(await read(rows)).toMatchObject(town);
  });

  test('of a town that lacks letters is read on a tight cut, and keeps its state and ZIP code', async () => {
    const tightly = (first: string, spelled = 'MIAMI, FL ') =>
      read(
        withRows({
          'MIAMI, FL 33101-2345': [
            [300, 165, first],
            [900, 900, 'MIAMI,FL', spelled],
            [900, 950, 'MAMI,FL', spelled],
          ],
        }),
        {},
        undefined,
        (text) => text.replace(first, 'MIAMI,FL33101'),
      );
    expect(await tightly('MIAMIF31')).not.toHaveProperty('zip');
    expect(await tightly('MIAM,L3101')).toMatchObject({ city: 'MIAMI', state: 'FL', zip: '33101' });
    expect(await tightly('MAMI,FL33101')).toMatchObject({ city: 'MIAMI', state: 'FL', zip: '33101' });
    expect(await tightly('MAMI,FL33181')).not.toHaveProperty('city');
    expect(await tightly('MAMI,FL33101', 'MIANI, FL ')).not.toHaveProperty('city');
  });

  test('of a town that lacks a letter is that of the other engine, if the title names its state', async () => {
    const lacking = changed(numbered, 'MIAMI, FL 33101-2345', 'MIAMI,L33101').map(
      ([left, top, text]): Row => (text === 'MIAMI,L33101' ? [left, top, text, 'MIAMI, FL 33101'] : [left, top, text]),
    );
    expect(await read(lacking)).toMatchObject({ city: 'MIAMI', state: 'FL', zip: '33101' });
    expect(await read(changed(lacking, 'Florida', 'Georgia'))).not.toHaveProperty('zip');
    const other = lacking.map((row): Row => (row[3] ? [row[0], row[1], row[2], 'MIAMI, FL 33181'] : row));
    expect(await read(other)).not.toHaveProperty('zip');
  });
});
