const particles = new Set('DA DAS DE DEL DOS EL LA LAS LOS Y'.split(' '));

/**
 * Whether the name in a driver app may be the applicant's. Apps omit second names, change the order and abbreviate, and screenshots
 * are read without some accents. True if there is nothing to compare.
 */
export function maySameNameBe(shown: string, given: string): boolean {
  const [words, known] = [wordsOf(shown), wordsOf(given)];
  const free = [...known];
  let same = 0;
  for (const word of words) {
    const i = free.findIndex((other) => isSameWord(word, other));
    if (i < 0) continue;
    free.splice(i, 1);
    same++;
  }
  // A first name alone fits many people, but if only one name is shown, there is nothing else to compare.
  return same >= Math.min(2, words.length, known.length);
}

function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 1 || short.length >= 3) if (long.startsWith(short)) return true;
  return a === b || (short.length >= 5 && differsByOne(short, long));
}

/** One letter added, missing or different: typical mistakes of reading a picture. */
function differsByOne(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let i = 0;
  while (i < short.length && short[i] === long[i]) i++;
  return short.slice(short.length === long.length ? i + 1 : i) === long.slice(i + 1);
}

/** Capital letters without accents and dots; particles don't count. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !particles.has(word));
}
