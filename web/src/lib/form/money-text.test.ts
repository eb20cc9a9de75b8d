import { expect, test } from 'vitest';
import { readMoney } from './money-text.ts';

test('an amount is parsed as people write it', () => {
  for (const text of [
    '4312.5',
    '4,312.50',
    '$4,312.50',
    ' 4312.50 ',
    '4312,50',
    'MXN 4,312.50',
    'MX$4,312.50',
    '4312.50 pesos',
    '$4,312.50 M.N.',
  ]) {
    expect(readMoney(text, 'MXN')).toEqual({ amount: 4312.5 });
  }
  expect(readMoney('0', 'MXN')).toEqual({ amount: 0 });
  expect(readMoney('1,000,000', 'MXN')).toEqual({ amount: 1_000_000 });
});

test('an amount in another currency is refused instead of taken as the own one', () => {
  expect(readMoney('US$983.50', 'USD')).toEqual({ amount: 983.5 });
  expect(readMoney('983.50 USD', 'USD')).toEqual({ amount: 983.5 });
  for (const text of ['US$983.50', '983.50 USD', '983 dólares']) {
    expect(readMoney(text, 'MXN')).toEqual({ fault: 'invalid' });
  }
  for (const text of ['MXN 4,182', 'MX$4,182', '4182 pesos'])
    expect(readMoney(text, 'USD')).toEqual({ fault: 'invalid' });
});

test('anything but an amount with at most two decimals is refused instead of guessed', () => {
  for (const text of ['', 'abc', '-5', '12.345', '12,34,567', '1.2.3', '4.312,50', '1e3']) {
    expect(readMoney(text, 'MXN')).toEqual({ fault: 'invalid' });
  }
});

test('more than a million in one week is a typo', () => {
  expect(readMoney('1000000.01', 'MXN')).toEqual({ fault: 'tooMuch' });
});
