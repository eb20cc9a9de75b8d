import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { createFileInspector } from './inspector.ts';

const inspector = createFileInspector({ children: 1 });
afterAll(() => inspector.close());

test('the text of a PDF comes row by row, with a tab where a row leaves a gap', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([600, 800]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  page.drawText('Cuenta CLABE', { x: 300, y: 700, size: 10, font });
  page.drawText('ANA LÓPEZ', { x: 40, y: 700.4, size: 10, font });
  page.drawText('C.P. 64000', { x: 40, y: 680, size: 10, font });
  const file = path.join(tmpdir(), `text-${process.pid}.pdf`);
  await writeFile(file, await pdf.save());
  expect(await inspector.readText(file, 'one')).toEqual(['ANA LÓPEZ\tCuenta CLABE', 'C.P. 64000']);
});

test('a file that does not open has no text', async () => {
  const file = path.join(tmpdir(), `text-broken-${process.pid}.pdf`);
  await writeFile(file, '%PDF-1.7 nothing');
  expect(await inspector.readText(file, 'one')).toEqual([]);
});
