import { describe, expect, test } from 'vitest';
import { cellsOfPdf } from '../page/cells.ts';
import { readDocumentText } from './read-text.ts';

const read = (...rows: string[]) => readDocumentText(rows).fields;
const power = ['CFE Suministrador de Servicios Básicos', 'kWh', 'Total a pagar\t$549.00'];
const bill = ['CITY ELECTRIC COMPANY', 'kWh 533', 'Amount due\t$186.24'];
const statement = ['Account statement', 'Statement period\t10/01/2026 - 10/31/2026', 'Opening balance\t$10.00'];

describe('the days of a bill', () => {
  test('have years that are cut short', () => {
    const fields = read(...bill, "Billing period: Sep 17 '26 to Oct 16 '26 (29 days)");
    expect(fields).toMatchObject({ periodFrom: '2026-09-17', periodTo: '2026-10-16' });
  });

  test('are a quarter, in columns of what is measured', () => {
    const rows = ['SERVICE\tFROM\tTO\tDAYS', 'WATER 5417\t07/15/2026\t10/14/2026\t91'];
    expect(read('CITY WATER DEPARTMENT', 'GALLONS', 'TOTAL DUE\t$207.04', ...rows)).toMatchObject({
      ...{ periodFrom: '2026-07-15', periodTo: '2026-10-14' },
    });
  });

  test('without a year are those that are called so, also of a month that is billed ahead', () => {
    const rows = ['Bill date\tOctober 14, 2026', 'Monthly services Oct 14 - Nov 13', 'Data used, Sep 12 - Oct 11'];
    expect(read('COX INTERNET SPECTRUM', 'Mbps', 'Total due\t$85.00', ...rows)).toMatchObject({
      ...{ periodFrom: '2026-10-14', periodTo: '2026-11-13' },
    });
  });
});

describe('an address', () => {
  test.each([
    ['CARR COSTERA DEL GOLFO KM 36.8 INT 32', 'CARR COSTERA DEL GOLFO', 'KM 36.8', '32'],
    ['CALLE 28 NORTE MZ 2 LT 23', 'CALLE 28 NORTE', 'MZ 2 LT 23', undefined],
  ])('%s has a number of its road or lot', (line, street, streetNumber, department) => {
    const fields = read(...power, 'ANA SOFIA LOPEZ', line, 'COL DEL VALLE', 'MONTERREY, N.L. C.P. 64000');
    expect([fields.street, fields.streetNumber, fields.department]).toEqual([street, streetNumber, department]);
  });

  test('goes on below the streets that cross its own', () => {
    const rows = [
      'ANA SOFIA LOPEZ',
      'CEIBA 12',
      'ENTRE CALLE DEL PINO Y CUBA',
      'DEL VALLE C.P.64000',
      'MONTERREY,N.L.',
    ];
    expect(read(...power, ...rows)).toMatchObject({ holder: 'ANA SOFIA LOPEZ', street: 'CEIBA', city: 'MONTERREY' });
  });

  test('is no box at the post office', () => {
    const fields = read(...bill, 'IRINA MENDEZ', 'PO BOX 591979', 'MIAMI FL 33114-3067');
    expect([fields.holder, fields.city, fields.zip]).toEqual(['IRINA MENDEZ', undefined, undefined]);
  });
});

describe('the holder', () => {
  test('is the first of those who share an account', () => {
    const rows = ['CARMEN E HARGROVE JR', 'OR NADINE PETRAKIS', '6592 E 18TH ST', 'PROVIDENCE RI 02929'];
    expect(read(...statement, ...rows)).toMatchObject({ holder: 'CARMEN E HARGROVE JR', street: '6592 E 18TH ST' });
  });

  test('stands above the word by which others send money', () => {
    expect(read(...statement, 'Cash App', 'Yuki L Tesfaye', '$yukidrives73').holder).toBe('YUKI L TESFAYE');
  });

  test('has a name of eight words, before an address', () => {
    const rows = ['USUARIO:', 'SERGIO IVAN DE LA TORRE DE LA GARZA', '21 DE MARZO NUM. 2843', 'CP: 32399'];
    expect(read(...power, ...rows).holder).toBe('SERGIO IVAN DE LA TORRE DE LA GARZA');
  });
});

describe('deposits of a list with a column of kinds', () => {
  const list = (row: string) =>
    read(
      ...['Estado de cuenta', 'Periodo 01/10/2026 al 31/10/2026', 'CLABE', 'Saldo inicial\t$ 100.00'],
      ...['Fecha\tTipo\tMonto Concepto\tDetalle\tSaldo', '1 de octubre\tSalida\t$ 25.00 OXXO\tTienda\t$ 75.00', row],
    ).deposits?.map(({ amountMinor }) => amountMinor);

  test('are what came in', () => {
    expect(list('6 de octubre\tEntrada\t$ 900.00 UBER PAYMENTS MEXICO\tPago semanal\t$ 975.00')).toEqual([90_000]);
    expect(list('6 de octubre\tSalida\t$ 60.00 UBER PAYMENTS MEXICO\tCuota\t$ 15.00')).toBeUndefined();
  });

  test('aren’t what a person sent who named a platform', () => {
    expect(list('6 de octubre\tEntrada\t$ 326.05 SERGIO CABRERA TREJO\tUber aeropuerto\t$ 401.05')).toBeUndefined();
  });
});

test('a sum in large print is no part of the line beside it', () => {
  const pieces = [
    { text: 'ENTRE PINO Y CUBA', box: [0.04, 0.106, 0.394, 0.0136] as const },
    { text: '$835', box: [0.465, 0.082, 0.124, 0.0493] as const },
  ];
  const [row] = cellsOfPdf([{ text: '', page: 1, pieces: pieces.map(({ text, box }) => ({ text, box: [...box] })) }]);
  expect(row?.map(({ text }) => text)).toEqual(['ENTRE PINO Y CUBA', '$835']);
});
