import { expect, test } from 'vitest';
import { chooseEarnings } from '../choose-earnings.ts';
import { linesOf } from '../testing/lines.ts';
import { measureSaid } from './said-measures.ts';
import { measureWords } from './word-measures.ts';

/**
 * For the captions of the sum, the title and the line of the week: the number of clauses that were earned, are foreign, are both,
 * …
 */
function said(title: string, caption: string, week = '2 nov - 8 nov') {
  const lines = linesOf([title, 40, 90, 62], [week, 40, 240], ['$4,000.00', 40, 300, 96], [caption, 40, 410]);
  const choice = chooseEarnings(lines, '2026-11-21');
  if ('reason' in choice) throw new Error(choice.reason);
  const all = measureSaid(choice);
  return Object.fromEntries(
    ['caption', 'title', 'week'].map((zone, k) => {
      const [earned, foreign, mixed, ofTheWeek, part] = all.slice(5 * k, 5 * k + 5);
      return [zone, { earned, foreign, mixed, ofTheWeek, part }];
    }),
  );
}

test('a caption says whether the sum was earned in the week', () => {
  expect(said('Resumen', 'Ganancias de la semana').caption).toMatchObject({ earned: 1, ofTheWeek: 1, foreign: 0 });
  expect(said('Resumen', 'Ganaste').caption).toMatchObject({ earned: 1, ofTheWeek: 0 });
  expect(said('Resumen', 'Gasto total').caption).toMatchObject({ earned: 0, foreign: 1 });
  expect(said('Resumen', 'en propinas').caption).toMatchObject({ earned: 0, part: 1 });
});

test('a clause with a sum of its own says nothing about the chosen one', () => {
  expect(said('Mi semana', 'ganado · tu meta es $5,000.00').caption).toMatchObject({ earned: 1, foreign: 0 });
  expect(said('Mi semana', 'tu meta').caption).toMatchObject({ foreign: 1 });
});

test('title and week speak for themselves', () => {
  expect(said('Tus viajes como pasajero', 'Total').title).toMatchObject({ foreign: 0, mixed: 1 });
  expect(said('Hola, Lupita', 'Total').title, 'a greeting is no foreign word').toMatchObject({ foreign: 0 });
  expect(said('Resumen', 'Total', 'Gastaste · 2 nov - 8 nov').week).toMatchObject({ foreign: 1 });
});

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
