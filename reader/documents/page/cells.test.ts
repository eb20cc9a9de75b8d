import { expect, test } from 'vitest';
import type { TextRow } from '../../opening/finding.ts';
import { readDocumentText } from '../texts/read-text.ts';
import { cellsOfPdf, cellsOfText } from './cells.ts';

const row = (...texts: string[]): TextRow => ({
  text: texts.join(' '),
  page: 1,
  pieces: texts.map((text, k) => ({ text, box: [0.05 + 0.01 * k, 0.1, 0.01, 0.01] })),
});

test('a cell has no more letters than a value may have, however long a line of a PDF is', () => {
  const lengths = [
    cellsOfPdf([row('A1 '.repeat(50_000))]),
    cellsOfPdf([row(...Array.from({ length: 50 }, () => 'CEIBA 12 '.repeat(20)))]),
    cellsOfText(['A1 '.repeat(50_000)]),
  ].flatMap((rows) => rows.flat().map(({ text }) => text.length));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(300);
});

test('a page of more cells than a paper has says only what its first ones say', () => {
  const bill = ['TELMEX', 'Internet', 'Total a pagar'];
  const many = Array.from({ length: 2000 }, () => '1.00');
  const read = (...rows: string[]) => readDocumentText([...bill, ...rows]).fields.holder;
  expect(read('Titular: ANA SOFIA LOPEZ', '', '', ...many)).toBe('ANA SOFIA LOPEZ');
  expect(read(...many, 'Titular: ANA SOFIA LOPEZ')).toBeUndefined();
});
