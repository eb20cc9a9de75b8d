import { addDays } from '@volante/contract/fields/dates.ts';
import type { ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { describe, expect, test } from 'vitest';
import { differenceOf, disputedAmong, statementsAmong, type WeekPicture } from './judge-together.ts';

type Seen = Parameters<typeof differenceOf>[0];
const picture = (amount: number, more: Partial<Seen> = {}): Seen => ({
  amount: { value: amount, confidence: 1 },
  labels: [1, 2, 3, 4, 5],
  ...more,
});
const earlier = [picture(4000), picture(3600), picture(4400, { labels: [1, 2, 3, 4, 9] })];

describe('far_above', () => {
  test('a sum above three times the median of three earlier weeks', () => {
    expect(differenceOf(picture(12_000), earlier, null)).toBeNull();
    expect(differenceOf(picture(12_001), earlier, null)).toBe('far_above');
    expect(differenceOf(picture(99_999), earlier.slice(1), null), 'two say nothing yet').toBeNull();
  });
});

describe('other_app', () => {
  const other = picture(4100, { labels: [21, 22, 23, 24, 25] });

  test('labels that differ from those of three similar pictures', () => {
    expect(differenceOf(other, earlier, null)).toBe('other_app');
    expect(differenceOf(picture(4100), earlier, null)).toBeNull();
    const mixed = [earlier[0]!, picture(3900, { labels: [31, 32, 33, 34] }), picture(41, { labels: [41, 42, 43, 44] })];
    expect(differenceOf(picture(41, { labels: other.labels! }), mixed, null), 'no app to be unlike').toBeNull();
  });

  test('a picture of other proportions has to be more alike', () => {
    const framed = earlier.map((seen) => ({ ...seen, frame: { ratio: 2.2 } }));
    const less = { labels: [1, 22, 23, 24] };
    expect(differenceOf(picture(4000, { ...less, frame: { ratio: 2.2 } }), framed, null)).toBeNull();
    expect(differenceOf(picture(4000, { ...less, frame: { ratio: 1.7 } }), framed, null)).toBe('other_app');
    expect(differenceOf(picture(4000, { frame: { ratio: 1.7 } }), framed, null), 'a cropped picture').toBeNull();
  });
});

describe('other_person', () => {
  test('a name other than the profile’s, but not a part of the same name', () => {
    expect(differenceOf(picture(4000, { person: 'Beto Luna' }), [], 'Rosa Delgado Pérez')).toBe('other_person');
    expect(differenceOf(picture(4000, { person: 'Rosa D.' }), [], 'Rosa Delgado Pérez')).toBeNull();
    expect(differenceOf(picture(4000, { person: 'Beto Luna' }), [], null)).toBeNull();
  });
});

describe('other_phone', () => {
  const at = (left: number, width = 0.08, middle = 0.04): Partial<Seen> => ({
    frame: { ratio: 2.2, clock: [left, left + width, middle] },
  });
  const others = [picture(4000, at(0.06)), picture(3600, at(0.06, 0.1)), picture(4400, at(0.061))];

  test('a clock in another place than on three pictures of one phone', () => {
    expect(differenceOf(picture(4000, at(0.45)), others, null)).toBe('other_phone');
    expect(differenceOf(picture(4000, at(0.06, 0.08, 0.07)), others, null)).toBe('other_phone');
    expect(differenceOf(picture(4000, at(0.45)), others.slice(1), null), 'two say nothing yet').toBeNull();
  });

  test('a clock that begins at the same place, or is centred there, is the same phone’s', () => {
    expect(differenceOf(picture(4000, at(0.06, 0.13)), others, null)).toBeNull();
    const centred = [picture(4000, at(0.46)), picture(3600, at(0.45, 0.1)), picture(4400, at(0.46))];
    expect(differenceOf(picture(4000, at(0.44, 0.12)), centred, null)).toBeNull();
  });

  test('pictures without a clock, or of several phones, say nothing', () => {
    expect(differenceOf(picture(4000, { frame: { ratio: 2.2 } }), others, null)).toBeNull();
    expect(differenceOf(picture(4000, at(0.45)), [...others, picture(4000, at(0.7))], null)).toBeNull();
  });
});

const box: [number, number, number, number] = [0.1, 0.7, 0.8, 0.05];
const weekPicture = (
  mediaId: string,
  week: string | null,
  amount: number | null,
  ...stated: (readonly [string, number, boolean?])[]
) =>
  ({
    mediaId,
    week,
    amount,
    box: null,
    early: false,
    stated: stated.map(([of, says, exact = true]) => ({ week: of, amount: says, exact, box })),
  }) satisfies WeekPicture;

describe('totals that pictures state of each other', () => {
  const [first, second] = ['2026-11-02', '2026-11-09'] as const;
  const among = (...pictures: WeekPicture[]) => statementsAmong(pictures, [first, second]);

  test('the same sum agrees to the cent, another one doesn’t', () => {
    const of = (says: number) =>
      among(weekPicture('a', first, 4100.05), weekPicture('b', second, 4512.3, [first, says]));
    expect(of(4100.05)).toEqual([{ about: 'a', by: 'b', agrees: true, says: 4100.05, box }]);
    expect(of(4100.06)).toEqual([{ about: 'a', by: 'b', agrees: false, says: 4100.06, box }]);
  });

  test('a sum without cents agrees with one that rounds to it, up or down', () => {
    const of = (says: number) =>
      among(weekPicture('a', first, 4100.55), weekPicture('b', second, 1, [first, says, false]))[0]?.agrees;
    expect([4099, 4100, 4101, 4102].map(of)).toEqual([false, true, true, false]);
  });

  test('a picture without week or amount is spoken of by nobody, and none speaks of itself', () => {
    expect(among(weekPicture('a', null, 4100), weekPicture('b', second, 1, [first, 4100]))).toEqual([]);
    expect(among(weekPicture('a', first, null), weekPicture('b', second, 1, [first, 4100]))).toEqual([]);
    expect(among(weekPicture('a', first, 4100, [first, 4200]))).toEqual([]);
  });

  test('a picture that was sent before its total was settled is spoken of by nobody', () => {
    const early = { ...weekPicture('a', first, 4100), early: true };
    expect(among(early, weekPicture('b', second, 1, [first, 4200]))).toEqual([]);
  });

  test('pictures of earlier windows say nothing and are spoken of by nobody', () => {
    const pictures = [weekPicture('a', first, 4100), weekPicture('b', second, 1, [first, 4200])];
    expect(statementsAmong(pictures, [first])).toEqual([]);
    expect(statementsAmong(pictures, [second])).toEqual([]);
    expect(statementsAmong(pictures, [first, second])).toHaveLength(1);
  });

  test('whatever the order, pictures that repeat true totals agree, and a changed total is contradicted alone', () => {
    for (let driver = 0; driver < 200; driver++) {
      const random = randomFrom(driver);
      const cents = Array.from({ length: 3 + random(10) }, () => 1000 + random(900_000));
      const weeks = cents.map((_, at) => addDays('2026-08-31', 7 * at));
      const pictures = weeks.map((week, at) =>
        weekPicture(
          `${at}`,
          week,
          cents[at]! / 100,
          ...(at > 0 ? [[weeks[at - 1]!, cents[at - 1]! / 100] as const] : []),
        ),
      );
      const turn = random(cents.length);
      const turned = [...pictures.slice(turn), ...pictures.slice(0, turn)];
      const said = statementsAmong(turned, weeks);
      expect(said).toHaveLength(cents.length - 1);
      expect(said.every(({ agrees }) => agrees)).toBe(true);
      const changed = (cents[1]! + 1 + random(100_000)) / 100;
      const edited = turned.map((picture) => (picture.mediaId === '1' ? { ...picture, amount: changed } : picture));
      const against = statementsAmong(edited, weeks).filter(({ agrees }) => !agrees);
      expect(against.map(({ about, by }) => [about, by])).toEqual([['1', '2']]);
    }
  });
});

describe('which pictures are asked about', () => {
  /** "b>a": the picture b states the total of a's week; "b!a": another total. */
  const disputed = (said: string, open = '') => {
    const statements = said.split(' ').map(([by = '', sign, about = '']) => {
      return { about, by, agrees: sign === '>', says: 1, box };
    });
    const standing = new Set([...said.replace(/[^a-z]/g, '')].filter((letter) => !open.includes(letter)));
    return [...disputedAmong(statements, standing)].sort().join('');
  };
  const eleven = [...'bcdefghijkl'];

  test('both of a mere pair, and none of those that agree', () => {
    expect(disputed('b!a')).toBe('ab');
    expect(disputed('b!a d!c')).toBe('abcd');
    expect(disputed('b>a c>b')).toBe('');
  });

  test('one that eleven others contradict, alone', () => {
    expect(disputed(eleven.map((picture) => `${picture}!a`).join(' '))).toBe('a');
  });

  test('one that states other totals of eleven others, alone, even if another confirms its own week', () => {
    const overview = eleven.map((picture) => `a!${picture}`).join(' ');
    expect(disputed(overview)).toBe('a');
    expect(disputed(`${overview} b>a`), 'one of those that it contradicts').toBe('a');
    const chain = eleven.slice(1).map((picture, at) => `${picture}>${eleven[at]}`);
    expect(disputed(`${overview} ${chain.join(' ')}`)).toBe('a');
    expect(disputed('a!b a!c a!d z>a')).toBe('a');
  });

  test('one wrong picture of twelve that each state the week before, alone if a third confirms the one that contradicts it', () => {
    expect(disputed('c!b d>c e>d'), 'its own total is wrong').toBe('b');
    expect(disputed('c!b d>c e>d b!a'), 'and so is what it states').toBe('b');
    expect(disputed('l!k k>j j>i'), 'nobody confirms the newest').toBe('kl');
  });

  test('a third picture has to confirm it, not the other one of the pair', () => {
    expect(disputed('b!a a>b')).toBe('ab');
  });

  test('both sides if each is confirmed by as many', () => {
    expect(disputed('b>a d>c c!a'), 'two that confirm each other win nothing').toBe('ac');
    expect(disputed('b>a a>b d>c c>d c!a c!b d!a d!b')).toBe('abcd');
    expect(disputed('b>a a>b c!a c!b d!a d!b e!a e!b c>d d>e e>c'), 'the many agree').toBe('ab');
  });

  test('of those that nothing else tells apart, the unconfirmed ones', () => {
    expect(disputed('x!a x!b c>x')).toBe('ab');
  });

  test('what a picture that is asked about says of others counts no more', () => {
    expect(disputed('b!a c!a d!a y!z a!y')).toBe('ayz');
    expect(disputed('b!a c!a d!a a>p q!p')).toBe('apq');
  });

  test('an open picture lowers only itself and confirms nobody', () => {
    expect(disputed('o!a', 'o')).toBe('o');
    expect(disputed('a!o', 'o')).toBe('o');
    expect(disputed('b!a o>a', 'o')).toBe('ab');
  });
});

/** Whole numbers below a bound; the same ones for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

test('a reading of an earlier version, without what others state, is compared as ever', () => {
  const old: Pick<ScreenshotReading, 'amount'> = { amount: { value: 4000, confidence: 1 } };
  expect(differenceOf(old, earlier, null)).toBeNull();
});
