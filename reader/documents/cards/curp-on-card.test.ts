import { expect, test } from 'vitest';
import { findCurp } from './curp-on-card.ts';

test('a CURP is found behind its label, with look-alike characters corrected by position', () => {
  expect(findCurp('CURP LONA900515MDFPXN0' + '9')).toBe(findCurp('LONA9OO5I5MDFPXNO9'));
});

test('a CURP with a wrong check digit is ignored', () => {
  const digits = [...'0123456789'].filter((digit) => findCurp(`LONA900515MDFPXN0${digit}`) !== null);
  expect(digits).toHaveLength(1);
});
