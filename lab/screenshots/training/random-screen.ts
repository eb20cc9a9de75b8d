import { addDays } from '@volante/contract/fields/dates.ts';
import type { TextLine } from '../../../reader/engine/text-line.ts';
import { Random } from '../../../sandbox/people/random.ts';
import { LAYOUTS, type Piece } from './layouts.ts';
import { blurText, putFrame } from './noise.ts';
import { type Page, say } from './page.ts';
import { plainWords } from './people.ts';
import { drawPiece } from './pieces.ts';
import { chooseMoney, mondayBefore, RANGES } from './values.ts';
import { DRIVER, TOPICS, wordsOfClasses } from './words.ts';

/** A screen as the recognizer would see it, and what it shows. */
interface RandomScreen {
  lines: TextLine[];
  capturedAt: string;
  /** Null if it doesn't show a week's earnings. */
  truth: { week: string; amount: number } | null;
  layout: number;
  /** Index of the topic; -1 for a driver's own screen, `NO_TOPIC` for words of classes. */
  topic: number;
}

const CAPTURED = '2026-11-21';
/** Share of screens whose words come from classes of meaning. */
const BY_CLASSES = 0.5;
/** Share of look-alikes that are given away only by the people in their rows. */
const BY_ROWS = 0.04;
/** Share of screens about several people on which each of them is listed with a sum. */
const LISTED = 0.75;
/** Share of a driver's own screens that list passengers or parts of town with a sum each. */
const NAMING = 0.12;
/** Share of screens whose week line also says what the week is about. */
const LABELLED = 0.15;
/** Share of look-alikes in which people talk about a driver's week. */
const TALKED = 0.03;
const LISTS: Piece[] = ['parts', 'days', 'longDays', 'halves', 'orders', 'gross', 'counts'];
/** The topic of look-alikes whose words come from classes of meaning. */
export const NO_TOPIC = -2;

/** The screen of a seed. `topics` are the look-alikes it may use. */
export function randomScreen(seed: number, topics: number[]): RandomScreen {
  const random = new Random(seed * 7919 + 17);
  const weekly = random.chance(0.55);
  const byClasses = random.chance(BY_CLASSES) ? wordsOfClasses(random, weekly) : null;
  const byRows = !weekly && random.chance(BY_ROWS);
  const talked = !weekly && !byRows && random.chance(TALKED);
  const topic = weekly ? -1 : byClasses || byRows || talked ? NO_TOPIC : random.pick(topics);
  const layout = random.whole(0, LAYOUTS.length - 1);
  const tongue = random.pick(['es', 'en'] as const);
  const pesos = random.chance(0.8) === (tongue === 'es');
  const start = mondayBefore(addDays(CAPTURED, -random.whole(7, 290)));
  const end = addDays(start, random.chance(0.25) ? 7 : 6);
  const dark = random.chance(0.35);
  const sum = pesos ? random.between(500, 14_000) : random.between(90, 2900);
  const money = chooseMoney(random, pesos);
  const words = byRows
    ? random.chance(0.5)
      ? plainWords(random, tongue)
      : DRIVER[tongue]
    : (byClasses ?? (weekly || talked ? DRIVER[tongue] : TOPICS[topic]![tongue]));
  const inApp = byRows
    ? random.chance(0.6)
    : (byClasses?.inApp ?? (weekly || talked || (TOPICS[topic]!.inApp && random.chance(0.7))));
  const ofSeveral = byRows || (byClasses ? byClasses.ofSeveral : topic >= 0 && TOPICS[topic]!.ofSeveral);
  const page: Page = {
    random,
    tongue,
    words,
    topics,
    weekly,
    inApp,
    width: random.pick([360, 375, 390, 412, 430]),
    centred: random.chance(0.35),
    y: random.whole(2, 14),
    font: random.between(13, 17),
    gap: random.between(5, 22),
    background: dark ? [18, 20, 24] : [252, 252, 253],
    card: dark
      ? random.pick([
          [38, 42, 49],
          [28, 30, 34],
        ] as const)
      : random.pick([
          [233, 237, 241],
          [252, 252, 253],
          [190, 225, 210],
        ] as const),
    money,
    start,
    range: random.pick(RANGES[tongue])(start, end),
    total: random.chance(0.04) ? 0 : money.whole ? Math.trunc(sum) : Math.round(sum * 100) / 100,
    invented: random.chance(weekly ? 0.4 : 0.6) ? 0 : random.between(0.05, weekly ? 0.65 : 0.45),
    lines: [],
  };
  if (random.chance(LABELLED)) page.range = labelled(page);
  const listed = byRows || (ofSeveral && random.chance(LISTED));
  for (const piece of talked ? (['talk'] as const) : piecesOf(page, LAYOUTS[layout]!, listed)) drawPiece(page, piece);
  putFrame(page);
  return {
    lines: blurText(random, page.lines, page.width),
    capturedAt: CAPTURED,
    truth: weekly ? { week: start, amount: page.total } : null,
    layout,
    topic,
  };
}

function labelled(page: Page): string {
  const { random, words, range } = page;
  const label = say(page, random.pick([words.captions, words.titles, words.rows]));
  return random.chance(0.75) ? `${label}${random.pick([' · ', ': ', ' '])}${range}` : `${range} · ${label}`;
}

// Any layout may end with more cards. A look-alike says somewhere what it is, and rarely has a driver's chart or list of days.
function piecesOf({ random, weekly, inApp }: Page, layout: Piece[], listed: boolean): Piece[] {
  const monthly = !weekly && inApp && random.chance(0.15);
  const kept = layout
    .filter((piece) => inApp || !['bars', 'days', 'switch', 'relative'].includes(piece) || random.chance(0.4))
    .map((piece) => (monthly && piece === 'range' ? 'weeks' : piece));
  const more = (['card', 'sums', 'note', 'weeks', 'prior', 'card', 'tabs'] as const).filter(() => random.chance(0.13));
  const named = weekly || kept.includes('title') || random.chance(0.08);
  const all = [...(named ? [] : (['title'] as const)), ...kept, ...more];
  if (listed) return withRows(random, all, 'parties');
  if (weekly && random.chance(NAMING)) return withRows(random, all, random.chance(0.6) ? 'passengers' : 'places');
  return all;
}

// The rows replace a list in the layout, or come at its end.
function withRows(random: Random, pieces: Piece[], rows: Piece): Piece[] {
  const lists = pieces.flatMap((piece, k) => (LISTS.includes(piece) ? [k] : []));
  return lists.length > 0 ? pieces.with(random.pick(lists), rows) : [...pieces, rows];
}
