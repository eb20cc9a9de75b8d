import { foulWords } from './curp.ts';

// Source: Instructivo Normativo para la asignación de la CURP (DOF 2021-10-18), rules of the first four letters.
const particles = new Set('DA DAS DE DEL DER DI DIE DD EL LA LAS LE LES LOS MAC MC VAN VON Y'.split(' '));
const passedOver = new Set(['MARIA', 'MA', 'M', 'JOSE', 'J']);

/**
 * True if a CURP cannot begin with these names, however the last names are divided or ordered. Names that contain anything but
 * letters are not judged.
 */
export function contradictsNames(curp: string, firstName: string, lastName: string): boolean {
  const [given, family] = [curpWordsOf(firstName), curpWordsOf(lastName)];
  if (!given?.length || !family?.length) return false;
  const possible = family.flatMap((first, i) =>
    ['X', ...family.filter((_, j) => j !== i)].flatMap((second) => given.map((name) => lettersOf(first, second, name))),
  );
  return !possible.includes(curp.slice(0, 4));
}

/** The first four letters, if two last names and the first name allow only one result; otherwise null. */
export function curpLetters(firstName: string, lastName: string): string | null {
  const [given, family] = [curpWordsOf(firstName), curpWordsOf(lastName)];
  const [first, second, ...more] = family ?? [];
  if (!given?.[0] || !first || !second || more.length > 0) return null;
  if (!given[1] || !passedOver.has(given[0])) return lettersOf(first, second, given[0]);
  return passedOver.has(given[1]) ? null : lettersOf(first, second, given[1]);
}

/**
 * The first ten characters of an RFC, derived from the CURP; null where the two rules differ: an X may stand for Ñ, a missing
 * vowel, a missing last name or an offensive word, and a last name of one or two letters is treated differently.
 */
export function rfcHeadOf(curp: string, lastName: string): string | null {
  const [first] = curpWordsOf(lastName) ?? [];
  return curp.slice(0, 4).includes('X') || (first && first.length <= 2) ? null : curp.slice(0, 10);
}

/** Capitals without accents and particles; null for a name with other signs. Ñ counts as X. */
function curpWordsOf(name: string): string[] | null {
  const plain = name
    .toUpperCase()
    .normalize('NFC')
    .replaceAll('Ñ', 'X')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
  const words = plain.split(/\s+/).map((word) => word.replace(/^(MA|M|J)\.$/, '$1'));
  if (words.some((word) => /[^A-Z]/.test(word))) return null;
  return words.filter((word) => word !== '' && !particles.has(word));
}

function lettersOf(first: string, second: string, given: string): string {
  const letters =
    first.charAt(0) + (/^.[^AEIOU]*([AEIOU])/.exec(first)?.[1] ?? 'X') + second.charAt(0) + given.charAt(0);
  return foulWords.has(letters) ? `${letters.charAt(0)}X${letters.slice(2)}` : letters;
}
