import { fold } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import { gapBetween, medianHeight, rowsOf } from '../layout.ts';
import { areStacked, isCutOff, withoutEllipsis } from './cut-names.ts';
import { isScreenTitle } from './screen-words.ts';

export interface SeenName {
  text: string;
  confidence: number;
  lines: TextLine[];
  /** The name is incomplete: it ends in three dots, or a line below continues it with something that isn't understood. */
  cut: boolean;
  /** The score of a candidate; from 3 on it is a name even without a rating beside it. */
  score: number;
}

const AMONG_OTHERS = 0.6;
const ALONE = -0.2;
const MOST_LINES = 4;
const PARTICLE = /^(de|del|la|las|los|y|e|da|do|dos|van|von|der|den|di|el|al|bin|san)$/i;
const ARTICLE = /^(la|el|los|las|the|un|una|en|y)$/i;
const NAME_LABEL = /^(nombre|name|nombre completo|full name|nombres?|first name|conductor|driver|titular)\s*:?\s*$/i;
const SURNAME_LABEL = /^(apellidos?|last name|surname|apellido paterno|family name)\s*:?\s*$/i;
const GREETING =
  /^[¡!ij;:]?\s?(hola|hi|hello|hey|bienvenid[oa]|welcome|gracias|thanks|thank you|buen(os|as)\s?(dias|tardes|noches)|good\s?(morning|afternoon|evening))\b[\s,]*/i;

/** The person's name on a profile: a large line of capitalized words not used by any app; two lines are joined. */
export function findName(lines: TextLine[], near: TextLine | null): SeenName | null {
  const labelled = namedByLabel(lines);
  if (labelled) return labelled;
  const seen = namesOn(lines, near);
  const enough = seen.length === 1 ? ALONE : AMONG_OTHERS;
  return seen[0] && seen[0].score >= enough ? seen[0] : null;
}

/** What may be a person's name on a screen, the likeliest first. */
export function namesOn(lines: TextLine[], near: TextLine | null): SeenName[] {
  const typical = medianHeight(lines);
  const tallest = Math.max(...lines.filter((line) => /[a-z]{3}/i.test(line.text)).map((line) => line.height), 1);
  const bottom = Math.max(...lines.map((line) => line.bottom), 1);
  const seen: SeenName[] = [];
  const joined = new Set<TextLine>();
  for (const line of lines) {
    const words = joined.has(line) ? null : nameWords(line);
    if (!words) continue;
    const pieces = wholeName(line, words, lines);
    const all = [...words, ...restOf(pieces)];
    if (all.length < 2 || all.filter((word) => !PARTICLE.test(word)).length > 6 || PARTICLE.test(all[all.length - 1]!))
      continue;
    for (const piece of pieces.slice(1)) joined.add(piece);
    const height = line.height / typical;
    const score =
      Math.min(2.5, 2 * (height - 0.8)) +
      (line.height > 0.85 * tallest ? 0.7 : 0) +
      (line.top < 0.6 * bottom ? 0.5 : -0.5) +
      (near && gapBetween(near, line) < 3 * line.height ? 1 : 0) +
      (all.length >= 2 && all.length <= 4 ? 0.5 : 0);
    seen.push({
      text: tidy(withoutEllipsis(all)),
      confidence: Math.min(...pieces.map((piece) => piece.confidence)),
      lines: pieces,
      cut: isCutOff(pieces, lines),
      score,
    });
  }
  return seen.sort((a, b) => b.score - a.score);
}

// In a narrow column a name is broken into more than two lines of one word each.
function wholeName(first: TextLine, words: string[], lines: TextLine[]): TextLine[] {
  const pieces = [first];
  const counted = (some: string[]): number => some.filter((word) => !PARTICLE.test(word)).length;
  let length = counted(words);
  const goesOn = (): boolean =>
    pieces.length === 1
      ? length <= 4 || PARTICLE.test(words[words.length - 1]!)
      : pieces.length < MOST_LINES && length <= pieces.length;
  while (goesOn()) {
    const next = secondLine(pieces[pieces.length - 1]!, lines);
    if (!next) break;
    pieces.push(next);
    length += counted(restWords(next, pieces[pieces.length - 2]!)!);
  }
  return pieces;
}

function namedByLabel(lines: TextLine[]): SeenName | null {
  const pieceFor = (label: RegExp): TextLine | null => {
    const tag = lines.find((line) => label.test(fold(line.text)));
    if (!tag) return null;
    const row = rowsOf(lines).find((pieces) => pieces.includes(tag)) ?? [];
    const right = row.find((line) => line.left > tag.right && nameWords(line, 'labelled'));
    const below = lines.find(
      (line) =>
        line.top > tag.top + 0.4 * tag.height &&
        line.top - tag.bottom < 1.2 * tag.height &&
        Math.abs(line.left - tag.left) < 2 * tag.height,
    );
    return right ?? (below && nameWords(below, 'labelled') ? below : null);
  };
  const first = pieceFor(NAME_LABEL);
  if (!first) return null;
  const last = pieceFor(SURNAME_LABEL);
  const given = nameWords(first, 'labelled')!;
  const pieces = last ? [first, last] : wholeName(first, given, lines);
  const rest = last ? nameWords(last, 'labelled')! : restOf(pieces);
  const words = [...given, ...rest];
  if (words.length < 2) return null;
  return {
    text: tidy(withoutEllipsis(words)),
    confidence: Math.min(...pieces.map((line) => line.confidence)),
    lines: pieces,
    cut: last ? [first, last].some((piece) => isCutOff([piece], lines)) : isCutOff(pieces, lines),
    score: 3.5,
  };
}

