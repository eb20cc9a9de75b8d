/** Lower case without diacritics, with plain dashes and quotes. Every pattern here expects this form. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2010-\u2015\u2212\u4e00\u30fc\uff0d~\u301c\u2500]/g, '-')
    .replace(/[\u2018\u2019\u00b4`\u02bc]/g, "'")
    .replace(/[\u3001\uff0c]/g, ',')
    .toLowerCase()
    .replace(/\u03b1/g, 'a')
    .replace(/\u03bf/g, 'o');
}

/** Folded and without white space, since the recognizer often drops spaces; a zero inside a word becomes an o. */
export function squeeze(text: string): string {
  return fold(text)
    .replace(/\s+/g, '')
    .replace(/(?<=[a-z])0(?![\d.,])/g, 'o');
}

/** Number of single-letter edits between two words; a transposition counts as two. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
