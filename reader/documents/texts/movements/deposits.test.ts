import { expect, test } from 'vitest';
import { readDocumentText } from '../read-text.ts';

const mexican = (...rows: string[]) => [
  'BBVA MEXICO\tEstado de Cuenta',
  'Periodo DEL 01/10/2026 AL 31/10/2026',
  ...rows,
];
const heads = 'FECHA\tDESCRIPCION\tCARGOS\tABONOS\tSALDO';

function depositsIn(rows: readonly string[]) {
  const { deposits = [] } = readDocumentText(rows).fields;
  return deposits.map(({ date, amountMinor, currency, platform }) => [date, amountMinor, currency, platform]);
}

test('the words of a payment, on one row or wrapped, name platform and direction', () => {
  const rows = mexican(
    '05/OCT\tSPEI RECIBIDO BANORTE UBER BV\t2,310.55',
    '07/OCT\tTRANSFERENCIA RECIBIDA\t1,100.00',
    'DIDI MOBILITY MEXICO\tREF 0012345',
    '09/OCT\tSPEI RECIBIDO JUAN PEREZ\t500.00',
  );
  expect(depositsIn(rows)).toEqual([
    ['2026-10-05', 231_055, 'MXN', 'uber'],
    ['2026-10-07', 110_000, 'MXN', 'didi'],
  ]);
});

test('a row has two dates, of the movement and of its settlement, and neither is the other’s year', () => {
  const rows = mexican(
    '03/OCT\t04/OCT\tSPEI RECIBIDO BANORTE UBER BV\t2,310.55',
    '05-OCT-26\tSPEI RECIBIDO DIDI\t100.00',
  );
  expect(depositsIn(rows)).toEqual([
    ['2026-10-03', 231_055, 'MXN', 'uber'],
    ['2026-10-05', 10_000, 'MXN', 'didi'],
  ]);
});

test('a message about a ride doesn’t make a person’s transfer a platform’s', () => {
  const rows = mexican('05/OCT\tSPEI RECIBIDO BANORTE TE DEBIA EL DIDI\t120.00', 'JULIAN ROBLES');
  expect(depositsIn(rows)).toEqual([]);
});

test('the balance shows the direction of a row without words, in both orders of rows', () => {
  const rows = [
    '02/OCT\tOXXO\t100.00\t900.00',
    '03/OCT\tUBER BV\t2,000.00\t2,900.00',
    '04/OCT\tUBER BV\t50.00\t2,850.00',
  ];
  const expected = [['2026-10-03', 200_000, 'MXN', 'uber']];
  expect(depositsIn(mexican(...rows))).toEqual(expected);
  expect(depositsIn(mexican(...rows.toReversed()))).toEqual(expected);
});

test('the first movement of a list is proven by the balance after the next', () => {
  const rows = (balance: string) => [
    'GO2bank\tStatement of Account',
    'October 1, 2026 through October 31, 2026',
    'Beginning balance\tEnding balance',
    'Date\tTransaction\tAmount\tBalance',
    '10/03/2026\tDirect Deposit: UBER USA\t+$92.59\t$1,982.07',
    `10/05/2026\tPurchase: QT 881\t-$23.36\t${balance}`,
  ];
  expect(depositsIn(rows('$1,958.71'))).toEqual([['2026-10-03', 9259, 'USD', 'uber']]);
  expect(depositsIn(rows('$1,968.71'))).toEqual([]);
});

test('an American list is of deposits or of withdrawals by its heading', () => {
  const rows = [
    'JPMorgan Chase Bank, N.A.\tAccount Statement',
    'October 1, 2026 through October 31, 2026',
    'Deposits and additions',
    '10/05\tLyft Inc 6787\t310.20',
    '10/06\tUBER USA 6787 EDI PAYM\t95.00',
    'Electronic withdrawals',
    '10/07\tLYFT INC\t12.00',
  ];
  expect(depositsIn(rows)).toEqual([
    ['2026-10-05', 31_020, 'USD', 'lyft'],
    ['2026-10-06', 9500, 'USD', 'uber'],
  ]);
});

