import { expect, test } from 'vitest';
import { digits, phoneOf, ssn, upperCase } from './masks.ts';

test('an RFC or a CURP is written in capitals, with its Ñ', () => {
  expect(upperCase('nuña900412')).toBe('NUÑA900412');
});

test('dashes come and go in a social security number while it is typed and deleted', () => {
  expect(['1', '123', '1234', '123-4', '12345', '123456789', '123-45-67890'].map(ssn)).toEqual([
    '1',
    '123',
    '123-4',
    '123-4',
    '123-45',
    '123-45-6789',
    '123-45-6789',
  ]);
});

test('a masked social security number from the server stays unchanged', () => {
  expect(ssn('***-**-6789')).toBe('***-**-6789');
});

test('a ten-digit phone is grouped as people read it, other notations stay', () => {
  const typed = ['5512345678', '6641234567', '+1 5512345678', '561', '5615550123'];
  expect(typed.map(phoneOf('mx'))).toEqual(['55 1234 5678', '664 123 4567', '+1 5512345678', '56 1', '56 1555 0123']);
});

test('a US number has an area code of three digits, whatever Mexican city it begins like', () => {
  const typed = ['5615550123', '8135550123', '561555', '+1 561 555 0123'];
  expect(typed.map(phoneOf('us'))).toEqual(['561 555 0123', '813 555 0123', '561 555', '561 555 0123']);
});

test('a phone number with a prefix is normalized once it is complete', () => {
  const mexican = [
    '+52 1 55 1234 5678',
    '044 55 1234 5678',
    '01 664 123 4567',
    '\u202a+52 55 1234 5678\u202c',
    '+52 1 551234567',
  ];
  expect(mexican.map(phoneOf('mx'))).toEqual([
    '55 1234 5678',
    '55 1234 5678',
    '664 123 4567',
    '55 1234 5678',
    '+52 1 551234567',
  ]);
  expect(['+1 (305) 555-0123', '1 305 555 0123', '+52 55 1234 5678'].map(phoneOf('us'))).toEqual([
    '305 555 0123',
    '305 555 0123',
    '+52 55 1234 5678',
  ]);
});

test('digits keeps only digits, up to the limit', () => {
  expect(digits(5)('06 050x12')).toBe('06050');
});
