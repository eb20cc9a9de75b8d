import { expect, test } from 'vitest';
import { findCurp } from '../cards/curp-on-card.ts';
import { readRegistryCode } from './registry-codes.ts';

const curp = [...'0123456789'].map((digit) => `LONA900515MDFPXN0${digit}`).find((item) => findCurp(item))!;
const cells = (...more: string[]) => [curp, '', ...more].join('|');
const identity = { curp, birthdate: '1990-05-15', sex: 'M' };

test('the code of a CURP contains names, birthdate and sex', () => {
  const text = cells('LOPEZ', 'NUÑEZ', 'ANA SOFIA', 'MUJER', '15/05/1990', 'DISTRITO FEDERAL', '09');
  const names = { lastName1: 'LOPEZ', lastName2: 'NUÑEZ', firstName: 'ANA SOFIA' };
  expect(readRegistryCode(text)).toEqual({ kind: 'curp', fields: { ...identity, ...names } });
});

test('names that don’t fit the first letters of the CURP are left out', () => {
  const text = cells('RUIZ', 'SOTO', 'PEDRO', 'HOMBRE', '15/05/1990');
  expect(readRegistryCode(text)?.fields).toEqual(identity);
});

test('a code whose birthdate contradicts its CURP is ignored', () => {
  expect(readRegistryCode(cells('LOPEZ', 'NUÑEZ', 'ANA SOFIA', 'MUJER', '16/05/1990'))).toBeNull();
});

test('the code of a tax-situation paper contains the RFC', () => {
  const address =
    'https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=15030267855_LONA900515AB1';
  expect(readRegistryCode(address)).toEqual({ kind: 'tax_situation', fields: { rfc: 'LONA900515AB1' } });
});

test.each([
  ['a look-alike of the tax authority’s address', 'https://siat.sat.gob.mx.example.com/?D3=15030267855_LONA900515AB1'],
  ['an address without an RFC', 'https://siat.sat.gob.mx/app/qr?D3=15030267855'],
  ['a company’s RFC', 'https://siat.sat.gob.mx/app/qr?D3=15030267855_LON900515AB1'],
  ['any other text', 'WIFI:S:casa;;'],
  ['a CURP with a wrong check digit', `${curp.slice(0, 17)}${(Number(curp[17]) + 1) % 10}||LOPEZ|NUÑEZ|ANA`],
])('%s says nothing', (_, text) => {
  expect(readRegistryCode(text)).toBeNull();
});
