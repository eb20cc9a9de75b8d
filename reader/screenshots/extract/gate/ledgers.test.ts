import { expect, test } from 'vitest';
import { chooseEarnings } from '../choose-earnings.ts';
import { linesOf } from '../testing/lines.ts';
import { judge } from './judge-choice.ts';
import { isItemOfAccount } from './ledgers.ts';

type Pieces = Parameters<typeof linesOf>;

function choiceOf(title: string, note: string, ...rows: [label: string, sum: string][]) {
  const pieces = rows.flatMap(
    ([label, sum], k): Pieces => [
      [label, 40, 300 + 80 * k],
      [sum, 900 - 20 * sum.length, 300 + 80 * k],
    ],
  );
  const choice = chooseEarnings(
    linesOf([title, 40, 60, 60], ['2 nov - 8 nov', 40, 160], ...pieces, [note, 40, 1200]),
    '2026-11-21',
  );
  if ('reason' in choice) throw new Error(choice.reason);
  return choice;
}

const statement = (earned: string, closing: string): [string, string][] => [
  ['Saldo inicial', '$271.14'],
  [earned, '$4,842.22'],
  ['Reembolsos', '$151.52'],
  ['Efectivo cobrado', '-$1,369.52'],
  ['Pagos', '-$2,172.37'],
  ['Saldo final', closing],
];
const trips = 'Los viajes ajustados se suman a la semana siguiente.';
const split = (own: string, theirs: string): [string, string][] => [
  ['Customer payments', '$502.01'],
  ['Your earnings', own],
  ['Taxes & insurance', '$67.77'],
  [theirs, '$42.66'],
];

test('the earnings of a statement that balances to the cent are sure from a lower probability', () => {
  const choice = choiceOf('Estado de cuenta', trips, ...statement('Tus ganancias', '$1,722.99'));
  expect(choice.amount.value).toBe(4842.22);
  expect(isItemOfAccount(choice)).toBe(true);
  expect(judge(choice, 0.45).band).toBe('sure');
  expect(judge(choice, 0.35).band).toBe('ask');
});

test('so are those that customers’ payments were split into', () => {
  const choice = choiceOf('How payments were split', 'Tips go to you.', ...split('$391.58', 'Uber'));
  expect(choice.amount.value).toBe(391.58);
  expect(judge(choice, 0.45).band).toBe('sure');
});

test('a cent too much or too little, an income, a seller’s page, or two who earned leave a doubt', () => {
  const isItem = (...page: Parameters<typeof choiceOf>) => isItemOfAccount(choiceOf(...page));
  expect(isItem('Estado de cuenta', trips, ...statement('Tus ganancias', '$1,722.98'))).toBe(false);
  expect(isItem('Estado de cuenta', trips, ...statement('Ingresos', '$1,722.99'))).toBe(false);
  expect(isItem('Estado de cuenta', 'Descargar PDF', ...statement('Tus ganancias', '$1,722.99'))).toBe(false);
  expect(isItem('Statement', 'Delivery adjustments', ...statement('Your earnings', '$1,722.99'))).toBe(false);
  expect(isItem('Split', 'Per trip.', ...split('$391.59', 'Uber'))).toBe(false);
  expect(isItem('Split', 'Per trip.', ...split('$391.58', 'Drivers'))).toBe(false);
  expect(isItem('Split', 'Guests pay per trip.', ...split('$391.58', 'Cleaning'))).toBe(false);
  expect(isItem('Split', 'Per trip.', ...split('$391.58', 'Earnings of Ana'))).toBe(false);
});
