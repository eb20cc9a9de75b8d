import { expect, test } from 'vitest';
import { wantedWeeks } from '../../earnings/weeks.ts';
import { addDays } from '../../fields/dates.ts';
import type { FoundDeposit } from './affordability.ts';
import {
  type DeclaredWeek,
  paymentShareOf,
  payoutDays,
  type ReadStatement,
  takesTooMuch,
  uncoveredOf,
  workOut,
} from './work-out.ts';

const weeks = wantedWeeks('2026-11-18');
const declared = (at: number, sentMinor: number, more: Partial<DeclaredWeek> = {}): DeclaredWeek => ({
  ...{ week: weeks[at]!, sentMinor, countedMinor: sentMinor, onWord: false, mediaId: `media-${at}`, ...more },
});
const deposit = (at: number, day: number, amountMinor: number, more: Partial<FoundDeposit> = {}): FoundDeposit => ({
  ...{ date: addDays(weeks[at]!, day), amountMinor, currency: 'MXN', platform: 'uber', page: 2 },
  ...{ type: 'bank_statement_month_1', mediaId: 'statement', box: [0.1, 0.2 + at / 100, 0.5, 0.02], ...more },
});
const file = { type: 'bank_statement_month_1', mediaId: 'statement', bank: 'BBVA' } as const;
const statement = (deposits: FoundDeposit[], days: ReadStatement['days'] = null): ReadStatement => ({
  ...{ ...file, days, deposits },
});
const work = (uber: DeclaredWeek[], statements: ReadStatement[] = [], didi: DeclaredWeek[] = []) =>
  workOut({
    ...{ currency: 'MXN' as const, weeks, statements },
    platforms: [
      { platform: 'uber', weeks: uber },
      ...(didi.length > 0 ? [{ platform: 'didi' as const, weeks: didi }] : []),
    ],
  });
const stateOf = (of: ReturnType<typeof work>, at = 0) =>
  of.platforms[0]?.weeks.find(({ week }) => week === weeks[at])?.deposits?.state;

test('a refused week counts nothing, and a corrected one what was corrected', () => {
  const of = work([
    declared(0, 400_000),
    declared(1, 300_000, { countedMinor: null }),
    declared(2, 300_000, { countedMinor: 250_000 }),
  ]);
  expect(of).toMatchObject({ netMinor: 650_000, refusedMinor: 300_000 });
  expect(of.weeks[1]).toEqual({ week: weeks[1], countedMinor: 0, refusedMinor: 300_000 });
  expect(of.platforms[0]).toMatchObject({ weeksCounted: 2, weeksRefused: 1, countedMinor: 650_000 });
});

test('the median is of all twelve weeks, of all platforms together; empty weeks are 0', () => {
  const seven = Array.from({ length: 7 }, (_, at) => declared(at, 100_000 * (at + 1)));
  // 0 0 0 0 0 100 | 200 300 … 700
  expect(work(seven).medianMinor).toBe(150_000);
  expect(work(seven.slice(0, 5)).medianMinor).toBe(0);
  const both = work([declared(0, 100_000)], [], [declared(0, 50_000)]);
  expect(both.weeks[0]?.countedMinor).toBe(150_000);
  expect(both.platforms.map(({ share }) => share)).toEqual([0.667, 0.333]);
});

test('volatility and trend say how much weeks differ, and whether they grow', () => {
  const even = Array.from({ length: 12 }, (_, at) => declared(at, 300_000));
  expect(work(even)).toMatchObject({ volatility: 0, trendMinor: 0, medianMinor: 300_000 });
  // The newest week is the largest.
  const growing = Array.from({ length: 12 }, (_, at) => declared(at, 300_000 - at * 10_000));
  expect(work(growing).trendMinor).toBe(10_000);
  expect(work(growing.map((week, at) => ({ ...week, week: weeks[11 - at]! }))).trendMinor).toBe(-10_000);
  expect(work([declared(0, 1_200_000)]).volatility).toBeCloseTo(3.317, 3);
  expect(work([])).toMatchObject({ volatility: null, trendMinor: 0, medianMinor: 0, onWordShare: null });
});

