import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines.ts';
import { readProfile } from './read-profile.ts';

const read = (...pieces: Parameters<typeof linesOf>) => {
  const seen = readProfile(linesOf(...pieces), '2026-11-21');
  return seen && [seen.name?.text ?? null, seen.rating?.value ?? null];
};
const rating = [
  ['4.87', 300, 360, 50],
  ['Calificación', 270, 415, 34],
] as [string, number, number, number][];
const trips = [
  ['2,412', 60, 360, 50],
  ['Viajes', 60, 415, 34],
] as [string, number, number, number][];

test('a name and a rating make a profile', () => {
  expect(read(['Íñigo Muñoz', 200, 250, 60], ...rating, ...trips)).toEqual(['Íñigo Muñoz', 4.87]);
});

test.each(['¿Cómo estuvo tu viaje con', 'How was your trip with', 'Califica a tu pasajero', 'Rate your rider'])(
  'the person of “%s” is another one than the driver',
  (question) => {
    expect(read([question, 100, 150, 40], ['Karla Muñoz', 200, 250, 60], ...rating, ...trips)).toBeNull();
  },
);

test('a name on two lines is one name', () => {
  expect(read(['Juan Carlos', 200, 190, 60], ['Hernández Ríos', 200, 252, 60], ...rating, ...trips)).toEqual([
    'Juan Carlos Hernández Ríos',
    4.87,
  ]);
});

test('a narrow column breaks a name into a line for each word', () => {
  const column = ['Ma.', 'Guadalupe', 'Carreño', 'Águila'].map((word, k) => [word, 200, 60 + 62 * k, 60]);
  expect(read(...(column as Parameters<typeof linesOf>), ...rating, ...trips)?.[0]).toBe(
    'Ma. Guadalupe Carreño Águila',
  );
});

test('the caption of a badge isn’t a name, and the name below it stays complete', () => {
  expect(
    read(
      ['GAFETE DIGITAL', 60, 100, 36],
      ['Muéstralo al pasajero', 60, 150, 56],
      ['Sofía Ordóñez Del', 260, 250, 54],
      ['Río', 260, 310, 54],
      ...rating,
    )?.[0],
  ).toBe('Sofía Ordóñez Del Río');
});

test('words of thanks aren’t part of the name that follows', () => {
  expect(read(['Gracias, Aarón Ordóñez', 60, 250, 60], ...rating, ...trips)?.[0]).toBe('Aarón Ordóñez');
});

test('a name may break at its particles', () => {
  expect(read(['J. Jesús de', 200, 190, 60], ['los Santos', 200, 252, 60], ...rating, ...trips)?.[0]).toBe(
    'J. Jesús de los Santos',
  );
  expect(read(['Wendy Tejeda', 200, 190, 60], ['de la Cruz', 200, 252, 60], ...rating, ...trips)?.[0]).toBe(
    'Wendy Tejeda de la Cruz',
  );
  expect(read(['Aída Peña', 200, 190, 60], ['El Paso', 200, 252, 60], ...rating, ...trips)?.[0]).toBe('Aída Peña');
});

test('particles do not count toward the length of a name, and an initial may be on its second line', () => {
  expect(read(['Verónica de la Cruz de los Santos', 200, 250, 60], ...rating, ...trips)?.[0]).toBe(
    'Verónica de la Cruz de los Santos',
  );
  expect(read(['Hannah', 200, 190, 60], ['Q.', 200, 252, 60], ...rating, ...trips)?.[0]).toBe('Hannah Q.');
});

test('a name below its label may take two lines', () => {
  expect(
    read(['NOMBRE', 200, 160, 30], ['Flor Vélez de los', 200, 192, 50], ['Santos', 200, 243, 50], ...rating)?.[0],
  ).toBe('Flor Vélez de los Santos');
});

test('misread letters at the start of a word are corrected', () => {
  expect(read(['Eugenio fniguez', 200, 250, 60], ...rating, ...trips)?.[0]).toBe('Eugenio Iniguez');
  expect(read(['Iván c.', 200, 250, 60], ...rating, ...trips)?.[0]).toBe('Iván C.');
  expect(read(['SHAWN J.QUIGLEY', 200, 250, 60], ...rating, ...trips)?.[0]).toBe('SHAWN J. QUIGLEY');
  expect(read(['Isaiah j. Lawson', 200, 250, 60], ...rating, ...trips)?.[0]).toBe('Isaiah J. Lawson');
  expect(read(['Shawn St.James', 200, 250, 60], ...rating, ...trips)?.[0]).toBe('Shawn St. James');
});

test('menu entries don’t make a profile a screen of a bank or an insurer', () => {
  const menu = [
    ['Banco y tarjetas', 60, 600],
    ['Seguros', 60, 680],
    ['Póliza · vigencia 12/2027', 60, 760],
  ] as [string, number, number][];
  expect(read(['Íñigo Muñoz', 200, 250, 60], ...rating, ...menu)).toEqual(['Íñigo Muñoz', 4.87]);
});

test('dropped spaces are restored, but not inside Mc', () => {
  expect(read(['SofiaSepulvedaDelRio', 200, 250, 60], ...rating, ...trips)?.[0]).toBe('Sofia Sepulveda Del Rio');
  expect(read(['Rosa McAllister', 200, 250, 60], ...rating, ...trips)?.[0]).toBe('Rosa McAllister');
});

