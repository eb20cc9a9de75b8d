import { expect, test } from 'vitest';
import { checkSsn, isMaskedSsn, maskSsn, ssnPattern } from './ssn.ts';

test('only three, two and four digits with dashes are an SSN, or its masked form', () => {
  for (const ssn of ['123-45-6789', '***-**-6789']) expect(ssn).toMatch(ssnPattern);
  for (const text of [
    '123456789',
    '123-456-789',
    '12-345-6789',
    '123-45-678',
    '***-**-****',
    '123-45-67890',
    '***-45-6789',
  ])
    expect(text).not.toMatch(ssnPattern);
});

test('the masked form shows the last four digits and is known as such', () => {
  expect(maskSsn('6789')).toBe('***-**-6789');
  expect(isMaskedSsn('***-**-6789')).toBe(true);
  expect(isMaskedSsn('123-45-6789')).toBe(false);
  expect(checkSsn('***-**-0000')).toEqual([]);
});

test.each(['123-45-6789', '001-01-0001', '899-99-9999', '665-12-3456', '667-12-3456'])(
  '%s may have been issued',
  (ssn) => {
    expect(checkSsn(ssn)).toEqual([]);
  },
);

test.each([
  '000-12-3456',
  '666-12-3456',
  '123-00-4567',
  '123-45-0000',
  '078-05-1120',
  '457-55-5462',
  '219-09-9999',
  '987-65-4320',
  '987-65-4329',
  '900-12-3456',
  '912-49-3456',
  '912-66-3456',
  '912-69-3456',
  '912-89-3456',
  '912-93-3456',
  '912-70-0000',
])('%s cannot have been issued', (ssn) => {
  expect(checkSsn(ssn)).toEqual(['ssn_impossible']);
});

test.each([
  '900-50-1234',
  '912-65-1234',
  '999-70-1234',
  '950-88-1234',
  '912-90-1234',
  '912-92-1234',
  '912-94-1234',
  '999-99-1234',
  '987-65-4330',
])('%s has the form of a taxpayer number (ITIN)', (ssn) => {
  expect(checkSsn(ssn)).toEqual(['ssn_looks_like_itin']);
});
