/** A name as divided on a paper or in the form; the name of an account holder is undivided in `whole`. */
export interface PrintedName {
  first: string;
  last: string;
  whole: string;
}

/**
 * Whether two printed names may be the same person's. Accents, case, order, and a second first name or surname that one of them
 * omits don't make a difference; sharing a single name is not enough.
 */
export function isSamePrintedName(a: PrintedName, b: PrintedName): boolean {
  if (isDivided(a) && isDivided(b)) {
    return (
      oneHolds(printedWordsOf(a.first), printedWordsOf(b.first)) &&
      oneHolds(printedWordsOf(a.last), printedWordsOf(b.last))
    );
  }
  if (isDivided(a)) return mayBe(printedWordsOf(b.whole), a);
  if (isDivided(b)) return mayBe(printedWordsOf(a.whole), b);
  return oneHolds(printedWordsOf(a.whole), printedWordsOf(b.whole), 2);
}

function isDivided({ first, last }: PrintedName): boolean {
  return first !== '' && last !== '';
}

/** An undivided name holds a first name and a surname; what it has besides may only add, never replace, a surname. */
function mayBe(whole: readonly string[], { first, last }: PrintedName): boolean {
  const [firsts, lasts] = [printedWordsOf(first), printedWordsOf(last)];
  if (!firsts.some((word) => whole.includes(word)) || !lasts.some((word) => whole.includes(word))) return false;
  const known = new Set([...firsts, ...lasts]);
  return lasts.every((word) => whole.includes(word)) || whole.every((word) => known.has(word));
}

function oneHolds(a: readonly string[], b: readonly string[], least = 1): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  if (few.length < least) return few.length === many.length && few.every((word, at) => word === many[at]);
  return few.every((word) => many.includes(word));
}

const particles = new Set('DA DAS DE DEL DOS EL LA LAS LOS Y'.split(' '));
const shortened: Record<string, string> = { MA: 'MARIA' };

/** Capitals without accents; initials and particles tell nobody apart. */
function printedWordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !particles.has(word))
    .map((word) => shortened[word] ?? word);
}
