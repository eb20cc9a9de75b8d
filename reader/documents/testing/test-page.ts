import { PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture } from '../../engine/picture.ts';
import { drawPdfPage } from '../../opening/stored/draw-page.ts';
import { loadEngines } from '../../screenshots/read-picture.ts';
import { readCard } from '../read-card.ts';

export type Row = [text: string, x: number, y: number, size?: number];

/** A photo of a page of invented rows that lies on a table, a little turned, in poor light. */
export async function photoOf(rows: readonly Row[], { blur = 0.8, width = 1300 } = {}): Promise<Buffer> {
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

/** Reads photos with the models, until it is closed. */
export async function openPageReader() {
  const engines = await loadEngines({ threads: 1 });
  return {
    read: async (documentType: DocumentType, photo: Buffer) =>
      readCard(engines, await decodePicture(photo), { image: photo, documentType, today: '2026-11-28' }),
    close: () => engines.models.close(),
  };
}

const payments = Array.from({ length: 8 }, (_, k): Row[] => [
  [`${String(k + 1).padStart(2, '0')}/OCT`, 40, 620 - k * 14, 8],
  [`SPEI RECIBIDO ${1000 + k} PLATAFORMA`, 100, 620 - k * 14, 8],
  [`${k * 371}.25`, 420, 620 - k * 14, 8],
]).flat();
/** A page as a bank prints it. */
export const statement = (...period: Row[]): Row[] => [
  ['Estado de Cuenta', 400, 800, 12],
  ['ANA SOFIA LOPEZ NUÑEZ', 40, 760],
  ...period,
  ...payments,
];

/** Tests that a whole statement is read however it lies, in degrees. */
export function testTurned(read: Awaited<ReturnType<typeof openPageReader>>['read'], turns: readonly (0 | 90 | 180)[]) {
  test.each(turns)('turned by %s degrees says whose it is, where, its month and what platforms paid', async (turn) => {
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
}

const history = ['FEB 26 - ABR 26', 'ABR 26 - JUN 26'].flatMap((pair, k): Row[] => {
  const [from = '', to = ''] = pair.split(' - ');
  return [[`del 13 ${from} al 13 ${to}`, 40, 400 - k * 20, 8]];
});
export const charges = Array.from({ length: 12 }, (_, k): Row => [`Suministro ${k} ${k * 37}.00`, 40, 620 - k * 15, 8]);
/** A bill for electricity, with the periods of earlier ones. */
export const bill = (...own: Row[]): Row[] => [['CFE', 40, 800, 16], ...own, ...charges, ...history];
