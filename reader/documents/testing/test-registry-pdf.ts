import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { encode } from 'uqr';

/** A page of rows of text from its top, and QR codes of 85 points below each other on its right. */
export async function registryPdf(rows: readonly string[], codes: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const [at, row] of rows.entries())
    for (const [cell, text] of row.split('\t').entries())
      page.drawText(text, { x: 40 + 160 * cell, y: 780 - 20 * at, size: 10, font });
  for (const [at, code] of codes.entries()) {
    const { data } = encode(code, { border: 0 });
    const side = 85 / data.length;
    for (const [down, line] of data.entries())
      for (const [across, dark] of line.entries()) {
        const y = 700 - 110 * at - down * side;
        if (dark) page.drawRectangle({ x: 460 + across * side, y, width: side, height: side });
      }
  }
  return pdf.save();
}
