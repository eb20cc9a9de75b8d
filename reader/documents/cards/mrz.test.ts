import { describe, expect, test } from 'vitest';
import { findMrz, mrzCheck, readNameLine } from './mrz.ts';

// An invented card: 123456789, born 1990-05-15, a woman, valid until the end of 2031.
const first = `IDMEX123456789${mrzCheck('123456789')}<<1234567890123`;
const head = `900515${mrzCheck('900515')}M311231${mrzCheck('311231')}`;
const optional = '<01<<90123<';
const composite = mrzCheck(first.slice(5) + head.slice(0, 7) + head.slice(8) + optional);
const second = `${head}MEX${optional}${composite}`;
const names = 'LOPEZ<NUXEZ<<ANA<SOFIA<<<<<<<<';
const today = '2026-11-22';

describe('the machine-readable lines of an INE', () => {
  test('are read completely if all four check digits are right', () => {
    const found = findMrz(['ELECCIONES FEDERALES', first, second, names], today);
    expect(found).toMatchObject({ lines: [first, second], names: 3 });
    expect(found?.fields).toEqual({
      cic: '123456789',
      ocr: '1234567890123',
      birthdate: '1990-05-15',
      sex: 'M',
      expiry: '2031-12-31',
    });
  });

  test('are read even if look-alike letters and digits were confused', () => {
    const found = findMrz([first.replaceAll('0', 'O').replaceAll('1', 'I'), second.replaceAll('0', 'O'), names], today);
    expect(found?.lines).toEqual([first, second]);
  });

  test('give nothing if a date’s check digit is wrong', () => {
    expect(findMrz([first, second.replace('900515', '900516'), names], today)).toBeNull();
  });

  test('give no number from the card’s optional part if the composite check digit is wrong', () => {
    const found = findMrz([first, second.slice(0, 29) + ((Number(composite) + 1) % 10), names], today);
    expect(found?.lines).toBeNull();
    expect(found?.fields.ocr).toBeUndefined();
  });

  test('of a line of names that may be cut off at its end only the last names are read', () => {
    const parts = { lastNames: 'LOPEZ NUXEZ', firstName: 'ANA SOFIA' };
    expect(readNameLine(names)).toEqual({ line: names, parts });
    const full = 'LOPEZ<NUXEZ<<MARIADELOSANGELES';
    expect(readNameLine(full)).toEqual({ line: full, parts: { lastNames: 'LOPEZ NUXEZ' } });
  });

  test('a line of names without a filler at its end gives nothing if characters are missing', () => {
    expect(readNameLine('LOPEZ<NUXEZ<<MARIADELOSANGELE')).toBeNull();
  });
});
