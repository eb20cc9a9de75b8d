import { expect, test } from 'vitest';
import { chooseEarnings } from '../choose-earnings.ts';
import { linesOf } from '../testing/lines.ts';
import { isParty, measureParties } from './parties.ts';

type Row = [label: string, sum: string];

/**
 * For a week of 4,000.00 with these rows: number of parties, their share, whether they make up all, number of unknown words,
 * their share.
 */
function measured(...rows: Row[]): number[] {
  const pieces = rows.flatMap(
    ([label, sum], k): Parameters<typeof linesOf> => [
      [label, 40, 600 + 90 * k],
      [sum, 700, 600 + 90 * k],
    ],
  );
  const lines = linesOf(['Resumen', 40, 90, 62], ['2 nov - 8 nov', 40, 180], ['$4,000.00', 40, 240, 96], ...pieces);
  const choice = chooseEarnings(lines, '2026-11-21');
  if ('reason' in choice) throw new Error(choice.reason);
  return measureParties(choice).slice(0, 5);
}

test.each([
  'Ramiro',
  'Doña Toña',
  '2. Edgar T.',
  'Luisa Ortega',
  'Turno de noche · Beto',
  'Unidad 14',
  'Aveo · LKD-90-15',
])('"%s" is somebody or a car', (label) => expect(isParty(label)).toBe(true));

test.each([
  'Propinas',
  'Propina de Laura',
  'Tarifa neta',
  'Viajes',
  'Semana 14',
  'En línea',
  'Efectivo',
  'San Pedro',
  'ISR',
])('"%s" names neither a person nor a car', (label) => expect(isParty(label)).toBe(false));

test('people whose sums add up to the screen’s sum are distinguished from passengers who tip', () => {
  expect(measured(['Ramiro', '$2,500.00'], ['Elsa', '$1,500.00'])).toEqual([2, 1, 1, 0, 0]);
  expect(measured(['Ramiro', '$40.00'], ['Elsa', '$20.00'])).toEqual([2, 0.015, 0, 0, 0]);
  expect(measured(['Tarifas', '$2,500.00'], ['Propinas', '$1,500.00'])).toEqual([0, 0, 0, 0, 0]);
});

test('unlisted words are counted separately: they may be names, or words of an unknown app', () => {
  expect(measured(['Zubrela', '$2,500.00'], ['Propinas', '$1,500.00'])).toEqual([0, 0, 0, 1, 0.625]);
});