test('the share on the driver’s word is of what counts', () => {
  const word = { onWord: true, mediaId: null };
  expect(work([declared(0, 300_000), declared(1, 100_000, word)]).onWordShare).toBe(0.25);
  expect(work([declared(0, 300_000), declared(1, 100_000, { ...word, countedMinor: null })]).onWordShare).toBe(0);
});

test('deposits from Thursday to the Wednesday after belong to a week, and each to one week only', () => {
  const uber = [declared(0, 100_000), declared(1, 100_000)];
  const of = work(uber, [statement([deposit(0, 3, 50_000), deposit(0, 9, 40_000), deposit(0, 2, 90_000)])]);
  expect([stateOf(of, 0), stateOf(of, 1)]).toEqual(['match', 'match']);
  expect(of.platforms[0]?.weeks.map(({ deposits }) => deposits?.foundMinor)).toEqual([90_000, 90_000]);
});

test('deposits match from nine tenths on, partly below; of another platform or currency they are none', () => {
  const uberWeeks = [declared(0, 100_000)];
  expect(stateOf(work(uberWeeks, [statement([deposit(0, 7, 90_000)])]))).toBe('match');
  expect(stateOf(work(uberWeeks, [statement([deposit(0, 7, 89_999)])]))).toBe('partly');
  for (const other of [{ platform: 'didi' as const }, { currency: 'USD' as const }])
    expect(stateOf(work(uberWeeks, [statement([deposit(0, 7, 100_000, other)])]))).toBe('not_covered');
  // The same file, given as two months.
  const twice = work(uberWeeks, [statement([deposit(0, 7, 50_000)]), statement([deposit(0, 7, 50_000)])]);
  expect(twice.platforms[0]?.weeks[0]?.deposits).toMatchObject({ state: 'partly', foundMinor: 50_000 });
});

test('a week is missing only if all its days are on statements that were read', () => {
  const uberWeeks = [declared(0, 100_000)];
  const [from, to] = [addDays(weeks[0]!, 3), addDays(weeks[0]!, 9)];
  expect(stateOf(work(uberWeeks, [statement([], { from, to })]))).toBe('missing');
  expect(stateOf(work(uberWeeks, [statement([], { from, to: addDays(to, -1) })]))).toBe('not_covered');
  const two = [statement([], { from, to: addDays(from, 2) }), statement([], { from: addDays(from, 3), to })];
  expect(stateOf(work(uberWeeks, two))).toBe('missing');
  expect(stateOf(work([declared(0, 0)], two))).toBeUndefined();
});

test('it says which statements were looked through, and which days they cover', () => {
  const days = { from: weeks[0]!, to: addDays(weeks[0]!, 6) };
  const of = work([declared(0, 100_000)], [statement([deposit(0, 4, 50_000)], days), statement([])]);
  expect(of.statements).toEqual([
    { ...file, days },
    { ...file, days: null },
  ]);
  expect(uncoveredOf(payoutDays(weeks[0]!), of.statements!)).toEqual([7, 8, 9].map((day) => addDays(weeks[0]!, day)));
});

test('a payment takes too much above the limit, and of nothing always', () => {
  const of = { medianMinor: 800_000 };
  expect(paymentShareOf(of, 280_000, 35)).toEqual({ weeklyPaymentMinor: 280_000, percent: 35, most: 35 });
  expect(takesTooMuch(paymentShareOf(of, 280_000, 35))).toBe(false);
  expect(takesTooMuch(paymentShareOf(of, 281_000, 35))).toBe(true);
  expect(takesTooMuch(paymentShareOf({ medianMinor: 0 }, 1, 35))).toBe(true);
});
