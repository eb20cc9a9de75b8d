import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';

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
