import { expect, test } from 'vitest';
import { plain } from '../page/plain.ts';
import { newestDateIn } from './newest-date.ts';

const today = '2026-11-28';
const newest = (text: string) => newestDateIn(plain(text), today);

test.each([
  ['PERIODO FACTURADO: 12 JUN 26-13 AGO 26  LÍMITE DE PAGO: 30 AGO 26', '2026-08-30'],
  ['Fecha de emisión: 05/03/2024', '2024-05-03'],
  ['Fecha límite de pago 28 de febrero de 2025', '2025-02-28'],
  ['Bill date: June 3, 2026. Due by Jun 21, 2026', '2026-06-21'],
  ['Emitido 2026-09-01', '2026-09-01'],
  ['Corte 14-Sep-2025', '2025-09-14'],
  ['31/12/2025', '2025-12-31'],
])('the newest date of %j is %s', (text, date) => {
  expect(newest(text)).toBe(date);
});

test.each([
  '',
  'Total a pagar $1,284.00, servicio 640 121 204 889',
  '31/31/2026',
  'C.P. 64000 RMU: 64000 90-05-12',
  // A number that looks like a day far ahead.
  '12/12/2031',
])('there is none in %j', (text) => {
  expect(newest(text)).toBeNull();
});
