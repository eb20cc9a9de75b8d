import type { Disagreement } from '@volante/contract/earnings/calls.ts';
import type { Box, ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';

type Seen = Pick<ScreenshotReading, 'amount' | 'labels' | 'person' | 'frame'>;

const FEWEST = 3;
const FEWEST_LABELS = 4;
const ALIKE = 0.4;
const UNLIKE = 0.2;
const TIMES_MEDIAN = 3;
/** In widths of the picture. */
const SAME_PLACE = 0.015;
const SAME_RATIO = 0.01;

type Rule = (reading: Seen, others: readonly Seen[], profileName: string | null) => boolean;

/**
 * How a picture of earnings differs from the others of its platform, or from the profile; null if it doesn't. One driver's pictures come
 * from one app on one phone.
 */
export function differenceOf(
  reading: Seen,
  others: readonly Seen[],
  profileName: string | null,
): Exclude<Disagreement, 'other_total'> | null {
  return order.find((name) => rules[name](reading, others, profileName)) ?? null;
}

const rules: Record<Exclude<Disagreement, 'other_total'>, Rule> = {
  other_person: ({ person = null }, _, profileName) => isAnotherPerson(person, profileName),
  far_above: isFarAbove,
  other_app: isUnlike,
  other_phone: isOtherPhone,
};

const order = Object.keys(rules) as Exclude<Disagreement, 'other_total'>[];

function isFarAbove({ amount }: Seen, others: readonly Seen[]): boolean {
  const sums = others.flatMap((other) => other.amount?.value ?? []).sort((a, b) => a - b);
  const median = sums[sums.length >> 1] ?? 0;
  return sums.length >= FEWEST && median > 0 && amount !== null && amount.value > TIMES_MEDIAN * median;
}

// A picture of other proportions was cropped, or is from another phone: then it has to be more alike.
function isUnlike({ labels = [], frame }: Seen, others: readonly Seen[]): boolean {
  const known = others.flatMap((other) => (other.labels && other.labels.length >= FEWEST_LABELS ? [other.labels] : []));
  if (known.length < FEWEST || labels.length < FEWEST_LABELS) return false;
  const alike = known.every((item) => known.some((other) => other !== item && shared(item, other) >= ALIKE));
  const ratios = others.flatMap((other) => other.frame?.ratio ?? []);
  const [ratio] = ratios;
  const same = (other: number) => ratio !== undefined && Math.abs(other / ratio - 1) < SAME_RATIO;
  const otherSize = frame !== undefined && ratios.length >= FEWEST && ratios.every(same) && !same(frame.ratio);
  return alike && known.every((other) => shared(labels, other) < (otherSize ? ALIKE : UNLIKE));
}

function shared(a: number[], b: number[]): number {
  return a.filter((label) => b.includes(label)).length / Math.min(a.length, b.length);
}

type Clock = NonNullable<NonNullable<Seen['frame']>['clock']>;

/** Its clock is in another place than that of at least three others, which have it in one place. */
function isOtherPhone({ frame }: Seen, others: readonly Seen[]): boolean {
  const clocks = others.flatMap((other) => (other.frame?.clock ? [other.frame.clock] : []));
  const own = frame?.clock;
  if (!own || clocks.length < FEWEST) return false;
  return clocks.every((clock) => inOnePlace(clock, clocks[0]!)) && !clocks.some((clock) => inOnePlace(clock, own));
}

// "9:41" and "10:41" begin at one place or have one middle.
function inOnePlace([left, right, middle]: Clock, [otherLeft, otherRight, otherMiddle]: Clock): boolean {
  const begin = Math.abs(left - otherLeft) < SAME_PLACE;
  const centred = Math.abs(left + right - otherLeft - otherRight) < 2 * SAME_PLACE;
  return Math.abs(middle - otherMiddle) < SAME_PLACE && (begin || centred);
}

function isAnotherPerson(person: string | null, profileName: string | null): boolean {
  if (person === null || profileName === null) return false;
  const own = longWordsOf(profileName);
  return !longWordsOf(person).some((word) => own.includes(word));
}

function longWordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z]+/).filter((word) => word.length > 2);
}

