import { fold } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import type { Choice } from '../choose-earnings.ts';
import { middle } from '../layout.ts';
import { CLASSES, meaningsOf } from '../lexicon/lexicon.ts';
import { findMoney } from '../money.ts';

const NAMES = 1 << CLASSES.indexOf('names');
const DRIVEN = ['trips', 'wheel', 'earned', 'parts', 'performance'].reduce(
  (bits, name) => bits | (1 << CLASSES.indexOf(name)),
  0,
);
const MOST = 6;
const MOST_WORDS = 4;
const SAME_SUM = 0.01;
// A place in a ranking, a bullet, a medal.
const RANK = /^[^\p{L}\d]*(\d{1,3}\s*[.)º°#-]?\s+|#\s?\d{1,3}\s+)?[^\p{L}\d]*/u;
const HONORIFIC = /^(don|dona|sr|sra|mr|mrs|ms)\.?$/;
const NUMBERED =
  /^(unidad|unit|auto|carro|coche|car|vehicle|vehiculo|taxi|moto|bike|van|camioneta|placas?|plate|eco|economico|chofer|conductor|driver|operador|operator|repartidor|courier|socio|partner)\W{0,3}\d{1,4}$/;
const PLATE = /(^|[\s·(-])(?=[A-Z\d-]*[A-Z])(?=[A-Z\d-]*\d{2})[A-Z]{2,3}[- ]?\d{2,4}([- ]?[A-Z\d]{1,3})?($|[\s·)])/;
// Names of saints are also names of places.
const PLACE = /^(san|santa|santo|saint|st)\b/;
const INITIALED = /^\p{Lu}\p{Ll}+ \p{Lu}\.?$/u;

/**
 * Measures whether the chosen sum is shared by several people or cars: how many other sums stand beside a person's name, a plate
 * or a numbered car, which share of the chosen sum they make up, and whether they make up all of it; number and share of the sums
 * beside unknown words; and the number of labels that name a person or car.
 */
export function measureParties({ amount, figures, lines }: Choice): number[] {
  const head = amount.figure.line;
  const labels = lines.filter((line) => /\p{L}{2}/u.test(line.text) && findMoney(line.text).length === 0);
  const others = figures.filter((figure) => figure.line !== head && figure.value > 0);
  const said = others.map((figure) => {
    const own = beside(figure.line, labels);
    return { value: figure.value, party: own.some((line) => isParty(line.text)), strange: own.some(isStrange) };
  });
  const parties = said.filter(({ party }) => party);
  const strangers = said.filter(({ party, strange }) => strange && !party);
  const sum = (of: typeof said): number => of.reduce((all, { value }) => all + value, 0);
  const share = (of: typeof said): number => Math.min(2, sum(of) / Math.max(1, amount.value));
  const isAll = parties.length > 1 && Math.abs(sum(parties) - amount.value) < SAME_SUM * amount.value;
  return [
    Math.min(MOST, parties.length),
    share(parties),
    Number(isAll),
    Math.min(MOST, strangers.length),
    share(strangers),
    Math.min(MOST, labels.filter((line) => isParty(line.text)).length),
  ];
}

/**
 * Whether a label names a person ("Don Abel", "2. Edgar T."), a plate or a numbered car, and not something that drivers count.
 */
export function isParty(text: string): boolean {
  const label = text.replace(RANK, '').replace(/[^\p{L}\d.]+$/u, '');
  return [label, ...label.split(/[·•|(),:]| - /)].some((piece) => isOneParty(piece.trim()));
}

function isOneParty(piece: string): boolean {
  if (NUMBERED.test(fold(piece)) || PLATE.test(piece)) return true;
  const words = piece
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > MOST_WORDS || /\d/.test(piece) || !/^\p{Lu}/u.test(piece)) return false;
  if (PLACE.test(fold(piece))) return false;
  const meanings = meaningsOf(piece);
  if (meanings.some((meaning) => meaning & DRIVEN)) return false;
  return (
    INITIALED.test(words.join(' ')) || HONORIFIC.test(fold(words[0]!)) || meanings.some((meaning) => meaning & NAMES)
  );
}

// One or two capitalized words that aren't listed: a name, or a word of an unknown app.
function isStrange({ text }: TextLine): boolean {
  const meanings = meaningsOf(text);
  return (
    /^\P{L}*\p{Lu}/u.test(text) && meanings.length > 0 && meanings.length < 3 && meanings.every((word) => word === 0)
  );
}

// To the left of a sum, or to its right, or right above or below it in a column.
function beside(sum: TextLine, labels: TextLine[]): TextLine[] {
  return labels.filter((label) => {
    const unit = Math.max(sum.height, label.height);
    const down = Math.max(label.top, sum.top) - Math.min(label.bottom, sum.bottom);
    const across = Math.max(label.left, sum.left) - Math.min(label.right, sum.right);
    return across > 0
      ? Math.abs(middle(label) - middle(sum)) < 0.9 * unit
      : down < 0.7 * unit && Math.abs(label.height - sum.height) < 0.5 * unit;
  });
}
