import { expect, test } from 'vitest';
import type { TextLine } from '../../engine/text-line.ts';
import { linesOf } from '../../screenshots/extract/testing/lines.ts';
import { isIneFront, readIneFront } from './ine-front.ts';

// An invented card of the older design, with labels and values in one row.
const rows: [left: number, top: number, text: string, spelled?: string][] = [
  [10, 0, 'INSTITUTO NACIONAL ELECTORAL'],
  [10, 30, 'CREDENCIAL PARA VOTAR'],
  [300, 60, 'NOMBRE'],
  [300, 80, 'MUNOZ', 'MUÑOZ'],
  [300, 100, 'DELVALLE', 'DEL VALLE'],
  [300, 120, 'ANASOFIA', 'ANA SOFIA'],
  [700, 60, 'FECHADENACIMIENTO'],
  [700, 80, '15/05/1990'],
  [700, 100, 'SEXOM', 'SEXO M'],
  [300, 160, 'DOMICILIO'],
  [300, 180, 'CHIDALGO12', 'C HIDALGO 12.'],
  [300, 200, 'COLCENTRO44100', 'COL CENTRO 44100'],
  [300, 220, 'ZAPOPAN,JAL.', 'ZAPOPAN, JAL.'],
  [300, 260, 'CLAVE DE ELECTORMZVLAN90051514M100'],
  [300, 280, 'CURP'],
  [300, 300, 'ESTADO14MUNICIPIO039SECCION2931'],
  [300, 320, 'EMISION2021VIGENCIA2031'],
];

const curp = 'MUVA900515MJCXLN0';
const card = (without: readonly string[] = []) =>
  linesOf(
    ...rows
      .filter(([, , text]) => !without.includes(text))
      .map(([left, top, text]): [string, number, number, number] => {
        const whole = text.startsWith('CURP') ? `CURP${curp}${checkOf(curp)}` : text;
        return [whole, left, top, 16];
      }),
  );

const look = {
  spell: (line: TextLine) => Promise.resolve(rows.find(([, , text]) => text === line.text)?.[3] ?? line.text),
  again: (lines: TextLine[]) => Promise.resolve(lines.map(({ text }) => text)),
  anew: (line: TextLine) => Promise.resolve(line),
  // The print decides nothing here, only the readings do.
  measure: () => ({ gaps: [], middles: [], marks: [] }),
};

test('a card that names its values beside their labels is read whole', async () => {
  expect(isIneFront(card())).toBe(true);
  expect(await readIneFront(card(), look)).toEqual({
    lastName1: 'MUÑOZ',
    lastName2: 'DEL VALLE',
    firstName: 'ANA SOFIA',
    curp: `${curp}${checkOf(curp)}`,
    claveElector: 'MZVLAN90051514M100',
    birthdate: '1990-05-15',
    sex: 'M',
    section: '2931',
    expiryYear: 2031,
    address: 'C HIDALGO 12, COL CENTRO 44100, ZAPOPAN, JAL.',
    street: 'HIDALGO',
    streetNumber: '12',
    neighborhood: 'CENTRO',
    postalCode: '44100',
    city: 'ZAPOPAN',
    state: 'Jalisco',
  });
});

test('names and address are told apart even if a reflection hides the label between them', async () => {
  const read = await readIneFront(card(['DOMICILIO']), look);
  expect(read).toMatchObject({ firstName: 'ANA SOFIA', postalCode: '44100' });
});

test('a card with one last name is read whole, if the CURP says that there is no second one', async () => {
  const withCurp = (head: string) =>
    linesOf(
      ...rows
        .filter(([, , text]) => text !== 'DELVALLE')
        .map(([left, top, text]): [string, number, number, number] => {
          if (text.startsWith('CURP')) return [`CURP${head}${checkOf(head)}`, left, top, 16];
          return [text.replace('MZVLAN', 'MZXXAN'), left, top, 16];
        }),
    );
  const single = await readIneFront(withCurp('MUXA900515MJCXXN0'), look);
  expect(single).toMatchObject({ lastName1: 'MUÑOZ', firstName: 'ANA SOFIA', claveElector: 'MZXXAN90051514M100' });
  expect(single).not.toHaveProperty('lastName2');
  expect(await readIneFront(withCurp(curp), look)).not.toHaveProperty('firstName');
});

test('a space that all readings lost after “DEL” is that of the print, if the CURP has the letters of what follows', async () => {
  const printed = {
    ...look,
    spell: (line: TextLine) => look.spell(line).then((text) => text.replace('DEL ', 'DEL')),
    measure: ({ text }: TextLine) => ({
      gaps: text === 'DELVALLE' ? [0.04, 0.05, 0.13, 0.05, 0.05, 0.05, 0.05] : [],
      ...{ middles: [], marks: [] },
    }),
  };
  expect(await readIneFront(card(), printed)).toMatchObject({ lastName2: 'DEL VALLE' });
  expect(await readIneFront(card(), { ...printed, measure: look.measure })).not.toHaveProperty('lastName2');
});

test('with one line fewer and no label between them, neither is read', async () => {
  const read = await readIneFront(card(['DOMICILIO', 'DELVALLE']), look);
  expect(read).toMatchObject({ curp: expect.stringContaining(curp), section: '2931' });
  expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['firstName']));
  expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['postalCode']));
});

function checkOf(head: string): number {
  const signs = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  return (10 - ([...head].reduce((sum, sign, k) => sum + signs.indexOf(sign) * (18 - k), 0) % 10)) % 10;
}
