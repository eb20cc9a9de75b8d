import { describe, expect, test } from 'vitest';
import { compareFacts, countDiffering, type GivenValue, type PrintedName } from './compare.ts';
import type { CrossCheckFact } from './cross-check.ts';
import { insideCurp, insideRfc, insideVoterKey } from './inside-identifiers.ts';

const nowhere = { mediaId: null, page: null, box: null, confidence: null };
const given = (fact: CrossCheckFact, source: string, value: string, more: object = {}): GivenValue => ({
  ...{ fact, source, value, ...nowhere, ...more },
});
function person(source: string, first: string, last: string): GivenValue {
  const name: PrintedName = { first, last, whole: '' };
  return given('name', source, `${first} ${last}`, { name });
}
const holder = (source: string, whole: string) =>
  given('name', source, whole, { name: { first: '', last: '', whole } });
const agreementOf = (...values: GivenValue[]) => compareFacts(values)[0]?.agreement;

describe('names', () => {
  const form = person('form', 'Ana Sofía', 'López');
  test.each([
    ['accents and capitals', person('curp', 'ANA SOFIA', 'LOPEZ')],
    ['a second surname the form leaves out', person('curp', 'ANA SOFIA', 'LOPEZ NUÑEZ')],
    ['a second first name a bank leaves out', holder('bank_statement_month_1', 'ANA LOPEZ NUÑEZ')],
    ['surnames first', holder('bank_statement_month_1', 'LOPEZ NUÑEZ ANA SOFIA')],
    ['a name an app shortens', holder('uber', 'Ana L.')],
  ])('%s count as no difference', (_, other) => {
    expect(agreementOf(form, other)).toBe('agree');
  });

  test.each([
    ['another surname', person('curp', 'ANA SOFIA', 'RUIZ')],
    ['half a name, and another surname', holder('bank_statement_month_1', 'ANA RUIZ LUNA')],
    ['a first name alone', holder('bank_statement_month_1', 'ANA')],
    ['one other letter', person('curp', 'ANO SOFIA', 'LOPEZ')],
  ])('%s counts as a difference', (_, other) => {
    expect(agreementOf(form, other)).toBe('differ');
  });

  test('two papers with one surname each agree when a third paper shows both', () => {
    const [first, other] = [person('form', 'Juan', 'Pérez'), person('curp', 'JUAN', 'GARCIA')];
    expect(agreementOf(first, other)).toBe('differ');
    expect(agreementOf(first, other, person('identity_card_front', 'JUAN', 'PEREZ GARCIA'))).toBe('agree');
  });

  test('names shortened by an app never make two papers agree', () => {
    const two = [person('form', 'Juana', 'Pérez'), person('curp', 'JUAN', 'PEREZ')];
    expect(agreementOf(...two, holder('uber', 'Juan P.'))).toBe('differ');
  });
});

describe('what identifiers contain', () => {
  test('a CURP contains birth date, sex and state of birth', () => {
    expect(insideCurp('HEGG560427MVZRRL04')).toEqual({ birthdate: '1956-04-27', sex: 'M', birthState: 'VZ' });
    expect(insideCurp('XEXX010101HNEXXXA4')).toEqual({});
    expect(insideCurp('nonsense')).toEqual({});
  });

  test('an RFC contains the birth date, in the century of the other dates', () => {
    expect(insideRfc('GODE561231GR8', '')).toEqual({ birthdate: '1956-12-31' });
    expect(insideRfc('PERJ040229AAA', '2004-02-29')).toEqual({ birthdate: '2004-02-29' });
    expect(insideRfc('XAXX010101000', '')).toEqual({});
    expect(insideRfc('GOD561231GR8', '')).toEqual({});
  });

  test('the key of a voter’s card contains the number of the state of birth', () => {
    expect(insideVoterKey('LPNZAN90051519M300')).toEqual({ birthState: 'NL' });
    expect(insideVoterKey('LPNZAN90051587M300')).toEqual({ birthState: 'NE' });
    expect(insideVoterKey('LPNZAN90051599M300')).toEqual({});
  });
});

describe('statements', () => {
  const month = (n: number, value: string, askedMonth: string) =>
    given('statement_month', `bank_statement_month_${n}`, value, { askedMonth });
  test('agree when their months are the requested ones or next to them', () => {
    expect(agreementOf(month(1, '2026-10', '2026-10'), month(2, '2026-08', '2026-09'))).toBe('agree');
  });
  test('differ when one month comes twice or a year is wrong', () => {
    expect(agreementOf(month(1, '2026-10', '2026-10'), month(2, '2026-10', '2026-09'))).toBe('differ');
    expect(agreementOf(month(1, '2025-10', '2026-10'))).toBe('differ');
  });
});

test('differing facts come first and are counted; empty values are ignored', () => {
  const values = [
    given('birthdate', 'form', '1990-05-15'),
    given('birthdate', 'curp', '1990-05-15'),
    given('curp', 'form', ''),
    given('clabe', 'bank_statement_month_1', '012180012345678901'),
    given('rfc', 'form', 'LONA900515AB1'),
    given('rfc', 'proof_of_tax_situation', 'LONA900515AB2'),
  ];
  expect(compareFacts(values).map(({ fact, agreement }) => [fact, agreement])).toEqual([
    ['rfc', 'differ'],
    ['birthdate', 'agree'],
    ['clabe', 'alone'],
  ]);
  expect(countDiffering(values)).toBe(1);
});
