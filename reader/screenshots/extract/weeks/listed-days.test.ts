import { countries } from '@volante/contract/countries/index.ts';
import { describe, expect, test } from 'vitest';
import { chooseEarnings } from '../choose-earnings.ts';
import { judge } from '../gate/judge-choice.ts';
import { readEarnings } from '../read-earnings.ts';
import { linesOf } from '../testing/lines.ts';

type Pieces = Parameters<typeof linesOf>;

const SUMS = ['$718.21', '$696.43', '$969.73', '$0.00', '$982.83', '$1,433.99', '$511.11'];
const TOTAL = '$5,312.30';
const NAMES = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const dated = (first: number) => NAMES.map((name, k) => `${name} ${first + k} nov`);

const rowsOf = (labels: readonly string[], sums: readonly string[]): Pieces =>
  labels.flatMap(
    (label, k): Pieces => [
      [label, 40, 500 + 70 * k],
      [sums[k]!, 700, 500 + 70 * k],
    ],
  );

describe('of two weeks side by side that look alike', () => {
  const head: Pieces = [
    ['Resumen', 40, 90, 50],
    ['2 nov - 8 nov', 40, 180],
    ['9 nov - 15 nov', 500, 180],
    [TOTAL, 240, 300, 80],
    ['Total de la semana', 40, 250],
  ];
  const asked = { capturedAt: '2026-11-21', country: countries.mx };
  const weekOf = (...rows: Pieces) => readEarnings(linesOf(...head, ...rows), asked).weekStart?.value;
  test('the one whose days make up the sum is meant', () => {
    expect(weekOf(...rowsOf(dated(2), SUMS))).toBe('2026-11-02');
    expect(weekOf(...rowsOf(dated(9), SUMS))).toBe('2026-11-09');
    expect(weekOf(...rowsOf(dated(9).slice(0, 3), ['$5,000.00', '$300.00', '$12.30']))).toBe('2026-11-09');
  });
  test('neither is read if the days make up another sum, have no dates, or are those of a third week', () => {
    expect(weekOf(...rowsOf(dated(2), [...SUMS.slice(1), '$9.00']))).toBeUndefined();
    expect(weekOf(...rowsOf(NAMES, SUMS))).toBeUndefined();
    expect(weekOf(...rowsOf(dated(16), SUMS))).toBeUndefined();
  });
});

describe('a sum that all seven days make up', () => {
  const head: Pieces = [
    ['Zumbal', 40, 90, 50],
    ['2 nov - 8 nov', 40, 180],
    [TOTAL, 40, 300, 80],
    ['Ganaste', 40, 390],
  ];
  const sureFrom = (...pieces: Pieces) => {
    const choice = chooseEarnings(linesOf(...pieces), '2026-11-21');
    return 'reason' in choice ? choice.reason : judge(choice, 0.6).sureFrom;
  };
  test('needs a lower probability, whether the days are named by dates or not', () => {
    expect(sureFrom(...head, ...rowsOf(dated(2), SUMS))).toBe(0.5);
    expect(sureFrom(...head, ...rowsOf(NAMES, SUMS))).toBe(0.5);
    const numeric = SUMS.map((_, k) => `${String(k + 2).padStart(2, '0')}/11/2026`);
    expect(sureFrom(...head, ...rowsOf(numeric, SUMS))).toBe(0.5);
  });
  test('so do the sums at the right end of rows with more columns, in whatever order these were read', () => {
    const parts: Pieces = SUMS.map((_, k) => [`$${k + 1}.00`, 500, 506 + 70 * k]);
    expect(sureFrom(...head, ...rowsOf(NAMES, SUMS), ...parts)).toBe(0.5);
  });
  test('not so if a day is missing, one is twice, or their sums are others', () => {
    const six = ['$718.21', '$696.43', '$969.73', '$982.83', '$1,433.99', '$511.11'];
    expect(sureFrom(...head, ...rowsOf(dated(2).slice(0, 6), six))).toBe(0.8);
    expect(sureFrom(...head, ...rowsOf([...NAMES.slice(0, 6), 'Lunes'], SUMS))).toBe(0.8);
    expect(sureFrom(...head, ...rowsOf(NAMES, [...SUMS.slice(1), '$9.00']))).toBe(0.8);
  });
  test('nor if no word is a driver’s, or words at the sum are about something else', () => {
    expect(sureFrom(...head.slice(0, 3), ...rowsOf(NAMES, SUMS))).toBe(0.8);
    expect(sureFrom(...head.slice(0, 3), ['Tu meta', 40, 390], ...rowsOf(NAMES, SUMS))).not.toBe(0.5);
    const spent: Pieces = [...head, ['En qué gastaste', 40, 240, 50]];
    expect(sureFrom(...spent, ...rowsOf(NAMES, SUMS))).toBe(0.9);
  });
});
