import { expect, test } from 'vitest';
import { chooseEarnings } from '../choose-earnings.ts';
import { linesOf } from '../testing/lines.ts';
import { measureWords } from './word-measures.ts';

function measured(week: string): number[] {
  const lines = linesOf(['Resumen', 40, 90, 62], [week, 40, 180], ['$4,000.00', 40, 240, 96], ['Viajes', 40, 420]);
  const choice = chooseEarnings(lines, '2026-11-21');
  if ('reason' in choice) throw new Error(choice.reason);
  return measureWords(choice);
}

test('a word on the line of the week counts as it does anywhere else', () => {
  expect(measured('Gastaste · 2 nov - 8 nov')).not.toEqual(measured('Semana · 2 nov - 8 nov'));
});

test('days and months say nothing about the subject of a screen', () => {
  expect(measured('lun 2 nov - dom 8 nov')).toEqual(measured('2 de nov - 8 de nov'));
});
