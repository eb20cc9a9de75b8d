// Writes web/public/privacy-policy.pdf from notice.ts: node web/privacy/make-notice.ts
import { writeFileSync } from 'node:fs';
import { PDFDocument, type PDFFont, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { notice } from './notice.ts';

const margin = 56;
const width = 595 - 2 * margin;
const ink = rgb(0.09, 0.07, 0.16);
const document = await PDFDocument.create();
const plain = await document.embedFont(StandardFonts.Helvetica);
const bold = await document.embedFont(StandardFonts.HelveticaBold);
document.setTitle(`${notice.es.title} · ${notice.en.title}`);
document.setCreationDate(new Date('2026-11-01T00:00:00Z'));
document.setModificationDate(new Date('2026-11-01T00:00:00Z'));

for (const { title, version, parts } of Object.values(notice)) {
  const page = document.addPage([595, 842]);
  let y = 842 - margin;
  const write = (text: string, font: PDFFont, size: number, gap: number) => {
    for (const line of wrap(text, font, size)) {
      y -= size * 1.45;
      page.drawText(line, { x: margin, y, font, size, color: ink });
    }
    y -= gap;
  };
  write(title, bold, 22, 2);
  write(version, plain, 10, 14);
  for (const part of parts) {
    write(part.heading, bold, 12, 0);
    write(part.text, plain, 11, 10);
  }
}
writeFileSync(new URL('../public/privacy-policy.pdf', import.meta.url), await document.save());

function wrap(text: string, font: PDFFont, size: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (font.widthOfTextAtSize(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
