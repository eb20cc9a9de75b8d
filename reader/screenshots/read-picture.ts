import { countries } from '@volante/contract/countries/index.ts';
import { isTall } from '@volante/contract/media/several-screens.ts';
import { boxOf, reachesEdge, turnedBack } from '../engine/box-of.ts';
import { sideSeen } from '../engine/detect.ts';
import { squeeze } from '../engine/fold.ts';
import { loadModels, type Models, type Runtime } from '../engine/models.ts';
import { decodePicture, type Picture, turnPicture } from '../engine/picture.ts';
import { SpanishLetters } from '../engine/spanish-letters.ts';
import { readLines, type TextLine } from '../engine/text-line.ts';
import { editingMarks } from './editing/editing-marks.ts';
import { labelsOf } from './extract/labels.ts';
import { medianHeight } from './extract/layout.ts';
import { isPassengerApp } from './extract/passenger-app.ts';
import { findName, type SeenName } from './extract/profile/names.ts';
import { betterReading, type EarningsSeen, proposeEarnings } from './extract/read-earnings.ts';
import { frameOf } from './extract/screen-frame.ts';
import { languageOf } from './extract/screen-language.ts';
import { isSettled, statedWeeks } from './extract/stated-weeks.ts';
import { beginsWithMinus } from './lost-minus.ts';
import type { Read, Screenshot, ScreenshotReading } from './ocr.ts';
import { hashPicture } from './picture-hash.ts';
import type { ProfileFound } from './readers/platform-reader.ts';
import { isElsewhere, READERS, seePlatform } from './readers/readers.ts';
import { isWholeSum } from './whole-sum.ts';

/** Sizes used for detection, in a picture's first, second and third reading. */
export const PLAIN = 736;
export const FINE = 1024;
const FINEST = 1600;
/** The further readings, each with the size of the one before it. */
const LOOKS = [
  [PLAIN, FINE],
  [FINE, FINEST],
] as const;
const NAMED_CLEARLY = 2.5;

/** The engines of one process, shared by all its readers. */
export interface Engines {
  models: Models;
  letters: SpanishLetters;
}

export async function loadEngines(options: { threads: number; runtime?: Runtime }): Promise<Engines> {
  return { models: await loadModels(options), letters: new SpanishLetters() };
}

/** Warms the models up with a blank picture, and returns the reader. */
export async function loadPictureReader({ models, letters }: Engines) {
  await readLines(models, { width: 352, height: 736, rgb: new Uint8Array(352 * 736 * 3) }, PLAIN);
  models.takeModelMs();
  return (screenshot: Screenshot): Promise<ScreenshotReading> => readPicture(models, letters, screenshot);
}

async function readPicture(
  models: Models,
  letters: SpanishLetters,
  screenshot: Screenshot,
): Promise<ScreenshotReading> {
  const begun = performance.now();
  models.takeModelMs();
  letters.takeMs();
  const first = await lookUpright(models, await decodePicture(screenshot.image));
  const { picture, turn } = first;
  let lines = first.lines;
  let seen = extract(picture, lines, screenshot);
  for (const [before, side] of first.cut ? [] : LOOKS) {
    const doubtful = needsConfirming(first, lines, before);
    if (!doubtful && (seen.band === 'sure' || side === FINEST || !isWorth(picture, turn, lines))) break;
    const { lines: fine } = await readLines(models, picture, side);
    const next = extract(picture, fine, screenshot);
    const better = seen.band === 'sure' ? confirmed(seen, next) : chooseReading(seen, next);
    if (better !== seen) lines = fine;
    seen = better;
  }
  if ('lines' in seen && seen.amount && seen.lines.amount.some((line) => isBelowZero(picture, line)))
    seen = { ...seen, band: 'ask', reason: 'negative_week', amount: { ...seen.amount, value: 0 } };
  if (seen.band === 'sure' && isCut(seen, picture))
    seen = { ...seen, band: 'ask', reason: 'lines' in seen ? 'other_screen' : 'cut_name' };
  const { name, rating, weekStart, amount, currency } = { ...NOTHING, ...seen };
  const found = seen.band !== 'none';
  const fullName = name && (await letters.spell(picture, name));
  // What stands beside the page may name other apps.
  const platformSeen = seePlatform(('column' in seen && seen.column) || lines);
  const language = languageOf(lines);
  // An uncertain screen may merely mention another app.
  const elsewhere =
    isElsewhere(screenshot.platform, platformSeen) &&
    (seen.band === 'sure' || (found && screenshot.uploadType === 'profile'));
  return {
    kind: found ? screenshot.uploadType : 'none',
    band: elsewhere ? 'none' : seen.band,
    reason: elsewhere ? 'other_platform' : seen.reason,
    platformSeen,
    fullName: name && { value: fullName!, confidence: name.confidence },
    rating: rating && { value: rating.value, confidence: rating.confidence },
    weekStart,
    amount,
    currency: amount ? (currency ?? countries[screenshot.country].currency) : null,
    boxes: boxesOn(picture, turn, seen),
    ...(language && { language }),
    ...(!found && screenshot.uploadType === 'earnings' && { proposed: proposeEarnings(lines, screenshot.capturedAt) }),
    ...(!found && isPassengerApp(lines) && { passenger: true }),
    ...(screenshot.uploadType === 'earnings' && {
      frame: frameOf(lines, picture),
      ...(found && { labels: labelsOf(lines), ...personOn(lines) }),
      ...('lines' in seen && found && editingMarks(picture, turn, lines, seen)),
      ...statedOn(picture, turn, lines, seen, screenshot.capturedAt),
    }),
    pictureHash: await hashPicture(picture, lines, fieldsOf({ name, rating, weekStart, amount })),
    ms: performance.now() - begun,
    modelMs: models.takeModelMs() + letters.takeMs(),
  };
}

