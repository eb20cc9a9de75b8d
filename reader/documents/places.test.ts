import { expect, test } from 'vitest';
import { around, placesOf } from './places.ts';

const at = (text: string, x: number, y: number, width = 0.2, page = 1) => ({
  text,
  page,
  box: [x, y, width, 0.02] as [number, number, number, number],
});
const box = (x: number, y: number, width = 0.2, page = 1) => ({ page, box: [x, y, width, 0.02] });

test('a value is located by its text, even beside a label, in pieces, or with similar letters', () => {
  const rows = [
    [at('NOMBRE', 0.1, 0.1)],
    [at('LÓPEZ', 0.1, 0.2)],
    [at('CURP', 0.1, 0.3, 0.1), at('L0CA9OO515', 0.25, 0.3), at('MDFPRN05', 0.46, 0.3)],
    [at('CUENTA CLABE: 002 180 0123 4567 8901', 0.1, 0.4)],
  ];
  expect(placesOf({ lastName1: 'LOPEZ', curp: 'LOCA900515MDFPRN05', clabe: '002180012345678901' }, rows)).toEqual({
    lastName1: box(0.1, 0.2),
    curp: box(0.25, 0.3, 0.41),
    clabe: box(0.1, 0.4),
  });
});

test('a date is located where it is printed or inside an identifier, and the sex inside its identifier', () => {
  const printed = [[at('15/05/1990', 0.1, 0.1)], [at('LOCA900515MDFPRN05', 0.1, 0.2)]];
  const fields = { birthdate: '1990-05-15', sex: 'M', curp: 'LOCA900515MDFPRN05' };
  expect(placesOf(fields, printed)).toMatchObject({ birthdate: box(0.1, 0.1), sex: box(0.1, 0.2) });
  expect(placesOf(fields, printed.slice(1)).birthdate).toEqual(box(0.1, 0.2));
});

test('a short name isn’t found inside a longer word, nor a postal code inside a longer number', () => {
  const rows = [
    [at('BANAMEX', 0.1, 0.1)],
    [at('5564000123', 0.1, 0.2)],
    [at('ANA SOFIA', 0.1, 0.3)],
    [at('C.P. 64000', 0.1, 0.4)],
  ];
  expect(placesOf({ firstName: 'ANA', postalCode: '64000' }, rows)).toEqual({
    firstName: box(0.1, 0.3),
    postalCode: box(0.1, 0.4),
  });
});

test('on a card of the US, a date begins with the month, and state and ZIP code may have no space between them', () => {
  const rows = [[at('4b EXP 02/20/2030', 0.1, 0.1)], [at('AUSTIN,TX78701-1234', 0.1, 0.2)]];
  expect(placesOf({ expiry: '2030-02-20', state: 'TX', zip: '78701' }, rows)).toEqual({
    expiry: box(0.1, 0.1),
    state: box(0.1, 0.2),
    zip: box(0.1, 0.2),
  });
});

test('inferred values have no place', () => {
  expect(placesOf({ bank: 'Banregio', birthdate: '1990-05-15' }, [[at('BANCO REGIONAL', 0.1, 0.1)]])).toEqual({});
});

test('several places get one box around all, unless they are on different pages', () => {
  const [first, other] = [at('LOPEZ', 0.1, 0.2), at('ANA', 0.1, 0.25, 0.1)];
  expect(around([first, other])).toEqual({ page: 1, box: [0.1, 0.2, 0.2, 0.07] });
  expect(around([first, { ...other, page: 2 }])).toBeNull();
  expect(around([])).toBeNull();
});
