import { expect, test } from 'vitest';
import { birthdateOfCurp, checkCurp, curpPattern } from './curp.ts';
import { contradictsNames, curpLetters, rfcHeadOf } from './curp-names.ts';
import { checkRfc, rfcPattern } from './rfc.ts';
import { checkSsn, isMaskedSsn, maskSsn, ssnPattern } from './ssn.ts';

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

test.each([
  ['Gabriela', 'Hernández García', 'HEGG'],
  ['María Fernanda', 'Pérez Ruiz', 'PERF'],
  ['José Luis', 'de la Cruz Ñáñez', 'CUXL'],
  ['Ma. Elena', 'Ek Chan', 'EXCE'],
  ['Ofelia', 'Pedro Torres', 'PETO'],
  ['Tania', 'Puga Torres', 'PUTT'],
  ['Antonio', 'Puente Torres', 'PXTA'],
])('the CURP of %s %s begins with %s', (firstName, lastName, letters) => {
  expect(curpLetters(firstName, lastName)).toBe(letters);
  expect(contradictsNames(`${letters}900101`, firstName, lastName)).toBe(false);
});

test('letters that the names don’t determine are not proposed', () => {
  for (const [firstName, lastName] of [
    ['Ana', 'Ruiz'],
    ['Ana', 'Ruiz Peña Soto'],
    ['María José', 'Núñez Ávila'],
    ['Ana', "D'Amico Ruiz"],
    ['', 'Ruiz Soto'],
  ] as const)
    expect(curpLetters(firstName, lastName), `${firstName} ${lastName}`).toBeNull();
});

test('another person’s CURP contradicts the names; dividing or ordering them differently doesn’t', () => {
  expect(contradictsNames('PERJ900101', 'Gabriela', 'Hernández García')).toBe(true);
  expect(contradictsNames('GAHG900101', 'Gabriela', 'Hernández García')).toBe(false);
  expect(contradictsNames('HEXG900101', 'Gabriela', 'Hernández')).toBe(false);
  expect(contradictsNames('NUAM900412', 'María José', 'Núñez Ávila')).toBe(false);
  expect(contradictsNames('NUAJ900412', 'María José', 'Núñez Ávila')).toBe(false);
  expect(contradictsNames('PERJ900101', 'Anne-Marie', "O'Neill")).toBe(false);
});

test('an RFC begins like the CURP except where the two rules differ', () => {
  expect(rfcHeadOf('HEGG560427MVZRRL04', 'Hernández García')).toBe('HEGG560427');
  expect(rfcHeadOf('HEXG560427MVZRRL04', 'Hernández')).toBeNull();
  expect(rfcHeadOf('LIGG560427MVZRRL04', 'Li García')).toBeNull();
});

// GODE561231GR8 and CACX7605101P8 are the tax authority's own examples; the other check digits were computed from its rule.
test.each([
  'GODE561231GR8',
  'CACX7605101P8',
  'BAFJ701213SBA',
  'KAHO641101B39',
  'MUÑO900101AB5',
  'ÑAÑO900101AB5',
  'M&NO900101A1A',
  'O&&O900101A14',
  'PERJ900101C10',
  'PEDX900101AA3',
])('%s is an RFC without a doubt', (rfc) => {
  expect(rfc).toMatch(rfcPattern);
  expect(checkRfc(rfc, '')).toEqual([]);
});

test.each([
  'GOD561231GR8',
  'GODE561231GR',
  'GODE56123GR8',
  'GODE561231GRÑ',
  '1ODE561231GR8',
  'GODE561231GR88',
  'gode561231gr8',
])('%s does not have the form of a person’s RFC', (rfc) => {
  expect(rfc).not.toMatch(rfcPattern);
});

test('a wrong check digit warns: real papers with one exist', () => {
  for (const digit of '012345679A') expect(checkRfc(`GODE561231GR${digit}`, '')).toEqual(['rfc_bad_check_digit']);
});

test('a day that exists in no century warns; 29 February 2000 exists', () => {
  expect(checkRfc('PERJ900230AA4', '')).toEqual(['rfc_bad_date']);
  expect(checkRfc('PERJ010229AA2', '')).toEqual(['rfc_bad_date']);
  expect(checkRfc('PERJ000229AAA', '')).toEqual([]);
});

test('a birth date that differs from the form’s warns', () => {
  expect(checkRfc('GODE561231GR8', '1956-12-30')).toEqual(['rfc_birthdate_differs']);
  expect(checkRfc('GODE561231GR8', '1956-12-31')).toEqual([]);
});

test('a word that the tax authority would have broken up warns', () => {
  expect(checkRfc('PEDO900101AA5', '')).toEqual(['rfc_foul_word']);
  for (const word of ['BUEI', 'CAKO', 'FETO', 'KOJO', 'MEAS', 'QULO', 'RUIN'])
    expect(checkRfc(`${word}900101AA0`, ''), word).toContain('rfc_foul_word');
});

test('the tax authority breaks up fewer words than the registry of persons, and leaves the rest', () => {
  for (const word of ['LOCA', 'TETA', 'BACA'])
    expect(checkRfc(`${word}900101AA0`, ''), word).not.toContain('rfc_foul_word');
});

test('the generic RFCs for the public and for foreigners identify nobody', () => {
  expect(checkRfc('XAXX010101000', '')).toEqual(['rfc_generic']);
  expect(checkRfc('XEXX010101000', '1990-01-01')).toEqual(['rfc_generic']);
});

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