/** A picture with the week that it is of: as its driver said, or as read. */
export interface WeekPicture {
  mediaId: string;
  week: string | null;
  amount: number | null;
  /** Where its amount is. */
  box: Box | null;
  /** It was sent so soon after its week that the platform may have changed the total since. */
  early: boolean;
  stated: NonNullable<ScreenshotReading['stated']>;
}

/** Where a picture states the total of another one's week. */
export interface Statement {
  /** The picture of that week, and the one that states its total. */
  about: string;
  by: string;
  agrees: boolean;
  says: number;
  box: Box;
}

/** Every total that one of these pictures of a platform states about the week of another, if both are of the wanted weeks. */
export function statementsAmong(pictures: readonly WeekPicture[], wanted: readonly string[]): Statement[] {
  const present = pictures.filter(({ week }) => week === null || wanted.includes(week));
  return present.flatMap((by) =>
    by.stated.flatMap(({ week, amount: says, exact, box }) =>
      present
        .filter((about) => about !== by && about.week === week && about.amount !== null && !about.early)
        .map((about) => ({
          about: about.mediaId,
          by: by.mediaId,
          agrees: Math.abs(about.amount! - says) < (exact ? HALF_CENT : ROUNDED),
          says,
          box,
        })),
    ),
  );
}

const HALF_CENT = 0.005;
/** Apps that leave out the cents round, or cut them off. */
const ROUNDED = 1;

/**
 * The pictures that have to be asked about, since others say otherwise. `standing`: those that fill a week, or would but for such a question.
 * An open picture that says otherwise lowers only itself.
 *
 * For a picture speak the others that state the total of its week, and against it those that it disagrees with, whichever of the two
 * states the total. The one with the fewest for it, less those against it, is asked about; it then counts no more, neither for nor against
 * others, and so on until nobody disagrees. So one that stands alone against several is asked about alone, and one that a third
 * confirms stays. Of equals those that nobody confirms are asked about; if there are none, all of them. So both pictures of a mere pair are, and
 * so are both sides if each is confirmed by as many: two forged pictures that confirm each other don't win over two honest ones, nor lose.
 */
export function disputedAmong(statements: readonly Statement[], standing: ReadonlySet<string>): Set<string> {
  const counts = ({ about, by }: Statement) => standing.has(about) && standing.has(by);
  const disputed = new Set(statements.filter(({ agrees }) => !agrees).flatMap(({ about, by }) => [about, by]));
  for (const mediaId of standing) disputed.delete(mediaId);
  let left = statements.filter(counts);
  for (;;) {
    const worst = worstAmong(left);
    if (worst.length === 0) return disputed;
    for (const mediaId of worst) disputed.add(mediaId);
    left = left.filter(({ about, by }) => !disputed.has(about) && !disputed.has(by));
  }
}

function worstAmong(statements: readonly Statement[]): string[] {
  const disagreements = statements.filter(({ agrees }) => !agrees);
  const involved = [...new Set(disagreements.flatMap(({ about, by }) => [about, by]))].map((mediaId) => {
    const own = disagreements.filter(({ about, by }) => about === mediaId || by === mediaId);
    const against = new Set(own.map(({ about, by }) => (about === mediaId ? by : about)));
    const speaking = statements.filter(({ about, by, agrees }) => agrees && about === mediaId && !against.has(by));
    const confirmed = new Set(speaking.map(({ by }) => by)).size;
    return { mediaId, confirmed, rank: confirmed - against.size };
  });
  const lowest = Math.min(...involved.map(({ rank }) => rank));
  const equals = involved.filter(({ rank }) => rank === lowest);
  const unconfirmed = equals.filter(({ confirmed }) => confirmed === 0);
  return (unconfirmed.length > 0 ? unconfirmed : equals).map(({ mediaId }) => mediaId);
}
