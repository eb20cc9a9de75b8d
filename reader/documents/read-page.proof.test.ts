import { afterAll, describe, expect, test } from 'vitest';
import { bill, charges, openPageReader, photoOf, type Row, statement, testTurned } from './testing/test-page.ts';

const { read, close } = await openPageReader();
afterAll(close);
const slow = { timeout: 90_000 };

describe('a photographed statement', slow, () => {
  test.each([
    ['Periodo', 'DEL 01/10/2026 AL 31/10/2026', '2026-10'],
    ['Periodo:', '01 SEP 2026 - 30 SEP 2026', '2026-09'],
    ['Periodo', 'Del 1 de octubre al 31 de octubre de 2026', '2026-10'],
    ['Resumen', 'del: 06/AGO/2026 al 05/SEP/2026', '2026-08'],
    ['Statement period', '10/01/2026 - 10/31/2026', '2026-10'],
    ['Periodo', '1 de octubre al 31 de octubre de 2026', '2026-10'],
  ])('says its month: %s %s', async (label, period, month) => {
    const { kind, fields, places } = await read(
      'bank_statement_month_1',
      await photoOf(statement([label, 300, 740], [period, 385, 740], ['Fecha de corte 31 OCT 2026', 40, 720])),
    );
    expect([kind, fields]).toMatchObject(['bank_statement', { month }]);
    expect(fields.periodTo?.slice(0, 7)).toBe(month === '2026-08' ? '2026-09' : month);
    if (label.startsWith('Periodo')) expect(places?.month).toMatchObject({ page: 1 });
  });

  test('is none of the cards whose words it holds', async () => {
    const words: Row[] = ['Nombre y domicilio del titular', 'Lugar de expedicion', 'Pago de licencia de conducir'].map(
      (text, k) => [text, 40, 700 - k * 14],
    );
    const rows = statement(['Periodo DEL 01/10/2026 AL 31/10/2026', 300, 740], ...words);
    expect((await read('bank_statement_month_1', await photoOf(rows))).kind).toBe('bank_statement');
  });

  test.each([
    ['half of each month', statement(['Periodo DEL 16/09/2026 AL 15/10/2026', 300, 740])],
    ['one date', statement(['Fecha de Corte 31/10/2026', 300, 740])],
    ['a month to come', statement(['Periodo DEL 01/10/2028 AL 31/10/2028', 300, 740])],
  ])('with %s says none', async (_, rows) => {
    const { kind, fields } = await read('bank_statement_month_1', await photoOf(rows));
    expect([kind, fields.month, fields.deposits]).toEqual(['bank_statement', undefined, undefined]);
  });

  testTurned(read, [0, 90]);
});

describe('a photographed bill', slow, () => {
  test.each([
    ['only those of earlier bills', bill()],
    ['a single one', [['LÍMITE DE PAGO: 29 OCT 26', 340, 690, 10], ...charges] as Row[]],
    ['a single one that is newer than all others by far', bill(['LÍMITE DE PAGO: 29 OCT 26', 340, 690, 10])],
  ])('of whose dates it reads %s says none', async (_, rows) => {
    expect((await read('proof_of_address', await photoOf(rows))).fields.newestDate).toBeUndefined();
  });
});
