import { expect, test } from 'vitest';
import { READERS } from '../../readers/readers.ts';
import { linesOf } from '../testing/lines.ts';

type Pieces = Parameters<typeof linesOf>;

const profile: Pieces = [
  ['Rosa Delgado', 200, 400, 60],
  ['4.87', 300, 660, 50],
  ['Calificación', 270, 720, 34],
  ['Viajes', 60, 800],
  ['2,412', 800, 800],
  ['Ayuda', 60, 1700],
];
const read = (...more: Pieces) => {
  const { band, reason, name } = READERS.uber.profile(linesOf(...more, ...profile), '2026-11-21');
  return [band, reason, name?.text];
};
const sure = ['sure', null, 'Rosa Delgado'];
const asked = ['ask', 'several_names'];

test.each<[string, Pieces]>([
  [
    'the head of a chat',
    [
      ['Hugo Treviño', 200, 60, 40],
      ['hoy, 9:41', 200, 106, 30],
    ],
  ],
  ['the title of a window above it', [['Hugo Treviño', 60, 20, 24]]],
  [
    'a badge in letters as large',
    [
      ['Conductor', 200, 1000, 30],
      ['Hugo Treviño', 200, 1040, 56],
    ],
  ],
  ['the list beside a phone on a computer', [['Hugo Treviño', 2100, 900, 30]]],
])('a profile with another name in %s is asked about, by its name', (_, more) => {
  expect(read(...more).slice(0, 2)).toEqual(asked);
});

test.each<[string, Pieces]>([
  ['the same name with more of its parts', [['Rosa Delgado Muñoz', 60, 20, 24]]],
  ['the same name with an initial', [['Rosa D.', 60, 20, 24]]],
  ['the same name with a misread letter', [['Rosa Belgado', 60, 20, 24]]],
  ['a passenger’s name in small letters below', [['Hugo Treviño', 60, 1200, 28]]],
  [
    'words of a screen',
    [
      ['Mi Perfil', 60, 20, 24],
      ['Centro Comunitario', 60, 300, 60],
    ],
  ],
  ['a street', [['Av. Hugo Treviño', 60, 300, 30]]],
  [
    'a notification',
    [
      ['Hugo Treviño · ahora', 60, 20, 30],
      ['Luis Treviño', 60, 56, 30],
    ],
  ],
])('%s is no second name', (_, more) => {
  expect(read(...more)).toEqual(sure);
});