interface FirstLook {
  /** As it is read. */
  picture: Picture;
  /** The degrees by which it was turned clockwise. */
  turn: number;
  lines: TextLine[];
  cut: boolean;
}

/** The first look at a picture. If it is hardly legible, the phone may lie on its side in a photo, or upside down. */
async function lookUpright(models: Models, whole: Picture): Promise<FirstLook> {
  const { onSide, garbled, ...plain } = await readLines(models, whole, PLAIN);
  const looks: FirstLook[] = [{ picture: whole, turn: 0, ...plain }];
  for (const turn of turnsToTry(whole, { lines: plain.lines, onSide, garbled })) {
    const picture = await turnPicture(whole, turn);
    looks.push({ picture, turn, ...(await readLines(models, picture, PLAIN)) });
  }
  return looks.reduce((best, look) => (legible(look.lines) > legible(best.lines) ? look : best));
}

type Plain = Omit<Awaited<ReturnType<typeof readLines>>, 'cut'>;

/** By how many degrees a picture is turned for another look: text that isn't level, next to none, or letters that make no sense. */
export function turnsToTry(picture: Picture, { lines, onSide, garbled }: Plain): number[] {
  const isBlank = lines.length < FEWEST && isLarge(picture);
  if (onSide) return [90, 270];
  return [...(garbled ? [180] : []), ...(isBlank ? [90, 270] : [])];
}

/** How many letters were read, each as certain as it was. */
function legible(lines: TextLine[]): number {
  return lines.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
}

// A picture that is cropped or scrolled sideways shows half a name, or a sum without its first digits.
function isCut(seen: Found, picture: Picture): boolean {
  return reachesEdge('lines' in seen ? seen.lines.amount : (seen.name?.lines ?? []), picture);
}

// Where the line begins with the sum, not with words.
function isBelowZero(picture: Picture, line: TextLine): boolean {
  return /^[^\p{L}\d]*(mxn?|usd?)?\s?\$?\s?\d/iu.test(line.text) && beginsWithMinus(picture, line);
}

function boxesOn(picture: Picture, turn: number, seen: Found): NonNullable<ScreenshotReading['boxes']> {
  const { week, amount, name, rating } =
    'lines' in seen
      ? { ...seen.lines, name: [], rating: [] }
      : { week: [], amount: [], name: seen.name?.lines ?? [], rating: seen.rating ? [seen.rating.line] : [] };
  const boxes = Object.entries({ week, amount, name, rating }).flatMap(([field, lines]) => {
    const box = boxOf(lines, picture);
    return box ? [[field, turnedBack(box, turn)] as const] : [];
  });
  return Object.fromEntries(boxes);
}

function personOn(lines: TextLine[]): { person?: string } {
  const name = findName(lines, null);
  return name && name.score >= NAMED_CLEARLY ? { person: name.text } : {};
}