// The second line of a long name: same size, right below, with the same left edge, right edge or center.
function secondLine(first: TextLine, lines: TextLine[]): TextLine | null {
  return (
    lines.find(
      (line) =>
        areStacked(first, line, 0.2) &&
        isShouted(line) === isShouted(first) &&
        !SURNAME_LABEL.test(fold(line.text)) &&
        (awaitsMore(first) || !ARTICLE.test(line.text.split(' ')[0]!)) &&
        restWords(line, first),
    ) ?? null
  );
}

function awaitsMore({ text }: TextLine): boolean {
  return PARTICLE.test(text.trim().split(' ').at(-1)!);
}

function restOf(pieces: TextLine[]): string[] {
  return pieces.slice(1).flatMap((piece, k) => restWords(piece, pieces[k]!)!);
}

// After "Del" even "Río" is part of a name, although elsewhere it is a car.
function restWords(line: TextLine, before: TextLine): string[] | null {
  return nameWords(line, awaitsMore(before) ? 'awaited' : 'rest');
}

// "rest" is the continuation of a name on the next line: it may begin with a particle ("de la Cruz").
function nameWords(line: TextLine, part: 'alone' | 'labelled' | 'rest' | 'awaited' = 'alone'): string[] | null {
  const spaced = lettersForDigits(spaceOut(line)).replace(GREETING, '');
  const text = raiseInitials(spaced.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '').replace(/\s*[,>›✓√]\s*$/u, ''));
  if (!/^[\p{Script=Latin}.'’\-\s]+$/u.test(text)) return null;
  const words = text.split(/\s+/).filter(Boolean);
  const continues = part === 'rest' || part === 'awaited';
  const capital = /^\p{Lu}[\p{L}.'’-]*$/u;
  const capitals = text.split(/\s+/).filter((word) => capital.test(word)).length;
  const mayBeCapital = (word: string): boolean =>
    SAME_SHAPE.test(word) && (word[0] === 'z' || capitals > 1 || (continues && words.length === 1));
  if (
    words.length === 0 ||
    words.filter((word) => !PARTICLE.test(word)).length > 6 ||
    !words.every((word) => capital.test(word) || PARTICLE.test(word) || mayBeCapital(word))
  )
    return null;
  if (continues ? words.length === 1 && PARTICLE.test(words[0]!) : !capital.test(words[0]!) || ARTICLE.test(words[0]!))
    return null;
  const initial = continues && /^\p{Lu}\.$/u.test(text);
  if (!initial && words.every((word) => word.replace(/\W/g, '').length < 2)) return null;
  if (words.some((word) => word.length > 16)) return null;
  return (part === 'alone' || part === 'rest') && isScreenTitle(words) ? null : words;
}

/** Begins with a letter whose upper and lower case look alike, so the recognizer confuses them. */
const SAME_SHAPE = /^[zscovwxu][a-z\u00c0-\u024f]{3,}$/;

/** Whether it is written in capitals. A small label in capitals ("OPERADOR") above a name isn't part of it. */
function isShouted(line: TextLine): boolean {
  const capitals = line.text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > 1 && capitals > 2 * (line.text.match(/\p{Ll}/gu)?.length ?? 0);
}

/**
 * I and Í at the start of a word are read as i and l, Í also as an f that no word begins with; initials are read as lower case.
 */
function raiseInitials(text: string): string {
  return text
    .replace(/(?<![\p{L}'’.])(i|l(?=[^aeiouáéíóúh'’\s])|f(?=[bcdghjkmnpqstvxz]))(?=\p{Ll})/gu, 'I')
    .replace(/(?<=\p{Ll}\s)([zscovwxu]$|\p{Ll}\.(?=\s|$))/gu, (letter) => letter.toUpperCase());
}

/** The recognizer drops spaces: a wide gap, or a capital after a small letter or a point, begins a new word. */
function spaceOut(line: TextLine): string {
  const { text, at } = line;
  const steps = at.slice(1).map((place, k) => place - at[k]!);
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  const shouting = isShouted(line);
  let out = '';
  for (let k = 0; k < text.length; k++) {
    const [before, letter] = [text[k - 1] ?? ' ', text[k]!];
    const far = k > 0 && steps.length === text.length - 1 && steps[k - 1]! > 2.3 * usual;
    const joined =
      !shouting &&
      /\p{Ll}/u.test(before) &&
      /\p{Lu}/u.test(letter) &&
      !(/(^|\s)Mc$/.test(out) || (/\s/.test(text) && /(^|\s)(Mac|Le|Di|Du|Fitz)$/.test(out)));
    const abbreviated = before === '.' && /^\p{Lu}(\p{Ll}|\p{Lu}{2})/u.test(text.slice(k));
    if ((far || joined || abbreviated) && /[\p{L}.]/u.test(before) && /\p{Lu}/u.test(letter)) out += ' ';
    out += letter;
  }
  return out;
}

/** Capitalizes lower-case letters that must be capitals. */
function tidy(words: string[]): string {
  return words.map((word) => (SAME_SHAPE.test(word) ? word[0]!.toUpperCase() + word.slice(1) : word)).join(' ');
}

/** Replaces digits read instead of letters: 0 before lower-case letters is O, inside a word 0 is o and 6 is ó. */
function lettersForDigits(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])0(?=\p{Ll}{2})/gu, 'O')
    .replace(/(?<=\p{Ll})0(?=\p{Ll})/gu, 'o')
    .replace(/(?<=\p{Ll})6(?=\p{Ll})/gu, 'ó');
}
