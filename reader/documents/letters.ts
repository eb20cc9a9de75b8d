const asDigit: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  L: '1',
  '|': '1',
  Z: '2',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
};
const asLetter: Record<string, string> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '8': 'B',
  '×': 'X',
};

/**
 * Forces each character into the class its place requires (A: letter, 9: digit, anything else: unchanged), using the recognizer's
 * look-alikes. Null if a character has none, or if the length differs.
 */
export function fitMask(text: string, mask: string): string | null {
  if (text.length !== mask.length) return null;
  let fitted = '';
  for (const [k, letter] of [...text].entries()) {
    const wanted = mask[k];
    const fits =
      wanted === 'A'
        ? /[A-Z<]/.test(letter)
          ? letter
          : asLetter[letter]
        : wanted === '9'
          ? /\d/.test(letter)
            ? letter
            : asDigit[letter]
          : letter;
    if (fits === undefined) return null;
    fitted += fits;
  }
  return fitted;
}

/** Capitals without accents, spaces and signs; Ñ stays. */
export function bare(text: string): string {
  return text
    .normalize('NFC')
    .toUpperCase()
    .replace(/Ñ/g, '\ue000')
    .normalize('NFD')
    .replace(/[^A-Z0-9\ue000]/g, '')
    .replace(/\ue000/g, 'Ñ');
}

/** Like `bare`, but with N for Ñ and one character for all letters and digits that look alike, to compare two readings. */
export function lookalike(text: string): string {
  return bare(text)
    .replace(/Ñ/g, 'N')
    .replace(/[0QD]/g, 'O')
    .replace(/[1L]/g, 'I')
    .replace(/5/g, 'S')
    .replace(/8/g, 'B')
    .replace(/2/g, 'Z')
    .replace(/6/g, 'G');
}

/** Whether 18 digits have a CLABE's check digit (weights 3, 7, 1). */
export function isClabe(digits: string): boolean {
  const sum = [...digits.slice(0, 17)].reduce(
    (total, digit, k) => total + ((Number(digit) * [3, 7, 1][k % 3]!) % 10),
    0,
  );
  return digits.length === 18 && (10 - (sum % 10)) % 10 === Number(digits[17]);
}
