import { expect, test } from 'vitest';
import { birthdateOfCurp, checkCurp, curpPattern } from './curp.ts';

const today = '2026-11-21';

// HEGG560427MVZRRL04 is the example of the official instructions; the other check digits were computed from its rule.
test.each([
  'HEGG560427MVZRRL04',
  'BOXW310820HNERXN09',
  'PERJ040229HDFRZNA6',
  'MAPX991231XJCRRR09',
  'LXCO900101HDFPRS05',
])('%s is a CURP without a doubt', (curp) => {
  expect(curp).toMatch(curpPattern);
  if (birthdateOfCurp(curp) < today) expect(checkCurp(curp, '', today)).toEqual([]);
});

test('a digit in the place before the check digit means born before 2000, a letter from 2000 on', () => {
  expect(birthdateOfCurp('HEGG560427MVZRRL04')).toBe('1956-04-27');
  expect(birthdateOfCurp('PERJ040229HDFRZNA6')).toBe('2004-02-29');
});

test.each([
  ['HEGG560427MVZRRL0', 'one character short'],
  ['HEGG561327MVZRRL04', 'a thirteenth month'],
  ['HEGG560432MVZRRL04', 'a thirty-second day'],
  ['HEGG560427AVZRRL04', 'a sex that does not exist'],
  ['HEGG560427MZZRRL04', 'a state that does not exist'],
  ['HEGG560427MVZARL04', 'a vowel where consonants stand'],
  ['HÑGG560427MVZRRL04', 'an Ñ'],
  ['HEGG560427MVZRRL0X', 'a letter as check digit'],
])('%s is refused: %s', (curp) => {
  expect(curp).not.toMatch(curpPattern);
});

test('a wrong check digit warns, whichever it is', () => {
  for (const digit of '012356789')
    expect(checkCurp(`HEGG560427MVZRRL0${digit}`, '', today)).toEqual(['curp_bad_check_digit']);
});

test('an impossible date warns', () => {
  expect(checkCurp('PERJ900431HDFRZN02', '', today)).toEqual(['curp_bad_date']);
  expect(checkCurp('PERJ050229HDFRZNA3', '', today)).toEqual(['curp_bad_date']);
});

test('an O typed for a zero puts the birth into the future, which warns', () => {
  expect(checkCurp('PERJ880101HDFRZNA5', '', today)).toContain('curp_wrong_century');
  expect(checkCurp('PERJ880101HDFRZN05', '', today)).toEqual([]);
});

test('a birth date that differs from the form’s warns', () => {
  expect(checkCurp('HEGG560427MVZRRL04', '1956-04-28', today)).toEqual(['curp_birthdate_differs']);
  expect(checkCurp('HEGG560427MVZRRL04', '1956-04-27', today)).toEqual([]);
});

test('a zero typed for a letter makes the person impossibly old, which warns', () => {
  expect(checkCurp('PERJ040229HDFRZN06', '', today)).toEqual(['curp_wrong_century']);
  expect(checkCurp('PERJ040229HDFRZNA6', '', today)).toEqual([]);
});

test('29 February exists in 2000, not in 1900', () => {
  expect(checkCurp('PERJ000229HDFRZNA8', '', today)).toEqual([]);
  expect(checkCurp('PERJ000229HDFRZN08', '', today)).toEqual(['curp_bad_date']);
});

test('an offensive word gives a warning, but not with the X that the registry puts into it', () => {
  expect(checkCurp('LOCO900101HDFPRS08', '', today)).toEqual(['curp_foul_word']);
  expect(checkCurp('LXCO900101HDFPRS05', '', today)).toEqual([]);
  for (const word of ['BACA', 'BUEI', 'CACO', 'GETA', 'KULO', 'LILO', 'MOKO', 'POPO', 'TETA', 'VAGA', 'VUEY', 'WUEI'])
    expect(checkCurp(`${word}900101HDFPRS00`, '', today), word).toContain('curp_foul_word');
});

test('the placeholder CURPs for foreigners identify nobody', () => {
  for (const curp of ['XEXX010101HNEXXXA4', 'XEXX010101MNEXXXA8']) {
    expect(curp).toMatch(curpPattern);
    expect(checkCurp(curp, '1990-01-01', today)).toEqual(['curp_generic']);
  }
});
