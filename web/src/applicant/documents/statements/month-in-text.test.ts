import { expect, test } from 'vitest';
import { monthInText } from './month-in-text.ts';

test.each([
  ['Periodo del 01/10/2026 al 31/10/2026', '2026-10'],
  ['PERIODO: 01 OCT 2026 AL 31 OCT 2026  Fecha de corte 31/10/2026', '2026-10'],
  ['Del 1 de octubre de 2026 al 31 de octubre de 2026', '2026-10'],
  ['Periodo 01-sep-2026 al 30-sep-2026. Emitido el 3 de octubre de 2026', '2026-09'],
  ['Statement period October 1, 2026 through October 31, 2026', '2026-10'],
  ['10/01/2026 - 10/31/2026', '2026-10'],
  ['2026-09-01 to 2026-09-30', '2026-09'],
  ['Del 16/09/2026 al 15/10/2026', '2026-09'],
  ['Estado de cuenta Septiembre 2026', '2026-09'],
  ['Estado de cuenta de septiembre de 2026', '2026-09'],
])('a statement contains its month: %s', (text, month) => {
  expect(monthInText(text)).toBe(month);
});

test.each([
  '',
  'Resumen de movimientos',
  'Fecha de corte 31/10/2026',
  'Septiembre 2026 y octubre 2026',
  'Del 31/02/2026 al 31/10/2026',
  'Contrato del 01/01/2020 al 31/12/2030',
])('and no month is guessed where it does not: %j', (text) => {
  expect(monthInText(text)).toBeNull();
});
