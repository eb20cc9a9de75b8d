import { expect, test } from 'vitest';
import { isStatement } from '../documents/rules.ts';
import { platformSlugs } from '../earnings/platforms.ts';
import { addressLine } from './address-line.ts';
import { countries, readCountry, stateOfPostalCode } from './index.ts';

test('a country is understood by its code and its name, anything else is not', () => {
  for (const text of ['mx', 'Mexico']) expect(readCountry(text)).toBe('mx');
  for (const text of ['us', 'United States']) expect(readCountry(text)).toBe('us');
  for (const text of ['', 'MX', 'mexico', 'México', 'ca', 'constructor']) expect(readCountry(text), text).toBeNull();
});

test('Mexico has 32 states and asks for 3 statements, the United States has 2 and asks for 6', () => {
  expect(countries.mx.states).toHaveLength(32);
  expect(countries.us.states.map((s) => s.name)).toEqual(['Florida', 'Texas']);
  const statements = Object.values(countries).map(({ documents }) => documents.filter(isStatement).length);
  expect(statements).toEqual([3, 6]);
});

test('Mexico offers Uber and DiDi; the United States offers Uber, Lyft and others, which need only a profile', () => {
  expect(countries.mx.platforms).toEqual(['uber', 'didi']);
  expect(countries.us.platforms).toEqual(['uber', 'lyft', 'other']);
  expect([countries.mx.profileOnly, countries.us.profileOnly]).toEqual([[], ['other']]);
  const offered = Object.values(countries).flatMap(({ platforms }) => platforms);
  expect(new Set(offered), 'each platform is offered in a country').toEqual(new Set(platformSlugs));
});

test.each([
  ['01000', 'Ciudad de México'],
  ['16999', 'Ciudad de México'],
  ['20000', 'Aguascalientes'],
  ['29000', 'Chiapas'],
  ['44100', 'Jalisco'],
  ['50000', 'Estado de México'],
  ['64000', 'Nuevo León'],
  ['97000', 'Yucatán'],
  ['99999', 'Zacatecas'],
  ['00500', null],
  ['17000', null],
  ['19999', null],
  ['4410', null],
])('the Mexican postal code %s belongs to %s', (code, state) => {
  expect(stateOfPostalCode(countries.mx, code)).toBe(state);
});

test('no postal prefix belongs to two states, and only 00 and 17 to 19 belong to none', () => {
  const codes = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));
  const owners = (prefix: string) =>
    countries.mx.states.filter((s) =>
      s.postalPrefixes.some(([from, to]) => Number(prefix) >= from && Number(prefix) <= to),
    );
  expect(codes.filter((prefix) => owners(prefix).length === 0)).toEqual(['00', '17', '18', '19']);
  expect(codes.filter((prefix) => owners(prefix).length > 1)).toEqual([]);
});

test.each([
  ['33101', 'Florida'],
  ['34999', 'Florida'],
  ['34000', null],
  ['34800', null],
  ['75201', 'Texas'],
  ['73301', 'Texas'],
  ['88510', 'Texas'],
  ['10001', null],
])('the US postal code %s belongs to %s', (code, state) => {
  expect(stateOfPostalCode(countries.us, code)).toBe(state);
});

const mexican = {
  street: 'Reforma',
  streetNumber: '1',
  department: '4B',
  neighborhood: 'Juárez',
  postalCode: '06600',
  city: 'Cuauhtémoc',
  state: 'Ciudad de México',
};
const american = {
  ...mexican,
  street: 'Elm St',
  streetNumber: '2210',
  neighborhood: '',
  postalCode: '75201',
  city: 'Dallas',
  state: 'Texas',
};

test('the parts of an address have the order of their country', () => {
  expect(addressLine(mexican, 'mx')).toBe('Reforma 1 int. 4B, Juárez, 06600 Cuauhtémoc, Ciudad de México');
  expect(addressLine(american, 'us')).toBe('2210 Elm St apt 4B, Dallas, Texas 75201');
});

test('missing parts leave no gap, and a state named like its city appears once', () => {
  const nothing = {
    street: '',
    streetNumber: '',
    department: '',
    neighborhood: '',
    postalCode: '',
    city: '',
    state: '',
  };
  for (const country of ['mx', 'us'] as const) expect(addressLine(nothing, country)).toBe('');
  expect(addressLine({ ...nothing, city: 'Puebla', state: 'Puebla' }, 'mx')).toBe('Puebla');
});