test('what a person sends is none, whatever its message says', () => {
  const rows = [
    'JPMorgan Chase Bank, N.A.\tAccount Statement',
    'October 1, 2026 through October 31, 2026',
    'Deposits and additions',
    '10/05\tZelle Payment From Carla Hyde Uber Split\t53.58',
    '10/06\tUBER USA 6787 EDI PAYM\t95.00',
  ];
  expect(depositsIn(rows)).toEqual([['2026-10-06', 9500, 'USD', 'uber']]);
});

test('dates without a year have that of the statement, over New Year, too', () => {
  const rows = [
    'BBVA MEXICO\tEstado de Cuenta',
    'Periodo DEL 12/12/2026 AL 11/01/2027',
    '30/DIC\tSPEI RECIBIDO UBER BV\t10.00',
    '04/ENE\tSPEI RECIBIDO UBER BV\t20.00',
  ];
  expect(depositsIn(rows).map(([date]) => date)).toEqual(['2026-12-30', '2027-01-04']);
});

test.each([
  ['a ride', '05/OCT\tUBER TRIP\t120.00'],
  ['a refund', '05/OCT\tSPEI RECIBIDO UBER BV DEVOLUCION\t120.00'],
  ['a loan', '05/OCT\tSPEI RECIBIDO DIDI PRESTAMO\t5,000.00'],
  ['money sent', '05/OCT\tSPEI ENVIADO UBER BV\t120.00'],
  ['money out by its sign', '05/OCT\tDEPOSITO UBER BV\t-$120.00'],
  ['nothing that shows the direction', '05/OCT\tUBER BV\t120.00'],
  ['two platforms', '05/OCT\tSPEI RECIBIDO UBER BV DIDI MOBILITY\t120.00'],
  ['another year', '05/OCT/2024\tSPEI RECIBIDO UBER BV\t120.00'],
  ['no date', 'SPEI RECIBIDO UBER BV\t120.00'],
])('%s is none', (_, row) => {
  expect(depositsIn(mexican(heads, row))).toEqual([]);
});

test.each(['N06 PAGO CUENTA DE TERCERO\t131.13', 'TRANSFERENCIA RECIBIDA UBER DOMINGO\t131.13'])(
  'nor is what a person sends for a ride: %s',
  (row) => {
    expect(depositsIn(mexican(heads, `13/OCT\t${row}`, 'BNET 0142406584 UBER LEONEL OLVERA'))).toEqual([]);
  },
);

test('a balance that contradicts the words makes a row none', () => {
  const rows = mexican('02/OCT\tOXXO\t100.00\t900.00', '03/OCT\tSPEI RECIBIDO UBER BV\t200.00\t700.00');
  expect(depositsIn(rows)).toEqual([]);
});

test('a statement without a month, or in dollars in Mexico, has none', () => {
  const row = '05/OCT\tSPEI RECIBIDO UBER BV\t120.00';
  expect(depositsIn(['BBVA MEXICO\tEstado de Cuenta', row])).toEqual([]);
  expect(depositsIn(mexican('MONEDA: USD', row))).toEqual([]);
});

test('rows that have days only are of the month in which the statement covers that day', () => {
  const rows = (period: string) => [
    ...['HSBC\tEstado de Cuenta', period, 'DIA\tDESCRIPCION\tRETIRO / CARGO\tDEPOSITO / ABONO\tSALDO'],
    '03\tSPEI DE UBER BV\t\t3,483.55\t5,442.41',
  ];
  expect(depositsIn(rows('Periodo DEL 01/10/2026 AL 31/10/2026'))).toEqual([['2026-10-03', 348_355, 'MXN', 'uber']]);
  expect(depositsIn(rows('Periodo DEL 12/10/2026 AL 11/11/2026'))).toEqual([['2026-11-03', 348_355, 'MXN', 'uber']]);
  expect(depositsIn(rows('Periodo DEL 01/10/2026 AL 05/11/2026')), 'of two months').toEqual([]);
});

