import { expect, test } from 'vitest';
import { readMoney } from './money-text.ts';

test('an amount is parsed as people write it', () => {
  for (const text of ['4312.5', '4,312.50', '$4,312.50', ' 4312.50 ', '4312,50']) {
    expect(readMoney(text)).toEqual({ amount: 4312.5 });
  }
  expect(readMoney('0')).toEqual({ amount: 0 });
  expect(readMoney('1,000,000')).toEqual({ amount: 1_000_000 });
});

test('anything but an amount with at most two decimals is refused instead of guessed', () => {
  for (const text of ['', 'abc', '-5', '12.345', '12,34,567', '1.2.3', '4.312,50', '1e3']) {
    expect(readMoney(text)).toEqual({ fault: 'invalid' });
  }
});

test('more than a million in one week is a typo', () => {
  expect(readMoney('1000000.01')).toEqual({ fault: 'tooMuch' });
});
