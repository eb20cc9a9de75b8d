import { describe, expect, test } from 'vitest';
import { chooseEarnings } from '../choose-earnings.ts';
import { linesOf } from '../testing/lines.ts';
import { judge } from './judge-choice.ts';
import { isByItsWeek, isHeaded, isHeadOfTrips, isMadeUpOfKinds } from './proofs.ts';

type Pieces = Parameters<typeof linesOf>;

function choiceOf(...pieces: Pieces) {
  const choice = chooseEarnings(linesOf(...pieces), '2026-11-21');
  if ('reason' in choice) throw new Error(choice.reason);
  return choice;
}

const rows = (...parts: [string, string][]): Pieces =>
  parts.flatMap(
    ([label, sum], k): Pieces => [
      [label, 40, 500 + 80 * k],
      [sum, 700, 500 + 80 * k],
    ],
  );
const head: Pieces = [
  ['Ganancias de la semana', 40, 150],
  ['$1,345.73', 40, 210, 90],
  ['2 nov - 8 nov', 600, 1000],
];

describe('what a driver is paid for and how', () => {
  test.each<[string, [string, string][]]>([
    [
      'fares, bonuses, tips',
      [
        ['Tarifas', '$1,130.41'],
        ['Bonos', '$148.03'],
        ['Propinas', '$67.29'],
      ],
    ],
    [
      'a commission refunded',
      [
        ['Fares', '$1,130.41'],
        ['Quest', '$148.03'],
        ['Toll refunds', '$67.29'],
      ],
    ],
    [
      'what was collected and the rest',
      [
        ['Cobrado en efectivo', '$300.00'],
        ['Depósito a tu cuenta', '$1,045.73'],
      ],
    ],
  ])('adds up to the sum: %s', (_, parts) => {
    const choice = choiceOf(...head, ...rows(...parts));
    expect(isMadeUpOfKinds(choice)).toBe(true);
    expect(judge(choice, 0.55)).toMatchObject({ band: 'sure' });
    expect(judge(choice, 0.45)).toMatchObject({ band: 'ask' });
  });

  test.each<[string, [string, string][]]>([
    [
      'a sum off by a cent',
      [
        ['Tarifas', '$1,130.41'],
        ['Bonos', '$148.03'],
        ['Propinas', '$67.28'],
      ],
    ],
    [
      'what others are paid, too',
      [
        ['Sueldo base', '$1,130.41'],
        ['Bonos', '$148.03'],
        ['Propinas', '$67.29'],
      ],
    ],
    [
      'nothing that was driven',
      [
        ['Bono', '$1,130.41'],
        ['Incentivo', '$148.03'],
        ['Propinas', '$67.29'],
      ],
    ],
    [
      'purchases',
      [
        ['Viajes', '$1,130.41'],
        ['Súper', '$148.03'],
        ['Propinas', '$67.29'],
      ],
    ],
    [
      'two halves',
      [
        ['Tarjeta', '$300.00'],
        ['Depósito a tu cuenta', '$1,045.73'],
      ],
    ],
  ])('is not shown by %s', (_, parts) => {
    expect(isMadeUpOfKinds(choiceOf(...head, ...rows(...parts)))).toBe(false);
  });

  test('proves nothing where the words at the sum are another app’s', () => {
    const parts = rows(['Tarifas', '$1,130.41'], ['Bonos', '$148.03'], ['Propinas', '$67.29']);
    const spent = choiceOf(['Gastaste', 40, 150], ...head.slice(1), ...parts);
    expect(judge(spent, 0.7).band).not.toBe('sure');
  });
});