test('a day may stand before the words of its row, below a heading that names both', () => {
  const rows = [
    ...['AFIRME\tEstado de Cuenta', 'DEL 01/10/2026 AL 31/10/2026', 'DIA DESCRIPCION\tDEPOSITOS\tRETIROS\tSALDO'],
    ...['05 DEP SPEI STP UBER PAYMENTS\t200.00\t\t300.00', '06 DEP SPEI AZTECA IRMA GALVAN DE UBER\t8.00\t\t308.00'],
  ];
  expect(depositsIn(rows), 'nor does a message make a person the platform').toEqual([
    ['2026-10-05', 20_000, 'MXN', 'uber'],
  ]);
});

test('a statement of two half months has deposits, too', () => {
  const rows = [
    'BANAMEX\tEstado de Cuenta',
    'Periodo DEL 16/SEP/2026 AL 15/OCT/2026',
    '28 SEP\tPAGO RECIBIDO UBER BV\t2,000.00',
  ];
  expect(depositsIn(rows)).toEqual([['2026-09-28', 200_000, 'MXN', 'uber']]);
});

test('who sent the money isn’t who a message names', () => {
  const rows = mexican(
    '05/OCT\tPAGO RECIBIDO DE SANTANDER POR ORDEN DE JULIAN ROBLES\t367.68',
    'CONCEPTO UBER VIERNES',
    '06/OCT\tTRANSFERENCIA RECIBIDA DE BRENDA PAOLA\t396.36',
    'UBER DEL VIERNES',
    '07/OCT\tPAGO RECIBIDO DE BBVA MEXICO POR ORDEN DE DIDI MOBILITY\t100.00',
  );
  expect(depositsIn(rows)).toEqual([['2026-10-07', 10_000, 'MXN', 'didi']]);
});

test('where what went out has a minus, what has no sign came in, also if its sum is printed twice', () => {
  const rows = [
    ...['Chime\tChecking Account Statement', 'Statement period October 1, 2026 - October 31, 2026'],
    ...['10/08/2026\tUBER USA 6787\t$374.08\t$374.08', '10/07/2026\tCASH APP\t-$49.25\t-$49.25'],
    ...['10/06/2026\tTRANSFER FROM ASHLEY M - UBER MONEY\t$49.31\t$49.31', '10/05/2026\tSHELL\t-$7.01\t-$7.01'],
    '10/02/2026\tGROCERY\t-$87.13\t-$87.13',
  ];
  expect(depositsIn(rows)).toEqual([['2026-10-08', 37_408, 'USD', 'uber']]);
});

test('the heads of a summary are no columns of the movements below it', () => {
  const rows = mexican(
    'SALDO INICIAL\tDEPOSITOS\tRETIROS\tSALDO FINAL',
    '$5.00\t$8.00\t$2.00\t$11.00',
    '05/OCT\tSPEI RECIBIDO\tUBER BV\t8.00',
  );
  expect(depositsIn(rows)).toEqual([['2026-10-05', 800, 'MXN', 'uber']]);
});

test('labels beneath the sums of a summary are no columns, either', () => {
  const rows = [
    ...['Chime\tChecking Account Statement', 'Statement period October 1, 2026 - October 31, 2026'],
    ...['$5.00\t$8.00\t-$2.00\t$11.00', 'BEGINNING BALANCE\tDEPOSITS\tWITHDRAWALS\tENDING BALANCE'],
    ...['DATE\tDESCRIPTION\tAMOUNT\tNET AMOUNT', '10/08/2026\tUBER USA 6787 DIRECT DEPOSIT\t$8.00\t$8.00'],
  ];
  expect(depositsIn(rows)).toEqual([['2026-10-08', 800, 'USD', 'uber']]);
});

test.each(['DEPOSITS/ WITHDRAWALS/', 'DEPOSITS WITHDRAWALS'])(
  'heads that stand too close are of a column each: %s',
  (pair) => {
    const rows = [
      ...['Wells Fargo account statement', 'Statement period October 1, 2026 - October 31, 2026'],
      ...[`DATE\tDESCRIPTION\t${pair}`, '10/2\tLYFT, INC. LYFT 266636\t240.13'],
    ];
    expect(depositsIn(rows)).toEqual([['2026-10-02', 24_013, 'USD', 'lyft']]);
  },
);

