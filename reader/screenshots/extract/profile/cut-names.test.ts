import { expect, test } from 'vitest';
import { READERS } from '../../readers/readers.ts';
import { linesOf } from '../testing/lines.ts';

type Pieces = Parameters<typeof linesOf>;

const about: Pieces = [
  ['4.87', 300, 660, 50],
  ['Calificación', 270, 720, 34],
  ['Viajes', 60, 800],
  ['2,412', 800, 800],
];
const read = (...name: Pieces): [band: string, name: string | undefined] => {
  const seen = READERS.uber.profile(linesOf(...name, ...about), '2026-11-21');
  return [seen.band, seen.name?.text];
};

test('a name with particles is joined with its second line', () => {
  expect(read(['Ana Sofía De la Cruz', 200, 190, 60], ['Carreño', 200, 252, 60])).toEqual([
    'sure',
    'Ana Sofía De la Cruz Carreño',
  ]);
});

test('a name at the right edge of its row continues on a line that ends there', () => {
  const right = (text: string, top: number): Pieces[number] => [text, 1000 - text.length * 20, top, 40];
  expect(read(['Nombre', 60, 190], right('Flor Itzel Vélez', 190), right('Ñuñez', 234))).toEqual([
    'sure',
    'Flor Itzel Vélez Ñuñez',
  ]);
});

test.each(['Ana Sofía De la C...', 'Ana Sofía Carr…', 'Ana Sofía Carr..', 'Ana Sofía Carreñ.', 'Ana Sofía Carr··'])(
  'a name that has no room is asked about: "%s"',
  (text) => {
    const [band, name] = read([text, 200, 190, 60]);
    expect(band).toBe('ask');
    expect(name).not.toMatch(/[.…·]$/);
  },
);

test.each(['Iván C.', 'Martin Lee Jr.'])('the point of an abbreviation does not mean that "%s" was cut off', (text) =>
  expect(read([text, 200, 190, 60])).toEqual(['sure', text]),
);

test('the driver is asked if the second line has the name’s size but isn’t a name', () => {
  expect(read(['Ana Sofía De la Cruz', 200, 190, 60], ['carre#o 8', 200, 252, 60])[0]).toBe('ask');
});

test.each(['Conductora desde 2019', 'Gold tier', 'Miembro del club'])(
  '"%s" below the name, however large, is no rest of it',
  (label) => {
    expect(read(['Ana Sofía Carreño', 200, 190, 60], [label, 200, 252, 60])).toEqual(['sure', 'Ana Sofía Carreño']);
  },
);

test('the driver is asked about a name read together with a greeting as one word', () => {
  expect(read(['Thanksmmanuel Mays', 200, 190, 60])[0]).toBe('ask');
  expect(read(['Thanks, Emmanuel Mays', 200, 190, 60])).toEqual(['sure', 'Emmanuel Mays']);
});
