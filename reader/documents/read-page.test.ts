import { PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { decodePicture } from '../engine/picture.ts';
import { drawPdfPage } from '../opening/stored/draw-page.ts';
import { loadEngines } from '../screenshots/read-picture.ts';
import { readCard } from './read-card.ts';
import { respaced } from './read-page.ts';

const engines = await loadEngines({ threads: 1 });
afterAll(() => engines.models.close());
const slow = { timeout: 90_000 };

type Row = [text: string, x: number, y: number, size?: number];

/** A photo of a page of invented rows that lies on a table, a little turned, in poor light. */
async function photoOf(rows: readonly Row[], { blur = 0.8, width = 1300 } = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font: PDFFont = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  for (const [text, x, y, size = 9] of rows) page.drawText(text, { x, y, size, font });
  const document = await (await drawPdfPage(await pdf.save(), 1, 2000)).resize(width).png().toBuffer();
  const turned = await sharp(document).rotate(1.5, { background: '#6b5a48' }).png().toBuffer();
  return sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#6b5a48' } })
    .composite([{ input: turned, left: 60, top: 60 }])
    .png()
    .toBuffer()
    .then((photo) => sharp(photo).blur(blur).modulate({ brightness: 0.9 }).jpeg({ quality: 70 }).toBuffer());
}

async function read(documentType: DocumentType, photo: Buffer) {
  return readCard(engines, await decodePicture(photo), { image: photo, documentType, today: '2026-11-28' });
}

const payments = Array.from({ length: 30 }, (_, k): Row[] => [
  [`${String(k + 1).padStart(2, '0')}/OCT`, 40, 620 - k * 14, 8],
  [`SPEI RECIBIDO ${1000 + k} PLATAFORMA`, 100, 620 - k * 14, 8],
  [`${k * 371}.25`, 420, 620 - k * 14, 8],
]).flat();
const statement = (...period: Row[]): Row[] => [
  ['Estado de Cuenta', 400, 800, 12],
  ['ANA SOFIA LOPEZ NUÑEZ', 40, 760],
  ...period,
  ...payments,
];

describe('a photographed statement', slow, () => {
  test.each([
    ['Periodo', 'DEL 01/10/2026 AL 31/10/2026', '2026-10'],
    ['Periodo:', '01 SEP 2026 - 30 SEP 2026', '2026-09'],
    ['Periodo', 'Del 1 de octubre al 31 de octubre de 2026', '2026-10'],
    ['Resumen', 'del: 06/AGO/2026 al 05/SEP/2026', '2026-08'],
    ['Statement period', '10/01/2026 - 10/31/2026', '2026-10'],
    ['Periodo', '1 de octubre al 31 de octubre de 2026', '2026-10'],
  ])('says its month: %s %s', async (label, period, month) => {
    const { kind, fields, places } = await read(
      'bank_statement_month_1',
      await photoOf(statement([label, 300, 740], [period, 385, 740], ['Fecha de corte 31 OCT 2026', 40, 720])),
    );
    expect([kind, fields]).toMatchObject(['bank_statement', { month }]);
    expect(fields.periodTo?.slice(0, 7)).toBe(month === '2026-08' ? '2026-09' : month);
    if (label.startsWith('Periodo')) expect(places?.month).toMatchObject({ page: 1 });
  });

  test('is none of the cards whose words it holds', async () => {
    const words: Row[] = ['Nombre y domicilio del titular', 'Lugar de expedicion', 'Pago de licencia de conducir'].map(
      (text, k) => [text, 40, 700 - k * 14],
    );
    const rows = statement(['Periodo DEL 01/10/2026 AL 31/10/2026', 300, 740], ...words);
    expect((await read('bank_statement_month_1', await photoOf(rows))).kind).toBe('bank_statement');
  });

  test.each([
    ['half of each month', statement(['Periodo DEL 16/09/2026 AL 15/10/2026', 300, 740])],
    ['one date', statement(['Fecha de Corte 31/10/2026', 300, 740])],
    ['a month to come', statement(['Periodo DEL 01/10/2028 AL 31/10/2028', 300, 740])],
  ])('with %s says none', async (_, rows) => {
    const { kind, fields } = await read('bank_statement_month_1', await photoOf(rows));
    expect([kind, fields.month, fields.deposits]).toEqual(['bank_statement', undefined, undefined]);
  });

  test('without a word of a statement is none', async () => {
    const rows = [
      ['Periodo DEL 01/10/2026 AL 31/10/2026', 300, 740],
      ['ANA SOFIA LOPEZ', 40, 760],
    ] as Row[];
    expect(await read('bank_statement_month_1', await photoOf(rows))).toMatchObject({ kind: 'unknown', fields: {} });
  });

  test.each([0, 90, 180])('turned by %s degrees says whose it is, where, and what platforms paid', async (turn) => {
    const rows = statement(
      ['Banco Santander', 40, 800, 14],
      ['CALLE EJEMPLO 12', 40, 746],
      ['COL DEL VALLE C.P. 64000', 40, 732],
      ['MONTERREY, N.L.', 40, 718],
      ['Periodo', 300, 740],
      ['DEL 01/10/2026 AL 31/10/2026', 385, 740],
      ['Cuenta CLABE 014180605544332214', 300, 720],
      ['05/OCT', 40, 660, 10],
      ['SPEI RECIBIDO UBER BV', 100, 660, 10],
      ['2,310.55', 420, 660, 10],
    );
    const photo = await sharp(await photoOf(rows))
      .rotate(turn)
      .jpeg()
      .toBuffer();
    const { kind, fields, places } = await read('bank_statement_month_1', photo);
    const { deposits, ...others } = fields;
    expect(kind).toBe('bank_statement');
    expect(others).toMatchObject({
      ...{ holder: 'ANA SOFIA LOPEZ NUÑEZ', bank: 'Santander', month: '2026-10' },
      ...{ street: 'EJEMPLO', streetNumber: '12', neighborhood: 'DEL VALLE', postalCode: '64000' },
    });
    expect(deposits).toMatchObject([
      { date: '2026-10-05', amountMinor: 231_055, currency: 'MXN', platform: 'uber', page: 1 },
    ]);
    // The name is in the upper left of the page.
    const [x, y] = places!.holder!.box;
    expect([x < 0.5, y < 0.5]).toEqual([turn === 0, turn !== 180]);
  });

  test('too blurred to be read says none', async () => {
    const rows = statement(['Periodo DEL 01/10/2026 AL 31/10/2026', 300, 740]);
    expect((await read('bank_statement_month_1', await photoOf(rows, { blur: 7 }))).fields).toEqual({});
  });
});

describe('a photographed bill', slow, () => {
  const history = ['FEB 26 - ABR 26', 'ABR 26 - JUN 26'].flatMap((pair, k): Row[] => {
    const [from = '', to = ''] = pair.split(' - ');
    return [[`del 13 ${from} al 13 ${to}`, 40, 400 - k * 20, 8]];
  });
  const charges = Array.from({ length: 12 }, (_, k): Row => [`Suministro ${k} ${k * 37}.00`, 40, 620 - k * 15, 8]);
  const bill = (...own: Row[]): Row[] => [['CFE', 40, 800, 16], ...own, ...charges, ...history];

  test('says its newest date, which is that of the payment', async () => {
    const rows = bill(
      ['LÍMITE DE PAGO: 29 OCT 26', 340, 690, 10],
      ['PERIODO FACTURADO: 13 AGO 26 - 13 OCT 26', 40, 650],
    );
    const { kind, fields } = await read('proof_of_address', await photoOf(rows));
    const period = { periodFrom: '2026-08-13', periodTo: '2026-10-13' };
    expect([kind, fields]).toEqual(['electricity_bill', { newestDate: '2026-10-29', ...period }]);
  });

  test.each([
    ['only those of earlier bills', bill()],
    ['a single one', [['LÍMITE DE PAGO: 29 OCT 26', 340, 690, 10], ...charges] as Row[]],
    ['a single one that is newer than all others by far', bill(['LÍMITE DE PAGO: 29 OCT 26', 340, 690, 10])],
  ])('of whose dates it reads %s says none', async (_, rows) => {
    expect((await read('proof_of_address', await photoOf(rows))).fields.newestDate).toBeUndefined();
  });
});

test.each([
  ['DEL01/10/2026AL31/10/2026', 'DEL 01/10/2026 AL 31/10/2026'],
  ['CORTE:300CT26', 'CORTE:30 OCT 26'],
  ['Del1deoctubreal31deoctubrede2026', 'DEL 1 DE OCTUBRE AL 31 DE OCTUBRE DE 2026'],
  ['STATEMENTPERIODOCTOBER1,2026', 'STATEMENTPERIOD OCTOBER 1, 2026'],
  ['01-JU1-2026 AL 31-JU1-2026', '01-JUL-2026 AL 31-JUL-2026'],
  ['October1.2026throughOctober31,2026', 'OCTOBER 1, 2026 THROUGH OCTOBER 31, 2026'],
  ['October1,2026throughOctober31,2026', 'OCTOBER 1, 2026 THROUGH OCTOBER 31, 2026'],
])('the spaces that the engine drops are put back: %s', (row, spaced) => {
  expect(respaced(row)).toBe(spaced);
});
