/** Letters without accents and capitals, words between single blanks; `ñ` is an `n`. */
export function foldWords(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return folded === '' ? [] : folded.split(' ');
}

/** The words as they are searched: each between blanks, so that a whole word can be asked for. */
export function searchedWords(text: string): string {
  const words = foldWords(text);
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

/** The digits of a phone that decide: the last ten. */
export function phoneEnd(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10);
}
