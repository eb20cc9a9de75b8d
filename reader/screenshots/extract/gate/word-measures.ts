import { fold } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import type { Choice } from '../choose-earnings.ts';
import { captionsOf, rowsOf } from '../layout.ts';
import { CLASSES, meaningsOf } from '../lexicon/lexicon.ts';
import { findMoney } from '../money.ts';
import { FOREIGN, isForeign, isOwn, OWN } from './classes.ts';

const MOST = 3;
const WORD = /\p{L}{2}/u;

// A courier's "84 trips · 36 h", progress ("12/80"), hours, distances, percentages.
const SHAPES = [
  /^\d{1,3} ?[a-z][a-z -]{2,24} ?[·.,|•-]? ?\d{1,3}([:.]\d+)? ?(h|hr|hrs|horas|hours|min)/,
  /^\d{1,3} ?\/ ?\d{1,3}$/,
  /\d ?(h|hr|hrs|horas?|hours?)\b|\d ?h ?\d/,
  /\d ?(km|kms|mi|miles|kilometros)\b/,
  /\d ?%/,
];

/** What the words of a screen are about, counted by where they stand, each up to `MOST`. */
export function measureWords(choice: Choice): number[] {
  // The week's own line may say what the week is about ("Gastaste · 9 - 15 nov"); the dates themselves are neutral.
  const worded = choice.lines.filter((line) => WORD.test(line.text));
  const said = new Map(worded.map((line) => [line, meaningsOf(line.text)]));
  const lines = zonesOf(choice, worded);
  const zones = lines.map((zone) => zone.flatMap((line) => said.get(line)!));
  const classes = CLASSES.flatMap((_, k) =>
    [lines.slice(0, 2).flat(), lines.slice(2).flat()].map(
      (part) => part.filter((line) => said.get(line)!.some((word) => word & (1 << k))).length,
    ),
  );
  const words = [...said.values()].flat();
  const share = (is: (word: number) => boolean): number => words.filter(is).length / Math.max(1, words.length);
  const classesOf = (mask: number, is: (word: number) => boolean): number =>
    CLASSES.filter((_, k) => mask & (1 << k) && words.some((word) => word & (1 << k) && is(word))).length;
  const texts = choice.lines.map((line) => fold(line.text));
  const shapes = SHAPES.map((shape) => texts.filter((text) => shape.test(text)).length);
  return [
    ...zones.flatMap((zone) => [isOwn, isForeign, isUnknown].map((is) => capped(zone.filter(is).length))),
    ...classes.map(capped),
    share(isUnknown),
    share(isOwn),
    share(isForeign),
    classesOf(OWN, isOwn),
    classesOf(FOREIGN, isForeign),
    ...shapes.map(capped),
  ];
}

// The title, the words at the sum, the labels of other sums, those of counts, and the rest.
function zonesOf({ lines, amount, title }: Choice, worded: TextLine[]): TextLine[][] {
  const head = amount.figure.line;
  // A line with a sum of its own ("your goal is $2,200") is about that sum.
  const ofOther = (line: TextLine): boolean => findMoney(line.text).some(({ marked }) => marked);
  const captions = new Set([head, ...captionsOf(head, lines).filter((line) => !ofOther(line))]);
  const labelled = rowsOf(lines).filter((row) => row.length > 1 && row.some((line) => /\p{L}{3}/u.test(line.text)));
  const hasSum = labelled.map((row) => row.some((line) => line !== head && findMoney(line.text).length > 0));
  const sums = new Set(labelled.filter((_, k) => hasSum[k]).flat());
  const counts = new Set(labelled.filter((_, k) => !hasSum[k]).flat());
  const zoneOf = (line: TextLine): number =>
    line === title ? 0 : captions.has(line) ? 1 : sums.has(line) || ofOther(line) ? 2 : counts.has(line) ? 3 : 4;
  return [0, 1, 2, 3, 4].map((zone) => worded.filter((line) => zoneOf(line) === zone));
}

function isUnknown(word: number): boolean {
  return word === 0;
}

function capped(count: number): number {
  return Math.min(MOST, count);
}
