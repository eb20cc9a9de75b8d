import { afterAll, describe, expect, test } from 'vitest';
import type { TextLine } from '../engine/text-line.ts';
import { linesOf } from '../screenshots/extract/testing/lines.ts';
import { readPageLines, respaced } from './read-page.ts';
import { bill, openPageReader, photoOf, type Row, statement, testTurned } from './testing/test-page.ts';

const { read, close } = await openPageReader();
afterAll(close);
const slow = { timeout: 90_000 };

// Each reading takes seconds: all periods, turns and doubts are in the proof of the same name.
describe('a photographed statement', slow, () => {
  testTurned(read, [180]);

  test('without a word of a statement is none', async () => {
    const rows = [
      ['Periodo DEL 01/10/2026 AL 31/10/2026', 300, 740],
      ['ANA SOFIA LOPEZ', 40, 760],
    ] as Row[];
    expect(await read('bank_statement_month_1', await photoOf(rows))).toMatchObject({ kind: 'unknown', fields: {} });
  });

  test('too blurred to be read says none', async () => {
    const rows = statement(['Periodo DEL 01/10/2026 AL 31/10/2026', 300, 740]);
    expect((await read('bank_statement_month_1', await photoOf(rows, { blur: 7 }))).fields).toEqual({});
  });
});

describe('a photographed bill', slow, () => {
  test('says its newest date, which is that of the payment', async () => {
    const rows = bill(
      ['LÍMITE DE PAGO: 29 OCT 26', 340, 690, 10],
      ['PERIODO FACTURADO: 13 AGO 26 - 13 OCT 26', 40, 650],
    );
    const { kind, fields } = await read('proof_of_address', await photoOf(rows));
    const period = { periodFrom: '2026-08-13', periodTo: '2026-10-13' };
    expect([kind, fields]).toEqual(['electricity_bill', { newestDate: '2026-10-29', ...period }]);
  });
});

test.each([
  ['DEL01/10/2026AL31/10/2026', 'DEL 01/10/2026 AL 31/10/2026'],
  ['CORTE:300CT26', 'CORTE:30 OCT 26'],
  ['Del1deoctubreal31deoctubrede2026', 'DEL 1 DE OCTUBRE AL 31 DE OCTUBRE DE 2026'],
  ['STATEMENTPERIODOCTOBER1,2026', 'STATEMENTPERIOD OCTOBER 1, 2026'],
  ['07/SEP/2026 - O6/0CT/2026', '07/SEP/2026 - 06/OCT/2026'],
  ['01-JU1-2026 AL 31-JU1-2026', '01-JUL-2026 AL 31-JUL-2026'],
  ['October1.2026throughOctober31,2026', 'OCTOBER 1, 2026 THROUGH OCTOBER 31, 2026'],
  ['October1,2026throughOctober31,2026', 'OCTOBER 1, 2026 THROUGH OCTOBER 31, 2026'],
  ['Oct 012026-Oct312026', 'OCT 01, 2026-OCT 31, 2026'],
])('the spaces that the engine drops are put back: %s', (row, spaced) => {
  expect(respaced(row)).toBe(spaced);
});

test('the second engine spells a faint line if it does so in two cuts and both engines read the same numbers', async () => {
  const spelled = 'CEIBA 12, COL DEL VALLE, MONTERREY, NUEVO LEON, 64000';
  const page = async (faint: string, wide = spelled) => {
    const rows: [string, number, number, number][] = [
      ['TELMEX', 40, 40, 20],
      ['Internet', 40, 80, 16],
      ['Total a pagar: $549.00', 40, 110, 16],
      ['Titular: ANA SOFIA LOPEZ', 40, 140, 16],
      [`Domicilio: ${faint}`, 40, 170, 16],
    ];
    const lines = linesOf(...rows).map((line) => (line.text.includes(faint) ? { ...line, confidence: 0.7 } : line));
    const spell = ({ text }: TextLine, cut = 'close') =>
      Promise.resolve(text.includes(faint) ? `Domicilio: ${cut === 'close' ? spelled : wide}` : text);
    const again = (some: TextLine[]) => Promise.resolve(some.map(({ text }) => text));
    const anew = (line: TextLine) => Promise.resolve(line);
    const look = { spell, again, anew, measure: () => ({ gaps: [], marks: [], middles: [] }) };
    const picture = { width: 1000, height: 1400, rgb: new Uint8Array() };
    const seen = { lines, picture, turn: 0, look };
    return (await readPageLines(seen, { documentType: 'proof_of_address', today: '2026-11-28' })).fields;
  };
  const found = { street: 'CEIBA', city: 'MONTERREY', postalCode: '64000' };
  expect(await page('CIBA12COLDELVALEMNTEREYNUEVOLEN64000')).toMatchObject(found);
  expect(await page('CIBA12COLDELVALEMNTEREYNUEVOLEN64008')).not.toMatchObject(found);
  expect(await page('CIBA12COLDELVALEMNTEREYNUEVOLEN64000', spelled.replace('CEIBA', 'CELBA'))).not.toMatchObject(
    found,
  );
});

test.each([
  ['8035ECOLFAXAVE#207', '8035 E Colfax Ave % 207', '8035 E COLFAX AVE # 207'],
  ['5628N50THST', '5628 N S0TH ST', '5628 N 50TH ST'],
])(
  'signs and figures of a street that only the first engine reads right are kept: %s',
  async (street, spelled, whole) => {
    const rows: [string, number, number, number][] = [
      ['T-Mobile wireless', 40, 40, 20],
      ['Amount due: $50.00', 40, 80, 16],
      ['BEATRIZ RIVERA', 40, 140, 16],
      [street, 40, 160, 16],
      ['YONKERS, NY 10746', 40, 180, 16],
    ];
    const spell = ({ text }: TextLine) => Promise.resolve(text === street ? spelled : text);
    const again = (some: TextLine[]) => Promise.resolve(some.map(({ text }) => text));
    const anew = (line: TextLine) => Promise.resolve(line);
    const look = { spell, again, anew, measure: () => ({ gaps: [], marks: [], middles: [] }) };
    const picture = { width: 1000, height: 1400, rgb: new Uint8Array() };
    const seen = { lines: linesOf(...rows), picture, turn: 0, look };
    const read = await readPageLines(seen, { documentType: 'proof_of_address', today: '2026-11-28' });
    expect(read.fields).toMatchObject({ street: whole, zip: '10746' });
  },
);
