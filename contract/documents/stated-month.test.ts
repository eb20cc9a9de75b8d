import { expect, test } from 'vitest';
import { statedMonth } from './stated-month.ts';

test.each([
  ['BBVA', 'Periodo DEL 01/10/2026 AL 31/10/2026 Fecha de Corte 31/10/2026', '2026-10'],
  ['Banamex', 'Período del 01 al 31 de octubre del 2026', '2026-10'],
  ['Banamex', 'RESUMEN DEL: 06/OCT/2026 AL 05/NOV/2026', '2026-10'],
  ['Santander', 'PERIODO DEL 01-OCT-2026 AL 31-OCT-2026', '2026-10'],
  ['Banorte', 'Periodo Del 01/Octubre/2026 al 31/Octubre/2026', '2026-10'],
  ['HSBC', 'Periodo 01OCT2026 AL 31OCT2026', '2026-10'],
  ['Scotiabank', 'Periodo 01-OCT-26/31-OCT-26', '2026-10'],
  ['Nu', 'Periodo: 01 OCT 2026 - 31 OCT 2026', '2026-10'],
  ['Inbursa', 'Del 01 Oct. 2026 al 31 Oct. 2026', '2026-10'],
  ['Mercado Pago', 'Del 1 de octubre al 31 de octubre de 2026', '2026-10'],
  ['Mercado Pago', 'Periodo: Del 06 de agosto al 05 de septiembre de 2026', '2026-08'],
  ['Mercado Pago', 'Periodo: Del 06 de septiembre al 05 de octubre de 2026', '2026-09'],
  ['Banco Azteca', 'Período del: 01/10/2026 al: 31/10/2026', '2026-10'],
  ['over New Year', 'Periodo del 6 de diciembre al 5 de enero de 2027', '2026-12'],
  ['a cut after the month', 'Periodo 01-sep-2026 al 30-sep-2026. Emitido el 3 de octubre de 2026', '2026-09'],
  ['a cut on the 20th', 'Periodo del 21 de septiembre al 20 de octubre de 2026', '2026-10'],
  ['Chase', 'October 01, 2026 through October 31, 2026', '2026-10'],
  ['Bank of America', 'for October 1, 2026 to October 31, 2026', '2026-10'],
  ['Capital One', 'Oct 1 - Oct 31, 2026', '2026-10'],
  ['U.S. Bank', 'Statement Period: Oct 1, 2026 through Oct 31, 2026', '2026-10'],
  ['a credit union', 'Statement period 10/01/2026 - 10/31/2026', '2026-10'],
  ['a credit union', 'Statement period October 1 - 31, 2026', '2026-10'],
  ['digits', '2026-09-01 to 2026-09-30', '2026-09'],
  ['another date tells the order', 'Periodo 05/06/2026 - 06/07/2026 Corte 13/07/2026', '2026-06'],
  ['another date tells the order', 'Period 05/06/2026 - 06/07/2026 due 07/13/2026', '2026-05'],
  ['its own period first', 'Periodo del 01/10/2026 al 31/10/2026. Promoción del 01/11/2026 al 30/11/2026', '2026-10'],
  ['the title', 'Estado de cuenta Septiembre 2026', '2026-09'],
  ['the title', 'Estado de cuenta correspondiente al periodo: octubre de 2026', '2026-10'],
  ['the title', 'Estado de cuenta del mes de septiembre de 2026', '2026-09'],
  ['the title', 'October 2026 Statement', '2026-10'],
])('%s says its month: %s', (_, text, month) => {
  expect(statedMonth(text)).toBe(month);
});

test.each([
  ['no words', ''],
  ['no date', 'Resumen de movimientos'],
  ['one date', 'Fecha de corte 31/10/2026'],
  ['one date in words', 'Estado de cuenta. Fecha de corte: 05 de septiembre de 2026'],
  ['a date of issue', 'Monterrey, 3 de octubre de 2026'],
  ['two months', 'Septiembre 2026 y octubre 2026'],
  ['two titles', 'Estado de cuenta septiembre 2026, estado de cuenta octubre 2026'],
  ['a day that does not exist', 'Del 31/02/2026 al 31/10/2026'],
  ['a contract', 'Contrato del 01/01/2020 al 31/12/2030'],
  ['a quarter', 'Periodo 01/10/2026 AL 31/12/2026'],
  ['two weeks', 'Periodo del 1 al 15 de octubre de 2026'],
  ['two orders', 'Periodo 05/06/2026 - 06/07/2026'],
  ['half of each month', 'Periodo del 16/09/2026 al 15/10/2026'],
  ['half of each month', 'Periodo del 16/OCT/2026 AL 15/NOV/2026'],
  ['two periods', 'Periodo del 01/10/2026 al 31/10/2026 Periodo del 01/09/2026 al 30/09/2026'],
])('with %s it is unsure: %j', (_, text) => {
  expect(statedMonth(text)).toBeNull();
});

test('a long text is read in no time', () => {
  for (const part of ['1', '1 ', '01/10/2026 ', 'OCT ', 'ESTADO DE CUENTA ', 'DEL MES DE '])
    expect(statedMonth(part.repeat(20_000))).toBeNull();
});
