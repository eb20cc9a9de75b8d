import type { Currency } from '../../country.ts';
import type { Platform } from '../../earnings/platforms.ts';
import { addDays } from '../../fields/dates.ts';
import type { Affordability, FoundDeposit, LookedThrough, PaymentShare, PlatformWeek } from './affordability.ts';

/** One declared week of a platform. */
export interface DeclaredWeek {
  week: string;
  sentMinor: number;
  /** Null if the review refused it. */
  countedMinor: number | null;
  onWord: boolean;
  mediaId: string | null;
}

/** A bank statement that was read. */
export interface ReadStatement extends LookedThrough {
  deposits: readonly FoundDeposit[];
}

interface Facts {
  currency: Currency;
  /** The Mondays of the twelve weeks, newest first. */
  weeks: readonly string[];
  platforms: readonly { platform: Platform; weeks: readonly DeclaredWeek[] }[];
  statements: readonly ReadStatement[];
}

/** From this share of a declared week on, its deposits match it: fees and cents differ. */
const MATCH = 0.9;

/** What the earnings bear. A pure function of what is stored, without any weight or score. */
export function workOut({ currency, weeks, platforms, statements }: Facts): Affordability {
  const shown = platforms.map(({ platform, weeks: declared }) => {
    const own = weeks.flatMap((week) => {
      const found = declared.find((item) => item.week === week);
      return found ? [showWeek(platform, found, currency, statements)] : [];
    });
    return { platform, own };
  });
  const all = shown.flatMap(({ own }) => own);
  const totals = weeks.map((week) => {
    const of = all.filter((item) => item.week === week);
    return { week, countedMinor: sum(of.map((item) => item.countedMinor)), refusedMinor: refusedOf(of) };
  });
  const counted = totals.map(({ countedMinor }) => countedMinor);
  const net = sum(counted);
  return {
    currency,
    weeks: totals,
    netMinor: net,
    refusedMinor: refusedOf(all),
    medianMinor: medianOf(counted),
    volatility: net > 0 ? Math.round((spreadOf(counted) / (net / counted.length)) * 1000) / 1000 : null,
    trendMinor: trendOf(counted),
    onWordShare: shareOf(onWordOf(all), net),
    platforms: shown.map(({ platform, own }) => {
      const total = sum(own.map(({ countedMinor }) => countedMinor));
      return {
        platform,
        countedMinor: total,
        medianMinor: medianOf(weeks.map((week) => own.find((item) => item.week === week)?.countedMinor ?? 0)),
        weeksCounted: own.filter(({ refused }) => !refused).length,
        weeksRefused: own.filter(({ refused }) => refused).length,
        share: shareOf(total, net),
        onWordMinor: onWordOf(own),
        weeks: own,
      };
    }),
    statements: statements.map(({ type, mediaId, bank, days }) => ({ type, mediaId, bank, days })),
  };
}

/** A weekly payment against a usual week. */
export function paymentShareOf(
  { medianMinor }: Pick<Affordability, 'medianMinor'>,
  weeklyPaymentMinor: number,
  most: number,
): PaymentShare {
  const percent = medianMinor > 0 ? Math.round((weeklyPaymentMinor / medianMinor) * 1000) / 10 : null;
  return { weeklyPaymentMinor, percent, most };
}

/** Whether a payment takes more than it should; from nothing, any payment does. */
export function takesTooMuch({ percent, most }: PaymentShare): boolean {
  return percent === null || percent > most;
}

function showWeek(
  platform: Platform,
  { week, sentMinor, countedMinor, onWord, mediaId }: DeclaredWeek,
  currency: Currency,
  statements: readonly ReadStatement[],
): PlatformWeek {
  const counts = countedMinor ?? 0;
  return {
    ...{ platform, week, sentMinor, countedMinor: counts, refused: countedMinor === null, onWord, mediaId },
    deposits: counts > 0 ? depositsOf(platform, week, counts, currency, statements) : null,
  };
}

/**
 * The days whose deposits are a week's. Platforms pay a week out until the middle of the next one, or at once when the driver asks: so they
 * are those from its Thursday to the Wednesday after it, and each deposit belongs to one week.
 */
export function payoutDays(week: string): string[] {
  return Array.from({ length: 7 }, (_, at) => addDays(week, at + 3));
}

/** Those of the days that no statement covers. */
export function uncoveredOf(days: readonly string[], statements: readonly Pick<LookedThrough, 'days'>[]): string[] {
  return days.filter((day) => !statements.some(({ days: on }) => on !== null && on.from <= day && day <= on.to));
}

function depositsOf(
  platform: Platform,
  week: string,
  countedMinor: number,
  currency: Currency,
  statements: readonly ReadStatement[],
): NonNullable<PlatformWeek['deposits']> {
  const days = payoutDays(week);
  // One month may have been handed in twice.
  const found = [
    ...new Map(
      statements
        .flatMap(({ deposits }) => deposits)
        .filter((item) => item.platform === platform && item.currency === currency && days.includes(item.date))
        .map((item) => [
          JSON.stringify([item.mediaId, item.page, item.date, item.amountMinor, item.box ?? null]),
          item,
        ]),
    ).values(),
  ];
  const foundMinor = sum(found.map(({ amountMinor }) => amountMinor));
  const isCovered = uncoveredOf(days, statements).length === 0;
  const state =
    foundMinor >= countedMinor * MATCH ? 'match' : foundMinor > 0 ? 'partly' : isCovered ? 'missing' : 'not_covered';
  return { state, foundMinor, found };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const refusedOf = (weeks: readonly PlatformWeek[]) =>
  sum(weeks.filter(({ refused }) => refused).map(({ sentMinor }) => sentMinor));
const onWordOf = (weeks: readonly PlatformWeek[]) =>
  sum(weeks.filter(({ onWord }) => onWord).map(({ countedMinor }) => countedMinor));
const shareOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 1000 : null);

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return Math.round(((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2);
}

/** The standard deviation. */
function spreadOf(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length);
}

/** The slope per week, of values that begin with the newest. */
function trendOf(newestFirst: readonly number[]): number {
  const meanX = (newestFirst.length - 1) / 2;
  const meanY = sum(newestFirst) / newestFirst.length;
  const points = [...newestFirst].reverse().map((y, x) => ({ x: x - meanX, y: y - meanY }));
  const spread = sum(points.map(({ x }) => x * x));
  return spread > 0 ? Math.round(sum(points.map(({ x, y }) => x * y)) / spread) + 0 : 0;
}
