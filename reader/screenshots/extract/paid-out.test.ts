import { countries } from '@volante/contract/countries/index.ts';
import { expect, test } from 'vitest';
import { readEarnings } from './read-earnings.ts';
import { linesOf, weekly } from './testing/lines.ts';

type Rows = readonly (readonly [label: string, sum: string])[];

/** The weekly screen, whose sum is $4,512.30, with these rows below. */
function withRows(...rows: Rows) {
  const pieces = rows.flatMap(
    ([label, sum], k): Parameters<typeof linesOf> => [
      [label, 40, 1080 + 90 * k],
      [sum, 700, 1080 + 90 * k],
    ],
  );
  const asked = { capturedAt: '2026-11-21', country: countries.mx };
  const { band, reason, amount } = readEarnings(linesOf(...weekly.head, ...weekly.rows, ...pieces), asked);
  return { band, reason, amount: amount?.value };
}

const sure = { band: 'sure', reason: null, amount: 4512.3 };

test.each([
  'Transferido a tu banco',
  'Transferred to bank',
  'Transferencia a tu cuenta',
  'Retirado',
  'Retiro de efectivo',
  'Depositado en tu cuenta',
  'Paid out',
  'Cash out',
  'Withdrawn',
  'Enviado a tu tarjeta',
  'Direct deposit',
])('“%s” with the digits of the sum and a minus is its payout', (label) => {
  expect(withRows(['Saldo inicial', '$0.00'], [label, '-$4,512.30'], ['Saldo final', '$0.00'])).toEqual(sure);
  expect(withRows([label, '-$4,512.30'])).toEqual(sure);
});

test.each([
  'Saldo final',
  'Resultado',
  'Pago neto',
  'Net payout',
  'Efectivo por depositar',
  'Efectivo depositado',
  'Retiro pendiente',
  'Transferencia fallida a tu banco',
  'Ajuste de lo retirado',
  'You owe, to be deposited',
])('“%s” with the digits of the sum and a minus is none', (label) => {
  expect(withRows([label, '-$4,512.30'])).toMatchObject({ band: 'ask', reason: 'negative_week' });
});

test('beside a payout, another row with the digits of the sum and a minus still says that the week ended below zero', () => {
  expect(withRows(['Retirado', '-$4,512.30'], ['Resultado', '-$4,512.30'])).toEqual({
    band: 'ask',
    reason: 'negative_week',
    amount: 0,
  });
});

test.each<[string, Rows]>([
  ['in one row', [['Deducciones', '-$730.00']]],
  [
    'in several rows',
    [
      ['Tarifa de servicio', '-$520.00'],
      ['Impuestos', '-$210.00'],
    ],
  ],
  [
    'in rows without a minus',
    [
      ['Comisión', '$520.00'],
      ['Impuestos retenidos', '$210.00'],
    ],
  ],
  [
    'before another one',
    [
      ['Tarifa de servicio', '-$730.00'],
      ['Renta del auto', '-$900.00'],
    ],
  ],
])('a larger total less what is taken off, %s, is the sum: they agree', (_, rows) => {
  expect(withRows(['Ingresos', '$5,242.30'], ...rows)).toEqual(sure);
});

test.each<[string, Rows]>([
  [
    'a cent is missing',
    [
      ['Ingresos', '$5,242.30'],
      ['Deducciones', '-$729.99'],
    ],
  ],
  ['nothing is taken off', [['Ingresos', '$5,242.30']]],
  [
    'what is taken off isn’t the difference',
    [
      ['Ingresos', '$5,242.30'],
      ['Tarifa de servicio', '-$520.00'],
      ['Impuestos', '-$110.00'],
    ],
  ],
  [
    'the rest is a balance after a payout',
    [
      ['Ganancias', '$5,242.30'],
      ['Retirado', '-$730.00'],
    ],
  ],
  [
    'the rest is what wasn’t collected in cash',
    [
      ['Ganancias', '$5,242.30'],
      ['Efectivo cobrado', '-$730.00'],
    ],
  ],
  [
    'the larger one is the net',
    [
      ['Ganancias netas', '$5,242.30'],
      ['Deducciones', '-$730.00'],
    ],
  ],
  [
    'the total is the smaller one',
    [
      ['Ganancias', '$3,782.30'],
      ['Deducciones', '-$730.00'],
    ],
  ],
])('two totals contradict if %s', (_, rows) => {
  expect(withRows(...rows)).toMatchObject({ band: 'ask', reason: 'two_totals' });
});
