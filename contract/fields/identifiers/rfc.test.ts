import { expect, test } from 'vitest';
import { checkRfc, rfcPattern } from './rfc.ts';

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
