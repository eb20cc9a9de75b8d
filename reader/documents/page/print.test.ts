import { expect, test } from 'vitest';
import type { TextRow } from '../../opening/finding.ts';
import { readDocumentText } from '../texts/read-text.ts';

/** A row of pieces `[text, left, size of its print]`, a letter of which is half as wide as high. */
const row = (top: number, ...pieces: [text: string, left: number, size?: number][]): TextRow => ({
  text: pieces.map(([text]) => text).join(' '),
  page: 1,
  pieces: pieces.map(([text, left, size = 0.012]) => ({ text, box: [left, top, text.length * size * 0.5, size] })),
});

test('below small labels stand their values, in larger print than the labels beside them', () => {
  const form = (size: number) => [
    row(0.1, ['CLAVE ÚNICA DE REGISTRO DE POBLACIÓN', 0.1]),
    row(0.2, ['CLAVE', 0.1], ['FECHA DE NACIMIENTO', 0.5]),
    row(0.214, ['MEPS701010MNLNTL04', 0.1, size], ['10 DE OCTUBRE DE 1970', 0.5, size]),
    row(0.25, ['NOMBRE(S)', 0.1], ['SEXO', 0.5]),
    row(0.264, ['SILVIA', 0.1, size], ['MUJER', 0.5, size]),
    row(0.3, ['PRIMER APELLIDO', 0.1], ['DOCUMENTO PROBATORIO', 0.5]),
    row(0.314, ['MENDOZA', 0.1, size], ['ACTA DE NACIMIENTO', 0.5, size]),
    row(0.35, ['SEGUNDO APELLIDO', 0.1], ['MUNICIPIO DE REGISTRO', 0.5]),
    row(0.364, ['PATIÑO', 0.1, size], ['GARCIA', 0.5, size]),
  ];
  const names = { firstName: 'SILVIA', lastName1: 'MENDOZA', lastName2: 'PATIÑO' };
  expect(readDocumentText(form(0.016)).fields).toMatchObject(names);
  expect(readDocumentText(form(0.012)).fields.lastName1, 'nobody is called like a document').toBeUndefined();
});

test('labels beneath their values may be nearer to them than the next values', () => {
  const fields = [
    ['CISNEROS', 'PRIMER APELLIDO'],
    ['BERMUDEZ', 'SEGUNDO APELLIDO'],
    ['CONCEPCION', 'NOMBRE(S)'],
  ] as const;
  const rows = fields.flatMap(([value, label], k) => [
    row(0.3 + 0.05 * k, [value, 0.3, 0.014]),
    row(0.32 + 0.05 * k, [label, 0.3, 0.01]),
  ]);
  const title = row(0.1, ['CLAVE ÚNICA DE REGISTRO DE POBLACIÓN', 0.3]);
  const { fields: read } = readDocumentText([title, row(0.2, ['CIBC781208MNLSRN05', 0.3]), ...rows]);
  expect(read).toMatchObject({ firstName: 'CONCEPCION', lastName1: 'CISNEROS', lastName2: 'BERMUDEZ' });
});

test('a line of an address ends where it is meant to, if the next word would have had room in it', () => {
  const bill = (...home: string[]) =>
    readDocumentText([
      row(0.02, ['TOTALPLAY', 0.1]),
      row(0.05, ['Total a pagar', 0.1], ['$789.00', 0.5]),
      row(0.08, ['Internet', 0.1]),
      row(0.1, ['TITULAR', 0.5]),
      row(0.12, ['MARIA FERNANDA FIGUEROA DURAN DE LEON', 0.5]),
      row(0.14, ['DOMICILIO', 0.5]),
      ...home.map((line, k) => row(0.16 + 0.015 * k, [line, 0.5])),
    ]).fields;
  expect(bill('CEIBA 801', 'COL. SAN FELIPE', 'GUSTAVO A. MADERO, CIUDAD DE MEXICO', 'C.P. 07123')).toMatchObject({
    neighborhood: 'SAN FELIPE',
    city: 'GUSTAVO A. MADERO',
  });
  expect(bill('CEIBA 36, UNIDAD VICENTE DE SANTA', 'CRUZ, C.P. 09568, IZTAPALAPA, CIUDAD DE', 'MEXICO')).toMatchObject({
    neighborhood: 'UNIDAD VICENTE DE SANTA CRUZ',
    city: 'IZTAPALAPA',
  });
  const unclear = bill('CEIBA 36', 'COL. UNIDAD HABITACIONAL DE LA NORIA', 'VICENTE GUERRERO, PUEBLA, C.P. 72349');
  expect([unclear.neighborhood, unclear.city], 'a town, or the rest of the neighborhood').toEqual([
    undefined,
    undefined,
  ]);
});
