/** A name in the parts used on a document or in the form; an account holder's name is undivided, in `whole`. */
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

/**
 * An undivided name must contain a first name and a surname; other words in it may add a surname but not replace one.
 */
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

/** Capitals without accents; initials and particles are dropped, because they don't distinguish people. */
function printedWordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !particles.has(word))
    .map((word) => shortened[word] ?? word);
}
