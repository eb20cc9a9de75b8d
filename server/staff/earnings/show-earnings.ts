import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { isContradiction, isProfileContradiction } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { maySameNameBe } from '@volante/contract/earnings/same-name.ts';
import type { Evidence, StaffEarnings } from '@volante/contract/staff/earnings.ts';
import type { Why, WhyCode } from '@volante/contract/staff/queue-row.ts';
import {
  differenceOf,
  type Statement,
  statementsAmong,
  type WeekPicture,
} from '../../earnings/screenshots/judge-together.ts';
import { weekPictureOf } from '../../earnings/screenshots/settle-together.ts';
import { sumUp } from '../../earnings/sums.ts';
import { isUnusual } from '../queue/judge-waiting.ts';
import { showMoment } from '../show-media.ts';
import type { PlatformFacts, WeekFacts } from './earnings-store.ts';

type Shown = StaffEarnings['platforms'][number];

/** One platform: its twelve weeks with what is unusual about each, and its sums before and after the review. */
export function showPlatform(
  { platform, profile, profileDoubt, accounts, weeks, pictures }: PlatformFacts,
  wanted: readonly string[],
  { country, name }: { country: CountryCode; name: string },
): Shown {
  const { currency, profileOnly } = countries[country];
  const asked = weeks.filter((week) => wanted.includes(week.week));
  const otherName = Boolean(profile?.fullName && name && !maySameNameBe(profile.fullName, name));
  const shown = pictures.map(weekPictureOf);
  const statements = statementsAmong(shown, wanted);
  const rows = wanted.map((week): Shown['rows'][number] => {
    const found = asked.find((weekFacts) => weekFacts.week === week);
    const evidence = evidenceOf(found?.mediaId ?? null, statements, shown);
    if (!found) return empty(week);
    return {
      week,
      amount: found.amount,
      counted: countedOf(found),
      origin: found.origin,
      readAmount: found.readAmount,
      confidence: found.confidence,
      mediaId: found.mediaId,
      channel: found.channel,
      boxes: found.boxes,
      marks: [
        ...marksOf(found, asked),
        ...besideOthers(found, pictures, evidence, profile?.fullName ?? null),
        ...namesOf(found, platform, otherName),
        ...(isProfileContradiction(profileDoubt) ? [why(profileDoubt)] : []),
        ...found.edited.map(({ mark }) => why(mark)),
      ],
      evidence,
      edited: found.edited,
      review: found.review && { ...found.review, at: showMoment(found.review.at) },
    };
  });
  const counted = asked.flatMap((weekFacts) => {
    const amount = countedOf(weekFacts);
    return amount === null ? [] : { week: weekFacts.week, amount };
  });
  const typed = asked.some(
    (weekFacts) =>
      weekFacts.played || weekFacts.origin === 'correction' || weekFacts.origin === 'typed_from_screenshot',
  );
  return {
    platform,
    currency,
    verified: asked.length > 0 && !typed && !profileOnly.includes(platform),
    profile,
    accounts,
    rows,
    sums: { asSent: sumUp(asked), asReviewed: sumUp(counted), weeksCounted: counted.length },
  };
}

function countedOf({ amount, review }: WeekFacts): number | null {
  if (review?.decision === 'refused') return null;
  return review?.amount ?? amount;
}

function marksOf(week: WeekFacts, all: WeekFacts[]): Why[] {
  const amounts = all.map((weekFacts) => weekFacts.amount);
  const equal = week.amount > 0 && amounts.filter((amount) => amount === week.amount).length > 1;
  return [
    ...(week.amount > 0 && isUnusual(week.amount, amounts) ? [why('far_from_median')] : []),
    ...(week.origin === 'correction' || week.origin === 'typed_from_screenshot' ? [why('typed')] : []),
    ...(equal ? [why('equal_figures')] : []),
    ...(isContradiction(week.doubt) ? [why(week.doubt)] : []),
  ];
}

/** What two pictures say about this week's total, or about that of a week which this one's picture states. */
function evidenceOf(
  mediaId: string | null,
  statements: readonly Statement[],
  pictures: readonly WeekPicture[],
): Evidence[] {
  const concerned = statements.filter(({ about, by }) => mediaId !== null && (about === mediaId || by === mediaId));
  return concerned.map(({ about, by, agrees, says, box }) => {
    const { week, amount, ...own } = pictures.find((picture) => picture.mediaId === about)!;
    return {
      of: week!,
      agrees,
      own: { mediaId: own.mediaId, amount: amount!, box: own.box },
      other: { mediaId: by, amount: says, box },
    };
  });
}

function besideOthers(
  { mediaId }: WeekFacts,
  pictures: PlatformFacts['pictures'],
  evidence: readonly Evidence[],
  profileName: string | null,
): Why[] {
  const own = pictures.find((picture) => picture.mediaId === mediaId);
  const others = pictures.flatMap((picture) => (picture !== own && picture.filled ? [picture.reading] : []));
  const difference = own ? differenceOf(own.reading, others, profileName) : null;
  return [
    ...(evidence.some(({ agrees }) => !agrees) ? [why('other_total')] : []),
    ...(difference ? [why(difference)] : []),
  ];
}

// "other" covers every app without a reader of its own.
function namesOf({ platformSeen: seen }: WeekFacts, platform: Platform, otherName: boolean): Why[] {
  const elsewhere = platform !== 'other' && seen !== null && seen !== platform;
  return [
    ...(otherName ? [why('other_name')] : []),
    ...(elsewhere ? [{ code: 'other_platform' as const, params: { platform: seen } }] : []),
  ];
}

function empty(week: string): Shown['rows'][number] {
  const nothing = { amount: null, counted: null, origin: null, readAmount: null, confidence: null, mediaId: null };
  return {
    week,
    ...nothing,
    channel: null,
    boxes: { week: null, amount: null },
    marks: [],
    evidence: [],
    edited: [],
    review: null,
  };
}

function why(code: WhyCode): Why {
  return { code, params: {} };
}
