/** The words of a text in lower case without accents, so `ñ` is an `n`. */
export function foldWords(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return folded === '' ? [] : folded.split(' ');
}

/** The words as they are stored for searching: each between spaces, so that whole words can be matched. */
export function searchedWords(text: string): string {
  const words = foldWords(text);
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

/** The digits by which phones are compared: the last ten. */
export function phoneEnd(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10);
}
