import type { TextLine } from '../../../engine/text-line.ts';

/** Begins with a letter whose upper and lower case look alike, so the recognizer confuses them. */
export const SAME_SHAPE = /^[zscovwxu][a-z\u00c0-\u024f]{3,}$/;

/** Whether it is written in capitals. A small label in capitals ("OPERADOR") above a name isn't part of it. */
export function isShouted(line: TextLine): boolean {
  const capitals = line.text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > 1 && capitals > 2 * (line.text.match(/\p{Ll}/gu)?.length ?? 0);
}

/**
 * I and Í at the start of a word are read as i and l, Í also as an f that no word begins with; initials are read as lower case.
 */
export function raiseInitials(text: string): string {
  return text
    .replace(/(?<![\p{L}'’.])(i|l(?=[^aeiouáéíóúh'’\s])|f(?=[bcdghjkmnpqstvxz]))(?=\p{Ll})/gu, 'I')
    .replace(/(?<=\p{Ll}\s)([zscovwxu]$|\p{Ll}\.(?=\s|$))/gu, (letter) => letter.toUpperCase());
}

/** The recognizer drops spaces: a wide gap, or a capital after a small letter or a point, begins a new word. */
export function spaceOut(line: TextLine): string {
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
export function tidy(words: string[]): string {
  return words.map((word) => (SAME_SHAPE.test(word) ? word[0]!.toUpperCase() + word.slice(1) : word)).join(' ');
}

/** Replaces digits read instead of letters: 0 before lower-case letters is O, inside a word 0 is o and 6 is ó. */
export function lettersForDigits(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])0(?=\p{Ll}{2})/gu, 'O')
    .replace(/(?<=\p{Ll})0(?=\p{Ll})/gu, 'o')
    .replace(/(?<=\p{Ll})6(?=\p{Ll})/gu, 'ó');
}
