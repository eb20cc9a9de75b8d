import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import type { TextRow } from './finding.ts';
import { createFileInspector } from './inspector.ts';

const inspector = createFileInspector({ children: 1 });
afterAll(() => inspector.close());

test('the text of a PDF is read in rows, with a tab for each gap', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([600, 800]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  page.drawText('Cuenta CLABE', { x: 300, y: 700, size: 10, font });
  page.drawText('ANA LÓPEZ', { x: 40, y: 700.4, size: 10, font });
  page.drawText('C.P. 64000', { x: 40, y: 680, size: 10, font });
  const file = path.join(tmpdir(), `text-${process.pid}.pdf`);
  await writeFile(file, await pdf.save());
  const rows = await inspector.readText(file, 'one');
  expect(rows.map(({ text }) => text)).toEqual(['ANA LÓPEZ\tCuenta CLABE', 'C.P. 64000']);
  const name = rows[0]?.pieces[0] as TextRow['pieces'][number];
  expect(rows[0]?.page).toBe(1);
  // 40 of 600 from the left; 700.4 of 800 from the bottom is an eighth from the top.
  expect(name).toMatchObject({ text: 'ANA LÓPEZ' });
  const [left, top, width, height] = name.box;
  expect(left).toBeCloseTo(40 / 600, 3);
  expect(top + height).toBeGreaterThan((800 - 700.4) / 800);
  expect(top).toBeLessThan((800 - 700.4 - 7) / 800);
  expect(width).toBeGreaterThan(0.05);
});

test('of a page only as many letters are read as it has in print', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([600, 800]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  page.drawText('C.P. 64000', { x: 40, y: 700, size: 10, font });
  page.drawText('A1 '.repeat(20_000), { x: 40, y: 680, size: 10, font });
  const file = path.join(tmpdir(), `text-long-${process.pid}.pdf`);
  await writeFile(file, await pdf.save());
  const rows = await inspector.readText(file, 'one');
  const letters = rows.flatMap(({ pieces }) => pieces.map(({ text }) => text.length));
  expect(rows[0]?.text).toBe('C.P. 64000');
  expect(letters.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20_000);
});

test('a file that does not open has no text', async () => {
  const file = path.join(tmpdir(), `text-broken-${process.pid}.pdf`);
  await writeFile(file, '%PDF-1.7 nothing');
  expect(await inspector.readText(file, 'one')).toEqual([]);
});
