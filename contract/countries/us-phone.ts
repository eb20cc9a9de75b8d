/**
 * `+1` and ten digits, from digits written the American way or, if `international`, with the calling code; null for anything
 * else.
 */
export function americanPhone(digits: string, international: boolean): string | null {
  if (international && !digits.startsWith('1')) return null;
  // Twice when a whole number is pasted behind the form's own `+1`.
  const rest = digits.replace(/^1{1,2}(?=\d{10}$)/, '');
  return shape.test(rest) ? `+1${rest}` : null;
}

// Area and exchange never start with 0 or 1 nor end in 11 (those are services); no area has a 9 in its middle or is 555.
const shape = /^(?!.11|555)[2-9][0-8]\d(?!.11)[2-9]\d{6}$/;
