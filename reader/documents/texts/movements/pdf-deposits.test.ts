import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readPdfText } from '../../../opening/pdf-text.ts';
import { readDocumentText } from '../read-text.ts';

type Cell = [text: string, x: number];

/** The fields of a PDF whose pages have these rows; sums end at their place, like those of banks. */
async function read(pages: readonly (readonly Cell[])[][]) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const rows of pages) {
    const page = pdf.addPage([595, 842]);
    for (const [k, row] of rows.entries())
      for (const [text, x] of row) {
        const isSum = /^[\d,]+\.\d\d$/.test(text);
        page.drawText(text, { x: isSum ? x - font.widthOfTextAtSize(text, 9) : x, y: 800 - 16 * k, size: 9, font });
      }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'statement-'));
  try {
    const file = path.join(folder, 'statement.pdf');
    await writeFile(file, await pdf.save());
    return readDocumentText(await readPdfText(file)).fields;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const head: Cell[][] = [
  [
    ['BBVA MEXICO', 40],
    ['Estado de Cuenta', 350],
  ],
  [
    ['ANA SOFIA LOPEZ NUÑEZ', 40],
    ['Periodo DEL 01/10/2026 AL 31/10/2026', 350],
  ],
  [
    ['C EJEMPLO 12', 40],
    ['No. de Cuenta 1234567890', 350],
  ],
  [['COL CENTRO C.P. 64000', 40]],
  [['MONTERREY, N.L.', 40]],
];
const columns: Cell[] = [
  ['FECHA', 40],
  ['DESCRIPCION', 100],
  ['CARGOS', 340],
  ['ABONOS', 440],
];

test('the movements of a PDF are read from its later pages, by the columns of their sums', async () => {
  const movements: Cell[][] = [
    columns,
    [
      ['05/OCT', 40],
      ['TRASPASO UBER BV', 100],
      ['2,310.55', 476],
    ],
    [
      ['06/OCT', 40],
      ['TRASPASO UBER BV', 100],
      ['99.00', 378],
    ],
  ];
  const { deposits, ...fields } = await read([head, [[['Aviso', 40]]], movements]);
  expect(fields).toMatchObject({ holder: 'ANA SOFIA LOPEZ NUÑEZ', lastFour: '7890', neighborhood: 'CENTRO' });
  expect(deposits).toEqual([
    { date: '2026-10-05', amountMinor: 231_055, currency: 'MXN', platform: 'uber', page: 3, box: expect.anything() },
  ]);
  const [left = 0, top = 0, width = 0] = deposits![0]!.box!;
  expect([left < 0.1, left + width > 0.75, top > 0.05 && top < 0.1]).toEqual([true, true, true]);
});