test('titles of the app, cars and cities are not names; months and towns within names are', () => {
  expect(read(['Mi Perfil', 200, 60, 60], ['Abril Mayo', 200, 250, 50], ...rating, ...trips)?.[0]).toBe('Abril Mayo');
  expect(read(['Ana Peña', 200, 250, 60], ['Viewprofile', 200, 312, 60], ...rating, ...trips)?.[0]).toBe('Ana Peña');
  expect(read(['Nissan Versa', 200, 250, 60], ...rating, ...trips)?.[0] ?? null).toBeNull();
  expect(read(['Ximena León', 200, 250, 60], ...rating, ...trips)?.[0]).toBe('Ximena León');
});

test('the value beside the label "name" is the name', () => {
  expect(
    read(
      ['Nombre', 60, 100],
      ['Ximena Moreno', 600, 100],
      ['Puntuación', 60, 200],
      ['4,76', 800, 200],
      ['Viajes', 60, 300],
    ),
  ).toEqual(['Ximena Moreno', 4.76]);
});

describe('traps beside the rating are ignored', () => {
  test.each<[string, [string, number, number, number]]>([
    ['years', ['4.5 años', 600, 360, 50]],
    ['a distance', ['4.5 km', 600, 360, 50]],
    ['a version', ['v4.31', 600, 360, 50]],
    ['money', ['$4.50', 600, 360, 50]],
    ['more than five', ['5.40', 600, 360, 50]],
  ])('%s', (_, trap) => {
    expect(read(['Íñigo Muñoz', 200, 250, 60], trap, ...rating, ...trips)?.[1]).toBe(4.87);
    expect(read(['Íñigo Muñoz', 200, 250, 60], trap, ...trips, ['Aceptación', 60, 600])?.[1] ?? null).toBeNull();
  });
});

describe('other screens than driver profiles give nothing', () => {
  test.each<[string, Parameters<typeof linesOf>]>([
    [
      'a shop',
      [
        ['Soporte Universal', 60, 200, 60],
        ['★ 4.9 (758 opiniones)', 60, 280],
        ['$753.99', 60, 340, 70],
        ['Comprar ahora', 60, 500],
      ],
    ],
    [
      'a contact',
      [
        ['Juan Pérez', 200, 250, 60],
        ['Celular', 60, 400],
        ['Bloquear', 60, 500],
      ],
    ],
    [
      'a bank',
      [
        ['Hola, Juan Pérez', 60, 100, 60],
        ['Cuenta de cheques', 60, 300],
        ['$8,123.20', 600, 300],
        ['Transferir', 60, 400],
      ],
    ],
    [
      'a film',
      [
        ['La Última Noche', 60, 300, 60],
        ['★ 4.1 · 2h 05m', 60, 370],
        ['Ver tráiler', 60, 500],
      ],
    ],
    [
      'a list of things with stars',
      [
        ['Cine Mayo', 60, 100, 60],
        ['★ 4.3 · 2 h', 60, 300],
        ['★ 3.9 · 1 h', 60, 400],
        ['★ 4.7', 60, 500],
      ],
    ],
    [
      'a passenger of the same platform',
      [
        ['Íñigo Muñoz', 60, 100, 60],
        ['★ 4.92', 60, 170],
        ['Actividad', 60, 300],
        ['Gana dinero conduciendo', 60, 380],
        ['Ayuda', 60, 460],
      ],
    ],
    [
      'weekly earnings',
      [
        ['2 nov - 8 nov', 60, 100],
        ['$4,512.30', 60, 150, 90],
        ['Viajes', 60, 400],
        ['57', 600, 400],
      ],
    ],
  ])('%s', (_, pieces) => expect(read(...pieces)).toBeNull());
});

describe('the rating is the driver’s own', () => {
  const profile = [
    ['Rosa Delgado', 60, 100, 60],
    ['Viajes', 60, 700],
    ['1,204', 800, 700],
    ['Tasa de aceptación', 60, 800],
    ['84%', 800, 800],
  ] as Parameters<typeof linesOf>;
  const rows = (...pieces: Parameters<typeof linesOf>) =>
    readProfile(linesOf(...profile, ...pieces), '2026-11-21')?.rating?.value ?? null;
  test('not the required minimum beside it', () =>
    expect(
      rows(['Calificación mínima', 60, 500], ['4.60', 800, 500], ['Tu calificación', 60, 400], ['4.72', 800, 400]),
    ).toBe(4.72));
  test('not the average of the city', () =>
    expect(
      rows(['Promedio de la ciudad', 60, 500], ['4.81', 800, 500], ['Puntuación', 60, 400], ['4.72', 800, 400]),
    ).toBe(4.72));
  test('the tallest lone number needs no label', () => expect(rows(['4.7', 440, 300, 80])).toBe(4.7));
});

test('digits read for letters of a name are letters', () => {
  const nameOf = (text: string) =>
    readProfile(linesOf([text, 60, 100, 60], ['4.91 ★', 60, 200], ['Viajes', 60, 700]), '2026-11-21')?.name?.text;
  expect(nameOf('0scar Delgado')).toBe('Oscar Delgado');
  expect(nameOf('Rosa Ord6ñez')).toBe('Rosa Ordóñez');
});

test('a city below the name is not the name, however large', () => {
  const seen = readProfile(
    linesOf(['Rosa Delgado', 60, 100, 50], ['San Luis Potosí', 60, 200, 60], ['4.91 ★', 60, 300], ['Viajes', 60, 700]),
    '2026-11-21',
  );
  expect(seen?.name?.text).toBe('Rosa Delgado');
});
