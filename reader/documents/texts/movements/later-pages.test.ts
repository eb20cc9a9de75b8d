import { expect, test } from 'vitest';
import { cellsOfText } from '../../page/cells.ts';
import { readLaterRows, readRows } from '../read-text.ts';
import type { Statement } from './deposits.ts';

const mexican: Statement = {
  month: '2026-10',
  period: { from: '2026-10-01', to: '2026-10-31' },
  currency: 'MXN',
  list: 0,
};
const american: Statement = { ...mexican, currency: 'USD' };
const later = (before: Statement, ...rows: string[]) => readLaterRows(cellsOfText(rows), before);
const sums = (before: Statement, ...rows: string[]) =>
  (later(before, ...rows).page.fields.deposits ?? []).map(({ date, amountMinor }) => [date, amountMinor]);

test('a first page leaves its month, its currency and its open list to the next one', () => {
  const first = ['CHASE Account Statement', 'October 1, 2026 through October 31, 2026', 'Electronic withdrawals'];
  expect(readRows(cellsOfText(first)).statement).toEqual({ ...american, list: -1 });
  expect(readRows(cellsOfText(['BBVA MEXICO Estado de Cuenta'])).statement, 'no month').toBeUndefined();
  const dollars = ['BBVA MEXICO Estado de Cuenta', 'Periodo DEL 01/10/2026 AL 31/10/2026', 'MONEDA: USD'];
  expect(readRows(cellsOfText(dollars)).statement, 'dollars in Mexico').toBeUndefined();
});

test('a later page has the year and the order of dates of the first one', () => {
  expect(sums(mexican, '05/10\tSPEI RECIBIDO UBER BV\t310.20')).toEqual([['2026-10-05', 31_020]]);
  expect(sums(american, '10/05\tDIRECT DEP UBER USA\t310.20')).toEqual([['2026-10-05', 31_020]]);
});

test('only its movements are read, not whose it is', () => {
  const rows = ['ANA SOFIA LOPEZ', 'C EJEMPLO 12', 'COL CENTRO C.P. 64000', '05/10\tSPEI RECIBIDO UBER BV\t310.20'];
  expect(Object.keys(later(mexican, ...rows).page.fields)).toEqual(['deposits']);
});

test('a list of withdrawals goes on over pages, also over one without a heading', () => {
  const out = later({ ...american, list: -1 }, '10/07\tDIRECT DEP UBER\t12.00');
  expect([out.page.fields.deposits, out.statement?.list]).toEqual([undefined, -1]);
  expect(sums({ ...american, list: -1 }, 'Deposits and additions', '10/07\tUBER USA\t12.00')).toEqual([
    ['2026-10-07', 1200],
  ]);
});

test('words of transfers in both directions count only in a list of deposits', () => {
  const row = '10/07\tORIG CO NAME UBER USA\t12.00';
  expect(sums(american, row)).toEqual([]);
  expect(sums({ ...american, list: 1 }, row)).toEqual([['2026-10-07', 1200]]);
  expect(sums({ ...american, list: 1 }, '10/07\tUBER USA\t12.00'), 'the open list alone proves nothing').toEqual([]);
});

test('a page of another month, or of another paper, ends the statement', () => {
  const row = '05/10\tSPEI RECIBIDO UBER BV\t310.20';
  const other = later(mexican, 'Estado de Cuenta', 'Periodo DEL 01/09/2026 AL 30/09/2026', row);
  expect([other.page.fields, other.statement]).toEqual([{}, undefined]);
  const bill = later(mexican, 'CFE Comisión Federal de Electricidad', 'kWh\tLIMITE DE PAGO', row);
  expect([bill.kind, bill.page.fields]).toEqual(['electricity_bill', {}]);
});

test('a page without movements is of no kind, and leaves on what was left to it', () => {
  expect(later({ ...mexican, list: -1 }, 'Consulta tus derechos.')).toMatchObject({
    ...{ kind: 'unknown', page: { fields: {} } },
    statement: { ...mexican, list: -1 },
  });
});