/** A screen of several weeks states all of them; one that wasn't understood, none. */
function statedOn(
  picture: Picture,
  turn: number,
  lines: TextLine[],
  seen: Found,
  capturedAt: string,
): Pick<ScreenshotReading, 'stated' | 'early'> {
  if (!('lines' in seen) || (seen.band === 'none' && seen.reason !== 'several_weeks')) return {};
  const { weekStart, amount, lines: own } = seen;
  const start = weekStart && amount && { start: weekStart.value, amount: amount.value, lines: own.amount };
  const stated = statedWeeks(lines, capturedAt, start).flatMap(({ lines: from, ...week }) => {
    const box = boxOf(from, picture);
    return box ? [{ ...week, box: turnedBack(box, turn) }] : [];
  });
  return {
    ...(stated.length > 0 && { stated: stated.slice(0, MOST_STATED) }),
    ...(weekStart && !isSettled(weekStart.value, capturedAt) && { early: true as const }),
  };
}

const MOST_STATED = 60;

type Found = ProfileFound | EarningsSeen;

const NOTHING = { name: null, rating: null, weekStart: null, amount: null, currency: null };

function extract(
  picture: Picture,
  lines: TextLine[],
  { platform, uploadType, capturedAt, country }: Screenshot,
): Found {
  const reader = READERS[platform];
  if (uploadType === 'profile') return reader.profile(lines, capturedAt);
  const isWhole = (line: TextLine): boolean => isWholeSum(picture, line);
  return reader.earnings(lines, { capturedAt, country: countries[country], isWhole });
}

function chooseReading(first: Found, second: Found): Found {
  if ('amount' in first && 'amount' in second) return betterReading(first, second);
  return first.band === 'none' || second.band === 'sure' ? second : first;
}

interface Fields {
  name: SeenName | null;
  rating: Read<number> | null;
  weekStart: Read<string> | null;
  amount: Read<number> | null;
}

// Names without accents and spaces, since these may be read differently in two copies of one picture.
function fieldsOf({ name, rating, weekStart, amount }: Fields): string {
  const fields = [name && squeeze(name.text), rating?.value, weekStart?.value, amount?.value];
  return fields.every((field) => field === undefined || field === null) ? '' : fields.join(' ');
}

// Small letters are lost when a large picture is shrunk for detection. A nearly blank one has none to lose, and a tall one isn't shrunk.
export function worthASecondLook(picture: Picture, lines: TextLine[]): boolean {
  return lines.length >= FEWEST && isLarge(picture) && !isTall(picture);
}

/** Of a turned picture, even a few lines are worth it: letters on their side are small. */
function isWorth(picture: Picture, turn: number, lines: TextLine[]): boolean {
  return turn === 0 ? worthASecondLook(picture, lines) : lines.length > 0;
}

/** A screen with fewer lines is nearly blank. */
const FEWEST = 4;

function isLarge(picture: Picture): boolean {
  return sideSeen(picture) > PLAIN * 1.2;
}

/** Height of a line, in pixels of the detection, below which pieces of it are lost; lines of a plain screenshot have twice as much. */
const SMALL = 16;

/** Whether the letters were small for a detection of this size: a phone in a photo of a desk, or in a window. */
export function isSmall(picture: Picture, lines: TextLine[], side: number): boolean {
  const longest = sideSeen(picture);
  return lines.length > 0 && longest > side * 1.2 && (medianHeight(lines) * side) / longest < SMALL;
}

/** Whether even a sure reading is looked at again, at more than this size. What lies on its side is seen less well, so it is always seen twice. */
export function needsConfirming(
  { picture, turn }: Pick<FirstLook, 'picture' | 'turn'>,
  lines: TextLine[],
  side: number,
): boolean {
  return isSmall(picture, lines, side) || (turn !== 0 && side === PLAIN);
}

/** What was sure in letters too small to be certain: a half of a range is a date as well. It stays so only if a finer look sees the same. */
export function confirmed(first: Found, finer: Found): Found {
  const isSame = finer.band === 'sure' && fieldsOf({ ...NOTHING, ...first }) === fieldsOf({ ...NOTHING, ...finer });
  const asked = finer.band === 'none' ? first : finer;
  return isSame ? finer : { ...asked, band: 'ask', reason: asked.reason ?? 'other_screen' };
}
