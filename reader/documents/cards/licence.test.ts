import { describe, expect, test } from 'vitest';
import { parseLicence } from './licence.ts';

const record = (elements: string[]) => `@\n\u001e\rANSI 636015100001DL00310200DL${elements.join('\n')}\r`;
const elements = [
  'DCAC',
  'DBA09092031',
  'DCSRIVERA',
  'DACANA',
  'DADNONE',
  'DBD08212024',
  'DBB02201976',
  'DAG12 EXAMPLE ST',
];
const rest = ['DAIAUSTIN', 'DAJTX', 'DAK787010000', 'DAQ12345678', 'DCGUSA'];

describe('the barcode of a licence', () => {
  test('gives names, dates, number and address', () => {
    expect(parseLicence(record([...elements, ...rest]))).toMatchObject({
      firstName: 'ANA',
      lastName: 'RIVERA',
      middleName: null,
      birthdate: '1976-02-20',
      expiry: '2031-09-09',
      issued: '2024-08-21',
      licenceNumber: '12345678',
      street: '12 EXAMPLE ST',
      city: 'AUSTIN',
      state: 'TX',
      zip: '78701',
    });
  });

  test('in its first version has the whole name in one element and dates that begin with the year', () => {
    const old = ['DAARIVERA,ANA,LUZ', 'DBB19760220', 'DBA20310909', 'DAQ12345678'];
    expect(parseLicence(record(old))).toMatchObject({
      lastName: 'RIVERA',
      firstName: 'ANA',
      middleName: 'LUZ',
      birthdate: '1976-02-20',
    });
  });

  test('with a date that does not exist, or another text, gives nothing', () => {
    expect(
      parseLicence(record([...elements.map((element) => element.replace('DBB02201976', 'DBB02301976')), ...rest])),
    ).toBeNull();
    expect(parseLicence('https://example.com/12345678')).toBeNull();
  });
});