test('a list’s heading has a sentence beside it, and zeros in empty columns are no sums', () => {
  const rows = [
    ...['PNC Account Statement', 'For the period 10/01/2026 to 10/31/2026'],
    ...['Deposits and Other Additions\tThere were 2 deposits totaling $600.00.', '10/05\t$0.00\t400.00\tUBER USA 6787'],
    '10/06\t$0.00\t200.00\tFROM DESTINY COLE FOR LYFT HOME',
  ];
  expect(depositsIn(rows)).toEqual([['2026-10-05', 40_000, 'USD', 'uber']]);
});

test('a sum may stand before the words of its row', () => {
  const rows = [
    ...['PNC Account Statement', 'For the period 10/01/2026 to 10/31/2026', 'Deposits and Other Additions'],
    '10/06\t194.91 Corporate ACH Driver Pay Lyft, Inc.',
  ];
  expect(depositsIn(rows)).toEqual([['2026-10-06', 19_491, 'USD', 'lyft']]);
});

test('the date of a day, above its movements, is the date of each; below one that wasn’t read nothing counts', () => {
  const rows = [
    'CURRENT.COM\tMonthly Statement',
    'Statement period\t10/01/2026 - 10/31/2026',
    'Friday, Oct 9, 2026',
    'Mom\t+$40.00',
    'Uber USA 6787\t+$354.74',
    'Direct deposit, 2:31 PM',
    'TUESDAYC13 026',
    'Lyft Driver\t+$85.28',
    'Friday,Oct16,2026',
    'Uber USA 6787\t+$300.34',
  ];
  expect(depositsIn(rows)).toEqual([
    ['2026-10-09', 35_474, 'USD', 'uber'],
    ['2026-10-16', 30_034, 'USD', 'uber'],
  ]);
});

test('a row may begin with its number, and what went out may stand in brackets', () => {
  const rows = mexican(
    '001\t03/10/2026\tSPEI RECIBIDO UBER BV\t$450.00',
    '002\t04/10/2026\tSPEI RECIBIDO DIDI\t($600.00)',
  );
  expect(depositsIn(rows)).toEqual([['2026-10-03', 45_000, 'MXN', 'uber']]);
});

test('a wrapped payer or summary is no heading of what went out', () => {
  const rows = [
    'MERCADO PAGO\tEstado de Cuenta',
    'Periodo DEL 01/10/2026 AL 31/10/2026',
    'Purchases',
    'FECHA\tDESCRIPCION\tVALOR\tSALDO',
    '12-10-2026\tTransferencia recibida UBER\t$ 3,375.51\t$ 8,840.08',
    ' \tPAYMENTS MEXICO',
    '05-10-2026\tTransferencia recibida UBER\t$ 3,510.80\t$ 5,464.57',
    '03-10-2026\tPago en tienda\t$ -88.05\t$ 1,953.77',
  ];
  expect(depositsIn(rows)).toHaveLength(2);
});

test('a time may follow a date without a space', () => {
  const rows = mexican('2026-10-0519:58\tSPEI RECIBIDO UBER BV\t450.00');
  expect(depositsIn(rows)).toEqual([['2026-10-05', 45_000, 'MXN', 'uber']]);
});

test('a heading may have its letters apart, and Uber’s payer its older name', () => {
  const rows = [
    'REGIONS BANK\tStatement of account',
    'October 2, 2026 through October 30, 2026',
    'D E P O S I T S & C R E D I T S',
    '10/06\tRAISER 6795 EDI PAYMNT\t403.75',
    'W I T H D R A W A L S',
    '10/07\tUBER 6795\t20.00',
  ];
  expect(depositsIn(rows)).toEqual([['2026-10-06', 40_375, 'USD', 'uber']]);
});