describe('a screen headed by the sum, its week and the trips', () => {
  const home: Pieces = [
    ['Earnings', 40, 60, 60],
    ['Nov 2 - Nov 8', 40, 180],
    ['$765.63', 40, 240, 90],
    ['59 rides · 21 hr booked', 40, 345],
    ['Cash out', 40, 900],
    ['$188.45', 700, 900],
    ['Ride history', 40, 1000],
    ['Bonuses', 40, 1080],
  ];
  const without = (text: string) => home.filter(([piece]) => !piece.startsWith(text));

  test('is the week’s from a lower probability', () => {
    expect(isHeaded(choiceOf(...home))).toBe(true);
    expect(judge(choiceOf(...home), 0.6)).toMatchObject({ band: 'sure' });
    const joined: Pieces = [...without('59 rides'), ['59 rides·21 hr12 min booked', 40, 345]];
    expect(judge(choiceOf(...joined), 0.6)).toMatchObject({ band: 'sure' });
  });

  test('also where a tile below counts the trips, with no other sum between', () => {
    const tile: Pieces = [
      ...without('59 rides'),
      ['59', 300, 600],
      ['Rides', 290, 645],
      ['21 h 5 min', 40, 600],
      ['Online', 40, 645],
    ];
    expect(isHeaded(choiceOf(...tile))).toBe(true);
    expect(isHeaded(choiceOf(...tile, ['Balance', 40, 500], ['$88.45', 700, 500]))).toBe(false);
    expect(isHeaded(choiceOf(...tile.filter(([text]) => text !== 'Rides'), ['Points', 290, 645]))).toBe(false);
  });

  test('and where the best day or the last payout of something else stands beside it', () => {
    const best = (label: string, when: string): Pieces => [...home, [label, 40, 395], [when, 600, 395]];
    expect(judge(choiceOf(...best('Best day', 'Thursday, Nov 5')), 0.6).band).toBe('sure');
    expect(judge(choiceOf(...best('Mejor día', 'Jueves 5 nov')), 0.6).band).toBe('sure');
    expect(judge(choiceOf(...best('Last purchase', 'Thursday, Nov 5')), 0.6).band).not.toBe('sure');
    expect(judge(choiceOf(...best('Best offer', 'until Friday')), 0.6).band).not.toBe('sure');
  });

  test('but not if what follows the number of trips is about something else', () => {
    const saved: Pieces = [...without('59 rides'), ['59 rides · you saved', 40, 345]];
    expect(judge(choiceOf(...saved), 0.6).band).not.toBe('sure');
  });

  test.each<[string, Pieces]>([
    ['no number of trips', without('59 rides')],
    ['trips far from the sum', [...without('59 rides'), ['59 rides', 40, 1200]]],
    ['a larger sum elsewhere', [...home, ['$900.10', 700, 1200]]],
    ['another week', [...home, ['Oct 26 - Nov 1', 40, 1200]]],
    ['a sum nearly as large', [...without('$188.45'), ['$188.45', 600, 900, 80]]],
  ])('isn’t headed with %s', (_, pieces) => {
    expect(isHeaded(choiceOf(...pieces))).toBe(false);
  });
});

describe('a list headed by the sum, its week and the trips', () => {
  const list = (trips: string, ...more: Pieces): Pieces => [
    ['Ride history', 300, 60, 42],
    ['Nov 2 - Nov 8', 40, 180],
    ['$1,398.96', 640, 185],
    [trips, 40, 225],
    ['Sunday, Nov 8', 40, 320],
    ['$213.85', 680, 320],
    ['Standard', 40, 400],
    ['$14.02', 700, 400],
    ['XL', 40, 480],
    ['$23.13', 700, 480],
    ...more,
  ];

  test('is a driver’s if no passenger makes as many in a week', () => {
    expect(isHeadOfTrips(choiceOf(...list('105 rides')))).toBe(true);
    expect(judge(choiceOf(...list('105 rides')), 0.6).band).toBe('sure');
    expect(isHeadOfTrips(choiceOf(...list('9 rides')))).toBe(false);
    expect(judge(choiceOf(...list('9 rides')), 0.9).band).not.toBe('sure');
  });

  test('but not with another week, or where fleets or shops are spoken of', () => {
    expect(isHeadOfTrips(choiceOf(...list('105 rides', ['Your fleet', 40, 600])))).toBe(false);
    expect(isHeadOfTrips(choiceOf(...list('105 rides', ['Oct 26 - Nov 1', 40, 600])))).toBe(false);
  });
});

describe('a sum in the row of its week', () => {
  const card = (words: string, ...more: Pieces): Pieces => [
    ['Wallet', 40, 60, 60],
    ['Balance', 40, 200],
    ['$196.47', 40, 260, 80],
    [words, 40, 540],
    ['Nov 2 - Nov 8', 40, 600],
    ['$1,573.41', 640, 600],
    ...more,
  ];

  test.each(['Earnings this week', 'Ganancias de la semana'])('is the week’s below “%s”', (words) => {
    expect(isByItsWeek(choiceOf(...card(words)))).toBe(true);
    expect(judge(choiceOf(...card(words)), 0.6).band).toBe('sure');
  });

  test('but an income is any account’s, and of two sums or weeks either may be meant', () => {
    expect(isByItsWeek(choiceOf(...card('Income this week')))).toBe(false);
    expect(isByItsWeek(choiceOf(...card('Earnings this week', ['Shop settings', 40, 800])))).toBe(false);
    expect(isByItsWeek(choiceOf(...card('Earnings this week', ['Your subscribers', 40, 800])))).toBe(false);
    expect(isByItsWeek(choiceOf(...card('Earnings this week', ['Oct 26 - Nov 1', 40, 800])))).toBe(false);
    expect(isByItsWeek(choiceOf(...card('Earnings this week', ['$80.00', 420, 600])))).toBe(false);
  });
});
